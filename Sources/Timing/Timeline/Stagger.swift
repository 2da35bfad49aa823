// How much later each of many things starts.
public import Easing

/// The delays of many things that start one after the other.
///
/// Equivalent to GSAP's and anime's `stagger`.
///
///     Stagger(each: 0.1).delays(count: 3)                  // [0, 0.1, 0.2]
///     Stagger(each: 0.1, from: .center).delays(count: 5)   // [0.2, 0.1, 0, 0.1, 0.2]
public struct Stagger: Hashable, Sendable {
  /// Which things come first.
  public enum Origin: Hashable, Sendable {
    /// The first.
    case first
    /// The last.
    case last
    /// Those in the middle.
    case center
    /// Those farthest from the middle.
    case edges
    /// The one with a number, from 0.
    case index(Int)
  }

  /// Along which way distances count in a grid.
  public enum Axis: String, CaseIterable, Hashable, Sendable {
    /// Straight across.
    case both
    /// From column to column alone.
    case x
    /// From row to row alone.
    case y
  }

  /// The delay between neighbours, in seconds; negative reverses the order.
  public var each: Double
  /// Which things come first.
  public var origin: Origin
  /// How the delays are spread between the first and the last; linear is evenly.
  public var curve: Curve
  /// The number of columns of a grid that is filled row by row; nil for a line.
  public var columns: Int?
  /// Along which way distances count in a grid.
  public var axis: Axis

  /// Creates a stagger.
  ///
  /// - Parameters:
  ///   - each: The delay between neighbours, in seconds.
  ///   - origin: Which things come first.
  ///   - curve: How the delays are spread between the first and the last.
  ///   - columns: The number of columns of a grid that is filled row by row, 1 or more; nil for a
  ///     line.
  ///   - axis: Along which way distances count in a grid.
  public init(
    each: Double, from origin: Origin = .first, curve: Curve = .unit(.linear),
    columns: Int? = nil, axis: Axis = .both
  ) {
    self.each = each
    self.origin = origin
    self.curve = curve
    self.columns = columns.map { max($0, 1) }
    self.axis = axis
  }

  /// Returns the delay of each thing, in seconds; the first to start has none.
  ///
  /// - Parameter count: How many things there are, 0 or more.
  /// - Returns: As many delays.
  public func delays(count: Int) -> [Double] {
    guard count > 0 else { return [] }
    let grid = Grid(columns: min(columns ?? count, count), count: count, axis: axis)
    let far = (0..<count).map { grid.distance(of: $0, from: origin) }
    let (least, most) = (far.min() ?? 0, far.max() ?? 0)
    let distances = origin == .edges ? far.map { most - $0 } : far.map { $0 - least }
    let reach = most - least
    let delays = distances.map { distance in
      if reach == 0 || curve == .unit(.linear) { return (distance * each).saturated }
      let progress = curve.progress(at: distance / reach, lasting: 1, before: false)
      return ((progress * reach).saturated * each).saturated
    }
    let earliest = delays.min() ?? 0
    return delays.map { ($0 - earliest).saturated }
  }
}

/// Things in rows.
private struct Grid {
  let columns: Int
  let count: Int
  let axis: Stagger.Axis

  /// How far a thing is from an origin; from the edges, how far it is from the middle.
  func distance(of index: Int, from origin: Stagger.Origin) -> Double {
    let (from, to) = (place(origin), place(index))
    let (dx, dy) = ((to.x - from.x).magnitude, (to.y - from.y).magnitude)
    return switch axis {
    case .x: dx
    case .y: dy
    case .both: dy == 0 ? dx : dx == 0 ? dy : (dx * dx + dy * dy).squareRoot()
    }
  }

  private func place(_ origin: Stagger.Origin) -> (x: Double, y: Double) {
    switch origin {
    case .first: place(0)
    case .last: place(count - 1)
    case .index(let index): place(min(max(index, 0), count - 1))
    case .center, .edges:
      (Double(columns - 1) / 2, Double((count - 1) / columns) / 2)
    }
  }

  private func place(_ index: Int) -> (x: Double, y: Double) {
    (Double(index % columns), Double(index / columns))
  }
}
