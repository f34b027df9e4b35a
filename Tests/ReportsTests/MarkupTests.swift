import Testing

@testable import Reports

@Suite struct MarkupTests {
  @Test func aTitleIsATitleWhateverItSays() {
    var markup = Markup()
    markup.name("<script>alert(\"1\" & '2')</script>\u{202e}x\n")
    #expect(
      markup.text
        == "<bdi>&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;·x·</bdi>")
  }

  @Test func aLongNameIsCut() {
    let name = String(repeating: "x", count: 500)
    #expect(Markup.escapedName(name) == String(repeating: "x", count: 120) + "…")
  }
}
