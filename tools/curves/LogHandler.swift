// What an app does with the notifications of a log: its way to avoid the keyboard, and its mistakes.
import Easing
import Goldens
import KeyboardMotion
import ViewMotion

/// The handler that a log is replayed with.
struct LogHandler {
  /// The options, all of them for a log alone.
  static let options = [
    Option("--avoid", "HOW", "for a log: inset, lift, resize, constraint or guide; constraint"),
    Option("--faults", "F1,F2,…", "for a log: mistakes of the handler, such as unshifted"),
    Option("--motion", "CURVE", "for a log: the curve that the app plays; the notification's"),
    Option("--duration", "D", "for a log: how long the app plays it, in seconds"),
  ]

  /// What is said where none of the options is given.
  static let assumption = "a handler without mistakes is assumed: --faults, --motion say otherwise"

  private let strategy: Avoidance.Strategy?
  private let faults: Set<AvoidanceFault>
  private let motion: MotionPolicy
  /// Whether nothing was said of the handler.
  let isAssumed: Bool

  init(_ arguments: Arguments) throws {
    isAssumed = !Self.options.contains { arguments.has($0.name) }
    strategy = try arguments.text("--avoid").map(Self.strategy)
    faults = try Self.faults(arguments.text("--faults"))
    var motion = MotionPolicy.system
    if let text = arguments.text("--motion") {
      motion.curve =
        text == "unshifted" ? .unshifted : .fixed(try Curve(text, files: CurveFiles.read))
    }
    if let seconds = try arguments.duration() { motion.duration = .seconds(seconds) }
    self.motion = motion
  }

  /// Puts the handler into the scene of a log.
  func shape(_ scene: inout KeyboardScene) {
    let name = scene.avoid[0].view
    if case .inset? = strategy,
      let id = scene.tree.ids.first(where: { scene.tree[$0].name == name })
    {
      scene.tree[id].scroll = ScrollContent(size: scene.tree[id].bounds.size)
    }
    scene.avoid = [Avoidance(name, by: strategy ?? scene.avoid[0].strategy, faults: faults)]
    scene.motion = motion
  }

  private static func strategy(_ word: String) throws -> Avoidance.Strategy {
    let known: [Avoidance.Strategy] = [
      .inset(), .lift, .resize, .constraint(to: .bottom), .guide(.init()),
    ]
    guard let strategy = known.first(where: { $0.name == word }) else {
      throw UsageError.unknown("way to avoid", word, among: known.map(\.name), of: "--avoid")
    }
    return strategy
  }

  private static func faults(_ text: String?) throws -> Set<AvoidanceFault> {
    var faults: Set<AvoidanceFault> = []
    for word in (text ?? "").split(separator: ",") {
      guard let fault = AvoidanceFault(rawValue: String(word)) else {
        throw UsageError.unknown(
          "fault", String(word), among: AvoidanceFault.allCases.map(\.rawValue), of: "--faults")
      }
      faults.insert(fault)
    }
    return faults
  }
}
