// A motion: a thing that is sent from one target to the next, whatever still moves.

/// A value that is sent to one target after the other, and what is seen of it at any time.
///
/// An additive retarget leaves what moves alone and adds the way between its target and the one
/// before, eased from 0 to 1: what UIKit does since iOS 8. From y₀ to y₁ at t₀ and on to y₂ at t₁
/// that is
///
///     y(t) = y₂ + (y₀ - y₁) (1 - p(t - t₀)) + (y₁ - y₂) (1 - p(t - t₁))
///
/// One that replaces starts from the value presented at its moment, and with a spring from its
/// velocity if asked to. Each retarget lasts its own time; once the last of those that overlap has
/// ended, the value is exactly the last target.
///
///     var height = Motion(0.0)
///     height.retarget(Retarget(at: 0, to: 336, timing: try MediaTiming(curve: .keyboard(.system))))
///     height.value(at: 0.25)   // 316.5248844…
///     height.value(at: 0.5)    // 336
///
/// A retarget counts from its time on, and has ended from its time plus the length of its timing on.
/// Each of these two borders is computed once; a time that falls short of one by no more than the
/// rounding of a sum, 4 units in the last place, counts as the border itself.
///
/// Adding a retarget in order of time takes constant time, and a value what still moves: those that
/// have ended are passed over, however many there are.
public struct Motion<Value: Interpolatable>: Hashable, Sendable {
  /// A retarget with what is the same whenever it is looked at; its timing stands in a list.
  @usableFromInline
  struct Piece: Hashable, Sendable {
    /// From when on it counts.
    @usableFromInline let time: Double
    /// When it has ended.
    @usableFromInline let end: Double
    /// When all has ended that shows with it: it, and what it was put on top of.
    @usableFromInline let rest: Double
    /// The first piece that shows with it: the last one that replaced those before it, else 0.
    @usableFromInline let first: Int
    /// The nearest piece before it that ends later; less than `first` where none does.
    @usableFromInline let longer: Int
    /// Which of the timings it has.
    @usableFromInline let timing: Int
    @usableFromInline let carriesVelocity: Bool
    /// Where it goes.
    @usableFromInline let target: Value
    /// The way there: from the target of the one before, or from what it replaced.
    @usableFromInline let way: Value
    /// What was seen at its start, where it replaces.
    @usableFromInline let origin: Value?
    /// How fast that was, where a spring takes it over.
    @usableFromInline let velocity: Value?

    @inlinable
    init(
      _ change: Retarget<Value>, timing: Int, rest: Double, first: Int, longer: Int, way: Value,
      origin: Value? = nil, velocity: Value? = nil
    ) {
      (time, end, self.rest) = (change.time, change.end, rest)
      (self.first, self.longer, self.timing) = (first, longer, timing)
      (carriesVelocity, target, self.way) = (change.carriesVelocity, change.value, way)
      (self.origin, self.velocity) = (origin, velocity)
    }

    /// How long ago it started, at a time from which on it counts.
    @inlinable
    func elapsed(at now: Double) -> Double { max(now - time, 0) }
  }

  /// In order of time.
  @usableFromInline var pieces: [Piece]
  /// The timings of the pieces, where some in a row have the same one once.
  @usableFromInline var timings: [MediaTiming]

  /// Whether nothing has been sent anywhere.
  @inlinable
  var isEmpty: Bool { pieces.isEmpty }

  /// Creates a motion on top of another one, which is handed in wherever it is needed.
  @inlinable
  init() { (pieces, timings) = ([], []) }

  /// Creates a value at rest.
  ///
  /// - Parameter value: What it is until it is sent elsewhere.
  @inlinable
  public init(_ value: Value) {
    self.init()
    let start = Retarget(at: -.infinity, to: value, timing: .step, .replace)
    append(start, over: MotionRest(destination: value))
  }

  /// Sends the value to another target from a moment on.
  ///
  /// - Parameter change: When, where to and how; of two at one time the one added last counts. One
  ///   that comes before others changes what they start from, and costs as much as adding them anew.
  @inlinable
  public mutating func retarget(_ change: Retarget<Value>) {
    retarget(change, over: MotionRest(destination: target))
  }

  /// The last target.
  @inlinable
  public var target: Value { pieces[pieces.count - 1].target }

  /// When the last motion has ended, in seconds; -infinity where nothing ever moved.
  @inlinable
  public var end: Double { pieces[pieces.count - 1].rest }

  /// Returns the value as it is seen.
  ///
  /// - Parameter time: Seconds; any number. At a retarget the value is on its new way already.
  /// - Returns: The value, exactly the target where nothing moves.
  @inlinable
  public func value(at time: Double) -> Value {
    value(at: time, over: MotionRest(destination: target))
  }

  /// Returns how fast the value moves, in value units per second.
  ///
  /// - Parameter time: Seconds; any number.
  /// - Returns: The velocity; at a corner the one after it, and zero where nothing moves.
  @inlinable
  public func velocity(at time: Double) -> Value {
    velocity(at: time, over: MotionRest(destination: target))
  }
}
