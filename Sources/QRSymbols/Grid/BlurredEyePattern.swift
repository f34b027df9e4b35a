/// An eye and the paper around its corner as they look out of focus, or moved while they were taken.
///
/// The square has two modules of paper on two sides, the eye, and its light edge on the others. Its parts are at right
/// angles to each other: what is the same everywhere, what any dark square has, and what makes it an eye.
struct BlurredEyePattern {
  /// What each place has of what is the same everywhere.
  let flat: Float
  /// What any dark square has, row by row.
  let box: [Float]
  /// What makes it an eye, row by row.
  let eye: [Float]
  /// How strong both are in a symbol of black on white.
  let boxStrength: Float
  let eyeStrength: Float

  /// Samples a module, modules a side of the square, and how many more are reckoned with on each side.
  private static let samples = 4
  private static let side = 10
  private static let margin = 8

  /// The widths in samples of three windows, one after the other, across and down.
  ///
  /// Out of focus by about 0.6, 0.9, 1.4 and 2 modules, and moved by 2 to 5 modules.
  private static let windows: [(across: [Int], down: [Int])] = {
    var windows: [(across: [Int], down: [Int])] = []
    for width in [5, 7, 11, 17] {
      windows.append((across: [width, width, width], down: [width, width, width]))
    }
    for length in [9, 13, 17, 21] {
      windows.append((across: [length, 3, 3], down: [3, 3, 3]))
      windows.append((across: [3, 3, 3], down: [length, 3, 3]))
    }
    return windows
  }()

  /// All ways in which eyes are blurred.
  static let all = windows.map { BlurredEyePattern(across: $0.across, down: $0.down) }

  private init(across: [Int], down: [Int]) {
    var box = Self.square { _, _ in 0.5 }
    var eye = Self.square { x, y in
      let ring = max(abs(x - 3), abs(y - 3))
      return max(x, y) > 7 ? 0.5 : ring == 3 && max(x, y) < 7 || ring < 2 ? 1 : 0
    }
    for window in across {
      box = Self.averaged(box, window, isDown: false)
      eye = Self.averaged(eye, window, isDown: false)
    }
    for window in down {
      box = Self.averaged(box, window, isDown: true)
      eye = Self.averaged(eye, window, isDown: true)
    }
    let flat = 1 / Float(Self.side)
    var parts = [Self.modules(of: box), Self.modules(of: eye)]
    for index in parts.indices {
      let mean = parts[index].reduce(0, +) * flat * flat
      parts[index] = parts[index].map { $0 - mean }
    }
    let boxStrength = Self.dot(parts[0], parts[0]).squareRoot()
    self.box = parts[0].map { $0 / boxStrength }
    let common = Self.dot(parts[1], self.box)
    let rest = zip(parts[1], self.box).map { $0 - common * $1 }
    eyeStrength = Self.dot(rest, rest).squareRoot()
    self.eye = rest.map { [eyeStrength] in $0 / eyeStrength }
    self.boxStrength = boxStrength
    self.flat = flat
  }

  private static func dot(_ a: [Float], _ b: [Float]) -> Float {
    var sum: Float = 0
    for index in a.indices { sum += a[index] * b[index] }
    return sum
  }

  /// How many samples there are along a side.
  private static let length = (side + 2 * margin) * samples

  /// Samples of what is in the modules from the corner of the symbol on, and paper beyond it.
  private static func square(_ value: (_ x: Int, _ y: Int) -> Float) -> [Float] {
    (0..<length * length).map { index in
      let (x, y) = (index % length / samples - margin - 2, index / length / samples - margin - 2)
      return min(x, y) < 0 ? 0 : value(x, y)
    }
  }

  /// The mean of a window around each sample.
  private static func averaged(_ samples: [Float], _ window: Int, isDown: Bool) -> [Float] {
    let step = isDown ? length : 1
    return samples.indices.map { index in
      let along = isDown ? index / length : index % length
      var sum: Float = 0
      for offset in -window / 2...window / 2 {
        sum += samples[index + (min(length - 1, max(0, along + offset)) - along) * step]
      }
      return sum / Float(2 * (window / 2) + 1)
    }
  }

  /// The samples in the middles of the modules of the square.
  private static func modules(of values: [Float]) -> [Float] {
    (0..<side * side).map { index in
      let (x, y) = (index % side + margin, index / side + margin)
      var sum: Float = 0
      for offset in [1, 2] {
        for other in [1, 2] { sum += values[(y * samples + offset) * length + x * samples + other] }
      }
      return sum / 4
    }
  }
}
