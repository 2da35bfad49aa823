// The words of Core Animation and UIKit: legs counted, contradictions named, there and back.
import Easing
import TestSupport
import Testing
import Timing

struct TimingWordsTests {
  @Test func `there and back twice is four legs in every vocabulary`() throws {
    let coreAnimation = try MediaTiming(
      TimingWords(duration: 1, repeatCount: 2, autoreverses: true))
    let web = try MediaTiming(
      TimingWords(duration: 1, iterations: 4, direction: .alternate))
    #expect(coreAnimation == web)
    let track = Track("x", from: 0.0, to: 100, timing: coreAnimation)
    #expect([0, 1, 2, 3, 4].map(track.value(at:)) == [0, 100, 0, 100, 0])
    let swing = try MediaTiming(viewDuration: 1, options: [.autoreverse])
    #expect(swing.iterations == 2)
    #expect(swing.direction == .alternate)
    let loop = try MediaTiming(TimingWords(duration: 1, repeat: true, autoreverse: true))
    #expect(loop.iterations == .infinity)
  }

  @Test func `a repeat duration counts time, there and back too`() throws {
    let timing = try MediaTiming(
      TimingWords(duration: 2, repeatDuration: 5, autoreverses: true))
    #expect(timing.iterations == 2.5)
    #expect(timing.activeDuration == 5)
  }

  @Test(arguments: [
    (TimingWords(delay: 0, beginTime: 0), "delay", "beginTime"),
    (TimingWords(rate: 1, speed: 1), "rate", "speed"),
    (TimingWords(fill: .both, fillMode: .both), "fill", "fillMode"),
    (TimingWords(iterationStart: 0, timeOffset: 0), "iterationStart", "timeOffset"),
    (TimingWords(iterations: 1, repeatCount: 1), "iterations", "repeatCount"),
    (TimingWords(iterations: 1, repeatDuration: 1), "iterations", "repeatDuration"),
    (TimingWords(repeatCount: 1, repeatDuration: 1), "repeatCount", "repeatDuration"),
    (TimingWords(repeatCount: 1, repeat: true), "repeatCount", "repeat"),
    (TimingWords(direction: .normal, autoreverses: false), "direction", "autoreverses"),
    (TimingWords(autoreverses: true, autoreverse: true), "autoreverses", "autoreverse"),
    (TimingWords(direction: .reverse, speed: -1), "direction", "a negative speed"),
  ])
  func `two words for one thing are refused by name`(
    words: TimingWords, first: String, second: String
  ) {
    #expect(throws: TimingError.contradiction(first, second)) { try MediaTiming(words) }
  }

  @Test(arguments: [
    TimingWords(duration: 2), TimingWords(duration: 2, repeatCount: 2.5),
    TimingWords(duration: 2, repeatCount: 1.5, autoreverses: true),
    TimingWords(duration: 2, beginTime: 3, speed: 2, timeOffset: 0.5),
    TimingWords(duration: 2, speed: -1), TimingWords(duration: 2, speed: -2, timeOffset: 0.5),
    TimingWords(duration: 2, speed: -1, timeOffset: 0.5, autoreverses: true),
    TimingWords(duration: 2, fillMode: Fill.none),
    TimingWords(duration: 1, iterations: 3, iterationStart: 0.5, direction: .alternateReverse),
    TimingWords(duration: 0.5, curve: .spring(.keyboard), repeatCount: .infinity),
  ])
  func `Core Animation's words lead back to the same motion`(words: TimingWords) throws {
    let timing = try MediaTiming(words)
    let back = try MediaTiming(timing.coreAnimationWords())
    for step in -8...40 {
      let time = Double(step) / 8
      let (a, b) = (timing.state(at: time * timing.rate), back.state(at: time * back.rate))
      #expect(a.phase == b.phase)
      #expect(agrees(a.progress, b.progress, within: 1e-12), "\(time): \(a) \(b)")
    }
  }

  @Test func `what Core Animation cannot say is refused`() throws {
    let refused = [
      try MediaTiming(duration: 1, endDelay: 1), try MediaTiming(duration: 0),
      try MediaTiming(duration: 1, iterations: 0), try MediaTiming(duration: 1, rate: -1),
      try MediaTiming(duration: 1, delay: 1, rate: 0),
    ]
    for timing in refused {
      #expect(throws: TimingError.self) { try timing.coreAnimationWords() }
    }
  }

  @Test(arguments: [
    AnimationOptions(curve: .keyboard), AnimationOptions(curve: .easeInOut).union(.repeat),
    AnimationOptions(curve: .linear).union(.autoreverse),
    AnimationOptions(curve: .easeOut).union([.repeat, .autoreverse]),
  ])
  func `UIKit's options lead back to themselves`(options: AnimationOptions) throws {
    #expect(try MediaTiming(viewDuration: 0.5, options: options).animationOptions() == options)
  }

  @Test func `a frozen layer shows the moment of its offset`() throws {
    let timing = try MediaTiming(TimingWords(duration: 2, speed: 0, timeOffset: 0.6))
    let track = Track("x", from: 0.0, to: 100, timing: timing)
    var timeline = Timeline<Double>()
    try timeline.add(track)
    #expect([-1, 0, 0.3, 99].map { timeline.values(at: $0)[0] } == [30, 30, 30, 30])
  }
}
