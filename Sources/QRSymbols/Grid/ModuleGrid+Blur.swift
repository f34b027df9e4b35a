extension ModuleGrid {
  /// How much of its own light a module keeps, and how much of each beside it and next to that it has, along a row.
  struct Blur {
    let own: Float
    let beside: Float
    let next: Float

    /// Blurs with standard deviations of 0.6, 0.7, 0.52 and 0.8 modules.
    static let all = [
      Blur(own: 0.595, beside: 0.196, next: 0.006), Blur(own: 0.525, beside: 0.222, next: 0.016),
      Blur(own: 0.664, beside: 0.166, next: 0.002), Blur(own: 0.468, beside: 0.236, next: 0.03),
    ]
  }

  /// The share of the lightest and of the darkest modules that are left out, as glare and dirt are.
  private static let outliers = 50

  /// How often what is left between a guess and the picture is taken from the guess, and how much of it.
  private static let rounds = 24
  private static let gain: Float = 1.7

  /// How many modules beyond the symbol are reckoned with: the quiet zone is light.
  private static let border = 2

  /// The difference, as a share of the contrast, that the sharpest tenth of neighbours exceeds where nothing is blurred.
  private static let sharpness: Float = 0.7

  /// Tells dark from light by undoing a blur: what the modules are that look so once each has leaked into the others.
  ///
  /// - Parameters:
  ///   - lights: The light of the modules, row by row.
  ///   - blur: How the light leaks.
  init(lights: [Float], dimension: Int, blur: Blur) {
    let ranked = lights.sorted()
    let (dark, light) = (
      ranked[ranked.count / Self.outliers], ranked[ranked.count - 1 - ranked.count / Self.outliers]
    )
    let contrast = max(light - dark, 1)
    let side = dimension + 2 * Self.border
    var seen = [Float](repeating: 0, count: side * side)
    for y in 0..<dimension {
      for x in 0..<dimension {
        seen[(y + Self.border) * side + x + Self.border] =
          min(1, max(0, (light - lights[y * dimension + x]) / contrast))
      }
    }
    var guess = seen
    var across = [Float](repeating: 0, count: side * side)
    for _ in 0..<Self.rounds {
      Self.leak(guess, into: &across, blur, side: side)
      for y in Self.border..<side - Self.border {
        for x in Self.border..<side - Self.border {
          let place = y &* side &+ x
          let leaked =
            across[place] * blur.own + (across[place &- side] + across[place &+ side]) * blur.beside
            + (across[place &- 2 &* side] + across[place &+ 2 &* side]) * blur.next
          guess[place] = min(1, max(0, guess[place] + Self.gain * (seen[place] - leaked)))
        }
      }
    }
    var darkness = [Float](repeating: 0, count: dimension * dimension)
    for y in 0..<dimension {
      for x in 0..<dimension {
        darkness[y * dimension + x] = guess[(y + Self.border) * side + x + Self.border] - 0.5
      }
    }
    self.init(dimension: dimension, darkness: darkness)
  }

  /// What becomes of a guess along its rows.
  private static func leak(
    _ guess: [Float], into across: inout [Float], _ blur: Blur, side: Int
  ) {
    for y in 0..<side {
      for x in border..<side - border {
        let place = y &* side &+ x
        across[place] =
          guess[place] * blur.own + (guess[place &- 1] + guess[place &+ 1]) * blur.beside
          + (guess[place &- 2] + guess[place &+ 2]) * blur.next
      }
    }
  }

  /// Whether the light of modules leaks into their neighbours.
  static func isBlurred(_ lights: [Float], dimension: Int) -> Bool {
    let ranked = lights.sorted()
    let contrast = ranked[ranked.count - 1 - ranked.count / outliers] - ranked[ranked.count / outliers]
    guard contrast > 0 else { return false }
    var steps: [Float] = []
    steps.reserveCapacity(lights.count)
    for y in 0..<dimension {
      for x in 0..<dimension - 1 {
        steps.append(abs(lights[y * dimension + x + 1] - lights[y * dimension + x]))
      }
    }
    steps.sort()
    return steps[steps.count * 9 / 10] < sharpness * contrast
  }
}
