internal import FormatKit
internal import WorkoutModel

/// Structured rides as templates: a template holds no sets, so each segment is an exercise whose name is its line.
///
/// The app shows the names one below the other, which is the ride as a person reads it. A template is read as a
/// ride only where it is, to the letter, what is written here; any other stays a template.
enum RideTemplate {
  /// The category of every line, one of the nine that all releases can show.
  private static let category = "Cardio"
  private static let summary = "summary"
  private static let uuid = "uuid"

  /// The template of `ride`; lines that cannot be written are reported.
  static func template(
    of ride: Ride, keys: BenchTrackerKeys, at path: ModelPath, losses: LossReporter
  ) -> WorkoutTemplate {
    var lines = RideNotation.head(ride).map { [$0] } ?? []
    for (number, segment) in ride.segments.enumerated() {
      let path = path.segment(number)
      losses.foreign(segment.sourceFields, at: path)
      for (place, cue) in segment.cues.enumerated() {
        losses.foreign(cue.sourceFields, at: path.cue(place))
      }
      if let line = RideNotation.line(segment) {
        lines.append(line)
      } else {
        losses.report(.dropped, .segments, "numbers too large to be written", at: path)
      }
    }
    let exercises = lines.map { Exercise(ExerciseIdentity(name: $0, category: category, style: .custom)) }
    var template = WorkoutTemplate(title: ride.title, exercises: exercises, supersets: [])
    let own = keys.own(ride.sourceFields)
    template.id = own.first { $0.name == uuid }.map { WorkoutIdentifier($0.text) }
    losses.foreign(SourceFields(format: keys.sourceFormat, fields: own.filter { $0.name != uuid }), at: path)
    if keys.sourceFormat == BenchTrackerKeys.file.sourceFormat {
      template.sourceFields = SourceFields(
        format: keys.sourceFormat, fields: [.init(name: summary, text: CategorySummary.json(exercises))])
    }
    return template
  }

  /// The ride that `template` says; nil where it is an ordinary template.
  static func ride(of template: WorkoutTemplate, keys: BenchTrackerKeys) -> Ride? {
    guard !template.isBuiltIn, template.supersets == [], hasOwnSummary(template, keys),
      template.exercises.allSatisfy(isLine)
    else { return nil }
    var lines = template.exercises.compactMap { $0.identity.name }[...]
    var ride = Ride()
    if let first = lines.first, let head = RideNotation.ride(head: first) {
      ride = head
      lines.removeFirst()
    }
    guard !lines.isEmpty else { return nil }
    for line in lines {
      guard let segment = RideNotation.segment(line) else { return nil }
      ride.segments.append(segment)
    }
    ride.title = template.title
    if let id = template.id {
      ride.sourceFields = SourceFields(
        format: keys.sourceFormat, fields: [.init(name: uuid, text: id.description)])
    }
    return ride
  }

  /// True where nothing was kept of the template but the summary that a ride's template has.
  private static func hasOwnSummary(_ template: WorkoutTemplate, _ keys: BenchTrackerKeys) -> Bool {
    guard keys.sourceFormat == BenchTrackerKeys.file.sourceFormat else { return template.sourceFields == nil }
    return template.sourceFields?.fields
      == [.init(name: summary, text: CategorySummary.json(template.exercises))]
  }

  private static func isLine(_ exercise: Exercise) -> Bool {
    let identity = exercise.identity
    return exercise.details == nil && exercise.sets.isEmpty && identity.variation == nil
      && identity.category == category && identity.style == .custom && identity.name != nil
  }
}
