// Notifications: names, dictionaries, the centre and the handler that observes it.
import Easing
import KeyboardMotion
import Testing
import ViewMotion

struct NotificationTests {
  @Test func `the six names are those of UIKit, in order`() {
    #expect(
      NotificationName.allCases.map(\.rawValue)
        == ["WillChangeFrame", "WillShow", "WillHide", "DidChangeFrame", "DidShow", "DidHide"]
        .map { "UIKeyboard\($0)Notification" })
    #expect(NotificationName.allCases.allSatisfy { !$0.did.isWill })
  }

  @Test(arguments: [
    ("NSRect: {{0, 315}, {320, 253}}", UserInfoValue.rect(rect(0, 315, 320, 253))),
    ("\"{{0, 377.5}, {375, 289.5}}\"", .rect(rect(0, 377.5, 375, 289.5))),
    ("{{-352,0},{352,1024}}", .rect(rect(-352, 0, 352, 1024))),
    ("NSPoint: {160, 694.5}", .point(Point(x: 160, y: 694.5))), ("7", .number(7)),
    ("\"0.25\"", .number(0.25)),
  ])
  func `printed values are read`(text: String, value: UserInfoValue) {
    #expect(UserInfoValue(text) == value)
    #expect(UserInfoValue(value.description) == value)
  }

  @Test(arguments: ["", "{}", "{{0, 1}, {2}}", "{{0, inf}, {1, 2}}", "nan", "seven", "{1, 2, 3}"])
  func `other texts are no values`(text: String) {
    #expect(UserInfoValue(text) == nil)
    #expect(Rect(printed: text) == nil)
  }

  /// The dictionary as a four-inch phone prints it.
  private let printed: [UserInfoKey: String] = [
    .curve: "7", .duration: "\"0.25\"", .bounds: "\"NSRect: {{0, 0}, {320, 253}}\"",
    .centerBegin: "\"NSPoint: {160, 694.5}\"", .centerEnd: "\"NSPoint: {160, 441.5}\"",
    .frameBegin: "\"NSRect: {{0, 568}, {320, 253}}\"",
    .frameEnd: "\"NSRect: {{0, 315}, {320, 253}}\"", .isLocal: "1",
  ]

  @Test func `every key of the dictionary is read and written`() {
    let userInfo = printed.compactMapValues { UserInfoValue($0) }
    let notification = KeyboardNotification(.willShow, userInfo: userInfo)
    let made = KeyboardNotification(
      .willShow, begin: rect(0, 568, 320, 253), end: rect(0, 315, 320, 253), duration: 0.25,
      curve: .keyboard, isLocal: true)
    #expect(notification == made.withDeprecatedKeys)
    #expect(notification.userInfo == userInfo)
    #expect(userInfo.count == UserInfoKey.allCases.count)
    #expect(KeyboardNotification(.didHide).userInfo.isEmpty)
  }

  @Test func `a value of another type counts as missing`() {
    let notification = KeyboardNotification(
      .willShow, userInfo: [.frameEnd: .number(1), .curve: .number(0.5), .duration: .rect(.zero)])
    #expect(notification == KeyboardNotification(.willShow))
  }

  @Test func `posting calls every observer in order and then returns`() {
    let center = KeyboardNotificationCenter()
    var heard: [String] = []
    let first = center.addObserver(for: .willShow) { _ in heard.append("first") }
    _ = center.addObserver { heard.append($0.name.rawValue) }
    center.post(KeyboardNotification(.willShow))
    center.removeObserver(first)
    center.removeObserver(first)
    center.post(KeyboardNotification(.willShow))
    center.post(KeyboardNotification(.didHide))
    #expect(
      heard == [
        "first", NotificationName.willShow.rawValue, NotificationName.willShow.rawValue,
        NotificationName.didHide.rawValue,
      ])
  }

  @Test func `an observer that is removed while posting is not called`() {
    let center = KeyboardNotificationCenter()
    var second: KeyboardNotificationCenter.Observer?
    var calls = 0
    _ = center.addObserver { _ in second.map(center.removeObserver) }
    second = center.addObserver { _ in calls += 1 }
    center.post(KeyboardNotification(.willShow))
    #expect(calls == 0)
    #expect(center.observerCount == 1)
  }

  @Test func `a handler tells what it takes back and leaves with its life`() {
    let center = KeyboardNotificationCenter()
    var deltas: [Size] = []
    var handler: KeyboardHandler? = KeyboardHandler(center: center) { deltas.append($0) }
    center.post(KeyboardNotification(.willHide, end: rect(0, 568, 320, 216)))
    for top in [315.0, 315, 352] {
      center.post(KeyboardNotification(.willShow, end: rect(0, top, 320, 568 - top)))
    }
    #expect(handler?.size.height == 216)
    center.post(KeyboardNotification(.willHide, end: rect(0, 568, 320, 100)))
    #expect(deltas.map(\.height) == [253, -37, -216])
    #expect(deltas.map(\.width) == [320, 0, -320])
    handler = nil
    #expect(center.observerCount == 0)
  }

  @Test func `a handler hears the International key, and nothing else that changes a frame`() {
    let center = KeyboardNotificationCenter()
    var heights: [Double] = []
    let handler = KeyboardHandler(center: center) { heights.append($0.height) }
    func change(_ name: NotificationName, from top: Double, to end: Double, height: Double = 253) {
      center.post(
        KeyboardNotification(
          name, begin: rect(0, top, 320, 253), end: rect(0, end, 320, height)))
    }
    change(.willChangeFrame, from: 568, to: 315)  // comes with every show
    change(.willShow, from: 568, to: 315)
    change(.willChangeFrame, from: 315, to: 352, height: 216)
    change(.willChangeFrame, from: 315, to: 568)  // and with every hide
    change(.willHide, from: 315, to: 568)
    #expect(heights == [253, -37, -216])
    #expect(handler.size == .zero)
  }
}
