import Testing

/// Nothing that an input or a code says steers the terminal that shows it.
@Suite struct TerminalTests {
  /// Escape, the eight-bit form of it, and marks that turn the direction of writing.
  private static let steering = "\u{1b}]0;gone\u{7}\u{9b}2J\u{202e}\u{200e}\u{200f}\u{61c}\u{2066}"

  private func isSteered(_ run: ToolRun) -> Bool {
    (run.text + run.errors).unicodeScalars.contains {
      Self.steering.unicodeScalars.contains($0) && !$0.isASCII
    }
      || (run.text + run.errors).contains("\u{1b}]") || (run.text + run.errors).contains("\u{7}")
  }

  @Test(arguments: [
    ["convert", "DIR/a.csv", "-o", "-", "--to", "csv"],
    ["convert", "DIR/a.csv", "-o", "-", "--to", "archive"],
    ["info", "DIR/a.csv", "--json"], ["info", "DIR/a.csv"], ["validate", "DIR/a.csv", "--json"],
    ["diff", "DIR/a.csv", "DIR/b.csv"], ["diff", "DIR/a.csv", "DIR/b.csv", "--json"],
    ["compare", "DIR/a.csv"], ["compare", "DIR/a.csv", "--json"],
    ["show", "DIR/a.csv"], ["stats", "DIR/a.csv"], ["stats", "DIR/a.csv", "--json"], ["list", "DIR/a.csv"],
    ["list", "DIR/a.csv", "--exercises"], ["list", "DIR/a.csv", "--csv"],
    ["list", "DIR/a.csv", "--json"],
  ])
  func noTextOfAnInputReachesATerminalAsItIs(arguments: [String]) throws {
    let folder = try TestFolder()
    for (name, reps) in [("a.csv", 5), ("b.csv", 6)] {
      let rows = ["2026-01-31", "2026-02-01"].map {
        "\($0) 18:05,Push\(Self.steering),Dip\(Self.steering),\(reps),10,kg,no\(Self.steering)\n"
      }
      try folder.write("start,title,exercise,reps,weight,weight_unit,note\n" + rows.joined(), to: name)
    }
    let run = folder.run(arguments, isTerminal: true)
    #expect(!run.text.isEmpty)
    #expect(!isSteered(run))
  }

  @Test func theRawPayloadOfACodeIsEscapedOnATerminalAlone() throws {
    let folder = try TestFolder()
    let payload =
      #"{"n":"Push\#(Self.steering.replacing("\u{1b}", with: "").replacing("\u{7}", with: ""))","e":[]}"#
    try folder.write(payload, to: "a.json")
    #expect(folder.run("qr", "DIR/a.json", "-o", "DIR/a.png").code == 0)
    let plain = folder.run("scan", "DIR/a.png", "--raw")
    #expect(isSteered(plain))
    #expect(!isSteered(folder.run("scan", "DIR/a.png", "--raw", isTerminal: true)))
    #expect(!isSteered(folder.run("scan", "DIR/a.png", "--json", isTerminal: true)))
  }
}
