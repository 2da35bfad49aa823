// Golden tables and curves, held against each other.
import Easing
import Foundation
import FrameTables
import Goldens
import Testing
import Timing

@Suite struct GoldenTests {
  @Test(arguments: Evidence.definitions)
  func `a definition has a golden table at 60 frames a second`(_ definition: Definition) throws {
    let golden = try #require(Evidence.goldens.first { $0.name == definition.name })
    #expect(golden.table.value(of: "fps") == "60")
  }

  @Test(arguments: ["60", "59.94", "90", "120"])
  func `the keyboard has a golden table at each rate of a display`(_ rate: String) {
    let file = rate == "60" ? "keyboard" : "keyboard@\(rate)"
    #expect(Evidence.goldens.contains { $0.name == file })
  }

  @Test(arguments: Evidence.goldens)
  func `a golden table was derived from outside`(_ golden: Golden) throws {
    let table = golden.table
    #expect(table.value(of: "origin") == "derived")
    #expect(table.value(of: "by")?.isEmpty == false)
  }

  @Test(arguments: Evidence.goldens)
  func `a curve runs through its golden table`(_ golden: Golden) throws {
    let table = golden.table
    let curve = try Curve(try #require(table.value(of: "of")))
    let tolerance = try #require(table.value(of: "tolerance.progress").flatMap { Double($0) })
    let (times, values) = (try table.numbers("time"), try table.numbers("progress"))
    for (time, expected) in zip(times, values) {
      let error = abs(curve.value(at: time) - expected)
      #expect(error <= tolerance, "at \(time) s: \(curve.value(at: time)), not \(expected)")
    }
  }

  @Test(arguments: Evidence.goldens)
  func `a golden table has a row for every frame`(_ golden: Golden) throws {
    let table = golden.table
    let curve = try Curve(try #require(table.value(of: "of")))
    let rate = try FrameRate(try #require(table.value(of: "fps")))
    let times = try table.numbers("time")
    let frames = try FrameSchedule(duration: curve.duration, rate: rate)
    #expect(try table.integers("frame") == frames.map(\.index))
    #expect(times.dropLast().elementsEqual(frames.map(\.timestamp).dropLast()))
    #expect(abs(try #require(times.last) - curve.duration) <= 4e-15)
  }
}

struct RecipeGoldenTests {
  /// Curves, timelines, keyboard sequences and logs alike.
  static let all = (try? Folder.files(at: Evidence.folder.path())) ?? []

  @Test func `every table in the folder is a golden one`() {
    #expect(Self.all.filter { $0.hasSuffix(".csv") }.count >= 150)
  }

  @Test(arguments: all.filter { $0.hasSuffix(".csv") })
  func `a golden table is equal to what its remarks describe`(path: String) throws {
    let comparison = try Golden(contentsOfFile: path).compareWithRendering()
    let report = try #require(comparison).report()
    #expect(comparison?.isEqual == true, "\(path): \(report)")
  }

  @Test(arguments: all.filter { $0.hasSuffix(".csv") })
  func `the remarks of a recipe give the recipe`(path: String) throws {
    let recipe = try #require(try Golden(contentsOfFile: path).recipe())
    #expect(try TableRecipe(remarks: recipe.remarks) == recipe)
  }
}

extension Table {
  /// The value of a `# key: value` line.
  func value(of key: String) -> String? { metadata.first { $0.key == key }?.value }
}
