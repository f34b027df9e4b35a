import CommandLineTool
import Testing

@Suite struct EscapedTextTests {
  @Test(arguments: [
    ("plain-1.csv", "plain-1.csv"), ("", "\"\""), ("a b", "\"a b\""), ("Übung", "Übung"),
    ("a\u{1B}[31mb", "\"a\\u{1B}[31mb\""), ("a\nb\r\t", "\"a\\nb\\r\\t\""), ("\u{9B}2J", "\"\\u{9B}2J\""),
    ("a\u{202E}b", "\"a\\u{202E}b\""), ("a\u{2028}b", "\"a\\u{2028}b\""), ("\u{7F}", "\"\\u{7F}\""),
    ("caf\u{FFFD}", "\"caf\\u{FFFD}\""), ("say \"hi\" \\", "\"say \\\"hi\\\" \\\\\""),
    ("a\u{A0}b", "\"a\\u{A0}b\""), ("\0", "\"\\u{0}\""), ("💪", "\"💪\""),
    ("o\u{10FFE9}dir/", "\"o\\xE9dir/\""),
  ])
  func showsTextWithoutControlCharacters(text: String, shown: String) {
    #expect(EscapedText.shown(text) == shown)
  }

  @Test(arguments: [
    (Array("plain".utf8), "plain"), ([0x61, 0xFF, 0x62], "\"a\\xFFb\""),
    ([0xE2, 0x82], "\"\\xE2\\x82\""), ([0xC0, 0x1B], "\"\\xC0\\u{1B}\""),
    ([0xED, 0xA0, 0x80], "\"\\xED\\xA0\\x80\""), ([0xC3, 0xA9, 0xF0], "\"é\\xF0\""),
  ])
  func showsBytesThatAreNotText(bytes: [UInt8], shown: String) {
    #expect(EscapedText.shown(bytes: bytes) == shown)
  }

  @Test func cutsWhatIsLong() {
    #expect(EscapedText.shown(String(repeating: "a", count: 60)) == String(repeating: "a", count: 60))
    #expect(EscapedText.shown(String(repeating: "a", count: 61)) == String(repeating: "a", count: 60) + "…")
    let bytes = [UInt8](repeating: 0xFF, count: 100)
    #expect(EscapedText.shown(bytes: bytes) == "\"" + String(repeating: "\\xFF", count: 60) + "\"…")
  }

  @Test func listsAlternatives() {
    #expect(EscapedText.alternatives([]) == "")
    #expect(EscapedText.alternatives(["a"]) == "a")
    #expect(EscapedText.alternatives(["a", "b", "c"]) == "a, b or c")
  }
}
