// What ten times as much costs: about ten times as much, whatever there is more of.
import FrameTables
import Goldens
import KeyboardMotion
import SceneText
import Timing

extension Measurement {
  static let growth = Measurement("growth") { settings in
    let keyboards: [(String, (Int) -> String)] = [
      ("views", { KeyboardText(views: $0).text }),
      ("views, each in the one before, 100 deep", { KeyboardText(views: $0, depth: 100).text }),
      ("views that avoid it", { KeyboardText(views: $0, avoiding: $0).text }),
      ("events", { KeyboardText(events: $0).text }),
      ("changes of focus", { KeyboardText(focusEvents: $0).text }),
      ("events that interrupt", { KeyboardText(events: $0, interval: 0.1, replaces: true).text }),
    ]
    let timelines: [(String, (Int) -> String)] = [
      ("tracks", { TimelineText(tracks: $0).text }),
      ("tracks of one target", { TimelineText(tracks: $0, targets: 10).text }),
      ("keyframes", { TimelineText(keyframes: $0).text }),
      ("events", { TimelineText(events: $0).text }),
      ("stops of a curve", { TimelineText(stops: $0).text }),
    ]
    return keyboards.map { name, text in
      growth("keyboard document, \(name)", settings) { count in
        let bytes = Array(text(count).utf8)
        return { rows(of: bytes) }
      }
    }
      + timelines.map { name, text in
        growth("timeline document, \(name)", settings) { count in
          let bytes = Array(text(count).utf8)
          return { timelineRows(of: bytes) }
        }
      } + [
        growth("table, columns written and read", settings) { count in
          let table = Table((0..<count).map { Column("column \($0)", .numbers([0.5, 0.25])) })
          return {
            guard let bytes = try? table.bytes(as: .csv), let back = try? Table(reading: bytes)
            else { preconditionFailure("a bad table") }
            return Double(back.columns.count)
          }
        },
        growth("motion, additive retargets added", settings) { count in
          { retargeted(count, .additive).target }
        },
        growth("motion, replacing retargets added", settings) { count in
          { retargeted(count, .replace).target }
        },
        growth("motion, a value of so many retargets", settings) { count in
          let motion = retargeted(count, .additive)
          return { (0..<count).reduce(0) { $0 + motion.value(at: 0.01 * Double($1)) } }
        },
      ]
  }

  /// The time for each of ten thousand things beside that for each of a thousand.
  ///
  /// At ratio 1 growth is linear; below 10/15 ten times as much takes more than fifteen times as long.
  private static func growth(
    _ name: String, _ settings: Settings, _ work: (Int) -> () -> Double
  ) -> Row {
    let (few, many) = (1000, 10_000)
    func timing(_ count: Int) -> Timing {
      Timing(runs: settings.runs, scale: 1e6 / Double(count), work(count))
    }
    return Row(
      work: "growth: \(name), each of 1e4 beside each of 1e3", unit: "µs", ours: timing(many),
      baseline: timing(few), accuracy: "", peers: "", leastRatio: 10.0 / 15)
  }

  /// The rows of a document's first seconds, one number of the last.
  private static func rows(of document: [UInt8]) -> Double {
    guard let replay = try? KeyboardDocument(reading: document).replay(),
      let frames = try? FrameSchedule(duration: 1, rate: 10)
    else { preconditionFailure("a bad document") }
    let table = replay.table(of: frames)
    return Double(table.rowCount * table.columns.count)
  }

  /// The rows of a timeline's first second and its events.
  private static func timelineRows(of document: [UInt8]) -> Double {
    guard let document = try? TimelineDocument(reading: document),
      let frames = try? FrameSchedule(duration: 1, rate: 10)
    else { preconditionFailure("a bad document") }
    let table = TimelineTable(document.timeline)
    let events = table.events(through: frames.map(\.timestamp))
    return Double(table.table(of: Array(frames)).rowCount + events.rowCount)
  }

  private static func retargeted(_ count: Int, _ interruption: Interruption) -> Motion<Double> {
    guard let timing = try? MediaTiming(duration: 0.05) else { preconditionFailure("bad timing") }
    var motion = Motion(0.0)
    for index in 0..<count {
      motion.retarget(
        Retarget(
          at: 0.01 * Double(index), to: Double(index % 7), timing: timing, interruption))
    }
    return motion
  }
}

/// The text of a keyboard document of any size.
private struct KeyboardText {
  var views = 10
  var depth = 1
  var avoiding = 1
  var events = 1
  var focusEvents = 0
  var interval = 1.0
  var replaces = false

  var text: String {
    """
    {"version": 1, "screen": {"size": [375, 812]},
     "motion": {"interruption": "\(replaces ? "replace" : "additive")"},
     "views": [\(list(views, view))],
     "avoid": [\(list(avoiding) { "{\"view\": \"v\($0)\", \"by\": \"lift\"}" })],
     "events": [\(list(events + focusEvents, event))]}
    """
  }

  private func view(_ index: Int) -> String {
    let parent = index % depth == 0 ? "" : ", \"parent\": \"v\(index - 1)\""
    return "{\"id\": \"v\(index)\", \"frame\": [0, 0, 375, 812]\(parent)}"
  }

  private func event(_ index: Int) -> String {
    let time = "\"t\": \(Double(index) * interval)"
    if index < focusEvents {
      return index.isMultiple(of: 2)
        ? "{\(time), \"focus\": \"v\(index % views)\"}" : "{\(time), \"blur\": true}"
    }
    return "{\(time), \"keyboard\": \"\(index.isMultiple(of: 2) ? "show" : "hide")\"}"
  }
}

/// The text of a timeline document of any size.
private struct TimelineText {
  var tracks = 1
  var targets = Int.max
  var keyframes = 2
  var events = 1
  var stops = 2

  var text: String {
    """
    {"tracks": [\(list(tracks, track))], "events": [\(list(events, event))]}
    """
  }

  private func track(_ index: Int) -> String {
    """
    {"id": "t\(index)", "target": "x\(index % targets)", "duration": 1, "at": \(Double(index) / 10), \
    "curve": "linear(\(list(stops) { "\(Double($0) / Double(stops - 1))" }))", \
    "keyframes": [\(list(keyframes) { "{\"value\": \($0)}" })]}
    """
  }

  private func event(_ index: Int) -> String {
    "{\"at\": \(Double(index) / 100), \"name\": \"e\(index)\"}"
  }
}

/// The items of a list in JSON or in the text of a curve.
private func list(_ count: Int, _ item: (Int) -> String) -> String {
  (0..<count).map(item).joined(separator: ", ")
}
