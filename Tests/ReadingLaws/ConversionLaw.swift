internal import Clocks
internal import FormatKit
internal import Notation
internal import WorkoutFormats
public import WorkoutModel

/// What must hold for any archive and any format that is written and read: what was held, less what comes back,
/// is what the findings name; and what has come back once comes back again as it is.
public enum ConversionLaw {
  /// A format, in one of its variants.
  public struct Target: Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The format.
    public let id: String
    let variant: String?

    /// Names a format, and one of its variants where it is not the usual one.
    public init(_ id: String, variant: String? = nil) {
      self.id = id
      self.variant = variant
    }

    /// Names a format in its usual variant.
    public init(stringLiteral id: String) { self.init(id) }

    /// The words that name it on the command line.
    public var description: String { variant.map { "\(id) --variant \($0)" } ?? id }
  }

  /// What is lost without a word, or named without being lost, when `archive` goes through a format.
  ///
  /// - Parameters:
  ///   - statesUnits: false for an archive whose numbers may have no unit, so that a writer may ask for it.
  ///   - namesZone: true where times go to and from UTC through a zone that is named, and not the system's.
  /// - Returns: nil where the law holds; else the first differences, and what the format wrote.
  public static func violation(
    by archive: WorkoutArchive, through target: Target, statesUnits: Bool = true,
    namesZone: Bool = true
  ) -> String? {
    guard let format = Format.named(target.id), format.writer != nil, format.reader != nil else {
      return "there is no \(target.id)"
    }
    var options = options(target, namesZone: namesZone)
    options.thresholdPowerWatts = archive.rides.first?.thresholdPowerWatts ?? ExactDecimal(250)
    var findings: [Finding] = []
    var bytes: [UInt8] = []
    do {
      bytes = try format.bytes(
        of: archive, options: options, findings: FindingLog { findings.append($0) })
      let readLog = FindingLog()
      let back = try Format.readArchive(InputBytes(bytes, name: target.id), as: format, findings: readLog)
      let errors = readLog.groups.filter { $0.first.severity == .error }
      let violation =
        try errors.first.map { "its own writing is read with an error: \($0.first)" }
        ?? compare(archive, back, NamedLosses(findings))
        ?? changeOfSecondWriting(of: back, format, options)
      return violation.map { "\($0)\n\(String(decoding: bytes.prefix(3_000), as: UTF8.self))" }
    } catch WorkoutError.request(let request) {
      guard !statesUnits, case .missing(let needs) = request else { return "\(request)" }
      let others = needs.filter { $0.value != .unitOfWeights && $0.value != .unitOfDistances }
      return others.isEmpty ? nil : "\(request)"
    } catch {
      return "\(error)\n\(String(decoding: bytes.prefix(3_000), as: UTF8.self))"
    }
  }

  /// What `archive` is after it went through a format; nil where the format cannot hold it.
  public static func held(_ archive: WorkoutArchive, by target: Target) -> WorkoutArchive? {
    guard let format = Format.named(target.id),
      let bytes = try? format.bytes(of: archive, options: options(target), findings: FindingLog()),
      let input = try? InputBytes(bytes, name: target.id)
    else { return nil }
    return try? Format.readArchive(input, as: format, findings: FindingLog())
  }

  private static func options(_ target: Target, namesZone: Bool = true) -> WriteOptions {
    var options = WriteOptions()
    options.date = Moment(wallTime: "2026-01-31 18:05")
    if namesZone { options.zone = .utc }
    options.variant = target.variant
    return options
  }

  /// What a format holds it writes as it is, and names no loss.
  private static func changeOfSecondWriting(
    of archive: WorkoutArchive, _ format: Format, _ options: WriteOptions
  ) throws -> String? {
    var findings: [Finding] = []
    let again = try format.bytes(
      of: archive, options: options, findings: FindingLog { findings.append($0) })
    if let finding = findings.first(where: { NamedLosses.saysSomething($0) }) {
      return "  named for what has come back: \(finding)"
    }
    let back = try Format.readArchive(
      InputBytes(again, name: format.id), as: format, findings: FindingLog())
    return back == archive
      ? nil : "  comes back otherwise the second time: \(String(decoding: again, as: UTF8.self))"
  }

  private static func compare(
    _ before: WorkoutArchive, _ after: WorkoutArchive, _ named: NamedLosses
  ) -> String? {
    let differences = ArchiveDifferences(before, after, gone: named.gone)
    let silent = differences.all.filter { !named.explains($0) }
    let present = Set(differences.all + differences.gains)
    let fields = Set(present.map(\.field))
    let untrue = named.claimed.filter { claim in
      if claim.pointer.isEmpty { return !fields.contains(claim.field) }
      let isWithinGone = named.gone.contains {
        let whole = $0.pointer.isEmpty ? "/\($0.field.id)" : $0.pointer
        return !$0.isJoin && (claim.pointer.hasPrefix(whole + "/") || claim.pointer == whole)
      }
      // A start that is gone, and another in its place, may have the same offset.
      let hasOtherStart =
        claim.field == .model(.offset) && named.claimed.contains(Difference(claim.pointer, .start))
      return !isWithinGone && !hasOtherStart && !present.contains(claim)
    }
    let misstated = differences.all.filter { named.misstates($0) }
    let violations =
      misstated.map { "  named with other numbers: \($0)" }
      + silent.map { "  lost without a word: \($0)" }
      + untrue.map { "  named but not lost: \($0)" }
      + named.nameless.map { "  names no field: \($0)" }
      + named.repeated.map { "  named twice: \($0)" }
    return violations.isEmpty ? nil : violations.prefix(6).joined(separator: "\n")
  }
}
