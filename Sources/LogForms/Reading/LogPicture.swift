/// A picture of grey pixels, from 0 (black) to 255 (white), in which a form is read.
package struct LogPicture: Sendable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  let luminance: [UInt8]

  /// Makes a picture of `width` × `height` pixels, row by row from the top; nil where there are not as many.
  package init?(width: Int, height: Int, luminance: [UInt8]) {
    guard width > 1, height > 1, luminance.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.luminance = luminance
  }

  /// How light it is at a place between pixels; beyond an edge as on the edge.
  @inline(__always)
  func light(_ place: LogPoint) -> Double {
    let x = min(max(place.x - 0.5, 0), Double(width - 1) - 0.001)
    let y = min(max(place.y - 0.5, 0), Double(height - 1) - 0.001)
    let (column, row) = (Int(x), Int(y))
    let (across, down) = (x - Double(column), y - Double(row))
    let index = row * width + column
    return luminance.withUnsafeBufferPointer { pixels in
      let upper = Double(pixels[index]) * (1 - across) + Double(pixels[index + 1]) * across
      let lower = Double(pixels[index + width]) * (1 - across) + Double(pixels[index + width + 1]) * across
      return upper * (1 - down) + lower * down
    }
  }

  /// The picture in which a pixel is the mean of `factor` × `factor` of this one; what is left over at the right and at
  /// the bottom is cut off.
  func shrunk(by factor: Int) -> LogPicture? {
    guard (1...min(width, height)).contains(factor) else { return nil }
    let (columns, rows) = (width / factor, height / factor)
    let area = factor * factor
    let pixels = luminance.withUnsafeBufferPointer { luminance in
      [UInt8](unsafeUninitializedCapacity: columns * rows) { pixels, count in
        var sums = [Int](repeating: 0, count: columns)
        for row in 0..<rows {
          for column in sums.indices { sums[column] = 0 }
          for line in 0..<factor {
            var index = (row * factor + line) * width
            for column in sums.indices {
              for _ in 0..<factor {
                sums[column] += Int(luminance[index])
                index += 1
              }
            }
          }
          for column in sums.indices {
            pixels[row * columns + column] = UInt8((sums[column] + area / 2) / area)
          }
        }
        count = columns * rows
      }
    }
    return LogPicture(width: columns, height: rows, luminance: pixels)
  }

  /// Whether a place lies within the picture.
  func contains(_ place: LogPoint) -> Bool {
    place.x >= 0 && place.y >= 0 && place.x <= Double(width) && place.y <= Double(height)
  }
}
