/// The names that the exercises of one file have.
struct FITTitles {
  private var titles: [FITTitle] = []
  private var firstOf: [FITExercise: Int] = [:]
  private var byIndex: [UInt16: Int] = [:]
  /// The steps of the workout that was planned, by their numbers.
  private var steps: [UInt16: FITTitle] = [:]

  var count: Int { titles.count + steps.count }

  mutating func add(_ title: FITTitle) {
    if firstOf[title.exercise] == nil { firstOf[title.exercise] = titles.count }
    if let index = title.index, byIndex[index] == nil { byIndex[index] = titles.count }
    titles.append(title)
  }

  mutating func add(step: FITTitle) {
    if let index = step.index { steps[index] = step }
  }

  /// The exercise of a set and the name that the file gives it; nil for a name that only the numbers tell.
  ///
  /// A set and a title belong together by the two numbers of the exercise, which may have several titles: then
  /// the set says which.
  func exercise(of set: FITSet) -> (exercise: FITExercise, name: String?) {
    let exercise = set.exercise
    if let place = set.step.flatMap({ byIndex[$0] }), titles[place].exercise == exercise {
      return (exercise, titles[place].name)
    }
    if exercise != .unknown, let place = firstOf[exercise] { return (exercise, titles[place].name) }
    guard let step = set.step.flatMap({ steps[$0] }), exercise == .unknown || step.exercise == exercise else {
      return (exercise, nil)
    }
    let name = step.name ?? firstOf[step.exercise].flatMap { titles[$0].name }
    return (step.exercise, name)
  }
}
