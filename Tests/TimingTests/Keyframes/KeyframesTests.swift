// Keyframes: offsets, easings, ends, modes.
import Easing
import TestSupport
import Testing
import Timing

struct KeyframesTests {
  @Test func `every row of the web platform tests agrees`() throws {
    var worst = WorstError()
    for row in try ReferenceRow.read("TimingTests/Reference/keyframes.txt") {
      let keyframes = try Keyframes(
        row.fields[4].split(separator: ";").map { keyframe in
          let words = keyframe.split(separator: " ", maxSplits: 2)
          return try Keyframe(
            resolved(words[1]) ?? .nan, at: resolved(words[0]), curve: Curve(String(words[2])))
        })
      let easing = try Curve(row.fields[3])
      let answers = row.numbers(5)
      for index in stride(from: 0, to: answers.count, by: 2) {
        let progress = easing.value(at: answers[index], outside: .extend)
        var value = keyframes.value(at: progress)
        if row.fields[1] == "opacity" { value = min(max(value, 0), 1) }
        if row.fields[1] == "width" { value = max(value, 0) }
        worst.compare(
          value, to: answers[index + 1], within: row.numbers(2)[0], at: "\(row) \(answers[index])")
      }
    }
    #expect(worst.count == 218)
    #expect(worst.isAllowed, "\(worst)")
  }

  @Test func `missing offsets are spread between their neighbours`() throws {
    let keyframes = try Keyframes(
      [nil, nil, 0.6, nil, nil].map { Keyframe(0.0, at: $0) })
    #expect(keyframes.offsets == [0, 0.3, 0.6, 0.8, 1])
    #expect(try Keyframes([Keyframe(0.0), Keyframe(1), Keyframe(2)]).offsets == [0, 0.5, 1])
  }

  @Test func `the underlying value stands where no keyframe does`() throws {
    let single = try Keyframes([Keyframe(8.0, at: 0.5)])
    #expect([0, 0.25, 0.5, 0.75, 1].map { single.value(at: $0, over: 4) } == [4, 6, 8, 6, 4])
    let arriving = try Keyframes([Keyframe(8.0, at: 1)])
    #expect(arriving.value(at: 0.5, over: 4) == 6)
  }

  // The end of one piece and the start of the next are one number, and it belongs to the next.
  @Test func `a border belongs to the next piece alone`() throws {
    let keyframes = try Keyframes([
      Keyframe(0.0, at: 0, curve: .unit(.steps(Steps(1, .jumpEnd)))),
      Keyframe(10, at: 0.5, curve: .unit(.steps(Steps(1, .jumpStart)))), Keyframe(20, at: 1),
    ])
    #expect(keyframes.value(at: 0.5.nextDown) == 0)
    #expect(keyframes.value(at: 0.5) == 20)
  }

  @Test(arguments: [
    ([Double?](), KeyframeError.empty), ([0, 1.5], .offset(1.5, keyframe: 1)),
    ([-0.5, 1], .offset(-0.5, keyframe: 0)), ([0, 0.6, 0.5, 1], .decreasing(0.5, keyframe: 2)),
  ])
  func `a wrong offset is named`(offsets: [Double?], error: KeyframeError) {
    #expect(throws: error) { try Keyframes(offsets.map { Keyframe(0.0, at: $0) }) }
  }

  @Test func `from, to and by are two at most`() {
    #expect(throws: KeyframeError.fromToBy) {
      try Keyframes(from: 0, to: 1, by: 1.0)
    }
  }

  @Test func `a pace needs a distance`() {
    #expect(throws: KeyframeError.noDistance) {
      try Keyframes([Keyframe(0.0), Keyframe(1)], mode: .paced)
    }
  }

  @Test func `a discrete value holds until its own offset ends`() throws {
    let times = try Keyframes([1, 2, 3], at: [0, 0.2, 0.9, 1], mode: .discrete)
    #expect([0, 0.19, 0.2, 0.89, 0.9, 1].map { times.value(at: $0) } == [1, 1, 2, 2, 3, 3])
  }

  @Test func `the spline passes through its values without a corner`() throws {
    let spline = try Keyframes([0, 1, 0.5, 0.7], mode: .cubic)
    for (index, value) in [0, 1, 0.5, 0.7].enumerated() {
      #expect(spline.value(at: Double(index) / 3) == value)
    }
    for corner in [1.0 / 3, 2.0 / 3] {
      let before = spline.value(at: corner) - spline.value(at: corner - 1e-6)
      let after = spline.value(at: corner + 1e-6) - spline.value(at: corner)
      #expect((before - after).magnitude < 1e-10)
    }
  }

  @Test func `the paced spline runs at constant speed`() throws {
    let spline = try Keyframes([0, 3, 4, 10], mode: .cubicPaced)
    #expect(spline.value(at: 0) == 0)
    #expect(spline.value(at: 1) == 10)
    for step in 0...100 {
      let progress = Double(step) / 100
      #expect((spline.value(at: progress) - 10 * progress).magnitude < 1e-5)
    }
  }

  @Test func `a spring between keyframes runs on its own clock`() throws {
    let spring = try Spring(stiffness: 400, damping: 20)
    let keyframes = try Keyframes([Keyframe(0.0, curve: .spring(spring)), Keyframe(1.0)])
    #expect(keyframes.value(at: 0.25, lasting: 2) == spring.value(at: 0.5))
    #expect(keyframes.value(at: 1, lasting: 0.1) == 1)
  }
}
