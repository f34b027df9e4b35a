import Testing
import WorkoutModel

@testable import Notation
@testable import WorkoutFormats

@Suite struct XMLScannerTests {
  /// The XML that the elements of `text` make again, and what was found.
  private func scan(_ bytes: [UInt8]) throws -> (xml: String, findings: [String]) {
    let findings = FindingList()
    let input = try TextInput(InputBytes(bytes, name: "t"), findings: findings)
    let (root, outside) = try XMLScanner.root(of: input)
    return (outside.map(\.xml).joined() + root.xml, findings.lines)
  }

  private func scan(_ text: String) throws -> (xml: String, findings: [String]) { try scan(Array(text.utf8)) }

  private func problem(_ text: String) -> String {
    message { _ = try scan(text) }.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test func elementsAttributesTextsAndCommentsComeInOrder() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <?sheet a="b"?><!-- before --><a x:y="1" xmlns:x="u" c='"'>é<b/>&lt;&amp;<!-- c --><![CDATA[<&>]]>&#x1F600;</a><!--behind-->
      """
    #expect(
      try scan(text).xml
        == "<?sheet a=\"b\"?><!-- before --><!--behind--><a x:y=\"1\" xmlns:x=\"u\" c=\"&quot;\">é<b/>&lt;&amp;"
        + "<!-- c -->&lt;&amp;&gt;😀</a>")
    #expect(try scan(text).findings == [])
  }

  @Test func spaceComesAsXMLReadsIt() throws {
    #expect(
      try scan("<a b='1\t2\r\n3\n4&#10;5'>\r\n1\t2\r3<!--\r\n--><?p  \r\n q\r?><?p?><?p ?></a\t>\n").xml
        == "<a b=\"1 2 3 4&#10;5\">\n1\t2\n3<!--\n--><?p q\n?><?p?><?p ?></a>")
    #expect(try scan("<?XML version=1.0?><a></a>").xml == "<a/>")
  }

  @Test func namesAreThoseOfXML() throws {
    #expect(try scan("<é:_a-1.b ü='' 名=''/>").xml == "<é:_a-1.b ü=\"\" 名=\"\"/>")
    #expect(try scan("<a><×/><-/></a >").xml == "<a>&lt;×/&gt;&lt;-/&gt;</a>")
  }

  @Test func anElementKnowsWhereItBegins() throws {
    let findings = FindingList()
    let text = "\u{feff}<a>\n  <b x='< é' y=''/>é <c\n/></a>"
    let input = try TextInput(InputBytes(text.utf8, name: "t"), findings: findings)
    let root = try XMLScanner.root(of: input).element
    let places = root.content.compactMap { node -> String? in
      if case .element(let element) = node { "\(input.place(of: element.offset))" } else { nil }
    }
    #expect(places == ["t:2:3", "t:2:22"])
    #expect(
      findings.lines == [
        "note repaired t:1:1 byte 0: byte-order mark at the start skipped",
        "warning repaired t:2:9 byte 15: < in an attribute: read as the character",
      ])
  }

  @Test(arguments: [
    ("<a b=\"R&D\"/>", "<a b=\"R&amp;D\"/>"),
    ("<a>5 < 6 & 7 &lt; 8 &# &#x; &1;</a>", "<a>5 &lt; 6 &amp; 7 &lt; 8 &amp;# &amp;#x; &amp;1;</a>"),
    ("<a>&#0; &#x1; &#xd800; &#x110000;</a>", "<a>&amp;#0; &amp;#x1; &amp;#xd800; &amp;#x110000;</a>"),
    ("<a>x]]>y</a>", "<a>x]]&gt;y</a>"),
    ("<a b=\"<3\" c='a<b>c'/>", "<a b=\"&lt;3\" c=\"a&lt;b&gt;c\"/>"),
    ("<a m=\"say \"go\" now\" t=\"3\"/>", "<a m=\"say &quot;go&quot; now\" t=\"3\"/>"),
    ("<a m='don't stop'>x</a>", "<a m=\"don't stop\">x</a>"),
  ])
  func whatIsClearIsMended(text: String, xml: String) throws {
    let result = try scan(text)
    #expect(result.xml == xml)
    #expect(!result.findings.isEmpty)
    #expect(result.findings.allSatisfy { $0.hasPrefix("warning repaired t:1:") })
  }

  @Test func spaceBeforeTheDeclarationIsSkipped() throws {
    let result = try scan(
      "\n <?xml version='1.0' encoding='utf-16'?>\n<a>\n</b>".replacing("</b>", with: "</a>"))
    #expect(result.xml == "<a>\n</a>")
    #expect(
      result.findings == ["note repaired t:1:1 byte 0: white space before the XML declaration skipped"])
    #expect(problem("\n\n<?xml version='1.0'?>\n<a>\n</b>").hasPrefix("t:5:"))
  }

  @Test func otherEncodingsAreRead() throws {
    let text = "<a b='é€'>ü</a>"
    let little = Array(text.utf16).flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    let big = Array(text.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    for bytes in [little, [0xff, 0xfe] + little, big, [0xfe, 0xff] + big] {
      let result = try scan(bytes)
      #expect(result.xml == "<a b=\"é€\">ü</a>")
      #expect(result.findings == ["note repaired t:1:1 byte 0: text is UTF-16: read as UTF-16"])
    }
    let windows = Array("<a b='".utf8) + [0xe9, 0x80] + Array("'>".utf8) + [0xfc] + Array("</a>".utf8)
    let result = try scan(windows)
    #expect(result.xml == "<a b=\"é€\">ü</a>")
    #expect(result.findings == ["warning guessed t:1:1 byte 0: text is not UTF-8; read as Windows-1252"])
  }

  @Test(arguments: [
    ("", "t:1:1: found no element, expected XML."),
    (" <!-- a -->", "t:1:12: found no element, expected XML."),
    ("x", "t:1:1: found text before the first element, expected <."),
    ("<a/>\nx", "t:2:1: found text after the last element, expected the end of the file."),
    ("<a/>&amp;", "t:1:5: found text after the last element, expected the end of the file."),
    ("<![CDATA[x]]>", "t:1:1: found text before the first element, expected <."),
    (
      "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
      "t:1:1: the file declares a document type, which is refused: it can name other files."
    ),
    (
      "<?xml version='1.0'?>\n <!doctype a [<!ENTITY b 'c'>]><a>&b;</a>",
      "t:2:2: the file declares a document type"
    ),
    ("<a><!b></a>", "t:1:4: found a stray <!, expected &lt;!."),
    ("<a><? b?></a>", "t:1:4: found a stray <?, expected &lt;?."),
    ("<a><?b=1?></a>", "t:1:4: found a stray <?, expected &lt;?."),
    (
      "<a><?xml version='1.0'?></a>",
      "t:1:4: found <?xml in the middle, expected it at the start of the file."
    ),
    ("<a>\n  &nbsp;</a>", "t:2:3: the entity &nbsp; is unknown, expected"),
    ("<a b='&nbsp;'/>", "t:1:7: the entity &nbsp; is unknown, expected"),
    ("<a>\n<b>\n</a>", "t:3:1: found </a>, expected </b>, which ends the element of line 2."),
    ("</a>", "t:1:1: found </a>, expected nothing."), ("<a></a b>", "t:1:8: found no > of an end tag."),
    ("<a x='1' x='2'/>", "t:1:10: the element has two attributes of this name, expected one."),
    ("<a b/>", "t:1:4: found no value of an attribute, expected name=\"value\"."),
    ("<a b=1/>", "t:1:4: found no value of an attribute, expected name=\"value\"."),
    ("<a b='1'c='2'/>", "t:1:9: found no space before an attribute."),
    ("<a <b/></a>", "t:1:4: found no > of a tag, and no attribute."),
    (
      "<a b=\"x/><c/></a>",
      "t:1:6: the value of an attribute has no end that is certain, expected a closing quote."
    ),
    ("<a b=\"x/><c d=\"y\"/></a>", "t:1:6: the value of an attribute has no end that is certain"),
    ("<a>\u{1}</a>", "t:1:4: found the character U+0001, which XML cannot hold."),
    ("<a b='\u{1f}'/>", "t:1:7: found the character U+001F, which XML cannot hold."),
    ("<a><!--\u{fffe}--></a>", "t:1:8: found the character U+FFFE, which XML cannot hold."),
    ("<a>\u{ffff}</a>", "t:1:4: found the character U+FFFF, which XML cannot hold."),
    ("<a>\0</a>", "t:1:4: found byte 0x00, expected text."),
    ("<a/><b/>", "t:1:5: found a second element at the top, expected the end of the file."),
    ("<a><!-- b -- c --></a>", "t:1:11: found -- within a comment, expected -->."),
    ("<a><!-- x", "t:1:10: the file ends in the middle, expected -->."),
    ("<a><![CDATA[x]]", "t:1:16: the file ends in the middle, expected ]]>."),
    ("<a><?b x", "t:1:9: the file ends in the middle, expected ?>."),
    ("<a", "t:1:3: the file ends in the middle, expected >."),
    ("<a b", "t:1:5: the file ends in the middle, expected >."),
    ("<a>x", "t:1:5: the file ends in the middle, expected </a>."),
    ("<a></a", "t:1:7: the file ends in the middle, expected >."),
  ])
  func whatIsNoXMLIsRefusedWithItsPlace(text: String, error: String) {
    #expect(problem(text).hasPrefix(error), "\(problem(text))")
  }

  @Test func nothingGrowsBeyondItsLimit() {
    let deep = String(repeating: "<a>", count: 65)
    #expect(problem(deep) == "t:1:193: elements are nested deeper than 64 levels.")
    let wide = "<a " + (0..<257).map { "b\($0)=''" }.joined(separator: " ") + "/>"
    #expect(problem(wide) == "t:1:1: an element has more than 256 attributes.")
    let long = String(repeating: "x", count: XMLScanner.maximumTextLength + 1)
    #expect(problem("<a>\(long)</a>").hasSuffix("a text is longer than 1 MiB."))
    #expect(problem("<a><!--\(long)--></a>").hasSuffix("a text is longer than 1 MiB."))
    #expect(problem("<a b='\(long)'/>").contains("expected a closing quote."))
    let ampersands = String(repeating: "&", count: XMLScanner.maximumRepairs + 1)
    #expect(
      problem("<a>\(ampersands)</a>").contains("more than 10000 characters that should have been escaped"))
    let many = "<a>" + String(repeating: "<b/>", count: XMLTreeBuilder.maximumNodes) + "</a>"
    #expect(problem(many).contains("found more than 100000 elements, expected those of one ride"))
  }

  @Test(arguments: [
    ("<a/>", "a"), ("<?xml version='1.0'?>\n<!-- <x> -->\n<workout_file a='b'>", "workout_file"), ("<a", "a"),
    ("<!DOCTYPE a><a/>", "a"), ("<!DOCTYPE a [<!ELEMENT a", "a"), ("<!DOCTYPE", nil), ("<?xml", nil),
    ("<!-- ", nil), ("a<b>", nil), ("", nil), ("<>", nil),
    ("< a>", nil),
  ])
  func theRootIsFoundInABeginning(text: String, name: String?) {
    #expect(XMLText.rootName(of: text) == name)
  }
}
