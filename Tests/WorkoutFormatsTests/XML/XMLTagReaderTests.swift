import Testing
import WorkoutModel

@testable import Notation

/// Tags of XML texts of any size, one after the other.
@Suite struct XMLTagReaderTests {
  /// The tags of a text, each with its attributes.
  private func tags(_ input: InputBytes, findings: FindingList = FindingList()) throws -> [String] {
    let reader = try XMLTagReader(input, findings: findings)
    var tags: [String] = []
    while let kind = try reader.next() {
      let attributes = try reader.attributes().map { " \($0.name)=\($0.value)" }.joined()
      tags.append("\(kind) \(reader.elementName)\(attributes) @\(reader.depth)")
    }
    return tags
  }

  private func tags(_ text: String) throws -> [String] { try tags(InputBytes(text.utf8, name: "t")) }

  @Test func tellsTagsAndPassesOverAllElse() throws {
    #expect(
      try tags(
        """
        \u{feff}<?xml version='1.0'?>
        <!DOCTYPE a [ <!ELEMENT b> <!-- ] > --> "[" ] >
        <!-- <c> --><a x="1 > 0" y='"'>text &unknown; ]]> <![CDATA[ <d> ]]>
        <b/><b z="" ></b >
        </a>
        <!-- end -->
        """) == [
          "start a x=1 > 0 y=\" @1", "empty b @1", "start b z= @2", "end b @1", "end a @0",
        ])
  }

  @Test func referencesAreCharactersAndNoEntityIsAnother() throws {
    #expect(
      try tags(
        "<a b='&lt;&amp;&quot;&apos;&gt;&#65;&#x1F3CB; & &; &#xffffffff; AT&T;x'/>".replacing(
          "&T;", with: "&T "))
        == ["empty a b=<&\"'>A🏋 & &; &#xffffffff; AT&T x @0"])
    #expect(
      message { _ = try tags("<a b='&lol;'/>") }
        == "t:1:1: the entity &lol; is unknown, expected &amp;, &lt;, &gt;, &quot;, &apos; or a number. "
        + "Write the character itself, or &amp; for an & of its own.\n  <a b='&lol;'/>\n  ^")
  }

  @Test func bytesThatAreNoTextAreNamed() throws {
    let findings = FindingList()
    let bytes = Array("<a b='x".utf8) + [0xff] + Array("'/>".utf8)
    #expect(try tags(InputBytes(bytes, name: "t"), findings: findings) == ["empty a b=x\u{fffd} @0"])
    #expect(
      findings.lines == ["warning repaired t:1:7 byte 6: bytes that are not UTF-8: read as U+FFFD"])
  }

  @Test(arguments: [
    ("", "t:1:1: found no element, expected XML."),
    ("x", "t:1:2: found no element, expected XML."),
    ("<a", "t:1:3: the file ends in the middle, expected an element. Export it again."),
    ("<a>\n<b", "t:2:3: the file ends in the middle, expected </a>. Export it again."),
    ("<a>\n<!-- b", "t:2:7: the file ends in the middle, expected </a>. Export it again."),
    ("<!DOCTYPE a [ <!ELEMENT", "t:1:24: the file ends in the middle, expected an element. Export it again."),
    ("<a></b></a>", "t:1:4: found </b>, expected </a>."),
    ("</a>", "t:1:1: found </a>, expected nothing."),
    ("<a/><b/>", "t:1:5: found a second element at the top, expected the end of the file."),
    ("<a>1 < 2</a>", "t:1:6: found a stray <, expected &lt;."),
    ("<a b/>", "t:1:4: found no value of an attribute, expected name=\"value\"."),
    ("<a b=1/>", "t:1:4: found no value of an attribute, expected name=\"value\"."),
  ])
  func whatIsNoXMLIsAnErrorWithItsPlace(text: String, words: String) {
    #expect(message { _ = try tags(text) }.split(separator: "\n").first.map(String.init) == words)
  }

  @Test func limitsHaveMessages() {
    func problem(_ text: String) -> String {
      message { _ = try tags(text) }.split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(
      problem(String(repeating: "<a>", count: 65)) == "t:1:193: elements are nested deeper than 64 levels.")
    #expect(
      problem("<a " + (0...256).map { "b\($0)=''" }.joined(separator: " ") + "/>")
        == "t:1:1: an element has more than 256 attributes.")
    #expect(
      problem("<a>" + (0...1_000).map { "<b\($0)></b\($0)>" }.joined()).hasSuffix(
        ": elements have more than 1000 names."))
    let long = String(repeating: "x", count: XMLTagReader.maximumTagLength)
    for text in ["<a b='\(long)'/>", "<a><!--\(long)--></a>", "<!DOCTYPE a [\(long)]><a/>", "<a b='\(long)"] {
      #expect(problem(text).hasSuffix(": a tag, comment or declaration is longer than 1 MiB."))
    }
    #expect(
      message { _ = try tags(InputBytes([0xff, 0xfe, 0x3c, 0], name: "t")) }
        == "t:1:1: the text is UTF-16. Save it as UTF-8 first.")
  }

  /// What is larger than the window is read in pieces, whatever stands at their edges.
  @Test func anInputLargerThanTheWindowIsReadInPieces() throws {
    let row = "<Record type=\"HeartRate\" value=\"98\">\n<MetadataEntry key='é'/></Record>\n"
    let count = 180_000
    let text = "<HealthData>\n" + String(repeating: row, count: count) + "</HealthData>"
    let file = try TemporaryFile(Array(text.utf8))
    defer { file.remove() }
    let input = try InputBytes(opening: file.path)
    let reader = try XMLTagReader(input, findings: FindingList())
    var starts = 0
    var last = Place()
    while let kind = try reader.next() {
      guard kind == .empty, reader.isNamed("MetadataEntry") else { continue }
      starts += 1
      last = reader.place()
    }
    #expect(starts == count)
    #expect(last.line == 2 * count + 1 && last.column == 1)
    #expect(
      last.byte == text.utf8.count - "</HealthData>".utf8.count
        - "<MetadataEntry key='é'/></Record>\n".utf8.count)
    #expect(input.bytes.count < 2 << 20)
  }
}
