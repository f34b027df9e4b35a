internal import ArchiveGenerator
internal import ExerciseCatalog
internal import WorkoutModel

/// Makes the logs of people who train as most do, from a seed: splits, favourite exercises, usual schemes of sets.
///
/// The packed form begins with what it learns from them, and from no real log.
struct LifterGenerator {
  private typealias Scheme = (reps: [Int32], steps: [Int])

  private var random: SeededGenerator
  private let unit: MassUnit?
  /// Digits behind the point that loads have at least.
  private let digits: Int
  private let strength: Double
  private let hour: Int
  private let joins: Int
  private let titles: Int
  private let hasWholeMinutes: Bool
  private let usualSets: Int
  private var days: [[Int]] = []
  private var loads: [Int: Int] = [:]
  private var schemes: [Int: Scheme] = [:]
  private var minute: Int

  /// The categories of the days of usual splits.
  private static let splits: [[[ExerciseCategory]]] = [
    [[.chest, .triceps], [.back, .biceps], [.legs, .shoulders]],
    [[.chest, .back], [.legs], [.shoulders, .biceps, .triceps]],
    [[.chest, .shoulders, .triceps], [.back, .biceps], [.legs, .core]],
    [[.chest, .biceps], [.back, .triceps], [.legs], [.shoulders, .core]],
    [[.chest], [.back], [.legs], [.shoulders], [.biceps, .triceps], [.cardio, .core]],
    [[.chest, .back, .legs], [.shoulders, .biceps, .triceps, .core]],
    [[.legs, .chest, .back, .shoulders, .core]],
    [[.olympic, .legs], [.chest, .back], [.cardio]],
  ]

  /// Repetitions of the sets, and by how many steps the load changes from one to the next.
  private static let usualSchemes: [Scheme] = [
    ([10, 10, 10, 10, 10], [0, 0, 0, 0]), ([12, 12, 12, 12, 12], [0, 0, 0, 0]),
    ([8, 8, 8, 8, 8], [0, 0, 0, 0]), ([5, 5, 5, 5, 5], [0, 0, 0, 0]), ([12, 10, 8, 6, 4], [2, 2, 2, 1]),
    ([10, 8, 6, 4, 3], [2, 2, 1, 1]), ([12, 10, 8, 8, 6], [1, 1, 0, 1]), ([15, 12, 10, 8, 6], [2, 2, 2, 1]),
    ([10, 9, 8, 7, 6], [0, 0, 0, 0]), ([12, 11, 10, 9, 8], [0, 0, 0, 0]), ([10, 10, 8, 8, 8], [0, 1, 0, 0]),
    ([12, 12, 10, 10, 8], [0, 1, 0, 1]), ([8, 8, 7, 6, 6], [0, 0, 0, -1]),
    ([15, 15, 15, 15, 15], [0, 0, 0, 0]),
    ([20, 15, 12, 10, 8], [1, 1, 1, 1]), ([10, 12, 12, 10, 10], [-1, 0, -1, 0]),
  ]

  /// Starts the log of `seed`; loads have no unit where `isUnitless`.
  init(seed: UInt64, isUnitless: Bool) {
    var random = SeededGenerator(seed: seed)
    let isPounds = Int.random(in: 0..<3, using: &random) > 0
    unit = isUnitless ? nil : isPounds ? .pounds : .kilograms
    digits = Int.random(in: 0..<5, using: &random) < 2 ? 1 : 0
    strength = Double.random(in: 0.5...1.3, using: &random) * (isPounds ? 1 : 0.45)
    hour = [6, 7, 8, 10, 12, 14, 15, 16, 17, 17, 18, 18, 19, 20, 21].randomElement(using: &random) ?? 18
    joins = Int.random(in: 0..<4, using: &random)
    titles = Int.random(in: 0..<3, using: &random)
    hasWholeMinutes = Bool.random(using: &random)
    usualSets = Int.random(in: 3...4, using: &random)
    minute = Int.random(in: 0..<12 * 365, using: &random) * 1_440
    self.random = random
    let split = Self.splits.randomElement(using: &self.random) ?? []
    days = split.map { day(of: $0) }
  }

  /// The next workout, a day or a few after the one before.
  mutating func workout() -> Workout {
    minute += [1, 1, 1, 2, 2, 2, 3, 3, 4, 7].randomElement(using: &random).map { $0 * 1_440 } ?? 0
    let number = days.indices.randomElement(using: &random) ?? 0
    var plan = days[number].shuffledSometimes(using: &random)
    if one(in: 3), plan.count > 3 { plan.removeLast() }
    let clock = (
      max(0, min(23, hour + Int.random(in: -1...1, using: &random))), Int.random(in: 0...59, using: &random)
    )
    let start = CivilDate(daysSince1970: 15_706 + minute / 1_440).flatMap {
      Moment(date: $0, hour: clock.0, minute: clock.1, precision: .minute)
    }
    let supersets = supersets(of: plan.count)
    let exercises = plan.map { exercise($0) }
    let sets = exercises.reduce(0) { $0 + $1.sets.count }
    let seconds = 300 + sets * Int.random(in: 95...165, using: &random)
    return Workout(
      id: WorkoutIdentifier(
        high: random.next() & 0xffff_ffff_ffff_0fff | 0x4000, low: random.next() & (1 << 62 - 1) | 1 << 63),
      title: title(of: plan, hour: (start?.millisecondOfDay ?? 0) / 3_600_000), start: start,
      durationSeconds: ExactDecimal(Int32(hasWholeMinutes ? seconds / 60 * 60 : seconds)),
      exercises: exercises, supersets: supersets)
  }

  /// A whole file of the app, the newest workout first.
  mutating func archive(workouts count: Int) -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.source = .init(format: "btd", version: Int.random(in: 4...6, using: &random))
    archive.preferences.massUnit = unit
    archive.preferences.startsWeekOnMonday = Bool.random(using: &random)
    archive.workouts = (0..<count).map { _ in workout() }.reversed()
    if archive.source?.version == 6 {
      for index in archive.workouts.indices { archive.workouts[index].isStartEdited = one(in: 9) }
    }
    archive.profile.name = "Alex"
    archive.profile.picture = ""
    archive.profile.created = archive.workouts.last?.start?.cut(to: .second).withOffset(-420)
    archive.profile.bodyWeight = Load(ExactDecimal(one(in: 2) ? 0 : 170), unit: unit)
    archive.profile.totals.workouts = ExactDecimal(Int32(count))
    archive.profile.totals.durationSeconds = ExactDecimal(Int32(count * 3_600))
    archive.profile.totals.volume = ExactDecimal(Int32(count * 11_250))
    archive.profile.totals.sets = ExactDecimal(Int32(count * 24))
    archive.profile.totals.exercises = ExactDecimal(Int32(count * 6))
    archive.exerciseTypes = types()
    let categories = ExerciseCategory.allCases.shuffledSometimes(using: &random)
    archive.categoryColors = categories.map { CategoryColor(category: $0.rawValue, color: $0.defaultColor) }
    archive.templates = archive.workouts.prefix(3).map { WorkoutTemplate(of: $0) }
    return archive
  }

  private mutating func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  // MARK: Plans

  /// Exercises of the categories, by how common they are.
  private mutating func day(of categories: [ExerciseCategory]) -> [Int] {
    let wanted = Int.random(in: max(4, categories.count)...8, using: &random)
    let alternates = Bool.random(using: &random)
    var plan: [Int] = []
    for place in 0..<wanted {
      let category = categories[alternates ? place % categories.count : place * categories.count / wanted]
      let members = Catalog.exercises.indices.filter { Catalog.exercises[$0].category == category }
      let total = members.reduce(0) { $0 + weight(of: $1) }
      for _ in 0..<20 {
        var rest = Int.random(in: 0..<max(total, 1), using: &random)
        let found = members.first { index in
          rest -= weight(of: index)
          return rest < 0
        }
        guard let found,
          !plan.contains(where: { Catalog.exercises[$0].name == Catalog.exercises[found].name })
        else { continue }
        plan.append(found)
        break
      }
    }
    return plan
  }

  /// An exercise of the app is done more often than others, its first variation more often than the rest.
  private func weight(of index: Int) -> Int {
    let exercise = Catalog.exercises[index]
    guard !exercise.spellings(in: .benchTracker).isEmpty else { return 1 }
    let isKnownElsewhere = !exercise.spellings(in: .hevy).isEmpty
    return exercise.usualVariation == nil ? (isKnownElsewhere ? 40 : 12) : 8
  }

  private mutating func supersets(of count: Int) -> [[Int]] {
    switch joins {
    case 0: return []
    case 1: return stride(from: 0, to: count - 1, by: 2).map { [$0, $0 + 1] }
    case 2: return count > 3 ? [[0, 1], [2, 3]] : []
    default:
      let first = Int.random(in: 0..<max(count - 1, 1), using: &random)
      if one(in: 4), first + 2 < count { return [[first, first + 1, first + 2]] }
      return first + 1 < count ? [[first, first + 1]] : []
    }
  }

  private mutating func title(of plan: [Int], hour: Int) -> String {
    let part = hour < 5 || hour >= 21 ? "Night" : hour < 12 ? "Morning" : hour < 17 ? "Afternoon" : "Evening"
    let usual = titles == 0 || titles == 1 && one(in: 2)
    guard !usual, let first = plan.first else { return "\(part) Workout" }
    switch Catalog.exercises[first].category {
    case .chest: return one(in: 2) ? "Chest Day" : "Push Day 🙌"
    case .back: return one(in: 2) ? "Back Day" : "Pull Day 😁"
    case .legs: return one(in: 2) ? "Leg Day" : "Leg Day 🏋"
    case .core: return "Shredded Abs 😜"
    case .cardio: return "Cardio"
    case .shoulders: return "Shoulder Workout"
    default: return one(in: 2) ? "Arm Workout" : "Arm Workout 💪"
    }
  }

  private mutating func types() -> [ExerciseType] {
    var types: [ExerciseType] = []
    for exercise in Catalog.exercises where !exercise.spellings(in: .benchTracker).isEmpty {
      if types.last?.name != exercise.name {
        types.append(
          ExerciseType(
            name: exercise.name, variations: [], category: exercise.category.rawValue, style: exercise.style))
      }
      guard let variation = exercise.variation, !one(in: 12) else { continue }
      types[types.count - 1].variations?.append(variation)
    }
    return one(in: 2) ? types : types.shuffled(using: &random)
  }

  // MARK: Sets

  private mutating func exercise(_ index: Int) -> Exercise {
    let known = Catalog.exercises[index]
    let identity = ExerciseIdentity(
      name: known.name, variation: known.variation, category: known.category.rawValue, style: known.style)
    let scheme = schemes[index] ?? Self.usualSchemes.randomElement(using: &random) ?? ([10], [])
    schemes[index] = scheme
    let count = max(1, min(5, usualSets + (one(in: 4) ? Int.random(in: -1...1, using: &random) : 0)))
    let step = Self.step(of: known.equipment, isPounds: unit != .kilograms)
    var load = loads[index] ?? firstLoad(known.equipment, known.category, step: step)
    if one(in: 3) { load += step }
    loads[index] = load
    let seconds = Int32([30, 45, 60, 60, 90, 120].randomElement(using: &random) ?? 60)
    var sets: [ExerciseSet] = []
    for place in 0..<count {
      let reps = max(1, scheme.reps[place] + (one(in: 5) ? Int32.random(in: -2...2, using: &random) : 0))
      switch known.style {
      case .reps: sets.append(ExerciseSet(reps: reps))
      case .time:
        sets.append(
          ExerciseSet(durationSeconds: ExactDecimal(known.category == .cardio ? seconds * 20 : seconds)))
      case .timeWeight: sets.append(ExerciseSet(load: shown(load), durationSeconds: ExactDecimal(seconds)))
      default: sets.append(ExerciseSet(reps: reps, load: shown(load)))
      }
      if known.category == .cardio { break }
      if place < scheme.steps.count { load = max(step, load + scheme.steps[place] * step) }
      if one(in: 12) { load = max(step, load - step) }
    }
    return Exercise(identity, sets: sets)
  }

  /// By how much loads differ, in quarters of their unit.
  private static func step(of equipment: ExerciseEquipment?, isPounds: Bool) -> Int {
    switch equipment {
    case .barbell: isPounds ? 40 : 20
    case .dumbbell: isPounds ? 20 : 8
    default: isPounds ? 40 : 20
    }
  }

  private mutating func firstLoad(
    _ equipment: ExerciseEquipment?, _ category: ExerciseCategory, step: Int
  ) -> Int {
    let usual: Double =
      switch equipment {
      case .barbell: category == .legs || category == .back ? 185 : category == .biceps ? 65 : 125
      case .dumbbell: category == .shoulders || category == .biceps ? 25 : 45
      case .cable: category == .back ? 110 : 50
      case .machine: category == .legs ? 150 : 90
      case .ezBar: 60
      default: 35
      }
    let load = usual * strength * Double.random(in: 0.7...1.4, using: &random) * 4
    return max(step, Int(load) / step * step)
  }

  /// A number of quarters as a load.
  private func shown(_ quarters: Int) -> Load {
    let hundredths = ExactDecimal(coefficient: Int64(quarters) * 25, fractionDigits: 2) ?? ExactDecimal(0)
    let value = hundredths.normalized
    guard value.fractionDigits < digits else { return Load(value, unit: unit) }
    return Load(
      ExactDecimal(coefficient: value.coefficient * 10, fractionDigits: 1) ?? value, unit: unit)
  }
}

extension Array {
  /// The same in another order, one time in three.
  fileprivate func shuffledSometimes(using random: inout SeededGenerator) -> [Element] {
    Int.random(in: 0..<3, using: &random) == 0 ? shuffled(using: &random) : self
  }
}
