/// The modules of a symbol as they were sampled: how dark each is.
struct ModuleGrid {
  /// Modules a side.
  let dimension: Int
  /// Row by row, how much darker a module is than its surroundings: above 0 is dark.
  var darkness: [Float]

  func isDark(_ x: Int, _ y: Int) -> Bool { darkness[y * dimension + x] > 0 }

  /// The grid with rows and columns exchanged, as a mirrored symbol needs it.
  var transposed: ModuleGrid {
    var result = self
    for y in 0..<dimension {
      for x in 0..<dimension { result.darkness[x * dimension + y] = darkness[y * dimension + x] }
    }
    return result
  }
}
