import ReadingLaws
import Testing
import WorkoutModel

@testable import Migration

/// Times of workouts, and which of them overlaps another longest.
@Suite struct WorkoutSpansTests {
  /// The same without a tree: all are looked at.
  private func longest(_ span: WorkoutSpan, _ spans: [WorkoutSpan]) -> (index: Int, overlap: Int64)? {
    var best: (index: Int, overlap: Int64)?
    for other in spans.sorted(by: { ($0.start, $0.index) < ($1.start, $1.index) }) {
      let overlap = span.overlap(other)
      guard overlap * 2 >= min(span.length, other.length), overlap > best?.overlap ?? 0 else { continue }
      best = (other.index, overlap)
    }
    return best
  }

  @Test func theTreeFindsWhatLookingAtAllFinds() {
    var state: UInt64 = 1
    func number(below limit: Int64) -> Int64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int64(state >> 33) % limit
    }
    for count in 0..<200 {
      let spans = (0..<count % 40).map { index in
        let start = number(below: 200)
        let span = WorkoutSpan(index: index, start: start, end: start + number(below: count < 100 ? 5 : 60))
        return count % 3 == 0 ? span.reaching(15) : span
      }
      let tree = WorkoutSpans(spans)
      #expect(tree.isEmpty == spans.isEmpty)
      for _ in 0..<40 {
        let start = number(below: 200)
        let span = WorkoutSpan(index: 0, start: start, end: start + number(below: 60))
        let (found, expected) = (tree.longestOverlap(with: span), longest(span, spans))
        #expect(found?.index == expected?.index && found?.overlap == expected?.overlap)
      }
    }
  }

  /// Two archives of workouts of one day, each a minute long but for the first.
  private func merge(_ count: Int, hasSets: Bool, longest: Int32) {
    func archive(_ reps: Int32, _ hasSets: Bool) -> WorkoutArchive {
      WorkoutArchive(
        workouts: (0..<count).map { index in
          let second = index * 43_200 / count
          let start = Moment("2026-01-05T00:00:00")?.shifted(bySeconds: Int64(second), offsetMinutes: nil)
          let exercise = Exercise(ExerciseIdentity(name: "Squat"), sets: [ExerciseSet(reps: reps)])
          return Workout(
            start: start, durationSeconds: ExactDecimal(index == 0 ? longest : 60),
            exercises: hasSets ? [exercise] : [])
        })
    }
    _ = ArchiveMerge(options: MergeOptions()).merge(
      archive(5, true), archive(6, hasSets), findings: Unheard())
  }

  private final class Unheard: FindingSink {
    func report(_ finding: Finding) {}
  }

  @Test(arguments: [(true, 60), (true, 80_000), (false, 60), (false, 80_000)] as [(Bool, Int32)])
  func workoutsOfOneDay(hasSets: Bool, longest: Int32) {
    let growth = GrowthLaw.growth(from: 500) { merge($0, hasSets: hasSets, longest: longest) }
    #expect(growth < GrowthLaw.limit)
  }
}
