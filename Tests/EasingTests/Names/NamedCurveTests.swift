// The list of named curves.
import Easing
import Testing

@Suite struct NamedCurveTests {
  @Test func `no two curves answer to one name`() {
    var owners: [String: String] = [:]
    for named in NamedCurve.all {
      for name in [named.name] + named.aliases {
        let key = name.lowercased().filter { !"-_ ".contains($0) }
        #expect(owners.updateValue(named.name, forKey: key) ?? named.name == named.name, "\(name)")
        #expect(NamedCurve.find(name) == named)
        #expect(NamedCurve.find(name.uppercased()) == named)
      }
    }
  }

  @Test func `every family has curves and every curve its sources`() {
    #expect(Set(NamedCurve.all.map(\.family)).count == NamedCurve.Family.allCases.count)
    for named in NamedCurve.all {
      #expect(!named.sources.isEmpty && !named.notes.isEmpty, "\(named.name)")
    }
  }

  /// Control points, grade and whether UIKit's headers name them.
  @Test(arguments: [
    ("0", [0.42, 0, 0.58, 1], Grade.documented, true), ("1", [0.42, 0, 1, 1], .documented, true),
    ("2", [0, 0, 0.58, 1], .documented, true), ("3", [0, 0, 1, 1], .documented, true),
    ("4", [0.66, 0, 0.33, 1], .reconstructed, false),
    ("5", [0.25, 0.1, 0.25, 1], .documented, true),
  ])
  func `UIKit's numbers are cubics`(
    name: String, points: [Double], grade: Grade, isPublic: Bool
  ) throws {
    let named = try #require(NamedCurve.find(name))
    #expect(named.curve == .unit(.bezier(try CubicBezier(controlPoints: points))))
    #expect(named.grade == grade)
    #expect(named.isPublic == isPublic)
  }

  /// SwiftUI: mass 1, stiffness (2π / duration)², damping from bounce or fraction.
  @Test(arguments: [
    ("spring", 157.91367041742973, 25.132741228718345),
    ("smooth", 157.91367041742973, 25.132741228718345),
    ("snappy", 157.91367041742973, 21.362830044410593),
    ("bouncy", 157.91367041742973, 17.59291886010284),
    ("interactiveSpring", 1754.5963379714414, 72.04719152228865),
    ("legacySpring", 157.91367041742973, 20.734511513692628),
    ("coreAnimationSpring", 100, 10),
  ])
  func `named springs have their parameters`(
    name: String, stiffness: Double, damping: Double
  ) throws {
    guard case .spring(let spring)? = NamedCurve.find(name)?.curve else {
      Issue.record("\(name) is no spring")
      return
    }
    #expect(spring.mass == 1 && spring.initialVelocity == 0)
    #expect((spring.stiffness - stiffness).magnitude <= 1e-12 * stiffness)
    #expect((spring.damping - damping).magnitude <= 1e-12 * damping)
  }

  /// Telegram's spring for iOS 26 is at 0.998796 when its 0.3832 s are over.
  @Test func `the candidates for iOS 26 are kept apart`() throws {
    let (first, second) = (
      try #require(NamedCurve.find("keyboard-ios26-a")),
      try #require(NamedCurve.find("keyboard-ios26-b"))
    )
    #expect(first.curve.duration == 0.3832)
    #expect((first.curve.value(at: 0.3832) - 0.998796).magnitude < 5e-7)
    #expect(first.grade == .reconstructed && second.grade == .folklore)
    #expect(!first.isPublic && !second.isPublic)
  }

  @Test func `the keyboard is private and reconstructed`() throws {
    let keyboard = try #require(NamedCurve.find("7"))
    #expect(keyboard.name == "keyboard" && keyboard.curve == .keyboard(.system))
    #expect(keyboard.grade == .reconstructed && !keyboard.isPublic)
  }
}
