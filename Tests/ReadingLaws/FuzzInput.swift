internal import FormatKit
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// What commands are given where any bytes are their input.
enum FuzzInput {
  /// The archive in `bytes`, in whatever format they are; nil if none reads them.
  static func archive(_ bytes: some Sequence<UInt8>) -> WorkoutArchive? {
    var options = ReadOptions()
    options.massUnit = .kilograms
    options.distanceUnit = .kilometers
    guard let input = try? InputBytes(bytes, name: "input") else { return nil }
    return try? Format.readArchive(input, options: options, findings: FindingLog())
  }

  /// The archives of two files; of one, that file and what it would be in another app.
  static func archives(_ bytes: [UInt8]) -> (first: WorkoutArchive, second: WorkoutArchive)? {
    let files = bytes.split(
      separator: FuzzEntry.separator, maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = files.first.flatMap({ archive($0) }) else { return nil }
    let second = files.count > 1 ? archive(files[1]) : ConversionLaw.held(first, by: "hevy")
    return (first, second ?? first)
  }

  /// What is wrong with the words of an error; nil where they are a sentence.
  static func flaw(in error: any Error) -> String? {
    let words = "\(error)"
    return words.isEmpty || words.utf8.count > 4_000 ? "no sentence: \(words.prefix(200))" : nil
  }
}
