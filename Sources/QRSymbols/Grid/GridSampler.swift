/// Measures how light the modules of a symbol are in a picture.
struct GridSampler: Sendable {
  let picture: GreyPicture
  /// Whether light is to be taken for dark.
  let isInverted: Bool

  /// The light at a place between the pixels; the nearest pixel's beyond the edge.
  func light(at place: PlanePoint) -> Float {
    let (width, height) = (picture.width, picture.height)
    let x = min(max(place.x - 0.5, 0), Double(width &- 1))
    let y = min(max(place.y - 0.5, 0), Double(height &- 1))
    // What is no number stays none.
    guard x >= 0, y >= 0 else { return 0 }
    let (column, row) = (Int(x), Int(y))
    let (right, down) = (Float(x - Double(column)), Float(y - Double(row)))
    let index = row &* width &+ column
    let nextColumn = column &+ 1 < width ? 1 : 0
    let nextRow = row &+ 1 < height ? width : 0
    let light = picture.luminance.withUnsafeBufferPointer { pixels in
      let upper = Float(pixels[index]) * (1 - right) + Float(pixels[index &+ nextColumn]) * right
      let lower =
        Float(pixels[index &+ nextRow]) * (1 - right) + Float(pixels[index &+ nextRow &+ nextColumn]) * right
      return upper * (1 - down) + lower * down
    }
    return isInverted ? 255 - light : light
  }

  /// A place between two pixels of a row or column: the nearer one before it, and its share of the one after.
  struct Stop {
    let pixel: Int
    let next: Int
    let share: Float
  }

  /// Equal steps along a row or column, as ``light(at:)`` sees them; none where a place is no number.
  func stops(from origin: Double, step: Double, count: Int, last: Int) -> [Stop] {
    guard origin.isFinite, step.isFinite else { return [] }
    return (0..<count).map { index in
      let place = min(max(origin + (Double(index) + 0.5) * step - 0.5, 0), Double(last))
      let pixel = Int(place)
      return Stop(pixel: pixel, next: min(pixel + 1, last), share: Float(place - Double(pixel)))
    }
  }

  /// The light of all modules, row by row; of large modules the mean over their inner half.
  func lights(_ map: GridMap) -> [Float] {
    let side = map.dimension
    let centres = map.centres()
    var result: [Float] = []
    result.reserveCapacity(side * side)
    for y in 0..<side {
      for x in 0..<side {
        let index = y * side + x
        let centre = centres[index]
        let across = (x + 1 < side ? centres[index + 1] - centre : centre - centres[index - 1]) * 0.25
        let down = (y + 1 < side ? centres[index + side] - centre : centre - centres[index - side]) * 0.25
        guard across.length + down.length > 1.5 else {
          result.append(light(at: centre))
          continue
        }
        let edges =
          light(at: centre + across) + light(at: centre - across) + light(at: centre + down)
          + light(at: centre - down)
        let corners =
          light(at: centre + across + down) + light(at: centre + across - down)
          + light(at: centre - across + down) + light(at: centre - across - down)
        result.append((4 * light(at: centre) + 2 * edges + corners) / 16)
      }
    }
    return result
  }
}
