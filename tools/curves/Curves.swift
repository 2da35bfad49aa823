// The command line: arguments, one call, text.
import FrameTables
import Goldens

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

@main
enum Curves {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  static func main() {
    removeDraftsOnSignals()
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs one command line and returns its exit code: 0 done or equal, 1 differs, 2 refused.
  static func run(_ words: [String]) -> Int32 {
    do {
      try dispatch(words)
      return 0
    } catch let difference as Difference {
      Console.complain("curves: \(difference)")
      return 1
    } catch FileError.closedPipe {
      return 0  // the reader has seen enough, as in `curves dump keyboard | head`
    } catch let verdict as Verdict {
      return verdict.code
    } catch let error as RecipeError {
      Console.complain("curves: \(error.text(before: "--"))")
      return 2
    } catch {
      Console.complain("curves: \(error)")
      return 2
    }
  }

  private static func dispatch(_ words: [String]) throws {
    guard let first = words.first else { throw UsageError("no verb", hint: Help.verbs) }
    switch first {
    case "--help", "-h": try Console.print(Help.overview)
    case "help": try Console.print(try help(words.dropFirst()))
    case "--version", "-V", "version": try Console.print("curves \(version)")
    case _ where first.hasPrefix("-"):
      throw UsageError.unknown("option", first, among: ["--help", "--version"])
    default: try run(try verb(first), Array(words.dropFirst()))
    }
  }

  private static func run(_ verb: Verb, _ words: [String]) throws {
    let arguments = try Arguments(words, for: verb)
    if arguments.has("--help") { return try Console.print(Help.of(verb)) }
    try verb.run(arguments)
  }

  private static func help(_ topics: ArraySlice<String>) throws -> String {
    guard let topic = topics.first else { return Help.overview }
    if let extra = topics.dropFirst().first {
      throw UsageError("help takes one verb, found \"\(extra)\" too")
    }
    return topic == "curves" ? Help.curves : Help.of(try verb(topic))
  }

  private static func verb(_ name: String) throws -> Verb {
    guard let verb = Verb.all.first(where: { $0.name == name }) else {
      throw UsageError.unknown("verb", name, among: Verb.all.map(\.name))
    }
    return verb
  }
}
