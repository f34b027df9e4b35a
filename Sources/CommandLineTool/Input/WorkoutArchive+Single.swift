internal import FormatKit
internal import WorkoutFormats
internal import WorkoutModel

extension WorkoutArchive {
  /// Leaves one workout; without workouts, one template or ride.
  ///
  /// - Parameters:
  ///   - file: the file, for the message.
  ///   - advice: what else a person can type.
  /// - Throws: ``CommandError`` with a list to choose from where there are several, or none.
  package mutating func keepSingle(of file: String, advice: String = "") throws(CommandError) {
    if workouts.count == 1 {
      templates = []
      rides = []
    } else if !workouts.isEmpty {
      let others = templates.isEmpty && rides.isEmpty ? "" : "\n\(ChoiceList.templates(self))"
      throw CommandError("\(file): holds several workouts. \(advice)\(ChoiceList.workouts(self))\(others)")
    } else if templates.count + rides.count != 1 {
      throw CommandError("\(file): holds no workout. \(advice)\(ChoiceList.templates(self))")
    }
  }
}
