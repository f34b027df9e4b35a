extension Finding {
  /// What a finding is about.
  public enum Field: Hashable, Sendable {
    /// A field of the model.
    case model(ModelField)
    /// What only one format knows, under the name that it has there.
    case source(format: String, name: String)

    /// Its name for programs, without what it belongs to: `load`, `strong:Workout Order`.
    public var id: String {
      switch self {
      case .model(let field): field.id
      case .source(let format, let name): "\(format):\(name)"
      }
    }

    /// The same with a name that is not too long to be told.
    var shown: Field {
      guard case .source(let format, let name) = self else { return self }
      return .source(format: format, name: ShownName.of(name))
    }

    /// What it belongs to; nil where only the place tells.
    func subject(at path: ModelPath?) -> Subject? {
      guard case .model(let field) = self else { return nil }
      return field.subject == .workout && path?.root == .templates ? .template : field.subject
    }
  }

  /// What a finding speaks of.
  public enum Subject: String, Hashable, Sendable, CaseIterable {
    /// All that the model holds.
    case archive
    /// The person.
    case profile
    /// The settings.
    case settings
    /// A workout.
    case workout
    /// A template.
    case template
    /// An exercise of a workout or template.
    case exercise
    /// A set of an exercise.
    case set
    /// An exercise type.
    case exerciseType
    /// A measurement of the body.
    case measurement
    /// A structured ride.
    case ride
    /// A segment of a ride.
    case segment
    /// A cue of a segment.
    case cue
    /// A goal.
    case goal
    /// The weekly routine.
    case routine
    /// A file that is read.
    case file
    /// A section or table of a file.
    case section
    /// A row of a table.
    case row
    /// A value of a file.
    case value
    /// A picture that is read.
    case picture
    /// A symbol in a picture.
    case symbol
    /// A page that is written.
    case page
    /// A code that is written.
    case code
  }
}
