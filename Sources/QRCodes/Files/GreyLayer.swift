/// Grey pixels that may let through what is under them: a frame, or the canvas that frames are laid on.
struct GreyLayer: Equatable {
  let width: Int
  let height: Int
  /// Row by row from the top.
  var luminance: [UInt8]
  /// How much each pixel hides, from 0 to 255; nil where all hide everything.
  var alpha: [UInt8]?

  /// Nothing yet.
  init(clearWidth width: Int, height: Int) {
    self.init(
      width: width, height: height, luminance: Array(repeating: 0, count: width * height),
      alpha: Array(repeating: 0, count: width * height))
  }

  init(width: Int, height: Int, luminance: [UInt8], alpha: [UInt8]?) {
    self.width = width
    self.height = height
    self.luminance = luminance
    self.alpha = alpha
  }

  /// Whether something under it would be seen.
  var isTransparent: Bool { alpha?.contains { $0 < 255 } ?? false }

  /// The layer on a ground of one grey.
  func picture(on ground: UInt8) -> GreyPicture {
    guard let alpha else { return GreyPicture(checkedWidth: width, height: height, luminance: luminance) }
    let ground = UInt32(ground)
    let mixed = [UInt8](unsafeUninitializedCapacity: luminance.count) { buffer, count in
      for index in luminance.indices {
        let share = UInt32(alpha[index])
        let sum = UInt32(luminance[index]) &* share &+ ground &* (255 &- share)
        buffer[index] = UInt8(truncatingIfNeeded: (sum &+ 127) / 255)
      }
      count = luminance.count
    }
    return GreyPicture(checkedWidth: width, height: height, luminance: mixed)
  }

  /// Lays another layer on this one; what reaches beyond the edge is cut off.
  ///
  /// - Parameter replaces: Whether its clear pixels clear those beneath.
  mutating func lay(_ layer: GreyLayer, x: Int, y: Int, replaces: Bool) {
    guard var under = alpha else { return }
    alpha = nil
    for row in 0..<max(0, min(layer.height, height - y)) {
      for column in 0..<max(0, min(layer.width, width - x)) {
        let above = row * layer.width + column
        let place = (y + row) * width + x + column
        let share = Int(layer.alpha?[above] ?? 255)
        if replaces || share == 255 || under[place] == 0 {
          luminance[place] = layer.luminance[above]
          under[place] = UInt8(share)
        } else if share > 0 {
          let rest = Int(under[place]) * (255 - share) / 255
          let sum = Int(layer.luminance[above]) * share + Int(luminance[place]) * rest
          luminance[place] = UInt8(sum / (share + rest))
          under[place] = UInt8(share + rest)
        }
      }
    }
    alpha = under
  }

  /// Clears a rectangle.
  mutating func clear(x: Int, y: Int, width clearWidth: Int, height clearHeight: Int) {
    for row in y..<max(y, min(height, y + clearHeight)) {
      for column in x..<max(x, min(width, x + clearWidth)) { alpha?[row * width + column] = 0 }
    }
  }
}
