// Files as curves: CSV with time and progress, however it is spelled.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct CurveFileTests {
  @Test(arguments: [
    "time,progress\n0,0\n0.5,0.25\n1,1\n", "time,progress\r\n0,0\r\n0.5,0.25\r\n1,1",
    "time,progress\r0,0\r0.5,0.25\r1,1\r", "\u{FEFF}time;progress\n0;0\n0,5;0,25\n1;1\n",
    "# of: something\nframe\tprogress\ttime\n\n0\t0\t0\n1\t0,25\t0,5\n2\t1\t1\n",
    "\"time\",\"progress\"\n\"0\",\"0\"\n\"0.5\",\"0.25\"\n\"1\",\"1\"\n",
    "time;progress\n0;0\n5e-1;2.5e-1\n1;1\n",
  ])
  func `a table with time and progress is a curve`(text: String) throws {
    try withFolder { folder in
      try text.write("a.csv", in: folder)
      let run = try curves("dump", "a.csv", "--samples", "5", in: folder)
      #expect(run.complaint == "")
      #expect(try run.numbers("time") == [0, 0.25, 0.5, 0.75, 1])
      #expect(try run.numbers("progress") == [0, 0.125, 0.25, 0.625, 1])
    }
  }

  @Test func `a dump reads back as the same curve`() throws {
    try withFolder { folder in
      #expect(try curves("dump", "keyboard", "--metadata", "-o", "k.csv", in: folder).code == 0)
      let again = try curves("dump", "./k.csv", in: folder)
      #expect(try again.bytes == curves("dump", "keyboard").bytes)
      let decimals = ["--decimal", ",", "--delimiter", ";", "--crlf"]
      #expect(try curves(["dump", "keyboard", "-o", "d.csv"] + decimals, in: folder).code == 0)
      #expect(try curves("dump", "d.csv", in: folder).bytes == again.bytes)
    }
  }

  @Test(arguments: ["a (1).csv", "a  b.csv", "a,b.csv", "é🎹.csv", "A:B.CSV", "1e5.csv", "-1.csv"])
  func `a file may have any name`(name: String) throws {
    try withFolder { folder in
      try "time,progress\n0,0\n1,1\n".write(name, in: folder)
      let run = try curves("dump", name, "--samples", "2", "--layout", "long", in: folder)
      let cell = name.contains(",") ? "\"\(name)\"" : name
      #expect(run.lines.last == "1,1,\(cell),1")
      let json = try curves("dump", name, "--layout=long", "--format=jsonl", in: folder)
      #expect(json.lines.first == #"{"frame":0,"time":0,"curve":"\#(name)","progress":0}"#)
    }
  }

  @Test func `a file may stand within a curve and beside others`() throws {
    try withFolder { folder in
      try "time,progress\n0,0\n0.5,1\n".write("a.csv", in: folder)
      let run = try curves("dump", "reverse(a.csv)", "linear", "--samples", "3", in: folder)
      #expect(run.lines.first == "frame,time,reverse(a.csv),linear")
      let scaled = try curves("dump", "a.csv", "--duration", "2", "--samples", "3", in: folder)
      #expect(try scaled.numbers("progress") == [0, 0.5, 1])
    }
  }

  @Test(arguments: [
    ("", "line 1"), ("time,progress\n0,0\n1,x\n", "line 3, column 'progress': 'x'"),
    ("time,progress\n0,0\n1,\n", "column 'progress': expected two rows or more"),
    ("time,progress\n0,0\n", "two rows or more"),
    ("time,progress\n0,0\n1\n", "line 3: 1 cells: expected 2"),
    ("time,progress\n1,0\n0,1\n", "line 3, column 'time': the time goes back"),
    ("time,progress\n0,0\n1,inf\n", "line 3, column 'progress': expected a finite"),
    ("time,progress\n0,0\n1,nan\n", "line 3, column 'progress': 'nan'"),
    ("time,a,b\n0,0,0\n1,1,1\n", "which column moves is not clear"), ("0,0\n1,1\n", "line 1"),
    ("time,time,progress\n0,0,0\n", "line 1: two columns are called 'time'"),
    ("time,progress\n0,\"0\n", "line 2, column 2"),
  ])
  func `what is wrong in a file is told once with its place`(text: String, place: String) throws {
    try withFolder { folder in
      try text.write("a.csv", in: folder)
      let run = try curves("dump", "a.csv", in: folder)
      #expect(run.code == 2)
      #expect(run.bytes.isEmpty)
      #expect(run.complaint.hasPrefix("curves: a.csv: "))
      #expect(run.complaint.contains(place))
    }
  }

  @Test func `a file that cannot be read is told once with the reason`() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("d.csv"), withIntermediateDirectories: true)
      for (path, reason) in [
        ("none.csv", "no such file"), ("no/none.csv", "no such file"),
        ("d.csv", "is a folder, not a file"), ("./", "is a folder, not a file"),
        ("none.json", "no such file"),
      ] {
        let run = try curves("dump", path, in: folder)
        #expect(run.code == 2)
        #expect(run.complaint == "curves: \(path): \(reason)\n")
      }
      let times = try curves("dump", "linear", "--at", "d.csv", in: folder)
      #expect(times.complaint == "curves: d.csv: is a folder, not a file\n")
    }
  }

  @Test(.enabled(if: geteuid() != 0, "The superuser may read everything."))
  func `a file without permission is told`() throws {
    try withFolder { folder in
      try "time,progress\n0,0\n1,1\n".write("a.csv", in: folder)
      let path = folder.appendingPathComponent("a.csv").path
      try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path)
      #expect(
        try curves("dump", "a.csv", in: folder).complaint == "curves: a.csv: permission denied\n")
    }
  }
}
