internal import FormatKit
internal import Notation
internal import WorkoutModel

/// What the numbers of a set mean: `3 x 5 x 100 kg` is three sets of five repetitions.
struct TextSetMeaning {
  /// The most equal sets that a line can ask for.
  static let maximumCount: Int32 = 99

  private(set) var set: ExerciseSet
  private(set) var count: Int32 = 1
  /// The weight, where it came first, so that numbers behind it are repetitions: `100 kg x 5, 5, 5`.
  private(set) var leadingLoad: Load?
  /// A number alone, whose weight a set behind it may tell: `15, 12, 10 x 20 kg`.
  private(set) var waiting: (reps: Int32, column: Int)?
  /// True where the weight is that of the set before it.
  private var isLoadTaken = false
  /// True for repetitions whose weight nothing tells, where no word says that they have none: `3x8`.
  private(set) var isLoadUnsaid = false
  /// What is left out of a set that is read.
  private(set) var leftOut: [TextSetProblem]

  private var details: SetDetails
  private var isCounted = false
  private let habits: TextHabits
  /// Two numbers, as in `5x5`, that nothing has explained yet.
  private var pair: (ExactDecimal, ExactDecimal, column: Int)?
  private var single: (value: ExactDecimal, column: Int)?
  /// Where `20s` stands.
  private var secondsColumn: Int?
  /// True where the body alone was moved: `bw`.
  private var isOnBodyAlone = false
  /// True behind the word for repetitions: `8 reps`.
  private var saysReps = false

  /// Finds out what was scanned.
  ///
  /// - Parameters:
  ///   - last: the set before it, whose weight it has where that came first.
  ///   - head: the weight that stands before a colon and all sets behind it.
  init(
    _ scanner: TextSetScanner, _ habits: inout TextHabits, after last: TextSetMeaning?, head: Load?
  ) throws(TextSetProblem) {
    set = scanner.set
    details = scanner.details
    leftOut = scanner.leftOut
    self.habits = habits
    for chain in scanner.chains { try read(chain) }
    if let (load, column) = scanner.weightAt { try setLoad(load, column) }
    if scanner.isHead {
      if let single {
        guard TextHabits.isWeight(single.value) else {
          throw ambiguous("unclear what \(single.value) is: write its unit", single.column)
        }
        set.load = Load(single.value, unit: habits.massUnit)
      }
      leadingLoad = set.load
      count = 0
      return
    }
    if let head { try setLoad(head, scanner.line.index) }
    let before = last?.leadingLoad
    if before == nil, head == nil, let number = single, scanner.isBareNumber,
      !TextHabits.isWeight(number.value),
      let reps = TextSetScanner.count(number.value)
    {
      waiting = (reps, number.column)
      return
    }
    try settle(mayBeReps: scanner.beginsWithTimes || before != nil, &habits)
    // Behind `bw x 10`, repetitions alone are on the body too.
    isOnBodyAlone = leadingLoad == nil && set.load == nil && (scanner.isOnBody || last?.isOnBodyAlone == true)
    if set.load == nil, !scanner.isOnBody, !isOnBodyAlone, isCounted(like: last) {
      if let before, !saysReps {
        (set.load, leadingLoad, isLoadTaken) = (before, before, true)
        if last?.set.details?.isLoadPerSide == true { details.isLoadPerSide = true }
      } else if set.reps != nil {
        isLoadUnsaid = !saysReps
      }
    }
    if let secondsColumn, set.reps != nil, let seconds = set.durationSeconds {
      throw ambiguous(
        "\(seconds)s is \(seconds) seconds or a pair of \(seconds)s: write \"in \(seconds) s\", or the unit",
        secondsColumn)
    }
    guard !scanner.chains.isEmpty || scanner.weightAt != nil || scanner.hasWord else {
      throw TextSetProblem(column: scanner.line.index, what: "no set")
    }
    if details.ratingOfPerceivedExertion != nil { habits.hasEfforts = true }
    try settleEffort(scanner.effortAt, &habits)
    if details != SetDetails() { set.details = details }
  }

  // MARK: Numbers

  private mutating func read(_ chain: TextSetScanner.Chain) throws(TextSetProblem) {
    var plains: [(value: ExactDecimal, column: Int)] = []
    var plainsBeforeLoad = 0
    var (hasLoad, hasAmount) = (false, false)
    for (value, column) in chain {
      switch value {
      case .plain(let number):
        plains.append((number, column))
        if !hasLoad { plainsBeforeLoad += 1 }
      case .load(let load):
        hasLoad = true
        if let load {
          try setLoad(load, column)
          if plains.isEmpty, !hasAmount { leadingLoad = load }
        }
      case .reps(let count):
        (hasAmount, saysReps) = (true, true)
        try setReps(ExactDecimal(count), column)
      case .time(let seconds):
        hasAmount = true
        try setTime(seconds, column)
      case .seconds(let seconds):
        secondsColumn = column
        hasAmount = true
        try setTime(seconds, column)
      case .distance(let distance):
        hasAmount = true
        guard details.distance == nil else { throw problem("a second distance", column) }
        details.distance = distance
      case .sets(let number):
        try setCount(number, column)
        hasAmount = true
      }
    }
    guard let first = plains.first else { return }
    switch (plains.count, hasLoad) {
    case (1, _) where hasAmount && isCounted: try setReps(first.value, first.column)
    case (1, _) where hasAmount && chain.count > 1: try setCount(first.value, first.column)
    case (1, true) where chain.count > 1: try setReps(first.value, first.column)
    case (2, true) where plainsBeforeLoad == 2 && !hasAmount:
      try setCount(first.value, first.column)
      try setReps(plains[1].value, plains[1].column)
    case (2, true) where !hasAmount && first.value.normalized == plains[1].value.normalized:
      try setCount(first.value, first.column)
      try setReps(plains[1].value, plains[1].column)
    case (2, true) where !hasAmount:
      throw ambiguous(
        "\(first.value) and \(plains[1].value) can be sets or repetitions: write sets × repetitions × weight",
        first.column)
    case (2, false) where !hasAmount:
      guard pair == nil else { throw problem("a second pair of numbers", first.column) }
      pair = (first.value, plains[1].value, first.column)
    case (3, false) where !hasAmount:
      guard TextHabits.isWeight(plains[2].value), !TextHabits.isWeight(first.value),
        !TextHabits.isWeight(plains[1].value)
      else {
        throw ambiguous("nothing tells which of these numbers is the weight: write its unit", first.column)
      }
      try setCount(first.value, first.column)
      try setReps(plains[1].value, plains[1].column)
      try setLoad(Load(plains[2].value, unit: habits.massUnit), plains[2].column)
    case (1, false) where chain.count == 1:
      guard single == nil else { throw problem("a second number without a unit", first.column) }
      single = first
    default: throw problem("more numbers than a set has", first.column)
    }
  }

  // MARK: What stands alone

  private mutating func settle(
    mayBeReps: Bool, _ habits: inout TextHabits
  ) throws(TextSetProblem) {
    if let (first, second, column) = pair {
      if set.load == nil, let number = single {
        guard TextHabits.isWeight(number.value) else {
          throw ambiguous("unclear what \(number.value) is: write its unit", number.column)
        }
        try setLoad(Load(number.value, unit: habits.massUnit), number.column)
        single = nil
      }
      try settle(first, second, column, &habits)
    }
    guard let number = single else { return }
    guard set.load != nil || mayBeReps else { throw problem("a number without a unit", number.column) }
    try setReps(number.value, number.column)
  }

  /// Finds out what `5x5`, `175x5` or `5x100` are.
  private mutating func settle(
    _ first: ExactDecimal, _ second: ExactDecimal, _ column: Int, _ habits: inout TextHabits
  ) throws(TextSetProblem) {
    if set.load != nil {
      try setCount(first, column)
      return try setReps(second, column)
    }
    func take(load: ExactDecimal, reps: ExactDecimal) throws(TextSetProblem) {
      try setLoad(Load(load, unit: habits.massUnit), column)
      try setReps(reps, column)
    }
    switch (TextHabits.isWeight(first), TextHabits.isWeight(second), habits.pairOrder) {
    case (true, false, .repsFirst), (false, true, .weightFirst):
      throw ambiguous(
        "\(first)x\(second) contradicts the stated order: write the unit", column)
    case (true, false, _):
      habits.hasWeightPairs = true
      leadingLoad = Load(first, unit: habits.massUnit)
      try take(load: first, reps: second)
    case (false, true, _):
      habits.hasWeightPairs = true
      try take(load: second, reps: first)
    case (_, _, .weightFirst): try take(load: first, reps: second)
    case (_, _, .repsFirst): try take(load: second, reps: first)
    case (true, true, nil):
      throw ambiguous("nothing tells which number is the weight: write its unit", column)
    case (false, false, nil):
      guard !habits.hasWeightPairs else {
        throw ambiguous(
          "\(first)x\(second) could be sets × reps or weight × reps: write the unit",
          column)
      }
      // Few do so many sets; `8x20` is as often a weight of 20.
      guard first.doubleValue < 8 || first.doubleValue <= 10 && second.doubleValue <= first.doubleValue else {
        throw ambiguous(
          "\(first)x\(second) could be sets × reps or reps × weight: write the unit",
          column)
      }
      try setCount(first, column)
      try setReps(second, column)
    }
  }

  private mutating func settleEffort(
    _ effort: (value: ExactDecimal, column: Int)?, _ habits: inout TextHabits
  ) throws(TextSetProblem) {
    guard let effort else { return }
    if set.load != nil { habits.hasEfforts = true }
    guard habits.hasEfforts else {
      leftOut.append(
        ambiguous(
          "@\(effort.value) can be RPE \(effort.value) or a weight: write RPE \(effort.value) or the unit",
          effort.column))
      return
    }
    guard details.ratingOfPerceivedExertion == nil else { throw problem("a second effort", effort.column) }
    details.ratingOfPerceivedExertion = effort.value
  }

  /// True for `100 kg`, of which nothing tells what was done with it.
  static func isLoadAlone(_ set: ExerciseSet) -> Bool { set.load != nil && !hasAmount(set) }

  private static func hasAmount(_ set: ExerciseSet) -> Bool {
    set.reps != nil || set.durationSeconds != nil || set.details?.distance != nil
  }

  /// True where something was done with no weight of its own.
  var lacksLoad: Bool { isLoadTaken || set.load == nil && Self.hasAmount(set) }

  /// True where what was done is repetitions, or of the kind that the set before it has: `20 kg x 45 s, 30 s`.
  private func isCounted(like last: TextSetMeaning?) -> Bool {
    if set.reps != nil { return true }
    guard let last, last.set.reps == nil else { return false }
    return set.durationSeconds != nil && last.set.durationSeconds != nil
      || details.distance != nil && last.set.details?.distance != nil
  }

  // MARK: One value each

  private func problem(_ what: String, _ column: Int) -> TextSetProblem {
    TextSetProblem(column: column, what: what)
  }

  private func ambiguous(_ what: String, _ column: Int) -> TextSetProblem {
    TextSetProblem(column: column, what: what, isAmbiguous: true)
  }

  private mutating func setCount(_ value: ExactDecimal, _ column: Int) throws(TextSetProblem) {
    guard !isCounted else { throw problem("a second number of sets", column) }
    guard let number = TextSetScanner.count(value), (1...Self.maximumCount).contains(number) else {
      throw problem("a number of sets that is not 1 to \(Self.maximumCount)", column)
    }
    (count, isCounted) = (number, true)
  }

  private mutating func setReps(_ value: ExactDecimal, _ column: Int) throws(TextSetProblem) {
    guard set.reps == nil else { throw problem("a second number of repetitions", column) }
    guard let number = TextSetScanner.count(value) else {
      throw problem("repetitions that are not a whole number", column)
    }
    set.reps = number
  }

  private mutating func setLoad(_ load: Load, _ column: Int) throws(TextSetProblem) {
    guard set.load == nil else { throw problem("a second weight", column) }
    set.load = load
  }

  private mutating func setTime(_ seconds: ExactDecimal, _ column: Int) throws(TextSetProblem) {
    guard set.durationSeconds == nil else { throw problem("a second time", column) }
    set.durationSeconds = seconds
  }
}
