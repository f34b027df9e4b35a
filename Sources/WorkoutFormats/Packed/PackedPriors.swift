/// What every site predicts before it has seen anything.
enum PackedPriors {
  /// The predictions and the weights of all sites at the start of a payload.
  static let start: (slots: [UInt32], weights: [Int32]) = (
    [UInt32](repeating: 0x8000_0000, count: PackedSite.slotCount),
    [Int32](repeating: 30_000, count: PackedSite.weightCount)
  )
}
