// Which words say the same thing, so that only one of them may be given.

extension TimingWords {
  /// Throws the first two words that say the same thing.
  func checkContradictions() throws(TimingError) {
    for words in synonyms {
      let given = words.filter(\.isGiven)
      if given.count > 1 { throw .contradiction(given[0].word, given[1].word) }
    }
  }

  private typealias Word = (word: String, isGiven: Bool)

  private var synonyms: [[Word]] {
    [
      [("delay", delay != nil), ("beginTime", beginTime != nil)],
      [("rate", rate != nil), ("speed", speed != nil)],
      [("fill", fill != nil), ("fillMode", fillMode != nil)],
      [("iterationStart", iterationStart != nil), ("timeOffset", timeOffset != nil)],
      [
        ("iterations", iterations != nil), ("repeatCount", repeatCount != nil),
        ("repeatDuration", repeatDuration != nil), ("repeat", `repeat` != nil),
      ],
      [
        ("direction", direction != nil), ("autoreverses", autoreverses != nil),
        ("autoreverse", autoreverse != nil),
      ],
      [("direction", direction != nil), ("a negative speed", (speed ?? 0) < 0)],
    ]
  }

  /// Whether any word is Core Animation's.
  var speaksCoreAnimation: Bool {
    beginTime != nil || speed != nil || timeOffset != nil || repeatCount != nil
      || repeatDuration != nil || autoreverses != nil || fillMode != nil
  }
}
