extension WorkoutIdentifier {
  /// A UUID derived from what a workout says, and from its number in the file.
  ///
  /// The same workout gets the same identifier in every run.
  public init(contentOf workout: Workout, number: Int) {
    self.init { feed in
      feed(workout.title ?? "")
      feed(workout.start?.description ?? "\(number)")
      feed(workout.durationSeconds?.description ?? "")
      for exercise in workout.exercises {
        feed(exercise.identity.name ?? "")
        feed(exercise.identity.variation ?? "")
        for set in exercise.sets {
          feed(
            "\(set.reps ?? -1) \(set.load?.value.description ?? "") \(set.durationSeconds?.description ?? "")"
          )
          if let text = set.details?.freeText { feed(text) }
        }
      }
    }
  }

  /// A UUID derived from texts: the same from the same, in every run.
  public init(derivedFrom texts: String...) { self.init { feed in texts.forEach(feed) } }

  /// A UUID (RFC 9562, version 8) of all texts that are fed: FNV-1a of 64 bits, twice, from two starts.
  private init(_ feedAll: (_ feed: (String) -> Void) -> Void) {
    var high: UInt64 = 0xcbf2_9ce4_8422_2325
    var low: UInt64 = 0x6c62_272e_07bb_0142
    feedAll { text in
      for byte in text.utf8 {
        high = (high ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        low = (low ^ UInt64(byte) ^ 0x5a) &* 0x0000_0100_0000_01b3
      }
      high = (high ^ 0xff) &* 0x0000_0100_0000_01b3
      low = (low ^ 0xa5) &* 0x0000_0100_0000_01b3
    }
    self.init(
      high: high & 0xffff_ffff_ffff_0fff | 0x8000, low: low & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000)
  }
}
