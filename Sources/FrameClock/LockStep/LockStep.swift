// A run driven from outside, command by command: the frames that each command asks for.
public import Timing

/// A run that moves only when told to, for a simulation that keeps step with it.
///
///     var run = LockStep(rate: 60)
///     run.answer(to: .step(2)).map(\.timestamp)    // [0, 0.016666666666666666]
///     run.answer(to: .seek(0.25)).map(\.timestamp) // [0.25]
///     _ = run.answer(to: .rate(-1))                // no frame
///     run.answer(to: .step(1)).map(\.timestamp)    // [0.23333333333333334]
///
/// Frames are numbered as they are answered, whichever way time runs: a run that only steps has
/// the frames of every other clock. Times come from the number of frames since the last seek or
/// change of rate, and do not accumulate.
public struct LockStep: Hashable, Sendable {
  /// Frames per second.
  public let rate: FrameRate
  /// Whether the run was told to quit; it then answers with no frames.
  public private(set) var isOver = false
  private var next = 0
  private var course = Course()

  /// Where time was last set: the frame, its time in s, and how fast time runs from there.
  private struct Course: Hashable, Sendable {
    var first = 0
    var time = 0.0
    var speed = 1.0
  }

  /// Makes a run whose first step answers with frame 0 at 0 s.
  public init(rate: FrameRate) { self.rate = rate }

  /// Follows a command and gives the frames that it asks for.
  ///
  /// - Parameter command: a command as read from a line; times are s. Seeking answers with one
  ///   frame, changing the rate with none.
  /// - Returns: the frames in order; their target is the frame that another step would bring.
  public mutating func answer(to command: LockStepCommand) -> Answer {
    let count = isOver ? 0 : obey(command)
    let answer = Answer(run: self, startIndex: next, endIndex: next + count)
    next += count
    return answer
  }

  /// The frames of an answer, each computed when it is looked at.
  public struct Answer: RandomAccessCollection, Hashable, Sendable {
    fileprivate let run: LockStep
    /// The index of the first frame, which is its position.
    public let startIndex: Int
    /// The index after the last frame.
    public let endIndex: Int

    /// The frame of an index from ``startIndex`` up to, not including, ``endIndex``.
    public subscript(index: Int) -> Frame {
      precondition(indices.contains(index), "A frame's index must lie within its answer.")
      return run.frame(index)
    }
  }

  /// Changes the course and says how many frames to answer with.
  private mutating func obey(_ command: LockStepCommand) -> Int {
    switch command {
    case .step(let count):
      return count
    case .seek(let time):
      course = Course(first: next, time: time, speed: course.speed)
      return 1
    case .rate(let speed):
      let last = max(next - 1, 0)
      course = Course(first: last, time: time(of: last), speed: speed)
      return 0
    case .quit:
      isOver = true
      return 0
    }
  }

  private func frame(_ index: Int) -> Frame {
    Frame(index: index, timestamp: time(of: index), targetTimestamp: time(of: index + 1))
  }

  private func time(of index: Int) -> Double {
    course.time + course.speed * rate.time(ofFrame: index - course.first)
  }
}
