internal import Notation

/// A bar on standard error, where that is a terminal and the work takes more than a second.
package final class ProgressBar {
  private let console: Console
  private let label: String
  private let start: Int64
  private var isShown = false
  private var lastPercent = -1
  private static let width = 30

  package init(_ label: String, console: Console) {
    self.console = console
    self.label = label
    start = console.environment.now()
  }

  /// The bar of a file that is read.
  package convenience init(reading file: String, console: Console) {
    self.init(PrintableText.of(file, limit: 40), console: console)
  }

  /// Shows how far the work has come.
  package func show(_ done: Int, of total: Int) {
    guard console.errorIsTerminal, !console.isDumb, total > 0, console.environment.now() - start > 1_000
    else { return }
    let percent = min(100, done * 100 / total)
    guard percent != lastPercent else { return }
    lastPercent = percent
    isShown = true
    let filled = percent * Self.width / 100
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    console.error("\r\(label) \(bar) \(percent) %")
  }

  /// Takes the bar away.
  package func finish() {
    if isShown { console.error("\r\u{1b}[K") }
    isShown = false
  }
}
