// The motion of one number through time: steps of its target and what is still to go of each.
public import Easing
public import Timing

/// A number that is sent to one target after the other, and where it is seen at any time.
///
/// The presented value is the target plus, for every piece still running, its distance times what
/// its curve has left. Interrupted show → hide is therefore y1 + (y0 - y1)(1 - p(t - t0)) +
/// (y1 - y2)(1 - p(t - t1)) with y2 the final target; each piece lasts its own time (FACTS: UIKit
/// since iOS 8).
///
///     var height = MotionTrack(0)
///     height.move(to: 336, at: 0, along: .keyboard(.system))
///     height.value(at: 0.25)   // 316.5248844…
///     height.value(at: 0.5)    // 336
public struct MotionTrack: Hashable, Sendable {
  /// A target from a time on.
  struct Target: Hashable, Sendable {
    let time: Double
    let value: Double
  }

  /// A distance that a curve takes back.
  struct Piece: Hashable, Sendable {
    let start: Double
    var end: Double
    let distance: Double
    let curve: Curve

    func value(at time: Double) -> Double {
      distance * (1 - curve.extendedValue(at: time - start))
    }
  }

  /// A time within this of a piece's end is its end, so that sums of times do not miss it.
  static let tolerance = 1e-9

  private(set) var targets: [Target]
  private(set) var pieces: [Piece] = []
  /// How many of the pieces have been cut and cannot be cut again.
  private var settled = 0
  /// When the last motion ends, in s; 0 where nothing ever moved.
  public private(set) var end = 0.0

  /// Creates a number at rest.
  ///
  /// - Parameter value: The number, in its own unit; finite.
  public init(_ value: Double) { targets = [Target(time: -.infinity, value: value)] }

  /// The last target.
  public var target: Double { targets[targets.count - 1].value }

  /// Sends the number to a target.
  ///
  /// The same target again changes nothing.
  ///
  /// - Parameters:
  ///   - value: The target; a number that is not finite counts as the target there is.
  ///   - time: When, in s; not before the last change.
  ///   - curve: The way; nil for a step.
  ///   - interruption: What becomes of motions that are still on their way.
  public mutating func move(
    to value: Double, at time: Double, along curve: Curve?,
    interruption: Interruption = .additive
  ) {
    guard value != target, value.isFinite else { return }
    let start = interruption == .replace ? self.value(at: time) : target
    if interruption == .replace { cut(at: time) }
    targets.append(Target(time: time, value: value))
    guard let curve, curve.duration > 0, start != value else { return }
    let last = time + curve.duration
    pieces.append(Piece(start: time, end: last, distance: start - value, curve: curve))
    end = max(end, last)
  }

  /// Puts the number somewhere at once and ends all motion.
  ///
  /// - Parameters:
  ///   - value: The new target; a number that is not finite counts as the target there is.
  ///   - time: When, in s; not before the last change.
  public mutating func set(to value: Double, at time: Double) {
    cut(at: time)
    if value != target, value.isFinite { targets.append(Target(time: time, value: value)) }
  }

  private mutating func cut(at time: Double) {
    while settled < pieces.count {
      pieces[settled].end = min(pieces[settled].end, time)
      settled += 1
    }
    end = min(end, time)
  }

  /// Returns the number as it is seen.
  ///
  /// - Parameter time: s; at a change the number is already on its new way.
  /// - Returns: The number, in its own unit.
  public func value(at time: Double) -> Double {
    let target = targets.last { $0.time <= time } ?? targets[0]
    return pieces.reduce(target.value) { value, piece in
      piece.start <= time && time < piece.end - Self.tolerance
        ? value + piece.value(at: time) : value
    }
  }
}
