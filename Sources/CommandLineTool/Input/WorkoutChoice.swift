internal import FormatKit
internal import Notation
internal import WorkoutFormats
package import WorkoutModel

/// Which workout or template of a file is meant.
package enum WorkoutChoice: Hashable {
  /// All of them.
  case all
  /// The workout with this identifier, in any letter case, else the newest with this title.
  case identifier(String)
  /// The workout with this number in the order of the file, from 1.
  case number(Int)
  /// The workouts with these numbers.
  case numbers(ClosedRange<Int>)
  /// The workout with the latest start.
  case last
  /// The workouts whose start begins with this text: a day, `2021-12-22`, or more of it.
  case start(String)
  /// The template or structured ride with this name.
  case template(String)

  /// True where it is workouts alone.
  package var isOfWorkouts: Bool {
    switch self {
    case .all, .template: false
    case .identifier, .number, .numbers, .last, .start: true
    }
  }

  /// The choice that `--workout` and `--template` make.
  package init(_ arguments: ArgumentReader) throws(UsageError) {
    let workout = try Self.workout(arguments)
    let template = try arguments.option(
      "template", .text("NAME"), help: "Take the template or structured ride with this name.")
    switch (workout, template) {
    case (nil, nil): self = .all
    case (nil, let name?): self = .template(name)
    case (let choice?, nil): self = choice
    case (_?, _?): throw UsageError(message: "--workout and --template cannot be used together")
    }
  }

  /// The choice that `--workout` makes; nil without it.
  package static func workout(_ arguments: ArgumentReader) throws(UsageError) -> Self? {
    let text = try arguments.option(
      "workout", .text("DATE|N|N-M|last|UUID|TITLE"),
      help:
        "Take workouts by day, by their number in the file, by UUID or by title; last is the newest."
    )
    guard let text else { return nil }
    return try workout(text)
  }

  /// The choice of a workout by `last`, its number or its identifier.
  private static func workout(_ text: String) throws(UsageError) -> Self {
    if text.lowercased() == "last" { return .last }
    if isDay(text.prefix(10)) { return .start(text.replacing(" ", by: "T")) }
    if let number = Int(text) {
      guard number >= 1 else { throw UsageError(message: "--workout counts from 1, found \(text)") }
      return .number(number)
    }
    guard let numbers = Self.range(text) else { return .identifier(text) }
    guard numbers.first >= 1, numbers.first <= numbers.last else {
      throw UsageError(message: "--workout takes a range such as 1-3, found \(text)")
    }
    return .numbers(numbers.first...numbers.last)
  }

  /// True for `2021-12-22`.
  private static func isDay(_ text: Substring) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [4, 2, 2]
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  /// Two numbers with a hyphen between: `3-7`.
  private static func range(_ text: String) -> (first: Int, last: Int)? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isASCII) && $0.allSatisfy(\.isNumber) }),
      let first = Int(parts[0]), let last = Int(parts[1])
    else { return nil }
    return (first, last)
  }

  /// The templates and rides of a name; where none is spelled so, those that differ in case, signs and emoji alone.
  private static func called(
    _ name: String, in archive: WorkoutArchive
  ) -> (templates: [WorkoutTemplate], rides: [Ride]) {
    let exact = (
      archive.templates.filter { $0.title == name }, archive.rides.filter { $0.title == name }
    )
    let words = words(of: name)
    guard exact.0.isEmpty, exact.1.isEmpty, !words.isEmpty else { return exact }
    return (
      archive.templates.filter { Self.words(of: $0.title ?? "") == words },
      archive.rides.filter { Self.words(of: $0.title ?? "") == words }
    )
  }

  /// The letters and numbers of a name, in words: `Leg Day 🏋` is `leg day`.
  private static func words(of name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  /// What the choice leaves of an archive.
  ///
  /// - Parameter clock: that by which days are counted.
  /// - Throws: ``CommandError`` where nothing, or more than one, fits.
  package func apply(
    to archive: WorkoutArchive, file: String, clock: OwnClock = .system
  ) throws(CommandError) -> WorkoutArchive {
    var result = archive
    switch self {
    case .all: return archive
    case .template(let name):
      let (matches, rides) = Self.called(name, in: archive)
      guard matches.count + rides.count == 1 else {
        let known = ChoiceList.templates(archive)
        let none = matches.isEmpty && rides.isEmpty
        throw CommandError(
          "\(file): \(none ? "no template" : "more than one template") is called \"\(PrintableText.of(name, limit: 60))\".\n\(known)"
        )
      }
      result.templates = matches
      result.rides = rides
      result.workouts = []
      return result
    default:
      result.workouts = try indices(in: archive, file: file, clock: clock).map { archive.workouts[$0] }
      result.templates = []
      result.rides = []
      return result
    }
  }

  /// Where the workouts are in an archive that the choice means; all of them for a template.
  ///
  /// - Throws: ``CommandError`` where no workout matches.
  package func indices(
    in archive: WorkoutArchive, file: String, clock: OwnClock = .system
  ) throws(CommandError) -> [Int] {
    let archive = try clock.turned(archive)
    let all = archive.workouts.indices
    let chosen: [Int]
    switch self {
    case .all, .template: return Array(all)
    case .identifier(let text):
      let found = all.filter { archive.workouts[$0].id?.description.lowercased() == text.lowercased() }
      guard found.count <= 1 else {
        throw CommandError(
          "\(file): more than one workout has that uuid. Choose by number.\n\(ChoiceList.workouts(archive))")
      }
      chosen = found.isEmpty ? Self.newest(called: text, in: archive) : found
    case .start(let text):
      chosen = all.filter { archive.workouts[$0].start?.description.hasPrefix(text) ?? false }
    case .number(let number):
      chosen = number <= all.count ? [number - 1] : []
    case .numbers(let numbers):
      guard numbers.upperBound <= all.count else {
        throw CommandError(
          "\(file): there are \(all.count) workouts, and --workout \(numbers.lowerBound)-\(numbers.upperBound) asks for more."
        )
      }
      chosen = Array((numbers.lowerBound - 1)..<numbers.upperBound)
    case .last:
      let dated = all.filter { archive.workouts[$0].start != nil }
      guard !dated.isEmpty || all.count <= 1 else {
        throw CommandError(
          "\(file): no workout has a date, so there is no last one. Choose by number.\n\(ChoiceList.workouts(archive))"
        )
      }
      chosen = (Self.newest(of: dated, in: archive) ?? all.first).map { [$0] } ?? []
    }
    guard !chosen.isEmpty else {
      throw CommandError("\(file): there is no such workout.\n\(ChoiceList.workouts(archive))")
    }
    return chosen
  }

  /// The newest workout of a title; where none is spelled so, of one that differs in case, signs and emoji alone.
  private static func newest(called title: String, in archive: WorkoutArchive) -> [Int] {
    let all = archive.workouts.indices
    var found = all.filter { archive.workouts[$0].title == title }
    let wanted = words(of: title)
    if found.isEmpty, !wanted.isEmpty {
      found = all.filter { words(of: archive.workouts[$0].title ?? "") == wanted }
    }
    return newest(of: found, in: archive).map { [$0] } ?? []
  }

  /// That of the workouts at `indices` which began last, of several the first in the file.
  private static func newest(of indices: [Int], in archive: WorkoutArchive) -> Int? {
    var newest: Int?
    for index in indices {
      guard let last = newest else {
        newest = index
        continue
      }
      if archive.workouts[last].start ?? .epoch < archive.workouts[index].start ?? .epoch { newest = index }
    }
    return newest
  }
}
