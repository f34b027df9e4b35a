/// How badly a masked symbol may mislead a reader; ISO/IEC 18004, 7.8.3.
enum MaskPenalty {
  /// Five modules of one colour in a line, and each further one.
  private static let run = 3
  /// A square of two by two modules of one colour.
  private static let square = 3
  /// What looks like the middle of a finder pattern, with four light modules beside it.
  private static let finder = 40
  /// Each five per cent by which the share of dark modules is off a half.
  private static let imbalance = 10

  /// The sum of all penalties of a symbol's modules.
  static func of(_ modules: [Bool], side: Int) -> Int {
    let dark = modules.reduce(0) { $0 + ($1 ? 1 : 0) }
    let percent = (200 * dark + modules.count) / modules.count / 2
    var penalty = abs(percent - 50) / 5 * imbalance
    var runs: [Int] = []
    runs.reserveCapacity(side + 1)
    for line in 0..<side {
      measureRuns(modules, from: line * side, step: 1, count: side, into: &runs)
      penalty += penaltyOfLine(runs)
      measureRuns(modules, from: line, step: side, count: side, into: &runs)
      penalty += penaltyOfLine(runs)
    }
    return penalty + penaltyOfSquares(modules, side: side)
  }

  /// The lengths of the runs of a line, light ones at even places: the first is 0 where the line begins dark.
  private static func measureRuns(
    _ modules: [Bool], from start: Int, step: Int, count: Int, into runs: inout [Int]
  ) {
    runs.removeAll(keepingCapacity: true)
    var colour = false
    var length = 0
    for place in stride(from: start, to: start + count * step, by: step) {
      if modules[place] == colour {
        length += 1
      } else {
        runs.append(length)
        colour.toggle()
        length = 1
      }
    }
    runs.append(length)
  }

  private static func penaltyOfLine(_ runs: [Int]) -> Int {
    var penalty = 0
    for (index, length) in runs.enumerated() {
      if length >= 5 { penalty += run + length - 5 }
      guard index & 1 == 1, index >= 3, index < runs.count - 2, length.isMultiple(of: 3) else { continue }
      let unit = length / 3
      guard runs[index - 2] == unit, runs[index - 1] == unit, runs[index + 1] == unit, runs[index + 2] == unit
      else { continue }
      // Beyond the edge of the symbol all is light.
      let isLightBefore = index == 3 || runs[index - 3] >= 4 * unit
      let isLightAfter = index + 4 >= runs.count || runs[index + 3] >= 4 * unit
      if isLightBefore || isLightAfter { penalty += finder }
    }
    return penalty
  }

  private static func penaltyOfSquares(_ modules: [Bool], side: Int) -> Int {
    var penalty = 0
    for y in 1..<side {
      for place in y * side + 1..<(y + 1) * side {
        let colour = modules[place]
        if modules[place - 1] == colour, modules[place - side] == colour, modules[place - side - 1] == colour
        {
          penalty += square
        }
      }
    }
    return penalty
  }
}
