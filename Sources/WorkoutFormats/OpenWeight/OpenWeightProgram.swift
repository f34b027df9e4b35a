internal import Notation
internal import WorkoutModel

/// Templates that were read from one program.
struct OpenWeightProgram {
  private let templates: ArraySlice<WorkoutTemplate>
  /// How many templates the program has.
  var count: Int { templates.count }

  /// The program that `templates` begin with; nil where the first is not the first of one.
  init?(prefixOf templates: ArraySlice<WorkoutTemplate>) {
    guard let first = templates.first, Self.week(of: first) != nil, Self.isFirst(first) else { return nil }
    var end = templates.startIndex + 1
    while end < templates.endIndex, !Self.isFirst(templates[end]), let week = Self.week(of: templates[end]),
      week >= Self.week(of: templates[end - 1]) ?? 1
    {
      end += 1
    }
    self.templates = templates[templates.startIndex..<end]
  }

  private static func week(of template: WorkoutTemplate) -> Int? {
    OpenWeightNotation.own(template.sourceFields).text(of: OpenWeightProgramReader.weekField).flatMap {
      Int($0)
    }
  }

  /// True where a template has what a program says of itself.
  private static func isFirst(_ template: WorkoutTemplate) -> Bool {
    OpenWeightNotation.own(template.sourceFields).contains {
      $0.name.hasPrefix("program/") && $0.name != OpenWeightProgramReader.weekField
    }
  }

  /// Writes the program with its weeks.
  func write(to output: JSONOutput, _ notation: OpenWeightNotation) {
    var object = JSONObjectOutput(output)
    object.kept(OpenWeightNotation.own(templates.first?.sourceFields), below: "program/")
    object.list("weeks", weeks) { week in
      var object = JSONObjectOutput(output)
      object.kept(OpenWeightNotation.own(week.first?.sourceFields), below: "week/")
      object.list("workouts", Array(week)) { notation.write($0) }
      object.end()
    }
    object.end()
  }

  private var weeks: [ArraySlice<WorkoutTemplate>] {
    templates.indices.reduce(into: []) { weeks, index in
      if let last = weeks.last, Self.week(of: templates[index]) == Self.week(of: templates[last.startIndex]) {
        weeks[weeks.count - 1] = templates[last.startIndex...index]
      } else {
        weeks.append(templates[index...index])
      }
    }
  }
}
