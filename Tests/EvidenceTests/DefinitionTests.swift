// Definitions and named curves, held against each other.
import Easing
import Foundation
import Testing

@Suite struct DefinitionTests {
  @Test func `every definition can be read`() {
    #expect(Evidence.definitions.count == Evidence.files(".json").count)
  }

  @Test func `every folder of definitions is a family`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Evidence.folder.path)
      .filter { FileManager.default.fileExists(atPath: "\(Evidence.folder.path)/\($0)/.") }
    let families = NamedCurve.Family.allCases.map(\.rawValue)
    #expect(Set(folders).subtracting(["timelines", "keyboards"]) == Set(families))
  }

  @Test func `every named curve has a definition and every definition a curve`() {
    #expect(NamedCurve.all.map(\.name).sorted() == Evidence.definitions.map(\.name).sorted())
  }

  @Test func `no name means two curves`() {
    let keys = NamedCurve.all.flatMap { curve in
      Set(([curve.name] + curve.aliases).map { $0.lowercased().filter { !"-_ ".contains($0) } })
    }
    let repeated = Dictionary(grouping: keys) { $0 }.filter { $1.count > 1 }.keys
    #expect(repeated.isEmpty)
  }

  @Test(arguments: Evidence.definitions)
  func `a definition says what its curve is`(_ definition: Definition) throws {
    let named = try #require(NamedCurve.find(definition.name))
    #expect(named.name == definition.name)
    #expect(named.family.rawValue == definition.family)
    #expect(try Curve(definition.curve) == named.curve)
    #expect(abs(named.curve.duration - definition.duration) <= 4e-15)
    #expect(named.isPublic == definition.isPublic)
    #expect(named.grade.rawValue == definition.grade)
    #expect(!definition.sources.isEmpty && !definition.method.isEmpty)
  }

  @Test(arguments: Evidence.definitions)
  func `a definition and its curve know the same aliases`(_ definition: Definition) throws {
    let named = try #require(NamedCurve.find(definition.name))
    #expect(Set(named.aliases) == Set(definition.aliases))
    for alias in definition.aliases {
      #expect(NamedCurve.find(alias)?.name == definition.name)
    }
  }
}
