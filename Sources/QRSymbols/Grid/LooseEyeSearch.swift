/// Looks quickly, at the full size of a drawn picture, for an eye that belongs to no symbol that was read.
///
/// It goes through every second row in short stretches, dark from light by what is darkest and lightest in each, and
/// takes dark eyes on light ground and light ones on dark.
struct LooseEyeSearch {
  let picture: GreyPicture
  let budget: ScanBudget

  /// Samples in a stretch of a row; the next stretch begins in its middle, and an eye fits into half of it.
  private static let stretch = 128

  /// The distances of samples in pixels: eyes of up to 9 and of up to 70 pixels a module.
  private static let steps = [1, 8]

  /// The least greys between dark and light.
  private static let contrast = 40

  /// Whether there is an eye that is at no place of those to leave out.
  func findsOne(except isKnown: (PlanePoint) -> Bool) -> Bool {
    budget.spend(picture.luminance.count / 4)
    return picture.luminance.withUnsafeBufferPointer { pixels in
      Self.steps.contains { step in
        stride(from: 0, to: picture.height, by: max(2, step)).contains { y in
          stride(from: 0, to: picture.width, by: Self.stretch / 2 * step).contains { x in
            findsOne(pixels, x: x, y: y, step: step, except: isKnown)
          }
        }
      }
    }
  }

  private func findsOne(
    _ pixels: UnsafeBufferPointer<UInt8>, x start: Int, y: Int, step: Int,
    except isKnown: (PlanePoint) -> Bool
  ) -> Bool {
    let row = y &* picture.width
    let count = min(Self.stretch, (picture.width &- start &+ step &- 1) / step)
    var (least, most): (UInt8, UInt8) = (255, 0)
    var place = row &+ start
    for _ in 0..<count {
      least = min(least, pixels[place])
      most = max(most, pixels[place])
      place &+= step
    }
    guard Int(most) - Int(least) >= Self.contrast else { return false }
    let middle = UInt8((Int(least) + Int(most) + 1) / 2)
    var runs = (0, 0, 0, 0, 0)
    var length = 0
    var isDark = pixels[row &+ start] < middle
    for index in 0...count {
      if index < count, (pixels[row &+ start &+ index &* step] < middle) == isDark {
        length &+= 1
        continue
      }
      runs = (runs.1, runs.2, runs.3, runs.4, length)
      length = 1
      if runs.0 > 0, FinderPatternSearch.isLikePattern(runs) {
        let column = start + (index - runs.4 - runs.3 - (runs.2 + 1) / 2) * step
        let centre = PlanePoint(x: Double(column), y: Double(y))
        if isEye(pixels, x: column, y: y, step: step, middle: middle, reach: 3 * (runs.1 + runs.2 + runs.3)),
          !isKnown(centre)
        {
          return true
        }
      }
      isDark.toggle()
    }
    return false
  }

  /// Whether the runs above and below a place are as those of an eye, too.
  private func isEye(
    _ pixels: UnsafeBufferPointer<UInt8>, x: Int, y: Int, step: Int, middle: UInt8, reach: Int
  ) -> Bool {
    let isDark = pixels[y * picture.width + x] < middle
    func half(_ direction: Int) -> (Int, Int, Int) {
      var runs = [0, 0, 0]
      var y = y
      for index in 0..<3 {
        while runs[index] <= reach, y >= 0, y < picture.height,
          (pixels[y * picture.width + x] < middle) == (isDark == (index != 1))
        {
          runs[index] += 1
          y += direction
        }
      }
      return (runs[0], runs[1], runs[2])
    }
    let (up, down) = (half(-step), half(step))
    guard up.2 > 0, down.2 > 0 else { return false }
    return FinderPatternSearch.isLikePattern((up.2, up.1, up.0 + down.0 - 1, down.1, down.2))
  }
}
