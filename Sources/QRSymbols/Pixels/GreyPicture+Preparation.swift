extension GreyPicture {
  /// The longer side in pixels.
  package var longerSide: Int { max(width, height) }

  /// Light for dark.
  package var inverted: GreyPicture {
    GreyPicture(checkedWidth: width, height: height, luminance: luminance.map { ~$0 })
  }

  /// The picture with no side longer than `longestSide`, each pixel the mean of those it stands for.
  func shrunk(longestSide: Int) -> GreyPicture {
    guard longerSide > longestSide else { return self }
    let (oldWidth, oldHeight) = (width, height)
    let newWidth = max(1, oldWidth * longestSide / longerSide)
    let newHeight = max(1, oldHeight * longestSide / longerSide)
    // Each edge goes to the nearest pixel, so that places are off by half a pixel at most, to either side.
    let columns = (0...newWidth).map { ($0 * oldWidth + newWidth / 2) / newWidth }
    let lines = (0...newHeight).map { ($0 * oldHeight + newHeight / 2) / newHeight }
    let shares = (0..<newWidth).map { 1 / Float(columns[$0 + 1] - columns[$0]) }
    var sums = [UInt32](repeating: 0, count: oldWidth)
    let result = [UInt8](unsafeUninitializedCapacity: newWidth * newHeight) { result, count in
      luminance.withUnsafeBufferPointer { pixels in
        sums.withUnsafeMutableBufferPointer { sums in
          columns.withUnsafeBufferPointer { columns in
            shares.withUnsafeBufferPointer { shares in
              for newY in 0..<newHeight {
                let first = lines[newY] &* oldWidth
                for x in 0..<oldWidth { sums[x] = UInt32(pixels[first &+ x]) }
                for y in lines[newY] + 1..<max(lines[newY + 1], lines[newY] + 1) {
                  let row = y &* oldWidth
                  for x in 0..<oldWidth { sums[x] &+= UInt32(pixels[row &+ x]) }
                }
                let share = 1 / Float(lines[newY + 1] - lines[newY])
                let start = newY &* newWidth
                var column = 0
                for x in 0..<newWidth {
                  let end = columns[x &+ 1]
                  var sum: UInt32 = 0
                  while column < end {
                    sum &+= sums[column]
                    column &+= 1
                  }
                  // Half a grey beyond: what is a whole number must not fall short of it by rounding.
                  let mean = (Float(sum) + 0.5) * (share * shares[x])
                  result[start &+ x] = UInt8(truncatingIfNeeded: Int32(mean))
                }
              }
            }
          }
        }
      }
      count = newWidth * newHeight
    }
    return GreyPicture(checkedWidth: newWidth, height: newHeight, luminance: result)
  }

  /// The least that a window reaches to each side: beyond the core of an eye of 2 pixels a module.
  private static let leastReach = 4

  /// The most that it reaches, so that the sum of a window fits into 32 bits.
  private static let mostReach = 1_024

  /// Black where a pixel is darker than the mean around it by more than `contrast`, else white.
  ///
  /// The window is a square: as wide as it is, it follows shadows; it should be wider than the dark core of a
  /// finder pattern.
  package func adaptivelyThresholded(_ contrast: ThresholdContrast, windowsASide: Int) -> GreyPicture {
    let kept = Float(ThresholdContrast.whole - contrast.share) / Float(ThresholdContrast.whole)
    let levels = Float(contrast.levels)
    let reach = min(Self.mostReach, max(Self.leastReach, min(width, height) / (2 * windowsASide)))
    return mapped(reach: reach) { pixel, mean in pixel + levels < mean * kept ? 0 : 255 }
  }

  /// The picture with three times the difference of each pixel to the mean of a square around it.
  ///
  /// - Parameter reach: How far the square goes to each side.
  package func sharpened(reach: Int) -> GreyPicture {
    mapped(reach: reach) { pixel, mean in UInt8(max(0, min(255, 3 * pixel - 2 * mean))) }
  }

  /// The picture with what becomes of each pixel beside the mean of a square around it.
  ///
  /// Sums of columns slide down, and are added up along each row, so the size of the square costs nothing.
  @inline(__always)
  private func mapped(reach: Int, _ value: (_ pixel: Float, _ mean: Float) -> UInt8) -> GreyPicture {
    let (width, height) = (width, height)
    var columns = [Int32](repeating: 0, count: width)
    // What the columns before each come to; where that wraps around, differences are right all the same.
    var sums = [Int32](repeating: 0, count: width + 1)
    let whole = min(reach, width)..<max(min(reach, width), width - reach)
    let result = [UInt8](unsafeUninitializedCapacity: width * height) { result, count in
      luminance.withUnsafeBufferPointer { pixels in
        columns.withUnsafeMutableBufferPointer { columns in
          sums.withUnsafeMutableBufferPointer { sums in
            for y in 0..<min(reach, height) {
              for x in 0..<width { columns[x] &+= Int32(pixels[y &* width &+ x]) }
            }
            for y in 0..<height {
              if y + reach < height {
                let row = (y + reach) * width
                for x in 0..<width { columns[x] &+= Int32(pixels[row &+ x]) }
              }
              if y > reach {
                let row = (y - reach - 1) * width
                for x in 0..<width { columns[x] &-= Int32(pixels[row &+ x]) }
              }
              let windowHeight = min(height - 1, y + reach) - max(0, y - reach) + 1
              var sum: Int32 = 0
              for x in 0..<width {
                sum &+= columns[x]
                sums[x &+ 1] = sum
              }
              let row = y &* width
              for edge in [0..<whole.lowerBound, whole.upperBound..<width] {
                for x in edge {
                  let (left, right) = (max(0, x &- reach), min(width, x &+ reach &+ 1))
                  let share = 1 / Float(windowHeight &* (right &- left))
                  result[row &+ x] = value(Float(pixels[row &+ x]), Float(sums[right] &- sums[left]) * share)
                }
              }
              // Where the window is whole nothing need be asked.
              let share = 1 / Float(windowHeight &* (2 &* reach &+ 1))
              for x in whole {
                let sum = sums[x &+ reach &+ 1] &- sums[x &- reach]
                result[row &+ x] = value(Float(pixels[row &+ x]), Float(sum) * share)
              }
            }
          }
        }
      }
      count = width * height
    }
    return GreyPicture(checkedWidth: width, height: height, luminance: result)
  }

  /// The picture at twice the size with a border of `border` pixels of one grey around it.
  func doubled(border: Int, ground: UInt8) -> GreyPicture {
    let newWidth = 2 * width + 2 * border
    let newHeight = 2 * height + 2 * border
    var result = [UInt8](repeating: ground, count: newWidth * newHeight)
    result.withUnsafeMutableBufferPointer { result in
      luminance.withUnsafeBufferPointer { pixels in
        for y in 0..<2 * height {
          let row = (y + border) * newWidth + border
          let old = y / 2 * width
          for x in 0..<width {
            result[row &+ 2 &* x] = pixels[old &+ x]
            result[row &+ 2 &* x &+ 1] = pixels[old &+ x]
          }
        }
      }
    }
    return GreyPicture(checkedWidth: newWidth, height: newHeight, luminance: result)
  }
}
