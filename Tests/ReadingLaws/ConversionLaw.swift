internal import WorkoutFormats
public import WorkoutModel

/// What must hold for any archive and any format that is written and read: what was held, less what comes back,
/// is what the findings name.
public enum ConversionLaw {
  /// What is lost without a word, or named without being lost, when `archive` goes through the format `id`.
  ///
  /// - Returns: nil where the law holds; else the first differences, and what the format wrote.
  public static func violation(by archive: WorkoutArchive, through id: String, variant: String? = nil)
    -> String?
  {
    guard let format = Format.named(id), format.writer != nil, format.reader != nil else { return "no \(id)" }
    var options = WriteOptions()
    options.date = Moment(wallTime: "2026-01-31 18:05")
    options.zone = .utc
    options.variant = variant
    var findings: [Finding] = []
    let log = FindingLog { findings.append($0) }
    do {
      let bytes = try format.bytes(of: archive, options: options, findings: log)
      let readLog = FindingLog()
      let back = try Format.readArchive(
        InputBytes(bytes, name: id), as: format, options: ReadOptions(), findings: readLog)
      let bad = readLog.groups.filter { $0.first.severity == .error }
      if let first = bad.first { return "\(id) reads its own with an error: \(first.first)" }
      return compare(archive, back, NamedLosses(findings, of: archive)).map {
        "\($0)\n\(String(decoding: bytes.prefix(1_500), as: UTF8.self))"
      }
    } catch {
      return "\(id): \(error)"
    }
  }

  /// What `archive` is after it went through the format `id`; nil where the format cannot hold it.
  public static func held(_ archive: WorkoutArchive, by id: String) -> WorkoutArchive? {
    guard let format = Format.named(id) else { return nil }
    var options = WriteOptions()
    options.date = Moment(wallTime: "2026-01-31 18:05")
    options.zone = .utc
    guard let bytes = try? format.bytes(of: archive, options: options, findings: FindingLog()),
      let input = try? InputBytes(bytes, name: id)
    else { return nil }
    return try? Format.readArchive(input, as: format, options: ReadOptions(), findings: FindingLog())
  }

  private static func compare(
    _ before: WorkoutArchive, _ after: WorkoutArchive, _ named: NamedLosses
  ) -> String? {
    let differences = ArchiveDifferences(before, after, gone: named.gone).all
    let silent = differences.filter { !named.explains($0) }
    let present = Set(differences)
    let fields = Set(differences.map(\.field))
    let untrue = named.claimed.filter { claim in
      if claim.pointer.isEmpty { return !fields.contains(claim.field) }
      let isWithinGone = named.gone.contains {
        claim.pointer.hasPrefix($0.pointer + "/") || claim.pointer == $0.pointer
      }
      return !isWithinGone && !present.contains(claim)
    }
    guard !silent.isEmpty || !untrue.isEmpty else { return nil }
    let lost = silent.prefix(6).map { "  lost without a word: \($0.pointer) \($0.field) \($0.detail)" }
    let unlost = untrue.prefix(6).map { "  named but not lost: \($0.pointer) \($0.field)" }
    return (lost + unlost).joined(separator: "\n")
  }
}
