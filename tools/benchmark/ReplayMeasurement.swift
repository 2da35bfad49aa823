// An hour of keyboard events, frame by frame.
import KeyboardMotion
import Timing
import ViewMotion

extension Measurement {
  static let replay = Measurement("replay") { settings in
    let (seconds, name) = settings.isQuick ? (360, "six minutes") : (3600, "an hour")
    guard let replay = try? Replay(scene(seconds: seconds)),
      let frames = try? replay.schedule(rate: 120)
    else { return [] }
    let ours = Timing(runs: settings.runs, scale: 1e9 / Double(frames.count)) {
      var sum = 0.0
      replay.forEachFrame(of: frames) { sum += $1[1] + $1[4] }
      return sum
    }
    return [
      Row(
        work: "replay of \(name) at 120 fps, 10 views, a show or hide a second, per frame",
        unit: "ns", ours: ours, baseline: nil, accuracy: "exact at rest", peers: "", leastRatio: nil
      )
    ]
  }

  private static func scene(seconds: Int) -> KeyboardScene {
    var tree = ViewTree(screen: Screen(size: Size(width: 375, height: 812)))
    var avoid: [Avoidance] = []
    for number in 0..<10 {
      _ = tree.add(View("view\(number)", frame: tree.window.bounds))
      avoid.append(Avoidance("view\(number)", by: number.isMultiple(of: 2) ? .lift : .resize))
    }
    var scene = KeyboardScene(tree: tree)
    scene.avoid = avoid
    scene.events = (0..<seconds).map {
      KeyboardEvent(at: Double($0), .keyboard($0.isMultiple(of: 2) ? .show : .hide))
    }
    return scene
  }
}
