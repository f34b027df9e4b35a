import ArchiveGenerator
import Migration
import Testing
import WorkoutModel

@Suite struct RedactionLawTests {
  private func archive(_ seed: UInt64) -> WorkoutArchive {
    var options = RichArchiveGenerator.Options()
    options.texts = (0..<20).map { "Geheimnis \($0)" }
    options.exerciseNames = (0..<20).map { "Exercise \($0)" }
    var generator = RichArchiveGenerator(seed: seed, options: options)
    return generator.archive(workouts: 12)
  }

  /// All that a value holds, in words.
  private func words(_ value: some Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  @Test(arguments: UInt64(1)...40)
  func nothingThatItsUserHasWrittenIsLeftUnlessItIsListed(seed: UInt64) {
    let archive = archive(seed)
    #expect(words(archive).contains("Geheimnis"))
    let result = Redaction().redact(archive)
    let listed = result.remaining.joined(separator: "\n")
    let text = words(result.archive)
    for number in 0..<20 where !listed.contains("Geheimnis \(number)") && !listed.contains("…") {
      #expect(!text.contains("\"Geheimnis \(number)\""), "seed \(seed)")
    }
    for workout in result.archive.workouts {
      #expect(workout.id == nil && workout.details?.notes == nil && workout.details?.sourceFields == nil)
    }
    #expect(!text.contains("SourceFields"))
    #expect(result.archive.measurements == [] && result.archive.profile.picture == nil)
  }

  @Test(arguments: UInt64(1)...20)
  func keepingEverythingChangesNothing(seed: UInt64) {
    let archive = archive(seed)
    var redaction = Redaction()
    redaction.kept = Set(Redaction.Part.allCases)
    #expect(redaction.redact(archive).archive == archive)
  }

  @Test(arguments: UInt64(1)...20)
  func noDateStaysWhereDatesAreMoved(seed: UInt64) {
    let archive = archive(seed)
    var redaction = Redaction()
    redaction.shiftWeeks = -40
    let moved = redaction.redact(archive).archive
    for (before, after) in zip(archive.workouts, moved.workouts) {
      let days = before.start?.date.flatMap { day in
        after.start?.date.map { day.daysSince1970 - $0.daysSince1970 }
      }
      #expect(days == (before.start == nil ? nil : 280))
      #expect(before.details?.end == nil || before.details?.end != after.details?.end)
    }
    #expect(archive.profile.created == nil || archive.profile.created != moved.profile.created)
  }
}
