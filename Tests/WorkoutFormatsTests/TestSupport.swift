import Clocks
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// Keeps every finding.
final class FindingList: FindingSink {
  private(set) var findings: [Finding] = []

  func report(_ finding: Finding) { findings.append(finding) }

  /// Each finding in one line, with all of its parts.
  var lines: [String] { findings.map(Self.line) }

  /// How many values the findings of each sort speak of, sorted.
  var sums: [String] {
    var counts: [String: Int] = [:]
    for finding in findings { counts["\(finding.kind): \(finding.what)", default: 0] += finding.count }
    return counts.map { "\($0.value) \($0.key)" }.sorted()
  }

  static func line(_ finding: Finding) -> String {
    var line = "\(finding.severity) \(finding.kind) \(finding.place)"
    if let byte = finding.place.byte { line += " byte \(byte)" }
    line += ": \(finding.what)"
    if let detail = finding.detail { line += " | \(detail)" }
    return finding.count == 1 ? line : line + " × \(finding.count)"
  }
}

/// An archive that was read, and what was found meanwhile.
struct Reading {
  var archive: WorkoutArchive
  var findings: FindingList
}

/// Bytes that were written, and what was found meanwhile.
struct Writing {
  var bytes: [UInt8]
  var findings: FindingList

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

func read(
  _ text: String, as format: Format? = nil, massUnit: MassUnit? = nil
) throws -> Reading {
  try read(Array(text.utf8), as: format, massUnit: massUnit)
}

func read(
  _ bytes: [UInt8], as format: Format? = nil, massUnit: MassUnit? = nil
) throws -> Reading {
  let findings = FindingList()
  var options = ReadOptions()
  options.massUnit = massUnit
  let archive = try Format.readArchive(
    InputBytes(bytes, name: "t"), as: format, options: options, findings: findings)
  return Reading(archive: archive, findings: findings)
}

func write(
  _ archive: WorkoutArchive, as format: Format = .benchTracker, version: Int? = nil, date: String? = nil,
  massUnit: MassUnit? = nil, zone: ZoneRules? = nil
) throws -> Writing {
  let findings = FindingList()
  var options = WriteOptions()
  options.version = version
  options.massUnit = massUnit
  options.zone = zone
  options.date = date.flatMap { Moment(wallTime: $0) }
  let bytes = try format.bytes(of: archive, options: options, findings: findings)
  return Writing(bytes: bytes, findings: findings)
}

/// What `body` asks for; nil where it does not.
func request(of body: () throws -> Void) -> RequestError? {
  do { try body() } catch WorkoutError.request(let request) { return request } catch {}
  return nil
}

/// What `body` finds wrong with an input; nil where it does not.
func inputError(of body: () throws -> Void) -> InputError? {
  do { try body() } catch WorkoutError.input(let error) { return error } catch {}
  return nil
}

/// The whole message of the error that `body` throws.
func message(of body: () throws -> Void) -> String {
  do {
    try body()
    return "no error"
  } catch {
    return (error as? WorkoutError)?.words ?? "\(error)"
  }
}

extension WorkoutError {
  /// What the error that it holds says.
  var words: String {
    switch self {
    case .input(let error): "\(error)"
    case .request(let error): "\(error)"
    case .file(let error): "\(error)"
    case .stopped(let words): words
    }
  }
}
