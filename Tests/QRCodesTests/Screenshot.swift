import PhotographSimulator
import QRCodes

/// A screen of an app around codes: text of many sizes, round digits, round choices and buttons, the same for the same
/// seed.
enum Screenshot {
  static let (width, height) = (1_000, 1_700)

  /// Draws a screen.
  ///
  /// - Parameters:
  ///   - isDark: Whether it is light on dark; the codes are as they are.
  ///   - codes: What is laid on it, with the light around it, and its upper left corner.
  static func picture(
    seed: UInt64, isDark: Bool = false, _ codes: [(picture: GreyPicture, x: Int, y: Int)]
  ) throws -> GreyPicture {
    var random = SeededRandom(seed: seed)
    var canvas = PageCanvas(width: width, height: height, ground: 250)
    for y in stride(from: 10, to: height - 100, by: 100) {
      let size = random.number(5...16)
      canvas.write(x: 20, y: y, width: 420, height: 90, size: size, &random)
      drawDigits(on: &canvas, y: y, size: size, &random)
    }
    if isDark { canvas.change(x: 0..<width, y: 0..<height) { _, _, grey in 255 - grey } }
    for code in codes {
      let (picture, left, top) = code
      canvas.change(x: left..<left + picture.width, y: top..<top + picture.height) { x, y, _ in
        picture.luminance[(y - top) * picture.width + x - left]
      }
    }
    return try canvas.picture()
  }

  /// Draws a row of what comes nearest to eyes.
  private static func drawDigits(
    on canvas: inout PageCanvas, y: Int, size: Double, _ random: inout SeededRandom
  ) {
    let middle = Double(y) + 2 * size
    var x = 480.0
    while x < Double(width) - 4 * size {
      switch Int(random.number(0...4.99)) {
      case 0: canvas.ellipse(x: x, y: middle, across: 0.7 * size, down: size, share: 0.6, 20)
      case 1:
        for side in [-0.5, 0.5] {
          canvas.ring(x: x, y: middle + side * size, inner: 0.3 * size, outer: 0.55 * size, 20)
        }
      case 2:
        // A choice that is taken: a disc in a ring, as wide as those of an eye.
        canvas.ring(x: x, y: middle, inner: 5.0 / 7 * size, outer: size, 20)
        canvas.ring(x: x, y: middle, inner: 0, outer: 3.0 / 7 * size, 20)
      case 3:
        // A button with a light letter.
        let (left, top) = (Int(x - size), Int(middle - 1.5 * size))
        canvas.fill(x: left, y: top, width: Int(2.4 * size), height: Int(3 * size), 90)
        canvas.ring(x: x, y: middle, inner: 0.5 * size, outer: 0.8 * size, 250)
      default: canvas.ring(x: x, y: middle, inner: 0.6 * size, outer: 0.9 * size, 120)
      }
      x += size * random.number(2.2...3.4)
    }
  }
}
