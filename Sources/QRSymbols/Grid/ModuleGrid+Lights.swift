extension ModuleGrid {
  /// Tells dark from light by the mean of the modules around each.
  ///
  /// - Parameters:
  ///   - lights: The light of the modules, row by row.
  ///   - reach: How many modules around each make the mean.
  ///   - sharpening: How much of its neighbours' light has leaked into each module: 0 to 0.25.
  init(lights: [Float], dimension: Int, reach: Int, sharpening: Float) {
    let side = dimension
    var lights = lights
    if sharpening > 0 {
      let blurred = lights
      for y in 0..<side {
        for x in 0..<side {
          let index = y * side + x
          let light = blurred[index]
          // Beyond the symbol is the quiet zone; nothing is known of it here.
          let left = x > 0 ? blurred[index - 1] : light
          let right = x + 1 < side ? blurred[index + 1] : light
          let up = y > 0 ? blurred[index - side] : light
          let down = y + 1 < side ? blurred[index + side] : light
          lights[index] = light + sharpening * (4 * light - left - right - up - down)
        }
      }
    }
    // Sums of all modules above and left of a crossing.
    let width = side + 1
    var sums = [Float](repeating: 0, count: width * width)
    sums.withUnsafeMutableBufferPointer { sums in
      for y in 0..<side {
        var row: Float = 0
        for x in 0..<side {
          row += lights[y &* side &+ x]
          sums[(y &+ 1) &* width &+ x &+ 1] = sums[y &* width &+ x &+ 1] + row
        }
      }
    }
    let darkness = [Float](unsafeUninitializedCapacity: side * side) { darkness, count in
      sums.withUnsafeBufferPointer { sums in
        for y in 0..<side {
          let (top, bottom) = (max(0, y &- reach), min(side, y &+ reach &+ 1))
          let (upper, lower) = (top &* width, bottom &* width)
          for x in 0..<side {
            let (left, right) = (max(0, x &- reach), min(side, x &+ reach &+ 1))
            let sum = sums[lower &+ right] - sums[upper &+ right] - sums[lower &+ left] + sums[upper &+ left]
            let mean = sum / Float((bottom &- top) &* (right &- left))
            darkness[y &* side &+ x] = mean - lights[y &* side &+ x]
          }
        }
      }
      count = side * side
    }
    self.init(dimension: side, darkness: darkness)
  }

  /// How well the two timing patterns are seen, from -1 to 1.
  var timing: Float {
    var agreement: Float = 0
    var total: Float = 0
    for index in 8..<dimension - 8 {
      for value in [darkness[6 * dimension + index], darkness[index * dimension + 6]] {
        agreement += index % 2 == 0 ? value : -value
        total += abs(value)
      }
    }
    return total > 0 ? agreement / total : 0
  }
}
