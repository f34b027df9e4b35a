import ArchiveGenerator
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct JSONPartsTests {
  private func pointer(of target: Character, in text: String) throws -> String {
    let input = try InputBytes(text.utf8, name: "t")
    let offset = text.utf8.distance(
      from: text.startIndex, to: try #require(text.firstIndex(of: target)))
    var finder = JSONPointerFinder(input)
    return finder.pointer(of: offset)
  }

  @Test func pointersNameKeysAndIndices() throws {
    #expect(try pointer(of: "X", in: "[1,{\"a\":[0,[],{\"b\":X}]}]") == "/1/a/2/b")
    #expect(try pointer(of: "X", in: "{\"a\":{},\"b\":[[1,2],[3]],\"c\":X}") == "/c")
    #expect(try pointer(of: "X", in: "X") == "")
  }

  @Test func tildesAndSlashesInKeysAreEscaped() throws {
    #expect(try pointer(of: "X", in: "{\"~1/~\":{\"\":X}}") == "/~01~1~0/")
    #expect(try pointer(of: "X", in: "{\"\\/\\u007e\":X}") == "/~1~0")
    for key in ["", "a", "~", "/", "~0", "~1", "~01/", "a/b~c", "é/😀~"] {
      #expect(JSONPointer.unescaped(JSONPointer.escaped(key)) == key)
    }
    #expect(JSONPointer.escaped("a/b~c") == "a~1b~0c")
  }

  @Test func anEndlessKeyIsCut() throws {
    let key = String(repeating: "k", count: 1_024)
    #expect(try pointer(of: "X", in: "{\"\(key)\":{\"a\":X}}") == "/\(key)/a")
    #expect(try pointer(of: "X", in: "{\"\(key)k\":{\"a\":X}}") == "/\(key.prefix(256))…/a")
  }

  @Test func theEndOfAnEndlessPlaceIsCut() throws {
    let key = String(repeating: "k", count: 1_000)
    let open = String(repeating: "{\"\(key)\":", count: 5)
    let place = String(repeating: "/\(key)", count: 5)
    #expect(try pointer(of: "X", in: "\(open)X") == place)
    #expect(try pointer(of: "X", in: "\(open){\"a\":X") == place + "/…")
    #expect(try pointer(of: "X", in: "\(open){\"a\":{\"b\":[X") == place + "/…")
    #expect(try pointer(of: "X", in: "\(open){\"a\":{\"b\":[1]}},\"c\":X") == place.dropLast(1_001) + "/c")
  }

  @Test func manyFindingsBelowAnEndlessKeyAreToldInTime() throws {
    let key = String(repeating: "k", count: 1 << 20)
    let text = "{\"\(key)\":{" + String(repeating: "\"a\":1,", count: 10_000) + "\"b\":1}}"
    let findings = FindingList()
    try Format.json.checker?(InputBytes(text.utf8, name: "t"), findings)
    #expect(findings.findings.count == 9_999)
    #expect(findings.findings.allSatisfy { $0.place.pointer == "/\(key.prefix(256))…/a" })
  }

  @Test func aPlaceWhereAKeyIsToComeIsInTheObject() throws {
    #expect(try pointer(of: "X", in: "{\"a\":1,X}") == "")
    #expect(try pointer(of: "X", in: "[{X") == "/0")
    #expect(try pointer(of: "X", in: "{\"a\":1,\"bX") == "")
    #expect(try pointer(of: "X", in: "{\"a\":\"bX") == "/a")
  }

  @Test func oneWalkFindsManyPointers() throws {
    let text = "{\"a\":[10,11],\"b\":{\"c\":12},\"d\":13}"
    let input = try InputBytes(text.utf8, name: "t")
    var finder = JSONPointerFinder(input)
    var found: [String] = []
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "1") {
      found.append(finder.pointer(of: offset))
    }
    #expect(found == ["/a/0", "/a/1", "/a/1", "/b/c", "/d"])
  }

  @Test func bracketsAndQuotesInTextsDoNotCount() throws {
    #expect(try pointer(of: "X", in: "{\"a]}\":[\"{[,\",\"\\\"]\",X]}") == "/a]}/2")
  }

  @Test func equalBytesShareOneValue() {
    var interner = RawInterner<Int>()
    var made = 0
    func value(_ key: String) -> Int {
      Array(key.utf8).withUnsafeBytes { bytes in
        interner.value(for: bytes) {
          made += 1
          return made
        }
      }
    }
    #expect(value("a") == 1)
    #expect(value("b") == 2)
    #expect(value("a") == 1)
    #expect(value("") == 3)
    #expect(value("") == 3)
    #expect(value("ab") == 4)
    #expect(made == 4)
  }

  @Test func manyKeysKeepTheirOwnValues() {
    var interner = RawInterner<Int>()
    // More than are remembered: what is not is made again, and is never another key's value.
    for _ in 0..<2 {
      for number in 0..<80_000 {
        let found = Array("key \(number)".utf8).withUnsafeBytes { interner.value(for: $0) { number } }
        guard found == number else {
          Issue.record("key \(number) has the value \(found)")
          return
        }
      }
    }
  }

  @Test func longKeysAreMadeAnewEachTime() {
    var interner = RawInterner<Int>()
    var made = 0
    for length in [1_024, 1_025] {
      for _ in 0..<2 {
        [UInt8](repeating: 7, count: length).withUnsafeBytes { bytes in
          _ = interner.value(for: bytes) {
            made += 1
            return made
          }
        }
      }
    }
    #expect(made == 3)
  }

  @Test func textIsMadeSafeForATerminal() {
    #expect(PrintableText.of("a\u{1b}[31m\n\u{7f}\u{9b}\u{202e}b\u{2066}\u{2028}é") == "a·[31m····b··é")
    #expect(PrintableText.of("abcdef", limit: 3) == "abc…")
    #expect(PrintableText.of("abc", limit: 3) == "abc")
  }

  @Test func minifyingTakesOutOnlySpaceBetweenParts() {
    let text = " { \"a b\\\" c\" : [ 1 , 2.50 ,\n\ttrue ] , \"\\\\\" : \" \" } \r\n"
    let minified = JSONCursor.minify(UnsafeRawBufferPointer(start: nil, count: 0))
    #expect(minified == [])
    Array(text.utf8).withUnsafeBytes { bytes in
      #expect(
        String(decoding: JSONCursor.minify(bytes), as: UTF8.self)
          == "{\"a b\\\" c\":[1,2.50,true],\"\\\\\":\" \"}")
    }
  }

  @Test func anObjectIsWrittenInTheOrderOfItsKeysWithObjectsInIt() {
    let fields = [
      ToldField(name: "set/reps", text: "5"), ToldField(name: "é", text: "null"),
      ToldField(name: "a~1b~0c", text: "1"), ToldField(name: "say \"go\"", text: "2"),
      ToldField(name: "set/id", text: "\"x\""), ToldField(name: "other/id", text: "3"),
    ]
    #expect(
      KeptFields.object(fields, nested: ["set"])
        == #"{"a/b~c":1,"say \"go\"":2,"set":{"id":"x","reps":5},"é":null}"#)
    #expect(KeptFields.object([]) == "{}")
  }
}
