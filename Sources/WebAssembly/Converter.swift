internal import Clocks
internal import FormatKit
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

// What the module offers its host: bytes in, bytes or the words of a refusal out, and what was lost.
//
// The host calls `reserve`, writes the input and the ids there, calls `convert`, and reads `result`.

private struct Outcome {
  var bytes: [UInt8] = []
  var findings: [UInt8] = []
}

nonisolated(unsafe) private var outcome = Outcome()
nonisolated(unsafe) private var scratch: UnsafeMutablePointer<UInt8>?

/// Room for `count` bytes that the host writes.
@_expose(wasm, "reserve")
@_cdecl("reserve")
func reserve(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  scratch?.deallocate()
  let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(count))
  scratch = memory
  return memory
}

/// Converts what stands in the room: the name of the input, the ids of its format and of the target, and the unit
/// of weights, each of the given length, and then the input; an id of no length is found out.
///
/// - Returns: 0 if the result is the output, 1 if it is the reason why there is no output.
@_expose(wasm, "convert")
@_cdecl("convert")
func convert(
  _ nameCount: Int32, _ sourceCount: Int32, _ targetCount: Int32, _ unitCount: Int32, _ inputCount: Int32
) -> Int32 {
  guard let scratch else { return 1 }
  var start = UnsafePointer(scratch)
  func take(_ count: Int32) -> UnsafeBufferPointer<UInt8> {
    defer { start += Int(count) }
    return UnsafeBufferPointer(start: start, count: Int(count))
  }
  func text(_ count: Int32) -> String { String(decoding: take(count), as: UTF8.self) }
  let (name, source, target, unit) = (text(nameCount), text(sourceCount), text(targetCount), text(unitCount))
  outcome = Outcome()
  let log = FindingLog { finding in
    let document = finding.place.document.rawValue
    outcome.findings += "\(finding.count)\t\(finding.kind.rawValue)\t\(document)\t".utf8
    outcome.findings += "\(finding.fieldID ?? "")\t\(finding.what)\n".utf8
  }
  do throws(WorkoutError) {
    let input = try InputBytes(take(inputCount), name: name)
    var reading = ReadOptions()
    reading.massUnit = MassUnit(rawValue: unit)
    let archive = try Format.readArchive(input, as: Format.named(source), options: reading, findings: log)
    guard let format = Format.named(target) else { throw .stopped("no format is called \(target)") }
    var writing = WriteOptions()
    writing.zone = .utc
    outcome.bytes = try format.bytes(of: archive, options: writing, findings: log)
    return 0
  } catch {
    outcome.bytes = Array(words(error).utf8)
    return 1
  }
}

private func words(_ error: WorkoutError) -> String {
  switch error {
  case .input(let error): error.description
  case .request: "more has to be said"
  case .file(let error): "\(error.path): no file"
  case .stopped(let words): words
  }
}

/// Where the result begins.
@_expose(wasm, "resultStart")
@_cdecl("resultStart")
func resultStart() -> UnsafePointer<UInt8>? { outcome.bytes.withUnsafeBufferPointer { $0.baseAddress } }

/// How long it is.
@_expose(wasm, "resultCount")
@_cdecl("resultCount")
func resultCount() -> Int32 { Int32(outcome.bytes.count) }

/// Where the findings begin, a line each: count, kind, document, field and what is said, apart by tabs.
@_expose(wasm, "findingsStart")
@_cdecl("findingsStart")
func findingsStart() -> UnsafePointer<UInt8>? { outcome.findings.withUnsafeBufferPointer { $0.baseAddress } }

/// How long they are.
@_expose(wasm, "findingsCount")
@_cdecl("findingsCount")
func findingsCount() -> Int32 { Int32(outcome.findings.count) }
