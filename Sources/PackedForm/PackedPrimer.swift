internal import WorkoutModel

/// The texts from which ``PackedLetters`` learns before any payload.
enum PackedPrimer {
  /// Payloads without checksums from which the predictions are learnt, see ``PackedPriors``.
  static let payloads: [[UInt8]] = {
    // Each payload stands behind its length, two bytes, the higher first.
    var rest = (try? PackedText.bytes(ofDigits: Array(letters.utf8))) ?? []
    var payloads: [[UInt8]] = []
    while rest.count >= 2 {
      let count = Int(rest[0]) << 8 | Int(rest[1])
      payloads.append(Array(rest.dropFirst(2).prefix(count)))
      rest.removeFirst(min(2 + count, rest.count))
    }
    return payloads
  }()

  /// The words of the exercises' names, each once, by first appearance; then those of notes and of ``PackedWords``.
  static let texts: [String] = {
    var seen: Set<Substring> = []
    var words: [Substring] = []
    for exercise in PackedExerciseTable.rows.map({ $0.identity }) {
      for text in [exercise.name ?? "", exercise.variation ?? ""] {
        for word in text.split(separator: " ") where seen.insert(word).inserted { words.append(word) }
      }
    }
    return words.map(String.init) + sentences
      + [.title, .category, .fieldName, .fieldText].flatMap { PackedWords.words(of: $0) }
  }()

  /// Words as they stand in notes, and the JSON of what has no dense form.
  private static let sentences = [
    "felt good today", "felt strong, easy", "too heavy, last set to failure", "warm up set", "drop set",
    "slow and controlled", "left shoulder hurts", "right knee a bit sore", "30 minutes at level 5",
    "2.5 miles in 20 minutes", "5 km, 25 min", "3 rounds for time", "rest pause", "paused reps", "each side",
    "no rest between sets", "with belt and straps", "good form, next time more weight", "the new machine",
    "3 Chest#3 Triceps", "4 Back#3 Biceps", "5 Legs", "2 Chest#2 Triceps#2 Shoulders", "5 Abs / Core",
    "{\"chest\":\"Chest Day\",\"back\":\"Back Day\",\"arms\":\"Arm Workout\",\"legs\":\"Leg Day\"}",
    "{\"pull\":\"Pull Day\",\"push\":\"Push Day\",\"shoulders\":\"Shoulder Workout\",\"cardio\":\"Cardio\"}",
    "{\"abs\":\"Shredded Abs\",\"chestBack\":\"Chest and Back\",\"chestBiceps\":\"Chest and Biceps\"}",
    "{\"fullBody\":\"Full Body Workout\",\"chest\":\"Chest Day 💪\",\"back\":\"Back Day 🙌\"}",
    "💪 🙌 🏋 😁 😜 🔥 ❤️ 🏃‍♂️ 🏋️ 👊 👍 😤 🙏 👆 👇 😊",
    "{\"format\":\"btd-archive\",\"version\":1,\n\"timedPlans\":[{\"title\":\"\",\"author\":\"\",\"summary\":\"\",\"sport\":"
      + "\"bike\",\"segments\":[{\"role\":\"warmUp\",\"effort\":{\"kind\":\"ramp\",\"from\":{\"fractionOfThreshold\":"
      + "0.5},\"to\":{\"fractionOfThreshold\":0.75}},\"durationSeconds\":600}]}],\n\"goals\":[{\"exercise\":{\"name\":"
      + "\"\"},\"target\":{\"reps\":5,\"load\":{\"kg\":100}}}],\n\"routine\":{\"days\":[[\"\"]],\"stages\":[]},\n"
      + "\"workouts\":[\n]}\n",
  ]
}
