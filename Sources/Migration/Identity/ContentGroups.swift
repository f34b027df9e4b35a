/// Workouts whose time of day is known, by what was done in them.
///
/// One list holds them all: hardly any content is there twice, and lists of one are slow to make.
struct ContentGroups {
  private var numbers: [ContentFingerprint: Int] = [:]
  /// The workouts of each group, in the order of their starts, one group behind another.
  private var members: [Int]
  /// Where each group begins among the members, and where the last one ends.
  private var bounds: [Int] = [0]

  /// How many groups there are.
  var count: Int { numbers.count }

  init(_ workouts: [KnownWorkout]) {
    func minute(_ index: Int) -> Int64 { workouts[index].minute ?? 0 }
    members = workouts.indices.filter { workouts[$0].minute != nil }.sorted { minute($0) < minute($1) }
    numbers.reserveCapacity(members.count)
    var sizes: [Int] = []
    var numbersOfMembers: [Int] = []
    numbersOfMembers.reserveCapacity(members.count)
    for member in members {
      let content = workouts[member].content
      let number = numbers[content] ?? sizes.count
      if number == sizes.count {
        numbers[content] = number
        sizes.append(0)
      }
      sizes[number] += 1
      numbersOfMembers.append(number)
    }
    for size in sizes { bounds.append((bounds.last ?? 0) + size) }
    var next = bounds
    let ordered = members
    for (member, number) in zip(ordered, numbersOfMembers) {
      members[next[number]] = member
      next[number] += 1
    }
  }

  /// The number of the group of a content; nil where no workout has it.
  func number(of content: ContentFingerprint) -> Int? { numbers[content] }

  /// The workouts of a group, in the order of their starts.
  subscript(number: Int) -> ArraySlice<Int> { members[bounds[number]..<bounds[number + 1]] }
}
