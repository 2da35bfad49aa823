// Recording golden frames: the table is written, the test fails, nothing else is lost.
import Foundation
import Testing

@testable import AnimationTesting

struct RecordingTests {
  private let table = Table(
    [
      Column("frame", .integers([0, 1])), Column("time", .numbers([0, 0.5])),
      Column("y", .numbers([0, 12.5])),
    ], metadata: [Metadata(key: "fps", value: "2")])

  private func withPath(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test func `a first recording is a golden table with its rate`() throws {
    try withPath { path in
      #expect(throws: FrameMismatch.recorded(path: path)) {
        try judge(table, path, nil, isRecording: true)
      }
      #expect(
        try String(contentsOfFile: path, encoding: .utf8) == """
          # fps: 2
          # origin: recorded
          # by: AnimationTesting
          frame,time,y
          0,0,0
          1,0.5,12.5

          """)
      try judge(table, path, nil, isRecording: false)
    }
  }

  @Test func `a later recording keeps remarks, columns and tolerances, and says its rate`() throws {
    try withPath { path in
      let old = """
        # the card
        # fps: 60
        # tolerance.y: 0.5
        note,y,time,frame
        start,1,0,0
        # half way
        end,2,0.016,1

        """
      try Data(old.utf8).write(to: URL(filePath: path))
      #expect(throws: FrameMismatch.recorded(path: path)) {
        try judge(table, path, nil, isRecording: true)
      }
      #expect(
        try String(contentsOfFile: path, encoding: .utf8) == """
          # the card
          # fps: 2
          # tolerance.y: 0.5
          # origin: recorded
          # by: AnimationTesting
          note,y,time,frame
          start,0,0,0
          # half way
          end,12.5,0.5,1

          """)
      try judge(table, path, nil, isRecording: false)
    }
  }

  @Test func `what cannot be written is told, and the old table stays`() throws {
    try withPath { path in
      try Data("y\n1\n".utf8).write(to: URL(filePath: path))
      let failure = #expect(throws: FrameMismatch.self) {
        try judge(Table([Column("y", .numbers([.nan]))]), path, nil, isRecording: true)
      }
      #expect(failure?.description == "\(path): row 0, column 'y': not a number (NaN)")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "y\n1\n")
    }
  }
}
