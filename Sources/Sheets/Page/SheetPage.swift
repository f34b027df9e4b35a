/// One page: everything that is drawn on it, at its place.
package struct SheetPage: Hashable, Sendable {
  /// The width in points of 1/72 inch.
  package var width: Double
  /// The height in points of 1/72 inch.
  package var height: Double
  /// What is drawn, in this order.
  package var elements: [PageElement] = []

  /// The codes on it.
  package var codes: [PlacedCode] {
    elements.compactMap { if case .code(let code) = $0 { code } else { nil } }
  }

  /// The texts on it, in the order in which they are drawn and copied.
  package var texts: [String] {
    elements.compactMap { if case .text(let text) = $0 { text.text } else { nil } }
  }

  /// How many texts end in an ellipsis, for want of room; texts of one line repeat what is said elsewhere.
  var cutTextCount: Int {
    elements.count { element in
      guard case .text(let text) = element else { return false }
      return text.extent.isCut && text.style.maximumLines > 1
    }
  }
}
