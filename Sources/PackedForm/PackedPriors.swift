internal import WorkoutModel

/// What every site predicts before a payload has said anything.
///
/// It is what a reader has learnt that began with nothing and read ``PackedPrimer/payloads``, one after the other.
enum PackedPriors {
  /// Trials that count at most at the start of a payload, so that it is learnt from faster than from the primer.
  static let trials: UInt32 = 4

  /// The predictions at the start of a payload.
  static let start = learnt(from: PackedPrimer.payloads).refreshed(trials: trials)

  /// What is learnt from payloads without their checksums; those that cannot be read teach nothing.
  static func learnt(from payloads: [[UInt8]]) -> PackedPredictions {
    payloads.reduce(into: PackedPredictions()) { predictions, payload in
      guard let first = payload.first, let kind = PackedCoder.Kind(rawValue: Int(first & 3)) else { return }
      let coder = PackedCoder(reading: payload[1...], from: predictions)
      guard (try? coder.archive(.init(), as: kind)) != nil else { return }
      predictions = coder.predictions
    }
  }
}
