// swift-tools-version: 6.2
// The package: libraries by floor (each knows only those above it in this list), the tool, tests.
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

func library(_ name: String, knows floors: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: floors, swiftSettings: settings)
}

func tests(_ name: String, of floors: [Target.Dependency], data: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: floors + ["TestSupport"], exclude: data, swiftSettings: settings)
}

let package = Package(
  name: "AnimationCore",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "AnimationCore", targets: ["AnimationCore"]),
    .library(name: "AnimationTesting", targets: ["AnimationTesting"]),
    .executable(name: "curves", targets: ["curves"]),
  ],
  targets: [
    // MARK: Libraries
    library("Easing"),
    library("Timing", knows: ["Easing"]),
    library("ViewMotion", knows: ["Easing", "Timing"]),
    library("FrameTables", knows: ["Easing"]),
    library("FrameClock", knows: ["Easing", "Timing"]),
    library("KeyboardMotion", knows: ["Easing", "Timing", "ViewMotion"]),
    library("SceneText", knows: ["Easing", "Timing", "ViewMotion", "KeyboardMotion"]),
    library(
      "Goldens",
      knows: ["Easing", "Timing", "ViewMotion", "FrameTables", "KeyboardMotion", "SceneText"]),
    library(
      "AnimationCore",
      knows: [
        "Easing", "Timing", "ViewMotion", "FrameTables", "FrameClock", "KeyboardMotion",
        "SceneText", "Goldens",
      ]),
    library(
      "AnimationTesting",
      knows: [
        "Easing", "Timing", "FrameTables", "FrameClock", "KeyboardMotion", "SceneText", "Goldens",
      ]),

    // MARK: Tools
    .executableTarget(
      name: "curves",
      dependencies: [
        "Easing", "Timing", "ViewMotion", "FrameTables", "FrameClock", "KeyboardMotion",
        "SceneText", "Goldens",
      ],
      path: "tools/curves", swiftSettings: settings),

    .executableTarget(
      name: "benchmark",
      dependencies: [
        "Easing", "Timing", "ViewMotion", "FrameTables", "FrameClock", "KeyboardMotion",
        "SceneText", "Goldens",
      ],
      path: "tools/benchmark", swiftSettings: settings),

    // MARK: Tests
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("EasingTests", of: ["Easing"], data: ["Reference"]),
    tests("TimingTests", of: ["Easing", "Timing"], data: ["Reference"]),
    tests("ViewMotionTests", of: ["Easing", "Timing", "ViewMotion"], data: ["Reference"]),
    tests(
      "KeyboardMotionTests", of: ["Easing", "Timing", "ViewMotion", "KeyboardMotion"],
      data: ["Reference"]),
    tests("FrameTablesTests", of: ["FrameTables"]),
    tests(
      "GoldensTests",
      of: ["Easing", "Timing", "ViewMotion", "FrameTables", "SceneText", "Goldens"]),
    tests("FrameClockTests", of: ["Easing", "Timing", "FrameClock"]),
    tests(
      "SceneTextTests",
      of: [
        "Easing", "Timing", "ViewMotion", "FrameTables", "KeyboardMotion", "SceneText", "Goldens",
      ]),
    tests(
      "EvidenceTests",
      of: [
        "Easing", "Timing", "ViewMotion", "FrameTables", "KeyboardMotion", "SceneText", "Goldens",
      ]),
    tests("AnimationTestingTests", of: ["AnimationTesting"]),
    tests("CurvesTests", of: ["curves"]),
  ],
  swiftLanguageModes: [.v6]
)
