// Recipes as remarks and back, and what is said of remarks that mean nothing.
import Easing
import FrameTables
import Goldens
import TestSupport
import Testing
import Timing
import ViewMotion

struct TableRecipeTests {
  @Test func `remarks stand in a fixed order`() throws {
    var recipe = TableRecipe(.curves([try CurveExpression("ease"), try CurveExpression("linear")]))
    recipe.frames = .rate(try FrameRate("59.94"), end: .exclude)
    recipe.columns = [.time, .value]
    recipe.duration = 0.25
    recipe.values = TableRecipe.Values(from: 10, to: -336.5)
    let lines = recipe.remarks.map { "\($0.key): \($0.value)" }
    #expect(
      lines == [
        "of: ease; linear", "fps: 60000/1001", "columns: time,value", "duration: 0.25",
        "from: 10", "to: -336.5", "end: exclude",
      ])
  }

  @Test(arguments: 0..<4)
  func `random recipes are what their remarks say`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let recipe = try Self.recipe(&random)
      #expect(try TableRecipe(remarks: recipe.remarks) == recipe, "\(recipe.remarks)")
    }
  }

  @Test(arguments: [
    ("fps", "0", "# fps: frame rate '0'"), ("samples", "x", "# samples is \"x\", expected a whole"),
    ("from", "0x10", "# from is \"0x10\", expected a finite number"),
    ("duration", "fast", "# duration is \"fast\", expected a time such as 0.25"),
    ("columns", "progres", "# columns: unknown column \"progres\"\n  nearest: progress"),
    ("end", "maybe", "# end is \"maybe\", expected \"include\" or \"exclude\""),
    ("outside", "in", "# outside is \"in\", expected \"clamp\" or \"extend\""),
    ("screen", "375", "# screen is \"375\", expected width x height"),
    ("of", "kyboard(", "# of: "), ("show", "fase", "# show: unknown detail \"fase\""),
  ])
  func `a remark that means nothing is named`(key: String, value: String, problem: String) throws {
    let usual = ["of": "linear", "fps": "60"].filter { $0.key != key }
    let remarks = usual.merging([key: value]) { $1 }.map { Metadata(key: $0.key, value: $0.value) }
    let error = try #require(throws: RecipeError.self) { try TableRecipe(remarks: remarks) }
    #expect(error.description.hasPrefix(problem), "\(error)")
    #expect(error.key?.rawValue == key)
  }

  @Test func `without a remark of there is no recipe`() throws {
    #expect(try TableRecipe(remarks: [Metadata(key: "fps", value: "60")]) == nil)
  }

  @Test func `a rendering has the rows that the recipe asks for`() throws {
    var recipe = TableRecipe(.curves([try CurveExpression("linear")]))
    recipe.frames = .rate(4)
    recipe.values = TableRecipe.Values(to: 8)
    let rendering = try TableRendering(recipe)
    #expect(try rendering.table.numbers("value") == [0, 2, 4, 6, 8])
    #expect(try rendering.table(1..<3).numbers("time") == [0.25, 0.5])
    #expect(rendering.recipe.remarks.first { $0.key == "fps" }?.value == "4")
  }

  private static func recipe(_ random: inout SplitMix64) throws -> TableRecipe {
    func number() -> Double { Double(Int.random(in: -5000...5000, using: &random)) / 16 }
    let texts = ["ease", "keyboard", "steps(3, jump-start)", "spring(duration: 0.5, bounce: 0.2)"]
    let isDocument = Bool.random(using: &random)
    let count = Int.random(in: 1...3, using: &random)
    var recipe = TableRecipe(
      isDocument
        ? .document("scenes/card.json")
        : .curves(try texts.shuffled(using: &random).prefix(count).map { try CurveExpression($0) }))
    let end = [nil, EndRule.include, .exclude].randomElement(using: &random) ?? nil
    recipe.frames =
      Bool.random(using: &random)
      ? .samples(Int.random(in: 1...1000, using: &random))
      : .rate(try FrameRate(["60", "59.94", "24"].randomElement(using: &random) ?? "60"), end: end)
    if Bool.random(using: &random) { recipe.duration = number().magnitude }
    if isDocument {
      recipe.details = Array(
        [.progress, .iteration, .phase].shuffled(using: &random).prefix(count))
      recipe.showsEvents = Bool.random(using: &random)
      recipe.screen = Bool.random(using: &random) ? Size(width: 375, height: 812.5) : nil
      return recipe
    }
    if Bool.random(using: &random) { recipe.values = .init(from: number(), to: number()) }
    if Bool.random(using: &random) { recipe.velocity = number() }
    if Bool.random(using: &random) { recipe.outside = .extend }
    recipe.snaps = Bool.random(using: &random)
    recipe.columns = Array(CurveColumn.allCases.shuffled(using: &random).prefix(count))
    return recipe
  }
}
