extension GreyPicture {
  /// The picture with the median of seven pixels for each, along its rows and then along its columns.
  package func smoothed() -> GreyPicture {
    median(step: 1, lines: height, lineStep: width, length: width)
      .median(step: width, lines: width, lineStep: 1, length: height)
  }

  /// The medians along lines of the picture.
  private func median(step: Int, lines: Int, lineStep: Int, length: Int) -> GreyPicture {
    let reach = 3
    var result = luminance
    guard length > 2 * reach else { return self }
    // The seven pixels of the window in the order of their greys: each step takes one out and puts one in.
    var window = [UInt8](repeating: 0, count: 2 * reach + 1)
    luminance.withUnsafeBufferPointer { pixels in
      window.withUnsafeMutableBufferPointer { window in
        for line in 0..<lines {
          let start = line &* lineStep
          for index in window.indices { window[index] = pixels[start &+ index &* step] }
          window.sort()
          for place in reach..<length &- reach {
            result[start &+ place &* step] = window[reach]
            guard place &+ reach &+ 1 < length else { break }
            let old = pixels[start &+ (place &- reach) &* step]
            let new = pixels[start &+ (place &+ reach &+ 1) &* step]
            guard old != new else { continue }
            var index = 0
            while window[index] != old { index &+= 1 }
            while index < 2 &* reach, window[index &+ 1] < new {
              window[index] = window[index &+ 1]
              index &+= 1
            }
            while index > 0, window[index &- 1] > new {
              window[index] = window[index &- 1]
              index &-= 1
            }
            window[index] = new
          }
        }
      }
    }
    return GreyPicture(checkedWidth: width, height: height, luminance: result)
  }
}
