import ExerciseCatalog
import Migration
import Testing
import WorkoutModel

@Suite struct NameMatcherTests {
  private struct Score {
    var right = 0
    var wrong: [String] = []
    var missed: [String] = []
    var precision: Double { Double(right) / Double(max(1, right + wrong.count)) }
    var recall: Double { Double(right) / Double(max(1, right + wrong.count + missed.count)) }
  }

  private func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }

  @Test func hasALongListOfPairsAndAThirdWithoutAPartner() {
    let (pairs, singles) = (lines(NamePairs.withPartner), lines(NamePairs.withoutPartner))
    #expect(pairs.count + singles.count >= 450)
    #expect(singles.count * 3 >= pairs.count + singles.count)
    #expect(Set(pairs + singles).count == pairs.count + singles.count)
  }

  @Test func isRightInNinetyNineOfAHundredProposals() {
    let matcher = NameMatcher(against: .strong)
    let known = Set(Catalog.exercises.flatMap { $0.spellings(in: .strong) })
    var score = Score()
    for line in lines(NamePairs.withPartner) {
      let parts = line.split(separator: " = ").map(String.init)
      #expect(known.contains(parts[1]), "Strong has no \(parts[1])")
      let proposal = matcher.proposal(for: ExerciseName(parts[0]))
      if proposal.target == ExerciseName(parts[1]) {
        score.right += 1
      } else if let target = proposal.target {
        score.wrong.append("\(line): \(target.name)")
      } else {
        score.missed.append("\(line): \(proposal.reason)")
      }
    }
    for line in lines(NamePairs.withoutPartner) {
      if let target = matcher.proposal(for: ExerciseName(String(line))).target {
        score.wrong.append("\(line): \(target.name)")
      }
    }
    #expect(score.precision >= 0.99, "\(score.wrong.joined(separator: "\n"))")
    #expect(score.recall >= 0.95, "\(score.missed.joined(separator: "\n"))")
  }

  @Test func proposesTheNamesOfHevyInEveryLanguageAndJoinsNothingThatDiffers() {
    let matcher = NameMatcher(against: .hevy)
    var wrong: [String] = []
    for line in lines(NamePairs.inHevy) {
      let parts = line.split(separator: " = ").map { String($0) }
      let proposal = matcher.proposal(for: ExerciseName(parts[0]), in: .fitNotes)
      if proposal.target != ExerciseName(parts[1]) {
        wrong.append("\(line): \(proposal.target?.name ?? proposal.reason)")
      }
    }
    for line in lines(NamePairs.notInHevy) {
      if let target = matcher.proposal(for: ExerciseName(String(line)), in: .fitNotes).target {
        wrong.append("\(line): \(target.name)")
      }
    }
    #expect(wrong == [])
  }

  @Test func joinsTwoFilesOfDifferentLanguages() {
    let german = WorkoutArchive(workouts: [
      Workout(exercises: [Exercise(ExerciseIdentity(name: "Bankdrücken (Kurzhantel)"))])
    ])
    let matcher = NameMatcher(against: german)
    let proposal = matcher.proposal(for: ExerciseName("Жим гантелей лёжа"))
    #expect(proposal.target == ExerciseName("Bankdrücken (Kurzhantel)"))
    #expect(proposal.reason == "the catalogue has both as Flat Dumbbell Bench Press")
  }
}
