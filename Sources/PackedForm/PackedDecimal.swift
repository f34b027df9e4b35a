/// What a decimal number counts: each learns apart what its numbers look like.
enum PackedDecimal: Int, CaseIterable {
  case load, time, distance, effort, reserve, pause, duration, total, measurement, energy, rate, difficulty
}
