@testable import Sheets

/// Every letter as wide as half its size: layouts that are the same on any machine.
final class PlainMeasure: TextMeasure {
  func extent(of text: String, _ style: FontStyle, width: Double?) -> TextExtent {
    let letter = style.size / 2
    let natural = Double(text.count) * letter
    let line = style.size * 1.25
    guard let width, natural > width else {
      return TextExtent(width: natural, height: line, baseline: style.size)
    }
    let needed = Int((natural / max(letter, width)).rounded(.up))
    let lines = min(needed, style.maximumLines)
    return TextExtent(
      width: width, height: line * Double(lines), baseline: style.size, isCut: needed > lines)
  }
}
