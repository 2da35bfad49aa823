// curves check --against: two tables, and recordings laid over a curve.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct CheckAgainstTests {
  @Test func `two tables are equal, or not`() throws {
    try withFolder { folder in
      try "frame,time,x\n0,0,1\n1,1,2\n".write("a.csv", in: folder)
      try "x;time;y\n1;0;5\n2,001;1;5\n".write("b.csv", in: folder)
      #expect(try curves("check", "a.csv", "--against", "a.csv", in: folder).code == 0)
      let run = try curves("check", "a.csv", "--against", "b.csv", in: folder)
      #expect(run.code == 1)
      #expect(run.output.contains("1 s x: expected 2.001, got 2 (-0.001, tolerance 1e-12 4ulp)"))
      let loose = try curves("check", "a.csv", "--against=b.csv", "--tolerance=0.1%", in: folder)
      #expect(loose.code == 0)
    }
  }

  @Test(arguments: [("60", "120"), ("120", "60")])
  func `two rates are aligned by time, which is said`(a: String, b: String) throws {
    try withFolder { folder in
      let dumps =
        "curves dump keyboard --fps \(a) -o a.csv; curves dump keyboard --fps \(b) -o b.csv"
      let run = try shell("\(dumps); curves check a.csv --against b.csv", in: folder)
      #expect(run.code == 0)
      let remark = "aligned by time: \(a) frames per second against \(b) frames per second"
      #expect(run.output.contains(remark))
      #expect(!run.output.contains("interpolated"))
      let other = "curves dump easeOut --duration .5 --fps \(b) -o b.csv"
      let differs = try shell("\(other); curves check a.csv --against b.csv", in: folder)
      #expect(differs.code == 1)
    }
  }

  @Test(arguments: [("60", "59.94"), ("59.94", "60"), ("50", "60"), ("24", "30")])
  func `rates that never meet are interpolated, to a precision that is said`(
    a: String, b: String
  ) throws {
    try withFolder { folder in
      let dumps =
        "curves dump keyboard --fps \(a) -o a.csv; curves dump keyboard --fps \(b) -o b.csv"
      let run = try shell("\(dumps); curves check a.csv --against b.csv", in: folder)
      #expect(run.code == 0)
      #expect(run.output.contains(" interpolated to within "))
      #expect(
        try curves("check", "a.csv", "--against=b.csv", "--tolerance=0", in: folder).code == 1)
      let other = "curves dump keyboard --fps \(b) --from 0 --to 1.01 --columns time,value"
      let differs = try shell(
        """
        \(other) | sed s/value/progress/ > b.csv; curves check a.csv --against b.csv
        """, in: folder)
      #expect(differs.code == 1)
    }
  }

  /// The keyboard's motion over 336 points from its closed form, late by some time.
  private func recording(
    late: Double, from: Double = 0, by: Double = 336, isRounded: Bool = true,
    rate: Double = 60
  ) -> String {
    let omega = (1000.0 / 3).squareRoot()
    let rows = (0..<Int(0.75 * rate)).map { row in
      let t = max(Double(row) / rate - late, 0)
      let progress = t > 0.5 ? 1 : 1 - (1 + omega * t) * exp(-omega * t)
      let value = from + by * progress
      // A display's half points.
      return "\(Double(row) / rate),\(isRounded ? (2 * value).rounded() / 2 : value)"
    }
    return "time,value\n" + rows.joined(separator: "\n") + "\n"
  }

  @Test(arguments: [(0.0, "no time offset"), (0.033, "late"), (0.02, "late"), (-0.0166, "early")])
  func `a recording that is a frame or two late passes, and the offset is said`(
    late: Double, word: String
  ) throws {
    try withFolder { folder in
      for text in [recording(late: late), recording(late: late, from: 812, by: -336)] {
        try text.write("r.csv", in: folder)
        let run = try curves(
          "check", "r.csv", "--against", "keyboard", "--scale", "336", "--tolerance", "2",
          in: folder)
        #expect(run.code == 0, "\(run.output)")
        #expect(late == 0 || run.output.contains("the recording is \(word)"), "\(run.output)")
        #expect(run.output.contains("time offset"))
      }
    }
  }

  /// Three frames of the display are six of a recording at twice its rate.
  @Test(arguments: [60.0, 120], [-3.0, -1, 1, 3])
  func `three frames early or late are found at every rate`(rate: Double, frames: Double) throws {
    try withFolder { folder in
      let text = recording(late: frames / 60, isRounded: false, rate: rate)
      try text.write("r.csv", in: folder)
      let run = try curves(
        "check", "r.csv", "--against", "keyboard", "--scale", "336", "--tolerance", "0.1",
        in: folder)
      #expect(run.code == 0, "\(run.output)")
      #expect(run.output.contains("the recording is \(frames > 0 ? "late" : "early")"))
    }
  }

  @Test func `rest before the motion is cut, and no more than is allowed`() throws {
    try withFolder { folder in
      try recording(late: 0.1).write("r.csv", in: folder)
      let command = ["check", "r.csv", "--against", "keyboard", "--scale", "336"]
      let run = try curves(command, in: folder)
      #expect(run.code == 0, "\(run.output)")
      #expect(run.output.contains("100 ms, the recording is late"))
      for most in ["0", "0.05", "50ms"] {
        #expect(try curves(command + ["--offset", most], in: folder).code == 1)
      }
      for most in ["auto", "0.11"] {
        #expect(try curves(command + ["--offset", most], in: folder).code == 0)
      }
    }
  }

  /// The curve's last value is 0.37 points short of the target at which a removed animation ends.
  @Test(arguments: [0, 0.02])
  func `past its end a motion is at its target`(late: Double) throws {
    try withFolder { folder in
      try recording(late: late, isRounded: false).write("r.csv", in: folder)
      let command = ["check", "r.csv", "--scale", "336", "--against", "keyboard", "--tolerance"]
      let run = try curves(command + ["0.01"], in: folder)
      #expect(run.code == 0, "\(run.output)")
    }
  }

  @Test func `another motion, distance or a long delay fails in points`() throws {
    try withFolder { folder in
      let command = ["check", "r.csv", "--scale", "336", "--tolerance", "2", "--against"]
      try recording(late: 0.02).write("r.csv", in: folder)
      #expect(try curves(command + ["ease"], in: folder).code == 1)
      try recording(late: 0.2).write("r.csv", in: folder)
      #expect(try curves(command + ["keyboard", "--offset", "0.1"], in: folder).code == 1)
      try recording(late: 0.02, by: 320).write("r.csv", in: folder)
      let run = try curves(command + ["keyboard"], in: folder)
      #expect(run.code == 1)
      #expect(run.output.contains("tolerance 2)"))
    }
  }

  @Test(arguments: [
    (["a.csv", "--against", "b.csv"], "b.csv: no such file"),
    (["a.csv", "--against", "kyboard"], "no curve is named"),
    (["a.csv", "--against", "words.csv"], "no column in common"),
    (["words.csv", "--against", "keyboard"], "there are 'time', 'x', 'z'"),
    (["a.csv", "--scale", "336"], "--scale needs --against"),
    (["a.csv", "--offset", "auto"], "--offset needs --against"),
    (["a.csv", "--against", "keyboard", "--offset", "x"], "--offset is \"x\""),
    (["a.csv", "--against", "keyboard", "--column", "w"], "no column 'w'"),
    (["a.csv", "--against", "keyboard", "--scale", "0"], "--scale is 0"),
    (["a.csv", "--against", "keyboard", "--tolerance", "-1"], "--tolerance: '-1' is no tolerance"),
  ])
  func `what cannot be compared is told`(words: [String], problem: String) throws {
    try withFolder { folder in
      try "time,value\n0,0\n1,1\n".write("a.csv", in: folder)
      try "time,x,z\n0,0,1\n1,1,2\n".write("words.csv", in: folder)
      let run = try curves(["check"] + words, in: folder)
      #expect(run.code == 2)
      #expect(run.complaint.contains(problem), "\(run.complaint)")
    }
  }
}
