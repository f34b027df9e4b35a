/// A kind of decision: how many predictions it has, and from what.
///
/// The order of the cases is the order of the predictions in the table of the format's version.
enum PackedSite: Int, CaseIterable {
  // Of any value.
  case presence, listCount, textKnown, decimalSame, decimalDigits, decimalValue, whole
  // Of a moment.
  case precision, offset, dayDelta, day, hour, minute, second
  // Of the head.
  case source, sourceVersion, massUnit, distanceUnit
  // Of a workout.
  case uuid, exerciseCount, supersets, joined, minutes, durationForm, edited
  // Of an exercise.
  case follows, category, style, setCount, plain
  // Of a set.
  case kind, loadUnit, sameReps, reps, moreReps, sameLoad, loadStep, loadFirst, loadSign, loadChange, notation
  case sameTime, timeStep, time
  // Of lists of the app.
  case nextType, sameVariations, sameCategory, sameStyle

  /// The numbers of values of its contexts, and how many decisions one value of it takes.
  var shape: (contexts: [Int], nodes: Int) {
    switch self {
    case .presence: ([PackedField.allCases.count * 3], 1)
    case .listCount: ([PackedField.listCount], 64)
    case .textKnown: ([PackedTextKind.allCases.count * 2], 1)
    case .decimalSame: ([PackedDecimal.allCases.count], 1)
    case .decimalDigits: ([PackedDecimal.allCases.count], 64)
    case .decimalValue: ([PackedDecimal.allCases.count * 2], 64)
    case .whole: ([8], 64)
    case .precision: ([5], 4)
    case .offset: ([2], 64)
    case .dayDelta: ([3], 64)
    case .day: ([1], 64)
    case .hour: ([1, 25], 32)
    case .minute: ([1], 64)
    case .second: ([1], 64)
    case .source: ([3], 4)
    case .sourceVersion: ([1], 8)
    case .massUnit, .distanceUnit: ([3, 3], 8)
    case .uuid: ([4], 4)
    case .exerciseCount: ([1, 12], 16)
    case .supersets: ([3], 1)
    case .joined: ([48, 12], 1)
    case .minutes: ([1, 20], 128)
    case .durationForm: ([3], 4)
    case .edited: ([4], 4)
    case .follows: ([12], 1)
    case .category: ([121, 16, 40], 16)
    case .style: ([11], 8)
    case .setCount: ([1, 12, 12], 16)
    case .plain: ([7 * 2], 1)
    case .kind: ([5], 4)
    case .loadUnit: ([4], 4)
    case .sameReps: ([60, 54, 96], 1)
    case .reps: ([1, 33, 8], 32)
    case .moreReps: ([1], 64)
    case .sameLoad: ([60, 54, 96], 1)
    case .loadStep: ([6 * 3, 17], 8)
    case .loadFirst: ([17 * 5, 10 * 5], 64)
    case .loadSign: ([8, 34], 4)
    case .loadChange: ([10, 17], 64)
    case .notation: ([3], 1)
    case .sameTime: ([60, 54], 1)
    case .timeStep: ([4], 4)
    case .time: ([4], 64)
    case .nextType: ([3], 1)
    case .sameVariations: ([2], 1)
    case .sameCategory: ([1], 1)
    case .sameStyle: ([9], 1)
    }
  }

  /// Where the predictions of a site stand.
  struct Place {
    let inputs: Int
    let nodes: Int
    let starts: (Int, Int, Int)
    let sizes: (Int, Int, Int)
    /// The place of its first weight.
    let weight: Int

    /// The predictions for contexts; those beyond the last count as the last.
    @inline(__always)
    func row(_ a: Int, _ b: Int, _ c: Int) -> Row {
      Row(
        inputs: inputs, weight: weight,
        starts: (
          starts.0 &+ min(a, sizes.0 &- 1) &* nodes, starts.1 &+ min(b, sizes.1 &- 1) &* nodes,
          starts.2 &+ min(c, sizes.2 &- 1) &* nodes
        ))
    }
  }

  /// The predictions of a site for its contexts, one of each input for every node.
  struct Row {
    let inputs: Int
    /// The place of the first weight.
    let weight: Int
    let starts: (Int, Int, Int)
  }

  private static let layout: (places: [Place], slots: Int, weights: Int) = {
    var places: [Place] = []
    var slots = 0
    var weights = 0
    for site in allCases {
      let (contexts, nodes) = site.shape
      var starts: [Int] = []
      for size in contexts {
        starts.append(slots)
        slots += size * nodes
      }
      let sizes = contexts + [1, 1]
      starts += [0, 0]
      places.append(
        Place(
          inputs: contexts.count, nodes: nodes, starts: (starts[0], starts[1], starts[2]),
          sizes: (sizes[0], sizes[1], sizes[2]), weight: weights))
      weights += contexts.count > 1 ? contexts.count : 0
    }
    return (places, slots, weights)
  }()

  /// Where the predictions of all sites stand, by their raw values.
  static var places: [Place] { layout.places }
  /// The number of predictions.
  static var slotCount: Int { layout.slots }
  /// The number of weights.
  static var weightCount: Int { layout.weights }
}
