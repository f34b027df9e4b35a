import FormatKit
import Testing
import WorkoutFormats

@testable import CommandLineTool

@Suite struct PipeCommandTests {
  private func answers(_ records: String, _ options: [String] = [], to format: String = "csv") throws
    -> [String]
  {
    let folder = try TestFolder()
    try folder.write(records, to: "records")
    let run = folder.run(["pipe", "--to", format, "DIR/records"] + options)
    #expect(run.errors == "")
    #expect(run.code == 0)
    return run.text.split(separator: "\n").map(String.init)
  }

  private func record(_ members: String, _ bytes: [UInt8]) -> String {
    #"{\#(members),"data":"\#(Base64.encode(bytes))"}"#
  }

  @Test func answersEachRecordWithItsId() throws {
    let file = try Repository.bytes("Samples/v6.wld")
    let folder = try TestFolder("v6.wld")
    #expect(folder.run("convert", "DIR/v6.wld", "-o", "DIR/x.csv", "--to", "csv").code == 0)
    let expected = JSONText.quoted(try folder.text(of: "x.csv"))
    let lines = try answers(record(#""id":{"user":7}"#, file) + "\n" + record(#""id":"b""#, file))
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        #"{"id":{"user":7},"exit":0,"data":\#(expected),"encoding":"text","from":"btd","counts":{"workouts":4,"#
      ))
    #expect(lines[1].hasPrefix(#"{"id":"b","exit":0,"data":"#))
  }

  @Test func takesTextAsItIs() throws {
    let text = JSONText.quoted(String(decoding: try Repository.bytes("Samples/strong.csv"), as: UTF8.self))
    let lines = try answers(#"{"id":1,"from":"Strong","data":\#(text)}"#)
    #expect(lines[0].contains(#""from":"strong","counts":{"workouts":27,"#))
    #expect(lines[0].contains(#""kind":"dropped""#))
  }

  @Test(arguments: ["log.btd", "log.zwo", "log.csv", "log.txt"])
  func readsBase64UnderAnyName(name: String) throws {
    let lines = try answers(record(#""name":"\#(name)""#, Repository.bytes("Samples/v6.wld")))
    #expect(
      lines[0].contains(#""exit":0,"#) && lines[0].contains(#""from":"btd""#), "\(lines[0].prefix(300))")
  }

  @Test func namesKeysThatARecordDoesNotHaveAndGivesTheIdBackAsItIs() throws {
    let lines = try answers(
      record(
        #""id":{"b":1, "a":"\u00e9"},"name":"x.btd","encodng":"text""#, Repository.bytes("Samples/v6.wld")))
    #expect(lines[0].hasPrefix(#"{"id":{"b":1, "a":"\u00e9"},"exit":0,"#))
    #expect(
      lines[0].contains(
        #"{"severity":"warning","kind":"unsupported","field":null,"document":"source","file":"x.btd","line":null,"column":null,"byte":null,"pointer":null,"what":"key that a record does not have; it says nothing","detail":"encodng","count":1}"#
      ), "\(lines[0].suffix(600))")
  }

  @Test func readsBase64InLinesAndAnswersInOne() throws {
    let base64 = Base64.encode(try Repository.bytes("Samples/v6.wld"))
    let wrapped = stride(from: 0, to: base64.utf8.count, by: 76).map {
      String(decoding: Array(base64.utf8)[$0..<min($0 + 76, base64.utf8.count)], as: UTF8.self)
    }
    let data = JSONText.quoted(wrapped.joined(separator: "\n") + "\n")
    for encoding in ["", #","encoding":"base64""#] {
      let lines = try answers("{\"id\":[1,\r2],\"name\":\"x.btd\",\"data\":\(data)\(encoding)}")
      #expect(lines.count == 1 && lines[0].hasPrefix(#"{"id":[1,2],"exit":0,"#), "\(lines[0].prefix(200))")
    }
  }

  @Test func callsAFileByItsNameInErrorsToo() throws {
    let lines = try answers(#"{"name":"x.csv","data":"QUJD"}"#)
    #expect(lines[0].contains(#""file":"x.csv""#) && !lines[0].contains(#""file":"data""#))
  }

  @Test func answersInBase64WhatIsNoText() throws {
    let lines = try answers(record(#""id":1"#, Repository.bytes("Samples/v6.wld")), to: "fit")
    #expect(lines[0].contains(#""encoding":"base64","from":"btd""#))
  }

  @Test(arguments: [
    (
      "x",
      #"{"id":null,"exit":65,"data":null,"encoding":null,"from":null,"counts":null,"findings":[{"severity":"error","kind":"malformed""#
    ),
    ("[]", #"a record must be an object like {\"id\": 7, \"data\": \"…\"}"#),
    (#"{"id":1}"#, #"{"id":1,"exit":65,"data":null"#),
    (#"{"id":1,"data":7}"#, #"\"data\" is missing"#),
    (#"{"id":1,"data":"hello, world"}"#, #""exit":64,"data":null,"encoding":null,"from":null"#),
    (#"{"id":1,"data":"a","encoding":"base64"}"#, #"\"data\" is not base64, as \"encoding\" says"#),
    (#"{"id":1,"data":"a","encoding":"utf-7"}"#, #"\"encoding\" must be text or base64, found utf-7"#),
    (#"{"id":1,"data":"a","from":"x"}"#, #"\"from\" names a format that is not known: x"#),
    (#"{"id":1,"data":"a","from":"markdown"}"#, #""exit":64"#),
    (#"{"id":1,"data":"a","from":7}"#, #"\"from\" must be a text"#),
    (#"{"id":1,"data":"a","name":[]}"#, #"\"name\" must be a text"#),
    (#"{"id":1,"data":"a","encoding":true}"#, #"\"encoding\" must be a text"#),
    (#"{"id":1,"data":"hello, world","from":null}"#, #"its format is not recognised: name it in \"from\""#),
    (#"{"id":0,"id":1,"data":"a"}"#, #"key appears twice in its object; the last value counts"#),
  ])
  func answersABadRecordAndGoesOn(line: String, expected: String) throws {
    let lines = try answers(line + "\n" + record(#""id":2"#, Repository.bytes("Samples/v1.btd")))
    #expect(lines.count == 2)
    #expect(lines[0].contains(expected), "\(lines[0])")
    #expect(lines[1].hasPrefix(#"{"id":2,"exit":0,"#))
  }

  @Test func whatIsPackedInARecordIsUnpacked() throws {
    let file = try Repository.bytes("Samples/v6.wld")
    let plain = try answers(record(#""id":1"#, file))
    #expect(try answers(record(#""id":1"#, PackedFile.gzip(file))) == plain)
    let picture = try Repository.bytes("Samples/workout-qr.png")
    let zip = PackedFile.zip(
      [("a/v6.wld", file), ("a/code.png", picture), ("read me.txt", Array("Hello.".utf8))], method: 8)
    let answer = try answers(record(#""id":1,"name":"x.zip""#, zip))
    #expect(answer[0].hasPrefix(plain[0].prefix { $0 != "[" }))
    #expect(
      answer[0].contains(
        #""file":"x.zip/a/code.png","line":null,"column":null,"byte":null,"pointer":null,"what":"picture in a zip file, left alone""#
      ))
    #expect(answer[0].contains(#""file":"x.zip/read me.txt""#))
    let only = try answers(record(#""id":1"#, PackedFile.zip([("code.png", picture)], method: 0)))
    #expect(only[0].contains(#""exit":0"#) && only[0].contains(#""from":"picture""#))
    let refused = [
      (["a.wld", "b.wld"], "the zip file holds more than one log: send each in a record of its own"),
      ([], "the zip file has no files in it"),
    ]
    for (names, words) in refused {
      let answer = try answers(record(#""id":1"#, PackedFile.zip(names.map { ($0, file) }, method: 8)))
      #expect(answer[0].hasPrefix(#"{"id":1,"exit":65,"data":null"#) && answer[0].contains(words))
    }
    let text = PackedFile.zip([("read me.txt", Array("Hello.".utf8))], method: 8)
    #expect(
      try answers(record(#""id":1"#, text))[0].contains(
        "no file in the zip file is of a format that is recognised; it holds read me.txt"))
  }

  @Test func aPackedFileInARecordHasNoMoreThan256MiB() throws {
    // What states to unpack to more than 256 times its size is refused before.
    let zip = PackedFile.zip([("v6.wld", [UInt8](repeating: 0x20, count: 2 << 20))], method: 0) { entry in
      (entry.method, entry.size) = (8, (256 << 20) + 1)
    }
    #expect(
      try answers(record(#""id":1,"name":"x.zip""#, zip))[0].contains(
        #""what":"x.zip/v6.wld: cannot be unpacked: it is larger than 256 MiB.""#))
  }

  @Test func aDamagedLogInAZipFileIsRefusedAndADamagedFileOfAnotherKindIsNamed() throws {
    let file = try Repository.bytes("Samples/v6.wld")
    let damaged = PackedFile.zip([("v6.wld", file)]) { $0.checksum ^= 1 }
    #expect(
      try answers(record(#""id":1,"name":"x.zip""#, damaged))[0].contains(
        #""what":"x.zip/v6.wld: cannot be unpacked: it is damaged: its checksum is wrong.""#))
    let beside = PackedFile.zip([("v6.wld", file), ("route.gpx", Array("<gpx/>".utf8))]) { entry in
      if entry.name == "route.gpx" { entry.checksum ^= 1 }
    }
    let answer = try answers(record(#""id":1,"name":"x.zip""#, beside))[0]
    #expect(answer.hasPrefix(#"{"id":1,"exit":0,"#))
    #expect(answer.contains(#""file":"x.zip/route.gpx""#))
  }

  @Test func writesNothingThatIsLostWhereItIsForbidden() throws {
    let text = JSONText.quoted(String(decoding: try Repository.bytes("Samples/strong.csv"), as: UTF8.self))
    let lines = try answers(#"{"id":1,"data":\#(text)}"#, ["--strict"])
    #expect(lines[0].hasPrefix(#"{"id":1,"exit":65,"data":null"#))
    #expect(lines[0].contains("not written: values would be dropped, which --strict forbids"))
  }

  @Test func tellsAWorkoutBySameIdentityWhicheverAppWroteIt() throws {
    let folder = try TestFolder("history.btd")
    var identities: [String] = []
    for (format, options) in [("btd", []), ("strong", []), ("hevy", []), ("archive", [])]
      as [(String, [String])]
    {
      #expect(
        folder.run(["convert", "DIR/history.btd", "-o", "DIR/\(format)", "--to", format] + options).code == 0)
      let lines = try answers(record(#""id":1"#, folder.bytes(of: format)), ["--identities"])
      let tail = try #require(lines[0].split(separator: #""identities":["#).last)
      let list = tail.prefix { $0 != "]" }
      identities.append(list.split(separator: ",").sorted().joined(separator: ","))
    }
    #expect(identities[0].split(separator: ",").count == 24)
    #expect(Set(identities).count == 1, "\(identities)")
  }

  @Test func aRecordOfSeveralWorkoutsIsNoFileOfOne() throws {
    let lines = try answers(record(#""id":1"#, Repository.bytes("Samples/v6.wld")), to: "compact-workout")
    #expect(lines[0].hasPrefix(#"{"id":1,"exit":64,"data":null"#))
    #expect(lines[0].contains("it holds more than a compact workout does: send each in a record of its own"))
  }

  @Test func aRecordThatIsTooLongIsBadData() throws {
    let converter = RecordConverter(
      source: SourceOptions(), format: try #require(Format.named("csv")), options: WriteOptions(), names: nil,
      isStrict: false, tellsIdentities: false)
    #expect(
      converter.answer(.tooLong).contains(
        #""exit":65,"data":null,"encoding":null,"from":null,"counts":null,"findings":[{"severity":"error","#))
    #expect(
      converter.answer(.tooLong).contains(
        "the record is longer than 256 MiB; convert such a file by btd convert"))
  }

  @Test func asksForTheFormat() throws {
    let run = try TestFolder().run("pipe")
    #expect(run.code == 64)
    #expect(run.errors.contains("--to or --for is missing: pipe has no file name to tell the format by"))
  }

  @Test func aLineThatEndsInTheMiddleIsALine() throws {
    let folder = try TestFolder()
    try folder.write("a\n\nbc", to: "lines")
    let lines = try RecordLines(path: "\(folder.path)/lines")
    var all: [String] = []
    while let line = try lines.next() {
      guard case .bytes(let bytes) = line else { break }
      all.append(String(decoding: bytes, as: UTF8.self))
    }
    #expect(all == ["a", "", "bc"])
  }

  private enum JSONText {
    static func quoted(_ text: String) -> String {
      var quoted = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": quoted += "\\\""
        case "\\": quoted += "\\\\"
        case "\n": quoted += "\\n"
        case "\r": quoted += "\\r"
        case "\t": quoted += "\\t"
        default: quoted.unicodeScalars.append(scalar)
        }
      }
      return quoted + "\""
    }
  }
}
