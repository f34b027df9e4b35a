import Testing

@testable import Sheets

@Suite struct ShownTextTests {
  @Test func theTitleOfAPDFHasNeitherControlsNorMarksThatTurnWriting() {
    let marks = "\u{61c}\u{200e}\u{200f}\u{2028}\u{202a}\u{202e}\u{2066}\u{2069}"
    #expect(ShownText.title("Push\u{9b}2J\(marks) 💪") == "Push 2J 💪")
  }
}
