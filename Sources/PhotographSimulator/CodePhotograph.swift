package import QRCodes

/// A photograph of symbols under one kind of difficulty, the same for the same seed.
package struct CodePhotograph {
  /// What is difficult.
  package enum Kind: String, CaseIterable, Sendable {
    /// Only what `PhotographSimulator` does to all: tilt, turn, blur, shade, noise.
    case plain
    /// The paper is curled, folded or has lost a corner.
    case curled, folded, torn
    /// The edge of a shadow or a lamp's mirror image lies on it.
    case shadowed, glaring
    /// The camera moved by half a module to two.
    case moved
    /// A screen, with moiré.
    case screen
    /// JPEG of quality 8 to 20.
    case lowQuality
    /// 20 to 60 symbols, alike in size.
    case crowd
    /// 5 to 9 symbols, whose modules are up to five times as large as the smallest.
    case manySizes
  }

  /// The JPEG file.
  package let file: [UInt8]
  /// What is seen.
  package let picture: GreyPicture
  /// What the symbols hold.
  package let payloads: [[UInt8]]

  /// Takes a photograph.
  package init(_ kind: Kind, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var simulator = PhotographSimulator(seed: seed &+ 1)
    simulator.surface = kind.surface
    // From numbers of its own, so that the other kinds of a seed show the same page.
    var fault = SeededRandom(seed: ~seed)
    if kind == .lowQuality { simulator.quality = Int(fault.number(8...20.99)) }
    if kind == .moved { simulator.motion = fault.number(0.5...2) }
    let crowd: CodeCrowd
    let (printPixels, modulePixels): (Double, Double)
    switch kind {
    case .crowd:
      crowd = try CodeCrowd(count: Int(random.number(20...60.99)), modulePixels: 4...4, seed: seed)
      (printPixels, modulePixels) = (4, random.number(3...4))
    case .manySizes:
      crowd = try CodeCrowd(count: Int(random.number(5...9.99)), modulePixels: 2...10, seed: seed)
      (printPixels, modulePixels) = (2, random.number(3...4))
    default:
      crowd = try CodeCrowd(count: 1, modulePixels: 6...6, payloadBytes: 20...240, seed: seed)
      (printPixels, modulePixels) = (6, random.number(3...6))
    }
    let file = simulator.jpeg(of: crowd.picture, printPixels: printPixels, modulePixels: modulePixels)
    guard let file, let frame = try PictureDecoder().decode(file).frames.first else {
      throw PictureError.empty
    }
    (self.file, picture, payloads) = (file, frame.picture, crowd.printed.map(\.payload))
  }
}

extension CodePhotograph.Kind {
  fileprivate var surface: PageSurface.Kind {
    switch self {
    case .curled: .curled
    case .folded: .folded
    case .torn: .torn
    case .shadowed: .shadowed
    case .glaring: .glaring
    case .screen: .screen
    case .plain, .moved, .lowQuality, .crowd, .manySizes: .flat
    }
  }
}
