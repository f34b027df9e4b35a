@testable import Statistics

extension ChartRoom {
  /// A plot of characters, `width` of them across.
  static func characters(_ width: Double, rows: Double = 20) -> ChartRoom {
    ChartRoom(width: width, height: rows, gap: 2, lineHeight: 1) { Double($0.count) }
  }
}
