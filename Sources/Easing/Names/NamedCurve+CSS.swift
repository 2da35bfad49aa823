// CSS's step functions.

extension NamedCurve {
  static let css: [NamedCurve] = [
    NamedCurve(
      "step-start", [], .css, .unit(.steps(Steps(known: 1, .jumpStart))), .documented,
      from: ["W3C: css-easing"], notes: "At the target from the first moment."),
    NamedCurve(
      "step-end", [], .css, .unit(.steps(Steps(known: 1, .jumpEnd))), .documented,
      from: ["W3C: css-easing"], notes: "At the start until the last moment."),
  ]
}
