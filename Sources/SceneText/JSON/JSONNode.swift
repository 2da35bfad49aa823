// A JSON value with its place, and strict ways to read it.
internal import Easing

/// A value of a document and the path that leads to it.
struct JSONNode: Sendable {
  let value: JSONValue
  let path: String

  /// The root of a document.
  init(parsing bytes: [UInt8]) throws(SceneTextError) {
    self.init(try JSONValue(parsing: bytes), at: "$")
  }

  init(_ value: JSONValue, at path: String) {
    self.value = value
    self.path = path
  }

  /// An error at this place.
  func error(
    _ kind: SceneTextError.Kind, _ problem: String, nearest: [String] = []
  ) -> SceneTextError {
    SceneTextError(kind, at: path, problem, nearest: nearest)
  }

  private func wrongType(_ expected: String) -> SceneTextError {
    error(.wrongType, "found \(value.kind), expected \(expected)")
  }

  // MARK: Scalars

  func number(_ expected: String = "a number") throws(SceneTextError) -> Double {
    guard case .number(let number) = value else { throw wrongType(expected) }
    return number
  }

  func bool() throws(SceneTextError) -> Bool {
    guard case .bool(let bool) = value else { throw wrongType("true or false") }
    return bool
  }

  func string(_ expected: String = "a text") throws(SceneTextError) -> String {
    guard case .string(let string) = value else { throw wrongType(expected) }
    return string
  }

  /// One of a few words.
  func word<Word: CaseIterable & RawRepresentable<String>>(
    _: Word.Type = Word.self
  ) throws(SceneTextError) -> Word {
    let words = Word.allCases.map(\.rawValue)
    let text = try string("one of \(words.joined(separator: ", "))")
    if let word = Word(rawValue: text) { return word }
    throw error(
      .wrongValue, "found \"\(text)\", expected one of \(words.joined(separator: ", "))",
      nearest: NearestNames.of(text, in: words, count: 1))
  }

  /// A curve by its text.
  func curve(
    files: @escaping Curve.FileResolver, besides words: [String] = []
  ) throws(SceneTextError) -> Curve {
    let text = try string("the text of a curve")
    do { return try Curve(text, files: files) } catch {
      let others = words.isEmpty ? "" : "; besides curves: \(words.joined(separator: ", "))"
      throw self.error(.wrongValue, "\(error)\(others)")
    }
  }

  // MARK: Lists

  func list(_ expected: String = "a list") throws(SceneTextError) -> [JSONNode] {
    guard case .array(let values) = value else { throw wrongType(expected) }
    return values.enumerated().map { JSONNode($1, at: "\(path)[\($0)]") }
  }

  /// A list of so many numbers.
  func numbers(_ count: Int, _ expected: String) throws(SceneTextError) -> [Double] {
    let nodes = try list(expected)
    guard nodes.count == count else {
      throw error(.wrongType, "found a list of \(nodes.count), expected \(expected)")
    }
    var numbers: [Double] = []
    for node in nodes { numbers.append(try node.number()) }
    return numbers
  }

  // MARK: Objects

  /// The object here, all of whose keys have to be known ones.
  func object(keys known: [String]) throws(SceneTextError) -> JSONObject {
    guard case .object(let members) = value else { throw wrongType("an object") }
    for key in members.keys.sorted() where !known.contains(key) {
      throw error(
        .unknownKey, "no key \"\(key)\" is known here",
        nearest: NearestNames.of(key, in: known))
    }
    return JSONObject(node: self, members: members)
  }

  /// The members of an object whose keys are the document's own names, in the order of these.
  func members(_ expected: String) throws(SceneTextError) -> [(name: String, node: JSONNode)] {
    guard case .object(let members) = value else { throw wrongType(expected) }
    return members.sorted { $0.key < $1.key }.map { ($0, JSONNode($1, at: "\(path).\($0)")) }
  }
}

/// The members of an object.
struct JSONObject: Sendable {
  let node: JSONNode
  fileprivate let members: [String: JSONValue]

  fileprivate init(node: JSONNode, members: [String: JSONValue]) {
    self.node = node
    self.members = members
  }

  /// The member of a key, if it is there.
  subscript(key: String) -> JSONNode? {
    members[key].map { JSONNode($0, at: "\(node.path).\(key)") }
  }

  /// The member of a key that has to be there.
  func required(_ key: String) throws(SceneTextError) -> JSONNode {
    guard let member = self[key] else {
      throw node.error(.missingKey, "\"\(key)\" is missing")
    }
    return member
  }

  /// Refuses a document of another version than 1.
  func checkVersion() throws(SceneTextError) {
    guard let version = self["version"], try version.number() != 1 else { return }
    throw version.error(.wrongValue, "found \(version.value.kind), expected 1")
  }

  /// Refuses a document that gives the same thing in two spellings.
  func refuse(_ keys: [String]) throws(SceneTextError) {
    let given = keys.filter { members[$0] != nil }
    guard given.count > 1 else { return }
    let names = given.map { "\"\($0)\"" }.joined(separator: " and ")
    throw node.error(.contradiction, "\(names) say the same thing in two ways: give one of them")
  }
}
