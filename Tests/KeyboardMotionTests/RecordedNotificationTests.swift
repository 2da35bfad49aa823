// Every recorded notification replays without a number that is none.
import Easing
import KeyboardMotion
import TestSupport
import Testing
import Timing
import ViewMotion

struct RecordedNotificationTests {
  /// A record that is one of the six notifications.
  struct Record: CustomStringConvertible, Sendable {
    let description: String
    let screen: Screen
    let coordinates: ScreenCoordinates
    let system: SystemGeneration
    let notification: KeyboardNotification

    init?(_ row: ReferenceRow) {
      guard let name = NotificationName(rawValue: row.fields[4]) else { return nil }
      func number(_ index: Int) -> Double? { Double(row.fields[index]) }
      func frame(_ index: Int) -> Rect? {
        let n = row.fields[index] == "-" ? [] : row.numbers(index)
        return n.count == 4 ? rect(n[0], n[1], n[2], n[3]) : nil
      }
      let convention = row.fields[2].split(separator: " ").map(String.init)
      description = row.fields[0]
      screen = Screen(
        size: Size(width: row.numbers(1)[0], height: row.numbers(1)[1]),
        orientation: InterfaceOrientation(rawValue: convention[1]) ?? .portrait)
      coordinates = ScreenCoordinates(rawValue: convention[0]) ?? .interface
      system = SystemGeneration(version: Int(row.fields[3]) ?? 0)
      notification = KeyboardNotification(
        name, begin: frame(5), end: frame(6), duration: number(7),
        curve: number(8).map { AnimationCurve(rawValue: Int($0)) },
        isLocal: number(9).map { $0 == 1 })
    }

    /// A screen with all five strategies, on which the notifications are posted.
    func scene(_ notifications: [KeyboardNotification]) -> KeyboardScene {
      var tree = ViewTree(screen: screen)
      let root = tree.add(View("root", frame: tree.window.bounds))
      let bounds = tree.window.bounds
      for name in ["list", "card", "box", "bar"] {
        var view = View(name, frame: bounds)
        if name == "list" { view.scroll = ScrollContent(size: bounds.size) }
        _ = tree.add(view, to: root)
      }
      return KeyboardScene(tree: tree, system: system, coordinates: coordinates)
        .avoiding(
          Avoidance("list", by: .inset()), Avoidance("root", by: .lift),
          Avoidance("card", by: .resize), Avoidance("box", by: .constraint(to: .safeArea)),
          Avoidance("bar", by: .guide(.init()))
        )
        .with(notifications)
    }
  }

  private static let rows =
    (try? ReferenceRow.read("KeyboardMotionTests/Reference/notifications.txt")) ?? []
  private static let records = rows.compactMap(Record.init)

  @Test func `there are 66 records, of which 57 are notifications`() {
    #expect(Self.rows.count == 66)
    #expect(Self.records.count == 57)
  }

  @Test(arguments: records)
  func `a record alone replays in finite numbers`(record: Record) throws {
    let replay = try Replay(record.scene([record.notification]))
    var isFinite = true
    replay.forEachFrame(of: try replay.schedule(rate: 60)) { _, row in
      isFinite = isFinite && row.allSatisfy(\.isFinite)
    }
    #expect(isFinite)
    #expect((0...replay.finalState.screen.bounds.height).contains(replay.final("keyboard.height")))
  }

  @Test(arguments: records.filter { $0.notification.name == .willShow })
  func `a recorded show covers what its end frame says, and a hide uncovers it`(
    record: Record
  ) throws {
    let replay = try Replay(record.scene([record.notification, KeyboardNotification(.willHide)]))
    let end = try #require(record.notification.end)
    let isTurned = record.coordinates == .portraitFixed && record.screen.orientation.isLandscape
    let high = isTurned ? end.width : end.height
    #expect(replay.row(at: 0.9)[1] == high)
    #expect(replay.final("keyboard.height") == 0)
    #expect(replay.row(at: replay.duration) == replay.row(at: -1))
  }

  @Test func `all records one after the other are survived`() throws {
    let all = Self.records.map(\.notification)
    let replay = try Replay(try #require(Self.records.last).scene(all + all.reversed()))
    var isFinite = true
    replay.forEachFrame(of: try replay.schedule(rate: 60)) { _, row in
      isFinite = isFinite && row.allSatisfy(\.isFinite)
    }
    #expect(isFinite)
    #expect(replay.shows > 5)
  }
}

extension KeyboardScene {
  /// The same scene with notifications a second apart.
  fileprivate func with(_ notifications: [KeyboardNotification]) -> KeyboardScene {
    var scene = self
    scene.events = notifications.enumerated().map {
      KeyboardEvent(at: Double($0.offset), .notification($0.element))
    }
    return scene
  }
}
