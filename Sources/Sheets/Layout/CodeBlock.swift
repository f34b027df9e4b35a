internal import QRCodes

/// The foot of a sheet: its codes side by side, and a line where one is missing.
struct CodeBlock {
  /// The side of a module in points, where there is room: seven dots of a printer of 300 an inch.
  private static let usualModule = 1.75
  /// That of a code so small that it can be had larger.
  private static let largeModule = 2.25
  /// Modules are whole multiples of it, which keeps the numbers in a document short.
  private static let moduleStep = 0.25
  private static let smallestSide = 112.0
  private static let largestSide = 216.0
  private static let spaceAbove = 8.0
  /// The room of the words above a code that stands alone.
  private static let singleWidth = 190.0

  private let composer: Composer
  private let width: Double

  init(_ context: SheetContext) {
    composer = Composer(measure: context.measure)
    width = context.contentWidth
  }

  /// The side of the square of a code with its quiet zone, in points.
  static func side(of symbol: QRSymbol) -> Double {
    let modules = Double(symbol.size + 2 * QRSymbol.standardQuietZone)
    var module = modules * usualModule < smallestSide ? largeModule : usualModule
    while modules * module > largestSide { module -= moduleStep }
    return modules * module
  }

  /// The width of the quiet zone of a code, in points.
  private static func quiet(of symbol: QRSymbol) -> Double {
    side(of: symbol) * Double(QRSymbol.standardQuietZone)
      / Double(symbol.size + 2 * QRSymbol.standardQuietZone)
  }

  /// The codes from left to right, `remark` below them, and `beside` at the left where there is one code.
  func block(
    _ codes: [SheetCode], remark: String? = nil, beside: (Double, Double) -> [PageElement] = { _, _ in [] }
  )
    -> Block
  {
    var elements: [PageElement] = []
    let top = Self.spaceAbove
    var bottom = top
    // One code stands at the right, two begin at the left of either half.
    var x = 0.0
    if codes.count == 1 {
      x =
        width
        - codes.reduce(Self.singleWidth) { max($0, Self.side(of: $1.symbol) - 2 * Self.quiet(of: $1.symbol)) }
      elements += beside(x - 16, top)
    }
    for code in codes {
      let side = Self.side(of: code.symbol)
      let title = composer.text(code.title, .code, x: x, y: top)
      var purpose = composer.text(
        code.purpose, .small, .grey, x: title.frame.right + 6, y: 0)
      purpose.origin.y = title.origin.y + title.extent.baseline - purpose.extent.baseline
      // Its modules stand on the margin of the text, its quiet zone beyond.
      let frame = PageRectangle(
        x: x - Self.quiet(of: code.symbol), y: title.frame.bottom, width: side, height: side)
      elements += [
        .text(title), .text(purpose),
        .code(PlacedCode(title: code.title, payload: code.payload, symbol: code.symbol, frame: frame)),
      ]
      bottom = max(bottom, frame.bottom)
      x += width / 2
    }
    if let remark {
      let isBeside = codes.count == 1
      let text = composer.text(
        remark, .small, .grey, x: 0, y: isBeside ? bottom - 24 : bottom + 3,
        width: isBeside ? x - width / 2 - 16 : width)
      elements.append(.text(text))
      bottom = text.frame.bottom
    }
    return Block(rows: [Row(height: bottom, elements: elements)])
  }
}
