import Synchronization
import Testing

@testable import CommandLineTool

/// A clock that goes on when it is told to.
private final class Clock: Sendable {
  private let milliseconds = Mutex<Int64>(0)
  var now: Int64 { milliseconds.withLock { $0 } }
  func advance(by step: Int64) { milliseconds.withLock { $0 += step } }
}

@Suite struct ProgressBarTests {
  /// What a bar shows of a work that takes so long at each of its hundredths.
  private func shown(millisecondsEach: Int64, isTerminal: Bool = true) -> String {
    var text = ""
    let clock = Clock()
    let console = Console(
      output: { _ in true },
      error: { bytes in
        text += String(decoding: bytes, as: UTF8.self)
        return true
      }, errorIsTerminal: isTerminal,
      environment: Environment(now: { clock.now }))
    let bar = ProgressBar("reading", console: console)
    for step in 1...100 {
      clock.advance(by: millisecondsEach)
      bar.show(step, of: 100)
    }
    bar.finish()
    return text
  }

  @Test func showsWhatTakesLongerThanASecond() {
    let text = shown(millisecondsEach: 11)
    #expect(text.hasPrefix("\rreading \(String(repeating: "█", count: 27))░░░ 91 %\rreading "))
    #expect(text.hasSuffix(" 100 %\r\u{1b}[K"))
  }

  @Test func saysNothingOfShortWorkOrWithoutATerminal() {
    #expect(shown(millisecondsEach: 10) == "")
    #expect(shown(millisecondsEach: 100, isTerminal: false) == "")
  }
}
