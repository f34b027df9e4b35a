/// The order in which the sets of a workout were done, told by exercises and supersets: a superset is done in
/// rounds, one set of each of its exercises that has one left.
struct RoundOrder: Equatable {
  /// A circuit of more exercises is not looked for: looking takes time for each.
  static let maximumCircuit = 64

  /// The sets of each exercise, as places in the order done.
  private(set) var exercises: [[Int]] = []
  /// The exercises that were done in turn.
  private(set) var supersets: [[Int]] = []

  /// Finds the exercises and circuits in an order of sets.
  ///
  /// A circuit is found where two full rounds follow each other: A B C A B C. It goes on as long as each
  /// round has nothing that the round before has not. All else stays in the order done, equal neighbours
  /// joined.
  ///
  /// - Parameter keys: the exercise of each set; equal numbers mean the same one.
  init(of keys: [Int]) {
    var place = 0
    while place < keys.count {
      if let length = Self.circuit(in: keys, at: place) {
        addCircuit(of: length, keys, &place)
      } else {
        let start = place
        repeat {
          place += 1
        } while place < keys.count && keys[place] == keys[start] && Self.circuit(in: keys, at: place) == nil
        exercises.append(Array(start..<place))
      }
    }
  }

  /// The order that these numbers of sets and these supersets tell.
  ///
  /// - Parameter groups: ascending, each exercise in one group at most.
  init(setCounts: [Int], supersets groups: [[Int]]) {
    exercises = setCounts.map { _ in [] }
    supersets = groups
    var groupOf: [Int: [Int]] = [:]
    for group in groups {
      for member in group { groupOf[member] = group }
    }
    var place = 0
    for number in setCounts.indices where exercises[number].isEmpty {
      let group = groupOf[number] ?? [number]
      for round in 0..<(group.map { setCounts[$0] }.max() ?? 0) {
        for member in group where setCounts[member] > round {
          exercises[member].append(place)
          place += 1
        }
      }
    }
  }

  /// The exercise and the set of it that stand at each place.
  var places: [(exercise: Int, set: Int)] {
    let pairs = exercises.indices.flatMap { exercise in
      exercises[exercise].indices.map { (exercise: exercise, set: $0) }
    }
    return pairs.sorted { exercises[$0.exercise][$0.set] < exercises[$1.exercise][$1.set] }
  }

  /// True where the order of the sets tells a superset of exercises that are not alike: neighbours, two rounds
  /// of each.
  static func tells(_ group: [Int], setCounts: [Int]) -> Bool {
    guard (2...maximumCircuit).contains(group.count), group.allSatisfy({ setCounts[$0] > 1 }) else {
      return false
    }
    return zip(group, group.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  private mutating func addCircuit(of length: Int, _ keys: [Int], _ place: inout Int) {
    let first = exercises.count
    let members = Array(keys[place..<place + length])
    exercises += members.map { _ in [] }
    supersets.append(Array(first..<first + length))
    var round = Array(members.indices)
    while !round.isEmpty {
      round = round.filter { member in
        guard place < keys.count, keys[place] == members[member] else { return false }
        exercises[first + member].append(place)
        place += 1
        return true
      }
    }
  }

  /// How many exercises the circuit has that begins at `start`; nil where none begins.
  private static func circuit(in keys: [Int], at start: Int) -> Int? {
    let rest = keys[(start + 1)...].prefix(maximumCircuit)
    guard let second = rest.firstIndex(of: keys[start]) else { return nil }
    let length = second - start
    let round = keys[start..<second]
    guard length > 1, second + length <= keys.count, keys[second..<second + length].elementsEqual(round),
      Set(round).count == length
    else { return nil }
    return length
  }
}
