import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct JSONErrorTests {
  private func error(_ bytes: [UInt8]) throws -> InputError? {
    let input = try InputBytes(bytes, name: "t.json")
    return inputError { try Format.json.checker?(input, FindingList()) }
  }

  static let messages: [(input: String, message: String)] = [
    ("", "t.json:1:1: the input is empty, expected a JSON value."),
    (" \n ", "t.json:2:2: the input is empty, expected a JSON value.\n   \n   ^"),
    ("[x]", "t.json:1:2 (/0): found x, expected a JSON value.\n  [x]\n   ^"),
    ("{\"a\":\n", "t.json:2:1 (/a): found the end of the input, expected a JSON value."),
    ("[1,\n 2,\n]", "t.json:3:1 (/2): found ] after a comma, expected another value.\n  ]\n  ^"),
    ("{\"a\":1,}", "t.json:1:8: found }, expected a key in double quotes.\n  {\"a\":1,}\n         ^"),
    (
      "{\"b\":{x}}",
      "t.json:1:7 (/b): found x, expected a key in double quotes or }.\n  {\"b\":{x}}\n        ^"
    ),
    ("{\"a\" 1}", "t.json:1:6 (/a): found 1, expected : after the key.\n  {\"a\" 1}\n       ^"),
    (
      "{\"é\":1\r\n \"b\":2}",
      "t.json:2:2 (/é): found \", expected , or } after the value.\n   \"b\":2}\n   ^"
    ),
    ("[1 2]", "t.json:1:4 (/0): found 2, expected , or ] after the value.\n  [1 2]\n     ^"),
    ("{} {}", "t.json:1:4: found { after the end of the JSON value, expected nothing more.\n  {} {}\n     ^"),
    ("[tru]", "t.json:1:2 (/0): found an unknown word, expected true, false or null.\n  [tru]\n   ^"),
    (
      "[1,-012]",
      "t.json:1:6 (/1): found a number with a leading zero, which JSON does not allow.\n  [1,-012]\n       ^"
    ),
    ("[-]", "t.json:1:3 (/0): found ], expected a digit.\n  [-]\n    ^"),
    ("1.", "t.json:1:3: found the end of the input, expected a digit.\n  1.\n    ^"),
    (
      "[\"a\tb\"]",
      "t.json:1:4 (/0): found byte 0x09 inside a text, expected it to be escaped.\n  [\"a·b\"]\n     ^"
    ),
    (
      "[\"a\nb\"]",
      "t.json:1:4 (/0): found the end of the line inside a text, expected it to be escaped.\n  [\"a\n     ^"
    ),
    (
      "[\"\\x\"]",
      "t.json:1:4 (/0): found x after a backslash, expected one of \" \\ / b f n r t u.\n  [\"\\x\"]\n     ^"
    ),
    (
      "{\"k\":\"\\u12 4\"}",
      "t.json:1:11 (/k): found a space, expected four hex digits after \\u.\n  {\"k\":\"\\u12 4\"}\n            ^"
    ),
    (
      "[\"😀\\ud83d!\"]",
      "t.json:1:4 (/0): found half of a surrogate pair (\\ud800 to \\udfff), expected both halves.\n  [\"😀\\ud83d!\"]\n     ^"
    ),
    (
      "{\"a\":\"é",
      "t.json:1:8 (/a): the input ends inside a text, expected a closing double quote. The file may be cut off: export or copy it again.\n  {\"a\":\"é\n         ^"
    ),
    (
      "{\"a\":1,\"b",
      "t.json:1:10: the input ends inside a text, expected a closing double quote. The file may be cut off: export or copy it again.\n  {\"a\":1,\"b\n           ^"
    ),
    (
      "{\"a/b~c\":{\"\":[[],x]}}",
      "t.json:1:18 (/a~1b~0c//1): found x after a comma, expected another value.\n  {\"a/b~c\":{\"\":[[],x]}}\n                   ^"
    ),
    (
      "{\"a\":1,\"\\u0062\":nul}",
      "t.json:1:17 (/b): found an unknown word, expected true, false or null.\n  {\"a\":1,\"\\u0062\":nul}\n                  ^"
    ),
  ]

  @Test(arguments: messages)
  func everyErrorNamesItsPlaceAndWhatWasExpected(input: String, message: String) throws {
    let found = try error(Array(input.utf8))?.description
    #expect(found == message)
  }

  @Test func brokenBytesAreNamedAsWhatTheyAre() throws {
    #expect(
      try error(Array("{\"a\":\"é".utf8) + [0xff, 0x22, 0x7d])?.description
        == "t.json:1:8 (/a): found bytes that are not UTF-8. Save it as UTF-8 first, or export it again.\n"
        + "  {\"a\":\"é·\"}\n         ^")
    #expect(
      try error([0xff, 0xfe, 0x7b, 0])?.description
        == "t.json:1:1: the input is UTF-16 or UTF-32, expected UTF-8. Save it as UTF-8 first.\n  ··{·\n  ^")
    #expect(
      try error([0x5b, 0x31, 0x20, 0, 0x5d])?.description
        == "t.json:1:4 (/0): found byte 0x00, expected , or ] after the value.\n  [1 ·]\n     ^")
  }

  @Test func theLevelThatIsTooDeepIsNamed() throws {
    let found = try #require(try error(Array(String(repeating: "[", count: 600).utf8)))
    #expect(found.what == "values are nested deeper than 512 levels")
    #expect(found.place.byte == 512)
    #expect(found.place.column == 513)
    #expect(found.place.pointer == String(repeating: "/0", count: 512))
    #expect(
      found.excerpt == "  " + String(repeating: "[", count: 70) + "\n" + String(repeating: " ", count: 42)
        + "^")
  }

  @Test func bytesAreCountedInBytesAndColumnsInCharacters() throws {
    let found = try #require(try error(Array("{\n\"😀é\": \"筋トレ\" x}".utf8)))
    #expect(found.place.byte == 24)
    #expect(found.place.line == 2)
    #expect(found.place.column == 13)
    #expect(found.place.pointer == "/😀é")
  }

  @Test func theExcerptOfALongLineIsCutAroundThePlace() throws {
    let text = "[" + String(repeating: "1,", count: 100) + "x," + String(repeating: "2,", count: 100)
    let found = try #require(try error(Array(text.utf8)))
    #expect(
      found.excerpt
        == "  " + String(repeating: "1,", count: 20) + "x," + String(repeating: "2,", count: 14) + "\n"
        + String(repeating: " ", count: 42) + "^")
    #expect(found.place.column == 202)
  }

  @Test func theExcerptNeverCutsACharacter() throws {
    for shift in 0..<4 {
      let text = "[\"" + String(repeating: "a", count: shift) + String(repeating: "😀", count: 30) + "\" x"
      let found = try #require(try error(Array((text + String(repeating: "é", count: 40)).utf8)))
      #expect(found.excerpt?.contains("·") == false)
    }
  }
}
