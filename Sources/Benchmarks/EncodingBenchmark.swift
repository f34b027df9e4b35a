internal import ArchiveGenerator
internal import Foundation
internal import WorkoutFormats
internal import WorkoutModel

/// What the workouts of a file weigh in the packed form, and how long they take.
struct EncodingBenchmark {
  let path: String

  func run() throws {
    let archive = try Format.readArchive(path: path, findings: FindingLog())
    let singles = archive.workouts.map { compact($0) }
    let withoutID = singles.map { single in
      var single = single
      single.workouts[0].id = nil
      return single
    }
    let json = try singles.map { try Format.compactWorkout.bytes(of: $0, findings: FindingLog()) }
    let packed = try singles.map { try check($0) }
    let bare = try withoutID.map { try check($0) }
    var together = WorkoutArchive()
    together.source = .init(format: "compact-workout")
    together.workouts = singles.flatMap(\.workouts)
    print("                                bytes: mean   largest")
    line("compact JSON", json)
    line("packed", packed)
    line("packed, without uuid", bare)
    let texts = packed.map { PackedText.text(of: $0).utf8.count }
    print("text of a workout, characters: at most \(texts.max() ?? 0)")
    print("all workouts together: \(try check(together).count) bytes")
    print("the whole file: \(try check(archive).count) bytes")
    try time(singles)
  }

  /// The archive that the compact JSON of a workout is.
  private func compact(_ workout: Workout) -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.source = .init(format: "compact-workout")
    var workout = workout
    workout.isStartEdited = nil
    for exercise in workout.exercises.indices {
      for set in workout.exercises[exercise].sets.indices {
        let load = workout.exercises[exercise].sets[set].load
        workout.exercises[exercise].sets[set].load = load.map { Load($0.value, unit: nil) }
      }
    }
    archive.workouts = [workout]
    return archive
  }

  private func check(_ archive: WorkoutArchive) throws -> [UInt8] {
    let bytes = try PackedPayload.bytes(of: archive)
    guard try PackedPayload.archive(in: bytes, name: "payload") == archive else {
      throw CocoaError(.coderInvalidValue)
    }
    return bytes
  }

  private func line(_ name: String, _ payloads: [[UInt8]]) {
    let sum = payloads.reduce(0) { $0 + $1.count }
    print(
      name.padding(toLength: 32, withPad: " ", startingAt: 0)
        + String(format: "%12.1f", Double(sum) / Double(max(payloads.count, 1)))
        + String(format: "%10d", payloads.map(\.count).max() ?? 0))
  }

  private func time(_ singles: [WorkoutArchive]) throws {
    let rounds = 200
    var bytes = 0
    let start = ContinuousClock.now
    for _ in 0..<rounds {
      for single in singles {
        let payload = try PackedPayload.bytes(of: single)
        bytes += payload.count
        bytes += try PackedPayload.archive(in: payload, name: "payload").workouts.count
      }
    }
    let elapsed = start.duration(to: .now) / (rounds * max(singles.count, 1))
    print("writing and reading one workout: \(elapsed) (\(bytes))")
  }
}
