internal import Clocks
public import FormatKit
internal import Notation
internal import PackedForm
internal import WorkoutCodes
internal import WorkoutFormats
internal import WorkoutModel

/// What must hold for any bytes: no reader crashes, and what parses serialises and parses again to the same.
public enum ReadingLaws {
  /// The law that `bytes` break, in words; nil where they break none.
  public static func violation(by bytes: [UInt8]) -> String? {
    violation(byReading: bytes) ?? violation(bySealing: bytes) ?? violation(bySpreading: bytes)
  }

  /// Bytes as parts of sets: what is read is written alike, and what is spread comes back without its first parts.
  private static func violation(bySpreading bytes: [UInt8]) -> String? {
    for payload in [bytes, SymbolSetPart.sealed(bytes)] {
      guard let part = (try? SymbolSetPart(payload: payload, name: "part")) ?? nil else { continue }
      var sets = CollectedSymbolSets()
      sets.add(part)
      _ = try? sets.sets.first?.solved().payload
      let again = (try? SymbolSetPart(payload: part.bytes, name: "part")) ?? nil
      if again != part { return "a part of a set is written otherwise than it was read: \(part)" }
    }
    guard let first = bytes.first, bytes.count <= maximumSpread,
      let parts = try? SymbolSet.parts(of: bytes, capacity: 14 + Int(first), parity: Int(first))
    else { return nil }
    var sets = CollectedSymbolSets()
    for part in parts.suffix(parts[0].key.needed) { sets.add(part) }
    return (try? sets.sets.first?.solved().payload) == bytes ? nil : "a set does not bring its payload back"
  }

  /// The most bytes that are spread, so that it takes no time.
  private static let maximumSpread = 512

  /// No input of chance has an end and a checksum that hold, so the same bytes are tried without.
  private static func violation(bySealing bytes: [UInt8]) -> String? {
    // Where the same in fewer bytes is more than these may hold, it is not written.
    guard let archive = PackedPayload.archive(inAny: bytes),
      let written = try? PackedPayload.bytes(of: archive)
    else { return nil }
    guard let again = try? PackedPayload.archive(in: written, name: "written")
    else { return "packed cannot read what it wrote of \(archive)" }
    return again == archive ? nil : "packed reads another archive than it wrote:\n\(archive)\n\(again)"
  }

  private static func violation(byReading bytes: [UInt8]) -> String? {
    for format in Format.all where format.reader != nil {
      if let violation = violation(by: bytes, as: format) { return violation }
    }
    return nil
  }

  /// The law that `bytes` break as a file of one format, in words; nil where they break none.
  public static func violation(by bytes: [UInt8], as format: Format) -> String? {
    guard let input = try? InputBytes(bytes, name: "input"),
      let archive = try? Format.readArchive(input, as: format, findings: FindingLog())
    else { return nil }
    if format.isPayload || format.id == "btd", (try? Format.json.checker?(input, FindingLog())) == nil {
      return "\(format.id) reads what is no JSON"
    }
    return format.writer == nil ? nil : violation(byWriting: archive, format)
  }

  /// What any format has read, every other writes such that it reads it, and writes again as it is.
  static func violation(byConverting bytes: [UInt8]) -> String? {
    guard let archive = FuzzInput.archive(bytes) else { return nil }
    for format in Format.all where format.writer != nil {
      let written: [UInt8]
      do throws(WorkoutError) {
        written = try format.bytes(of: archive, options: options, findings: FindingLog())
      } catch {
        if let flaw = FuzzInput.flaw(in: error) { return "\(format.id): \(flaw)" }
        continue
      }
      guard format.reader != nil else { continue }
      guard let input = try? InputBytes(written, name: "written"),
        let held = try? Format.readArchive(input, as: format, findings: FindingLog())
      else { return "\(format.id) cannot read what it wrote: \(String(decoding: written, as: UTF8.self))" }
      if let violation = violation(byWriting: held, format) { return violation }
    }
    return nil
  }

  private static var options: WriteOptions {
    var options = WriteOptions()
    options.date = Moment(wallTime: "2026-01-31 18:05")
    options.zone = .utc
    options.thresholdPowerWatts = ExactDecimal(250)
    return options
  }

  private static func violation(byWriting archive: WorkoutArchive, _ format: Format) -> String? {
    let findings = FindingLog()
    let written: [UInt8]
    do {
      written = try format.bytes(of: archive, options: options, findings: findings)
    } catch WorkoutError.request {
      // A writer may ask for a unit, or for one workout out of many.
      return nil
    } catch {
      return "\(format.id) cannot write what it read: \(error)"
    }
    guard let input = try? InputBytes(written, name: "written"),
      let again = try? Format.readArchive(input, as: format, findings: FindingLog())
    else { return "\(format.id) cannot read what it wrote: \(String(decoding: written, as: UTF8.self))" }
    let isUnchanged = findings.groups.isEmpty
    var expected = archive
    // The head of a table names the unit even if it has no rows.
    expected.preferences.massUnit = archive.preferences.massUnit ?? again.preferences.massUnit
    expected.preferences.distanceUnit = archive.preferences.distanceUnit ?? again.preferences.distanceUnit
    // What is written says in which version it is, whatever it was read from.
    expected.source?.version = archive.source?.version ?? again.source?.version
    for index in expected.workouts.indices where again.workouts.indices.contains(index) {
      // Where only the minute is known, a form that has seconds says that they are 0.
      let start = again.workouts[index].start
      if ArchiveDifferences.isSame(expected.workouts[index].start, start),
        expected.workouts[index].start?.offsetMinutes == start?.offsetMinutes
      {
        expected.workouts[index].start = start
      }
    }
    if isUnchanged, again != expected {
      return "\(format.id) reads another archive than it wrote:\n\(archive)\n\(again)"
    }
    guard let rewritten = try? format.bytes(of: again, options: options, findings: FindingLog()),
      let inputAgain = try? InputBytes(rewritten, name: "rewritten"),
      let third = try? Format.readArchive(inputAgain, as: format, findings: FindingLog())
    else { return "\(format.id) cannot write what it has written before" }
    return third == again ? nil : "\(format.id) reads \(third)\nwhere it wrote \(again)"
  }
}
