internal import CLibrary
package import QRCodes

/// A picture without a code, the same for the same seed: what a code may be taken for.
///
/// Codes of other kinds made of square modules, such as Data Matrix, are left out: a person would call them codes, too.
package struct CodelessPicture {
  /// What is in a picture.
  package enum Kind: String, CaseIterable, Sendable {
    case text, table, chart, barcode, checkerboard, tiles, bricks, squares, bubbles, muscles, face, crossword
    case halftone, clouds, gravel, grain, leaves, thumbnails, buttons, handwriting
  }

  /// How wide and high the drawings are, in pixels.
  private static let side = (width: 640, height: 800)

  /// What is seen.
  package let picture: GreyPicture

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - kind: What is in it.
  ///   - isPhotographed: Whether the drawing is photographed, as `PhotographSimulator` does.
  package init(_ kind: Kind, seed: UInt64, isPhotographed: Bool) throws {
    var random = SeededRandom(seed: seed)
    var canvas = PageCanvas(width: Self.side.width, height: Self.side.height)
    canvas.draw(kind, &random)
    let drawing = try canvas.picture()
    guard isPhotographed else {
      picture = drawing
      return
    }
    var simulator = PhotographSimulator(seed: seed)
    let file = simulator.jpeg(of: drawing, printPixels: 5, modulePixels: random.number(3...7))
    guard let file, let frame = try PictureDecoder().decode(file).frames.first else {
      throw PictureError.empty
    }
    picture = frame.picture
  }
}
