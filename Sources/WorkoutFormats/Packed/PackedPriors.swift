internal import WorkoutModel

/// What every site predicts before a payload has said anything.
///
/// It is what a reader has learnt that began with nothing and read ``PackedPrimer/payloads``, one after the other.
enum PackedPriors {
  /// Trials that count at most at the start of a payload, so that it is learnt from faster than from the primer.
  static let trials: UInt32 = 4

  /// The predictions and the weights of all sites.
  struct State {
    var slots = [UInt32](repeating: 0x8000_0000, count: PackedSite.slotCount)
    var weights = [Int32](repeating: 30_000, count: PackedSite.weightCount)

    /// The same predictions as if they had been tried less often.
    var refreshed: State {
      var state = self
      for index in slots.indices where slots[index] & 0xffff > trials {
        state.slots[index] = slots[index] & 0xffff_0000 | trials
      }
      return state
    }
  }

  /// The predictions and the weights at the start of a payload.
  static let start = learnt(from: PackedPrimer.payloads).refreshed

  /// What is learnt from payloads without their checksums; those that cannot be read teach nothing.
  static func learnt(from payloads: [[UInt8]]) -> State {
    payloads.reduce(into: State()) { state, payload in
      guard let first = payload.first, let kind = PackedCoder.Kind(rawValue: Int(first & 3)) else { return }
      let coder = PackedCoder(reading: payload[1...], from: state)
      guard (try? coder.archive(.init(), as: kind)) != nil else { return }
      state = coder.state
    }
  }
}
