// curves check: goldens, in files and folders, and what is said of those that differ.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct CheckTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the goldens of the repository pass`() throws {
    let run = try curves("check", "Curves", in: Self.repository)
    #expect(run.code == 0)
    #expect(run.complaint.isEmpty)
    #expect(
      run.lines.contains { $0.hasSuffix("Curves/keyboard/keyboard@59.94.csv: 31 rows are equal") })
    #expect(run.lines.dropLast().allSatisfy { $0.hasPrefix("equal") })
    #expect(run.lines.count >= 63)
  }

  /// What a dump writes with its metadata is a golden, whatever the options of the dump.
  @Test(arguments: [
    "keyboard", "easeInOut --fps 59.94 --duration 0.25 --from 10 --to -336.5",
    "linear keyboard 'spring(duration: 0.5, bounce: 0.2)' --samples 7",
    "'steps(4, jump-start)' easeIn --layout long --end exclude --columns curve,time,value,velocity",
    "keyboard --at 0.3,0.1,-1,2 --outside extend", "keyboard --snap", "keyboard --precision 3",
    "'spring(duration: 0.5, bounce: 0.4)' --velocity 120 --from 0 --to 300 --columns time,value",
    "keyboard --delimiter ';' --decimal , --crlf",
  ])
  func `a dump with metadata is a golden`(dump: String) throws {
    try withFolder { folder in
      let run = try shell(
        "curves dump \(dump) --metadata -o a.csv && curves check a.csv", in: folder)
      #expect(run.complaint.isEmpty)
      #expect(run.code == 0, "\(run.output)")
      #expect(run.output.hasPrefix("equal  a.csv: "))
    }
  }

  @Test func `a difference is named with frame, time, column, numbers and a picture`() throws {
    try withFolder { folder in
      let golden = """
        # of: linear
        # fps: 4
        # columns: frame,time,value
        # from: 0
        # to: 100
        # tolerance.value: 0.5
        frame,time,value
        0,0,0
        1,0.25,25.5
        2,0.5,51
        3,0.75,75
        4,1,100

        """
      try golden.write("a.csv", in: folder)
      let run = try curves("check", "a.csv", in: folder)
      #expect(run.code == 1)
      #expect(run.complaint.isEmpty)
      #expect(run.lines[0] == "differs  a.csv: 1 of 5 rows differ, the first at frame 2 (0.5 s)")
      #expect(
        run.lines[1] == "  frame 2 (0.5 s) value: expected 51, got 50 (-1, tolerance 0.5)")
      #expect(run.lines[2] == "  value:")
      #expect(run.lines.last == "  o expected, x got, * both")
      #expect(try curves("check", "a.csv", "--tolerance", "2%", in: folder).code == 0)
      #expect(try curves("check", "a.csv", "--tolerance=1.9%", in: folder).code == 1)
    }
  }

  @Test func `a golden in any spelling, with columns of its own, is read`() throws {
    try withFolder { folder in
      let golden =
        "\u{FEFF}# of: linear\r\n# fps: 2\r\n"
        + "note;\"progress\";time\r\n# by hand\r\nstart;0;0\r\n;0,5;0,5\r\nend;1;1"
      try golden.write("a.csv", in: folder)
      #expect(try curves("check", "a.csv", in: folder).output == "equal  a.csv: 3 rows are equal\n")
    }
  }

  @Test func `a table beside a definition is a golden of it`() throws {
    try withFolder { folder in
      try #"{"name": "mine", "curve": "linear"}"#.write("mine.json", in: folder)
      try "time,progress\n0,0\n0.3,0.3\n".write("mine@120.csv", in: folder)
      try "time,progress\n0,0\n0.3,0.4\n".write("mine.csv", in: folder)
      let run = try curves("check", ".", in: folder)
      #expect(run.code == 1)
      #expect(run.lines.last == "2 tables: 1 equal, 1 differs")
      #expect(run.output.contains("0.3 s progress: expected 0.4, got 0.3"))
    }
  }

  @Test func `a recording run writes what differs and fails`() throws {
    try withFolder { folder in
      let wrong =
        "# note: kept\n# of: linear\n# origin: derived\n# fps: 2\n# tolerance.progress: 0\n"
        + "frame,time,progress\n0,0,0\n1,0.5,0.6\n2,1,1\n"
      try wrong.write("a.csv", in: folder)
      let run = try curves("check", "a.csv", "--record", in: folder)
      #expect(run.code == 1)
      #expect(run.output.hasPrefix("recorded  a.csv: written anew: 1 of 3 rows differ"))
      let text = try String(contentsOf: folder.appending(path: "a.csv"), encoding: .utf8)
      #expect(text.hasPrefix("# note: kept\n# of: linear\n# origin: recorded\n# fps: 2\n"))
      #expect(text.hasSuffix("frame,time,progress\n0,0,0\n1,0.5,0.5\n2,1,1\n"))
      #expect(try curves("check", "a.csv", in: folder).code == 0)
      // Equal now: nothing is written, and a run that records still lets no build pass.
      #expect(try curves("check", "a.csv", "--record", in: folder).code == 1)
      #expect(try String(contentsOf: folder.appending(path: "a.csv"), encoding: .utf8) == text)
    }
  }

  @Test func `a recording run loses no remark, no column and no spelling`() throws {
    try withFolder { folder in
      let old = """
        # drawn by hand
        # of: linear
        # fps: 2
        # precision: 3
        # origin: derived

        note;time;progress;frame
        # the start
        "a;b";0;0;0
        ;0,5;0,6;1
        # the end
        last;1;1;2
        # bye

        """
      try old.replacing("\n", with: "\r\n").write("a.csv", in: folder)
      #expect(try curves("check", "a.csv", "--record", in: folder).code == 1)
      let text = try String(contentsOf: folder.appending(path: "a.csv"), encoding: .utf8)
      let new = old.replacing("derived\n", with: "recorded\n# by: curves 0.1.0\n").replacing(
        "0,6", with: "0,5")
      // The blank line stays behind the remarks that it stood behind.
      let expected = new.replacing("# by: curves 0.1.0\n\n", with: "\n# by: curves 0.1.0\n")
      #expect(text == expected.replacing("\n", with: "\r\n"))
      #expect(try curves("check", "a.csv", in: folder).code == 0)
    }
  }

  @Test func `rows that come or go take their notes along, and remarks stay`() throws {
    try withFolder { folder in
      let head = "# of: linear\n# fps: 2\n# by: curves 0.1.0\n# origin: recorded\n"
      try (head + "time,progress,note\n0,0,a\n# end\n").write("short.csv", in: folder)
      try (head + "time,progress,note\n0,0,a\n0.5,0.5,b\n# x\n1,1,c\n# y\n9,9,d\n# end\n")
        .write("long.csv", in: folder)
      #expect(try curves("check", "short.csv", "long.csv", "--record", in: folder).code == 1)
      let short = try String(contentsOf: folder.appending(path: "short.csv"), encoding: .utf8)
      #expect(short == head + "time,progress,note\n0,0,a\n0.5,0.5,\n1,1,\n# end\n")
      let long = try String(contentsOf: folder.appending(path: "long.csv"), encoding: .utf8)
      #expect(
        long == head + "time,progress,note\n0,0,a\n0.5,0.5,b\n# x\n1,1,c\n# y\n# end\n")
    }
  }

  @Test(arguments: [
    ("a,b\n1,2\n", "a.csv: # of: missing"), ("", "a.csv: line 1: the table is empty"),
    ("# of: kyboard\n# fps: 60\ntime,progress\n0,0\n", "a.csv: # of: no curve is named"),
    ("# of: linear\n# fps: 0\ntime,progress\n0,0\n", "a.csv: # fps: frame rate '0'"),
    ("# of: linear\n# fps: 1\ntime,progress\n0,0\n1,x\n", "a.csv: line 5, column 'progress': 'x'"),
    ("# of: linear\n# fps: 1\n# columns: tim\ntime\n0\n", "a.csv: # columns: unknown column"),
    ("# of: linear\n# columns: value\ntime,progress\n0,0\n", "no column 'value'"),
    ("# of: linear\n# tolerance.progres: 1\ntime,progress\n0,0\n", "did you mean 'progress'"),
    ("# of: linear\n# tolerance.time: x\ntime,progress\n0,0\n", "# tolerance.time: 'x' is no"),
    ("# of: linear\n# precision: 0\ntime,progress\n0,0\n", "# precision: '0': expected"),
    ("# of: none.csv\n# fps: 1\ntime,progress\n0,0\n", "none.csv: no such file"),
  ])
  func `a golden that cannot be judged is told with file and key`(
    text: String, problem: String
  ) throws {
    try withFolder { folder in
      try text.write("a.csv", in: folder)
      let run = try curves("check", "a.csv", in: folder)
      #expect(run.code == 2)
      #expect(run.complaint.contains(problem), "\(run.complaint)")
      let reason = run.complaint.dropFirst("curves: ".count)
      #expect(run.output == "unjudged  \(reason.hasPrefix("a.csv: ") ? "" : "a.csv: ")\(reason)")
    }
  }

  @Test func `one bad table does not hide the others`() throws {
    try withFolder { folder in
      try "# of: linear\n# fps: 1\ntime,progress\n0,0\n1,1\n".write("a.csv", in: folder)
      try "# of: linear\n".write("b.csv", in: folder)
      try "x\n1\n".write("c.csv", in: folder)
      let run = try curves("check", ".", in: folder)
      #expect(run.code == 2)
      #expect(run.lines.last == "3 tables: 1 equal, 1 skipped, 1 unjudged")
      #expect(run.complaint.contains("./b.csv: line 1: the table is empty"))
    }
  }

  @Test func `a table that is no golden is named where it is found, and refused where it is named`()
    throws
  {
    try withFolder { folder in
      try "x\n1\n".write("c.csv", in: folder)
      let alone = try curves("check", ".", in: folder)
      #expect(alone.code == 2)
      #expect(alone.complaint == "curves: none of the tables is a golden\n")
      try "# of: linear\n# fps: 1\ntime,progress\n0,0\n1,1\n".write("a.tsv", in: folder)
      let found = try curves("check", ".", in: folder)
      #expect(found.code == 0)
      #expect(
        found.lines == [
          "equal    ./a.tsv: 2 rows are equal",
          "skipped  ./c.csv: no golden, for neither it nor a file beside it says '# of: CURVE'",
          "2 tables: 1 equal, 1 skipped",
        ])
      let named = try curves("check", "a.tsv", "c.csv", in: folder)
      #expect(named.code == 2)
      #expect(named.complaint.contains("c.csv: # of: missing"))
    }
  }

  @Test(arguments: [
    ("none.csv", "no such file"), ("empty", "no .csv or .tsv file in this folder"),
    ("link.csv", "no such file"), ("links", "no such file"),
  ])
  func `what has gone away is a verdict and does not hide the others`(
    path: String, problem: String
  ) throws {
    try withFolder { folder in
      try "# of: linear\n# fps: 1\ntime,progress\n0,0\n1,1\n".write("a.csv", in: folder)
      _ = try shell(
        "mkdir empty links; ln -s none.csv link.csv; ln -s none.csv links/b.csv", in: folder)
      let run = try curves("check", path, "a.csv", in: folder)
      #expect(run.code == 2)
      #expect(run.complaint.contains(problem))
      #expect(run.lines.contains("equal     a.csv: 2 rows are equal"))
      #expect(run.lines.last == "2 tables: 1 equal, 1 unjudged")
      let junit = try curves("check", path, "a.csv", "--format", "junit", in: folder).output
      #expect(junit.contains("tests=\"2\" failures=\"0\" errors=\"1\""))
    }
  }

  @Test func `what is in no column of the table's is not passed over`() throws {
    try withFolder { folder in
      try "# of: linear\n# fps: 1\ntime,y\n0,7\n1,7\n".write("a.csv", in: folder)
      let run = try curves("check", "a.csv", in: folder)
      #expect(run.code == 2)
      #expect(run.complaint.contains("no column 'progress'"))
      let head = "# of: linear; easeIn\n# fps: 1\n"
      try (head + "time,linear,easeIn\n0,0,0\n1,1,0.5\n").write("b.csv", in: folder)
      let several = try curves("check", "b.csv", in: folder)
      #expect(several.code == 1)
      #expect(several.output.contains("1 s easeIn: expected 0.5, got 1"))
    }
  }

  @Test func `the largest difference is named, and seen in the picture`() throws {
    try withFolder { folder in
      let rows = (0...1000).map { row in "\(Double(row) / 1000),\(row == 505 ? 2 : row < 7 ? 1 : 0)"
      }
      try ("time,x\n" + rows.joined(separator: "\n")).write("a.csv", in: folder)
      let flat = (0...1000).map { "\(Double($0) / 1000),0" }
      try ("time,x\n" + flat.joined(separator: "\n")).write("b.csv", in: folder)
      let run = try curves("check", "a.csv", "--against", "b.csv", in: folder)
      #expect(run.lines[6] == "  … and 3 more")
      #expect(
        run.lines[7] == "  the largest: 0.505 s x: expected 0, got 2 (+2, tolerance 1e-12 4ulp)")
      #expect(run.lines[9].hasPrefix("  2 |") && run.lines[9].hasSuffix("x"))
    }
  }

  @Test func `a tolerance for all columns leaves frames and times alone`() throws {
    try withFolder { folder in
      let head = "# of: linear\n# fps: 1\n# tolerance: 0.1\n"
      try (head + "time,progress\n0,0.1\n1,0.9\n").write("a.csv", in: folder)
      #expect(try curves("check", "a.csv", in: folder).code == 0)
      try (head + "time,progress\n0,0.1\n1.05,0.9\n").write("a.csv", in: folder)
      #expect(
        try curves("check", "a.csv", in: folder).output.contains("time: expected 1.05, got 1"))
      try (head + "# tolerance.progress: 0\ntime,progress\n0,0\n1,0.9\n").write("a.csv", in: folder)
      #expect(try curves("check", "a.csv", in: folder).code == 1)
    }
  }

  @Test func `a picture has no spaces at the ends of its lines`() throws {
    try withFolder { folder in
      try "time,value\n0,0\n1,2\n".write("a.csv", in: folder)
      try "time,value\n0,0\n1,1\n".write("b.csv", in: folder)
      let run = try curves("check", "a.csv", "--against", "b.csv", in: folder)
      #expect(run.lines.count > 10)
      #expect(!run.lines.contains { $0.hasSuffix(" ") })
    }
  }

  @Test func `programs and servers get the verdicts in their own formats`() throws {
    try withFolder { folder in
      try "# of: linear\n# fps: 1\ntime,progress\n0,0\n1,1\n".write("a.csv", in: folder)
      try "# of: linear\n# fps: 1\ntime,progress\n0,0\n1,2\n".write("b<&\">.csv", in: folder)
      let json = try curves("check", ".", "--format", "json", in: folder)
      #expect(json.code == 1)
      let list = try #require(
        try JSONSerialization.jsonObject(with: json.bytes) as? [[String: Any]])
      #expect(list.map { $0["verdict"] as? String } == ["equal", "differs"])
      let cells = try #require(list[1]["differences"] as? [[String: Any]])
      #expect(cells.map { $0["expected"] as? Double } == [2])
      #expect(cells.map { $0["difference"] as? Double } == [-1])
      let junit = try curves("check", ".", "--format", "junit", in: folder).output
      #expect(junit.contains("tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\""))
      #expect(junit.contains("name=\"./b&lt;&amp;&quot;&gt;.csv\""))
      #expect(junit.contains("<failure message=\"1 of 2 rows differ, the first at 1 s\">"))
    }
  }

  @Test(arguments: [
    (["check"], "check needs a table"),
    (["check", ".", "--tolerance", "x"], "'x' is no tolerance"),
    (["check", "a", "--record", "--against", "b"], "exclude each other"),
  ])
  func `a command that makes no sense is refused`(words: [String], problem: String) throws {
    try withFolder { folder in
      let run = try curves(words, in: folder)
      #expect(run.code == 2)
      #expect(run.bytes.isEmpty)
      #expect(run.complaint.contains(problem))
    }
  }
  @Test func `infinite times and words that look like numbers are strings in JSON`() throws {
    try withFolder { folder in
      try "# of: linear\n# fps: 1\ntime,progress\n0,0\ninf,1\n".write("a.csv", in: folder)
      try "time,x\n1,0x10\n".write("b.csv", in: folder)
      try "time,x\n1,0x11\n".write("c.csv", in: folder)
      for (words, expected) in [(["a.csv"], "inf"), (["b.csv", "--against", "c.csv"], "0x11")] {
        let run = try curves(["check"] + words + ["--format", "json"], in: folder)
        let list = try #require(
          try JSONSerialization.jsonObject(with: run.bytes) as? [[String: Any]])
        let cells = try #require(list[0]["differences"] as? [[String: Any]])
        #expect(cells.map { $0["expected"] as? String } == [expected])
      }
    }
  }

  @Test func `a name cannot steer a terminal`() throws {
    try withFolder { folder in
      try "# of: linear\n# fps: 1\ntime,progress\n0,0\n1,1\n".write("a\u{1B}[31m.csv", in: folder)
      let run = try curves("check", ".", in: folder)
      #expect(run.output == "equal  ./a\\u{1B}[31m.csv: 2 rows are equal\n")
    }
  }
}
