import Foundation
import Testing
import WorkoutModel

@testable import Reports

@Suite struct HistoryReportTests {
  private func lift(_ reps: Int32, _ kg: Int32) -> ExerciseSet {
    ExerciseSet(reps: reps, load: Load(ExactDecimal(kg), unit: .kilograms))
  }

  private func archive(_ count: Int, title: String = "Push Day", exercise: String = "Squat") -> WorkoutArchive
  {
    let identity = ExerciseIdentity(name: exercise, category: title)
    return WorkoutArchive(
      workouts: (0..<count).map { number in
        Workout(
          title: title,
          start: CivilDate(daysSince1970: 16_000 + number).flatMap {
            Moment(date: $0, hour: 18, precision: .minute)
          },
          durationSeconds: 3_600,
          exercises: [Exercise(identity, sets: [lift(5, Int32(50 + number / 40)), lift(5, 60)])])
      })
  }

  /// The text of each element of `tag`.
  private func elements(_ tag: String, in html: String) -> [String] {
    html.components(between: "<\(tag)", and: "</\(tag)>").map { element in
      String(element.drop { $0 != ">" }.dropFirst())
    }
  }

  @Test func aHistoryHasItsSectionsInOrder() {
    let html = HistoryReport(archive(90)).html
    #expect(
      elements("h2", in: html) == [
        "What stands out", "Calendar", "Main lifts", "Volume", "Badges", "Exercises",
        "Workouts", "Routines", "How the numbers are calculated",
      ])
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(html.hasSuffix("</html>\n"))
  }

  @Test func emptyAndTinyHistoriesHaveAPageToo() {
    let none = HistoryReport(WorkoutArchive()).html
    #expect(none.contains("The history holds no workouts.") && none.contains("No workouts"))
    #expect(elements("h2", in: none) == ["How the numbers are calculated"])
    let dip = Exercise(ExerciseIdentity(name: "Dip"), sets: [ExerciseSet(reps: 5)])
    let one = HistoryReport(WorkoutArchive(workouts: [Workout(exercises: [dip])])).html
    #expect(elements("h2", in: one).contains("Exercises") && one.contains("1 workout without a date"))
    #expect(!one.contains("NaN") && !one.contains("inf"))
  }

  @Test(arguments: ["<script>alert(1)</script>", "</style><b>", "\"><img src=x onerror=alert(1)>", "'; -->"])
  func aTitleIsATitleWhateverItSays(title: String) {
    var archive = archive(5, title: title, exercise: title)
    archive.profile.name = title
    archive.measurements = [2, 1].map {
      BodyMeasurement(moment: Moment("2024-01-0\($0)"), kind: title, value: 80, unit: title)
    }
    archive.goals = [ExerciseGoal(archive.workouts[0].exercises[0].identity, target: SetTarget())]
    var ride = Ride()
    ride.title = title
    ride.segments = [RideSegment(.free, durationSeconds: 60)]
    archive.rides = [ride]
    let html = HistoryReport(archive).html
    #expect(!html.contains(title) && html.contains(Markup.escaped(title)))
    #expect(html.components(between: "<script", and: ">").count == 1)
    #expect(html.components(between: "<img", and: ">").isEmpty)
  }

  @Test func thePageAsksNoNetworkForAnything() {
    let html = HistoryReport(archive(40)).html
    for word in ["http:", "https:", "src=", "url(", "@import", "//cdn"] {
      #expect(!html.contains(word), "\(word)")
    }
  }

  @Test func noTwoElementsHaveOneIdAndEveryReferenceHasItsElement() {
    var archive = archive(60)
    archive.rides = [Ride(), Ride()]
    let html = HistoryReport(archive).html
    let ids = html.components(between: " id=\"", and: "\"")
    #expect(Set(ids).count == ids.count && ids.count > 20)
    let labels = html.components(between: "aria-labelledby=\"", and: "\"").flatMap {
      $0.split(separator: " ")
    }
    #expect(labels.allSatisfy { ids.contains(String($0)) })
    let links = html.components(between: "href=\"#", and: "\"")
    #expect(links.count > 5 && links.allSatisfy { ids.contains($0) })
  }

  @Test func tenYearsStayBelowAMegabyte() {
    let html = HistoryReport(archive(3_000)).html
    #expect(html.utf8.count < 400_000, "\(html.utf8.count)")
  }

  @Test func numbersWithoutEndAreNoTrouble() {
    var archive = archive(90)
    let huge = Load(
      ExactDecimal(coefficient: ExactDecimal.coefficientRange.upperBound) ?? 1, unit: .kilograms)
    archive.workouts[0].exercises[0].sets = [
      ExerciseSet(reps: .max, load: huge), ExerciseSet(reps: 2_000, load: huge),
    ]
    archive.workouts[1].exercises[0].sets = [ExerciseSet(reps: .min, load: huge)]
    archive.workouts[1].durationSeconds = ExactDecimal(coefficient: ExactDecimal.coefficientRange.upperBound)
    archive.workouts[2].start = Moment("9999-12-31")
    archive.workouts[80].exercises[0].sets = [ExerciseSet(reps: 50, load: huge)]
    archive.workouts[3].exercises[0].sets = [lift(1, 1)]
    #expect(HistoryReport(archive).html.contains("Calendar"))
    archive.workouts[2].start = archive.workouts[1].start
    #expect(HistoryReport(archive).html.contains(" grew most: "))
    archive.workouts.append(Workout(start: Moment("0001-01-01")))
    archive.measurements = ["0001-01-01", "9999-12-31"].map {
      BodyMeasurement(moment: Moment($0), kind: "Weight", value: huge.value, unit: nil)
    }
    #expect(HistoryReport(archive).html.contains("Calendar"))
  }

  /// A browser runs the script only where the page's policy knows its hash.
  @Test func thePolicyKnowsTheScript() {
    let hash = SHA256.base64(of: Array(ReportScript.text.utf8))
    #expect(ReportScript.hash == "sha256-\(hash)")
  }

  @Test func aSharedCopySaysSo() {
    var options = ReportOptions()
    options.leftOut = "A copy to share, without names"
    #expect(HistoryReport(archive(2), options: options).html.contains("A copy to share, without names"))
  }
}

extension String {
  /// What stands between each `start` and the next `end`.
  fileprivate func components(between start: String, and end: String) -> [String] {
    components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
  }
}
