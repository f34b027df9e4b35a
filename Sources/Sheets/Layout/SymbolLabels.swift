/// What stands above the symbols of a backup: the number of each and the letters of their set, in one line where
/// the symbols are wide enough, else below each other and as small as they must be.
struct SymbolLabels {
  private static let numberStyles = [FontStyle.code, .head, .foot, .label]
  private static let lineHeight = 15.0
  private static let gap = 8.0

  private let composer: Composer
  private let count: Int
  private let name: String?
  private let side: Double
  private let quiet: Double
  private let numberStyle: FontStyle
  private let nameStyle: FontStyle
  private let isOneLine: Bool
  /// The room that they take above each symbol with its quiet zone.
  let height: Double

  /// Labels for `count` symbols whose sides are as long as this, with quiet zones within.
  init(_ composer: Composer, count: Int, name: String?, side: Double, quiet: Double) {
    self.composer = composer
    self.count = count
    self.name = name
    self.side = side
    self.quiet = quiet
    let measure = composer.measure
    func extent(_ style: FontStyle) -> TextExtent {
      measure.extent(of: Self.number(count, of: count), style, width: nil)
    }
    let wideName = name.map { measure.extent(of: $0, .head, width: nil) }
    let nameRoom = wideName.map { $0.width + Self.gap } ?? 0
    isOneLine = extent(.code).width + nameRoom <= side - 2 * quiet
    numberStyle =
      isOneLine
      ? .code
      : Self.numberStyles.first { extent($0).width <= side - quiet - Self.gap } ?? .label
    nameStyle = numberStyle.size < FontStyle.head.size ? .foot : .head
    let nameHeight = name.map { [nameStyle] in measure.extent(of: $0, nameStyle, width: nil).height } ?? 0
    height = isOneLine ? Self.lineHeight : extent(numberStyle).height + nameHeight
  }

  /// The number of a symbol in words, and the labels above it where its quiet zone begins at `x`.
  func elements(_ number: Int, x: Double) -> (title: String, elements: [PageElement]) {
    let title = Self.number(number, of: count)
    let first = composer.text(title, numberStyle, x: x + quiet, y: 0)
    guard let name else { return (title, [.text(first)]) }
    let second =
      isOneLine
      ? composer.text(name, .head, .grey, x: x + side - quiet, y: 2, side: .right)
      : composer.text(name, nameStyle, .grey, x: x + quiet, y: first.extent.height)
    return (title, [.text(first), .text(second)])
  }

  private static func number(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
}
