// The columns of a timeline of numbers in order of their begin, and how a row of them is computed.

/// A timeline of numbers made ready to be stepped.
struct NumberColumns: Sendable {
  /// How many tracks are computed together.
  static let leafSize = 256

  /// Room for the times and the progress of a leaf.
  struct Room: Sendable {
    var times = [Double](repeating: 0, count: leafSize)
    var progress = [Double](repeating: 0, count: leafSize)
  }

  let timeline: NumberTimeline
  let schedule: Schedule
  private let timings: [PreparedTiming]
  /// Where each track's local time is 0, in order of their begin.
  private let starts: [Double]

  init(_ timeline: NumberTimeline) {
    self.timeline = timeline
    timings = timeline.timings.map(PreparedTiming.init)
    let offsets = timeline.timings.map { timing in
      let (a, b) = (timing.activeStart / timing.rate, timing.activeEnd / timing.rate)
      return (min(a, b), max(a, b))
    }
    var (begins, ends) = (timeline.starts, timeline.starts)
    for index in begins.indices {
      let (begin, end) = offsets[Int(timeline.timingNumbers[index])]
      begins[index] += begin
      ends[index] += end
    }
    let schedule = Schedule(begins: begins, ends: ends, leafSize: Self.leafSize)
    self.schedule = schedule
    starts = schedule.order.map { timeline.starts[Int($0)] }
  }

  /// Writes the numbers of the tracks at some places of the schedule.
  ///
  /// - Parameters:
  ///   - numbers: Where the results go, track by track.
  ///   - room: Room for what is found on the way.
  ///   - places: Places of one leaf.
  ///   - time: The time of the timeline in seconds.
  func write(
    into numbers: inout [Double], room: inout Room, _ places: Range<Int>, at time: Double
  ) {
    var place = places.lowerBound
    while place < places.upperBound {
      let number = timingNumber(at: place)
      var end = place + 1
      while end < places.upperBound, timingNumber(at: end) == number { end += 1 }
      let run = place..<end
      var progress = room.progress.mutableSpan
      var times = room.times.mutableSpan
      timings.span[Int(number)].write(
        into: &progress, times: &times, at: time, starts: starts.span.extracting(run))
      move(&numbers, run, by: room.progress.span)
      place = end
    }
  }

  private func timingNumber(at place: Int) -> Int32 {
    timeline.timingNumbers[Int(schedule.order[place])]
  }

  /// Moves the numbers of a run of tracks, each by its progress.
  private func move(_ numbers: inout [Double], _ run: Range<Int>, by amounts: Span<Double>) {
    let (width, order) = (timeline.width, schedule.order)
    let origins = timeline.origins.span
    let targets = timeline.targets.span
    var numbers = numbers.mutableSpan
    for place in run {
      let amount = amounts[place - run.lowerBound]
      let range = Int(order[place]) * width..<Int(order[place]) * width + width
      let origin = origins.extracting(range)
      let target = targets.extracting(range)
      var result = numbers.extracting(range)
      for index in 0..<width {
        result[index] = origin[index].interpolated(to: target[index], amount: amount)
      }
    }
  }
}
