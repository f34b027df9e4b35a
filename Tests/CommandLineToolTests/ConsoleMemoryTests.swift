import Testing

@testable import CommandLineTool

@Suite struct ConsoleMemoryTests {
  private final class Thing {}

  @Test func keepsNothingWhereTheProcessGoesOn() {
    let console = Console(output: { _ in true }, error: { _ in true }).running("merge")
    weak var kept: Thing?
    do {
      let thing = Thing()
      kept = thing
      console.keepUntilExit(thing)
    }
    #expect(kept == nil)
  }
}
