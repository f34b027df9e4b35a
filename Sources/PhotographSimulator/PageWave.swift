internal import CLibrary

/// A line of relief across a page: a wave, or a single fold.
struct PageWave: Sendable {
  var across: Double
  var down: Double
  var phase: Double
  var isFold: Bool

  /// How high the paper is at a place, -1 to 1.
  func value(_ x: Double, _ y: Double) -> Double {
    let place = place(x, y)
    return isFold ? max(-1, 1 - abs(place)) : sin(place)
  }

  /// -1 or 1 on the two sides of a fold, from one to the other on a wave.
  func slope(_ x: Double, _ y: Double) -> Double {
    let place = place(x, y)
    return isFold ? (abs(place) < 2 ? (place < 0 ? 1 : -1) : 0) : cos(place)
  }

  private func place(_ x: Double, _ y: Double) -> Double { across * x + down * y + phase }
}
