// A golden table that says itself what made it, expected in a test.
import AnimationTesting
import Foundation
import Testing

struct ExpectGoldenTests {
  private func withTable(_ text: String, _ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    try body(path)
  }

  @Test func `the keyboard's golden table is what it says`() {
    expectGolden("../../Curves/keyboard/keyboard.csv")
    expectGolden("../../Curves/timelines/interrupted.csv")
    expectGolden("../../Curves/keyboards/show-and-hide.csv")
  }

  @Test func `a difference is an issue at the line of the call, and the test goes on`() throws {
    try withTable("# of: linear\n# fps: 2\ntime,progress\n0,0\n0.5,0.4\n1,1\n") { path in
      var isOver = false
      let line = #line + 1
      withKnownIssue {
        expectGolden(path)
        isOver = true
      } matching: { issue in
        issue.sourceLocation?.line == line + 1
          && "\(issue.error ?? FrameMismatch.missing(path: ""))".contains("expected 0.4, got 0.5")
      }
      #expect(isOver)
    }
  }

  @Test func `a tolerance holds in place of the table's own`() throws {
    try withTable("# of: linear\n# fps: 2\ntime,progress\n0,0\n0.5,0.4\n1,1\n") { path in
      expectGolden(path, tolerance: .absolute(0.11))
    }
  }

  @Test func `what cannot be judged is named`() throws {
    #expect(goldenMismatch(at: "/none.csv") == .missing(path: "/none.csv"))
    try withTable("time,progress\n0,0\n") { path in
      let mismatch = try #require(goldenMismatch(at: path))
      #expect(mismatch.description.contains("no remark '# of:' says what it is made of"))
    }
    try withTable("# of: kyboard\n# fps: 1\ntime,progress\n0,0\n") { path in
      let mismatch = try #require(goldenMismatch(at: path))
      #expect(mismatch.description.contains("# of: no curve is named \"kyboard\""))
    }
  }
}
