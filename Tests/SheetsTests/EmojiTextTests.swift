import Testing

@testable import Sheets

@Suite struct EmojiTextTests {
  @Test func aTextHasNoMoreThan4000Letters() {
    let most = String(repeating: "a", count: 4_000)
    let whole = EmojiText(most, maximumLines: 1)
    #expect(whole.text == most && !whole.isCut)
    let cut = EmojiText(most + "a", maximumLines: 1)
    #expect(cut.text == most + "…" && cut.isCut)
  }

  @Test func aLetterHasNoMoreThan31MarksUponIt() {
    let most = "a" + String(repeating: "\u{301}", count: 31)
    let whole = EmojiText(most, maximumLines: 1)
    #expect(whole.text == most && !whole.isCut)
    let cut = EmojiText(most + "\u{301}", maximumLines: 1)
    #expect(cut.text == most && cut.isCut)
  }
}
