// -o: a file appears whole or not at all.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct OutputFileTests {
  @Test(arguments: [["-o", "k.csv"], ["-o=k.csv"], ["-o", "./k.csv"]])
  func `a file has what standard output would have`(words: [String]) throws {
    try withFolder { folder in
      let run = try curves(["dump", "keyboard"] + words, in: folder)
      #expect(run.code == 0)
      #expect(run.bytes.isEmpty && run.complaint.isEmpty)
      #expect(try names(in: folder) == ["k.csv"])
      let bytes = try Data(contentsOf: folder.appendingPathComponent("k.csv"))
      #expect(try bytes == curves("dump", "keyboard").bytes)
    }
  }

  @Test func `a dash is standard output`() throws {
    try withFolder { folder in
      let run = try curves("dump", "keyboard", "-o", "-", in: folder)
      #expect(run.lines.count == 32)
      #expect(try names(in: folder).isEmpty)
    }
  }

  @Test func `an old file is replaced, also the one that is read`() throws {
    try withFolder { folder in
      try "time,progress\n0,0\n1,1\n".write("a.csv", in: folder)
      let words = ["dump", "a.csv", "--samples", "2", "--columns", "time,progress", "-o", "a.csv"]
      #expect(try curves(words, in: folder).code == 0)
      #expect(try curves(words, in: folder).code == 0)
      let text = try String(contentsOf: folder.appendingPathComponent("a.csv"), encoding: .utf8)
      #expect(text == "time,progress\n0,0\n1,1\n")
    }
  }

  @Test(arguments: [
    // It fails before the first row, at the first block, and after many blocks.
    ["dump", "nothing"],
    ["dump", "circularEaseIn", "--format", "json", "--columns", "velocity"],
    ["dump", "circularEaseIn", "--format", "jsonl", "--columns", "velocity", "--fps", "50000"],
    ["list", "--format", "xml"],
  ])
  func `a run that fails leaves the old file and nothing else`(words: [String]) throws {
    try withFolder { folder in
      try "old".write("a.csv", in: folder)
      let run = try curves(words + ["-o", "a.csv"], in: folder)
      #expect(run.code == 2)
      #expect(try names(in: folder) == ["a.csv"])
      let text = try String(contentsOf: folder.appendingPathComponent("a.csv"), encoding: .utf8)
      #expect(text == "old")
      #expect(try curves(words + ["-o", "new.csv"], in: folder).code == 2)
      #expect(try names(in: folder) == ["a.csv"])
    }
  }

  @Test(arguments: [
    ("no/k.csv", "no/k.csv: its folder does not exist"), ("sub", "sub: is a folder"),
    ("sub/", "sub/: is a folder"), ("a.csv/k.csv", "a.csv/k.csv"), ("", "-o is \"\""),
  ])
  func `a place that cannot hold a file is named`(path: String, message: String) throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("sub"), withIntermediateDirectories: true)
      try "old".write("a.csv", in: folder)
      let run = try curves("dump", "keyboard", "-o", path, in: folder)
      #expect(run.code == 2)
      #expect(run.bytes.isEmpty)
      #expect(run.complaint.contains(message))
      #expect(try names(in: folder) == ["a.csv", "sub"])
      #expect(try names(in: folder.appendingPathComponent("sub")).isEmpty)
    }
  }

  /// What a test starts has signals blocked, which Python takes back.
  @Test(arguments: [("SIGINT", 2), ("SIGTERM", 15), ("SIGHUP", 1)])
  func `a run that a signal ends leaves nothing, and dies of it`(name: String, code: Int) throws {
    try withFolder { folder in
      let script = """
        import glob, os, signal, subprocess, time
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        signal.signal(signal.\(name), signal.SIG_DFL)
        words = "curves dump keyboard --clock dispatch --duration 9 -o a.csv".split()
        tool = subprocess.Popen(words)
        while tool.poll() is None and not glob.glob(".*.tmp"): time.sleep(0.01)
        tool.send_signal(signal.\(name))
        print(tool.wait(), os.listdir())
        """
      let run = try shell("python3 -c '\(script)'", in: folder)
      #expect(run.output == "-\(code) []\n", "\(run.complaint)")
    }
  }

  @Test(.enabled(if: geteuid() != 0, "The superuser may write everywhere."))
  func `a folder or file without permission is named`() throws {
    try withFolder { folder in
      try "old".write("a.csv", in: folder)
      let file = folder.appendingPathComponent("a.csv").path
      try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: file)
      #expect(try curves("dump", "keyboard", "-o", "a.csv", in: folder).code == 2)
      try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
      let run = try curves("dump", "keyboard", "-o", "b.csv", in: folder)
      #expect(run.code == 2)
      #expect(run.complaint.contains("b.csv: permission denied"))
      #expect(try names(in: folder) == ["a.csv"])
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    }
  }
}
