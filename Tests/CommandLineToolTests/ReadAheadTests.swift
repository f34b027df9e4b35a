import Foundation
import Testing

/// A large file is read on a thread of its own; nobody may notice but by the clock.
@Suite struct ReadAheadTests {
  private static let head = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Notes\n"

  /// More than a mebibyte of Strong's rows, one in 97 of them broken.
  private static func rows(broken: String = "abc") -> String {
    var text = head
    for row in 0..<24_000 {
      let (day, set) = (row / 20, row % 20)
      let date = "20\(10 + day / 336)-\(two(1 + day / 28 % 12))-\(two(1 + day % 28)) 18:00:00"
      let weight = row % 97 == 5 ? broken : "\(40 + row % 60)"
      text += "\(date),Day \(day % 3),Squat (Barbell),\(set + 1),\(weight),\(1 + row % 12),\n"
    }
    return text
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Runs a conversion on one thread and on two, which must do the same.
  private func runs(_ folder: TestFolder, _ arguments: String...) throws -> ToolRun {
    let results = try ["1", "2"].map { jobs in
      let run = folder.run(
        ["convert", "-o", "DIR/out", "--report", "DIR/report", "--jobs", jobs] + arguments)
      let files = try folder.names.filter { $0 == "out" || $0 == "report" }.map {
        let bytes = try folder.bytes(of: $0)
        try FileManager.default.removeItem(atPath: "\(folder.path)/\($0)")
        return (name: $0, bytes: bytes)
      }
      return (run: run, files: files)
    }
    #expect(results[0].run.transcript == results[1].run.transcript)
    #expect(results[0].files.map(\.name) == results[1].files.map(\.name))
    #expect(results[0].files.map(\.bytes) == results[1].files.map(\.bytes))
    return results[1].run
  }

  @Test func twoThreadsWriteAndFindTheSameAsOne() throws {
    let folder = try TestFolder()
    try folder.write(Self.rows(), to: "strong.csv")
    let run = try runs(folder, "DIR/strong.csv", "--to", "hevy", "--source-unit", "kg")
    #expect(run.code == 0)
    #expect(run.errors.contains("1200 workouts written; 248 rows dropped"))
    let each = folder.run(
      "each", "convert", "--jobs", "2", "--to", "hevy", "--source-unit", "kg", "-o", "DIR/moved/",
      "DIR/strong.csv")
    #expect(each.code == 0)
    #expect(each.text.contains("\"workouts\":1200,"))
  }

  @Test(arguments: ["hevy", "btd", "fitbod", "strong"])
  func threadsThatReadWriteWhatOneThreadWrites(format: String) throws {
    let folder = try TestFolder()
    let workouts = (0..<5_000).map { number in
      let minute = number % 40
      // Some are read as one with those before, some have no set, and one has a text that a spreadsheet may run.
      let date =
        "2021-03-\(10 + number / 400) \(10 + number / 40 % 10):\(10 + (number % 90 == 7 ? minute - 1 : minute))"
      let sets = number % 77 == 3 ? "" : #""5 80","3 82.5","8 \#(number % 100)""#
      return
        #"{"name":"\#(number == 2_000 ? "=1+1" : "Push")","uuid":"","date":"\#(date)","duration":60,"supersets":[],"#
        + #""exercises":[{"name":"Squat","iteration":"Low","category":"Legs","style":"repsWeight","sets":[\#(sets)]}]}"#
    }
    try folder.write(
      #"{"version":5,"settings":{"weightInLbs":false},"workouts":[\#(workouts.joined(separator: ",\n"))],"#
        + #""typeList":[],"user":{"name":"A"}}"#, to: "a.btd")
    let runs = try ["1", "2", "5"].map { jobs in
      let run = folder.run(
        "convert", "DIR/a.btd", "-o", "DIR/out", "--to", format, "--verbose", "--jobs", jobs)
      let bytes = try folder.bytes(of: "out")
      try FileManager.default.removeItem(atPath: "\(folder.path)/out")
      return (transcript: run.transcript, bytes: bytes)
    }
    #expect(runs[0].bytes.count > 200_000)
    for run in runs.dropFirst() {
      #expect(run.transcript == runs[0].transcript)
      #expect(run.bytes == runs[0].bytes)
    }
  }

  @Test func anErrorAtTheEndIsToldAsOnOneThread() throws {
    let folder = try TestFolder()
    try folder.write(Self.rows(), to: "strong.csv")
    #expect(
      folder.run("convert", "DIR/strong.csv", "-o", "DIR/all.btd", "--source-unit", "kg").code == 0)
    try folder.write(Array(folder.bytes(of: "all.btd").dropLast(9)), to: "cut.btd")
    let run = try runs(folder, "DIR/cut.btd", "--to", "hevy")
    #expect(run.code == 65)
    #expect(folder.names == ["all.btd", "cut.btd", "strong.csv"])
  }

  @Test func aWriterThatRefusesEndsTheReading() throws {
    let folder = try TestFolder()
    try folder.write(Self.rows(), to: "strong.csv")
    let run = try runs(folder, "DIR/strong.csv", "--to", "btd")
    #expect(run.errors.contains("gives no unit for its weights"))
    #expect(run.code == 64)
  }
}
