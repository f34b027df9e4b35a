internal import CLibrary

extension PageCanvas {
  /// Blurs a rectangle; beyond it lies what is at its edge.
  package mutating func blur(x: Range<Int>, y: Range<Int>, deviation: Double) {
    let reach = Int((3 * deviation).rounded(.up))
    let kernel = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    filter(x: x, y: y, kernel, isDown: false)
    filter(x: x, y: y, kernel, isDown: true)
  }

  /// Smears a rectangle along its rows, over a number of pixels.
  package mutating func smear(x: Range<Int>, y: Range<Int>, length: Int) {
    filter(x: x, y: y, [Double](repeating: 1, count: max(1, length)), isDown: false)
  }

  private mutating func filter(x: Range<Int>, y: Range<Int>, _ kernel: [Double], isDown: Bool) {
    let (columns, rows) = (x.clamped(to: 0..<width), y.clamped(to: 0..<height))
    let (source, width) = (pixels, width)
    let total = kernel.reduce(0, +)
    change(x: columns, y: rows) { column, row, _ in
      var sum = 0.0
      for (index, weight) in kernel.enumerated() {
        let offset = index - kernel.count / 2
        let u = isDown ? column : min(columns.upperBound - 1, max(columns.lowerBound, column + offset))
        let v = isDown ? min(rows.upperBound - 1, max(rows.lowerBound, row + offset)) : row
        sum += weight * Double(source[v * width + u])
      }
      return UInt8(min(255, max(0, (sum / total).rounded())))
    }
  }
}
