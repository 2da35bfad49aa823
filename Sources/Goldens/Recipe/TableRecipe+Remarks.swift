// A recipe as the remarks of a table, and back.
internal import Easing
public import FrameTables
internal import Timing
internal import ViewMotion

extension TableRecipe {
  /// What a remark of a recipe is about, in the order in which they stand.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    /// Curves with semicolons between, or the path of a document.
    case of
    /// The upright screen of a console log, as width x height in points.
    case screen
    /// Frames per second.
    case fps
    /// How many evenly spaced rows there are.
    case samples
    /// The columns of curves.
    case columns
    /// How long the table is, in seconds.
    case duration
    /// The value at progress 0.
    case from
    /// The value at progress 1.
    case to
    /// The velocity with which a spring starts, in value units per second.
    case velocity
    /// Whether a last row lies exactly at the end.
    case end
    /// What holds outside a curve.
    case outside
    /// Whether a curve is at its target from its end on.
    case snap
    /// What is shown of each track beside its values.
    case show
    /// Whether events are shown in place of values.
    case events
  }

  /// The recipe as remarks, `key: value` each; listed times, which a table holds itself, are none.
  public var remarks: [Metadata] {
    Key.allCases.compactMap { key in text(of: key).map { Metadata(key: key.rawValue, value: $0) } }
  }

  /// What the remark of a key says; nil where it says nothing.
  private func text(of key: Key) -> String? {
    switch key {
    case .of: return name
    case .screen: return screen.map { "\($0.width.plainText)x\($0.height.plainText)" }
    case .fps:
      switch frames {
      case .rate(let rate, _), .onDemand(let rate): return rate?.description
      case .samples, .times: return nil
      }
    case .samples: if case .samples(let count) = frames { return "\(count)" }
    case .columns: if !columns.isEmpty { return columns.map(\.rawValue).joined(separator: ",") }
    case .duration: return duration?.plainText
    case .from: return values?.start.plainText
    case .to: return values?.end.plainText
    case .velocity: return velocity?.plainText
    case .end: if case .rate(_, let end) = frames { return end?.rawValue }
    case .outside: return outside?.rawValue
    case .snap: return snaps ? "true" : nil
    case .show: if !details.isEmpty { return details.map(\.rawValue).joined(separator: ",") }
    case .events: return showsEvents ? "true" : nil
    }
    return nil
  }

  /// Reads a recipe from remarks; those about something else are passed over.
  ///
  ///     try TableRecipe(remarks: [Metadata(key: "of", value: "keyboard")])?.subject
  ///
  /// It is nil where no remark says of what the table is.
  ///
  /// - Parameter remarks: `key: value` lines. Without a rate and a number of samples the rows are
  ///   those of listed times, of which there are none yet.
  /// - Throws: ``RecipeError`` naming the remark that means nothing.
  public init?(remarks: [Metadata]) throws(RecipeError) {
    let reader = RemarkReader(remarks)
    guard let subject = try reader.subject() else { return nil }
    self.init(subject)
    frames = try reader.frames()
    duration = try reader.seconds(.duration)
    columns = try reader.list(.columns, "column")
    let (start, end) = (try reader.number(.from), try reader.number(.to))
    if start != nil || end != nil { values = Values(from: start ?? 0, to: end ?? 1) }
    velocity = try reader.number(.velocity)
    outside = try reader.word(.outside)
    snaps = reader.says(.snap)
    details = try reader.list(.show, "detail")
    showsEvents = reader.says(.events)
    screen = try reader.size(.screen)
  }
}

/// Takes remarks one by one.
private struct RemarkReader {
  private let texts: [String: String]

  init(_ remarks: [Metadata]) {
    texts = Dictionary(remarks.map { ($0.key, $0.value) }) { first, _ in first }
  }

  private func text(_ key: TableRecipe.Key) -> String? { texts[key.rawValue] }

  func says(_ key: TableRecipe.Key) -> Bool { text(key) == "true" }

  /// The text of curves with semicolons between, or the path of a document.
  func subject() throws(RecipeError) -> TableRecipe.Subject? {
    guard let text = text(.of) else { return nil }
    if [".json", ".txt"].contains(where: text.hasSuffix) { return .document(text) }
    var curves: [CurveExpression] = []
    for part in text.split(separator: ";") {
      do { curves.append(try CurveExpression(String(part.drop { $0 == " " }))) } catch {
        throw RecipeError(.of, ": \(error)")
      }
    }
    return .curves(curves)
  }

  func frames() throws(RecipeError) -> TableRecipe.Frames {
    if let text = text(.samples) {
      guard let count = Int(text), count > 0 else {
        throw RecipeError(.samples, " is \"\(text)\", expected a whole number above 0")
      }
      return .samples(count)
    }
    guard let text = text(.fps) else { return .times([]) }
    do { return .rate(try FrameRate(text), end: try word(.end)) } catch let error as RecipeError {
      throw error
    } catch { throw RecipeError(.fps, ": \(error)") }
  }

  func number(_ key: TableRecipe.Key) throws(RecipeError) -> Double? {
    guard let text = text(key) else { return nil }
    guard let number = Double(decimal: text) else {
      throw RecipeError(key, " is \"\(text)\", expected a finite number")
    }
    return number
  }

  func seconds(_ key: TableRecipe.Key) throws(RecipeError) -> Double? {
    guard let text = text(key) else { return nil }
    guard let seconds = Double(seconds: text) else {
      throw RecipeError(key, " is \"\(text)\", expected a time such as 0.25, .25s or 250ms")
    }
    return seconds
  }

  func size(_ key: TableRecipe.Key) throws(RecipeError) -> Size? {
    guard let text = text(key) else { return nil }
    guard let size = Size(screen: text) else {
      throw RecipeError(key, " is \"\(text)\", expected width x height, such as 375x812")
    }
    return size
  }

  func word<Word: CaseIterable & RawRepresentable<String>>(
    _ key: TableRecipe.Key
  ) throws(RecipeError) -> Word? {
    guard let text = text(key) else { return nil }
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
      throw RecipeError(key, " is \"\(text)\", expected \(known)")
    }
    return word
  }

  func list<Word: CaseIterable & RawRepresentable<String>>(
    _ key: TableRecipe.Key, _ kind: String
  ) throws(RecipeError) -> [Word] {
    var words: [Word] = []
    for part in (text(key) ?? "").split(separator: ",") {
      guard let word = Word(rawValue: String(part)) else {
        let nearest = NearestNames.of(String(part), in: Word.allCases.map(\.rawValue))
        throw RecipeError(
          key, ": unknown \(kind) \"\(part)\"", hint: "nearest: \(nearest.joined(separator: ", "))")
      }
      words.append(word)
    }
    return words
  }
}

extension Size {
  /// The size of an upright screen from its text, width x height in points.
  package init?(screen text: String) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map {
      Double(decimal: $0)
    }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], width > 0, height > 0
    else { return nil }
    self.init(width: width, height: height)
  }
}
