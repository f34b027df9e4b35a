// Built only on request, since libFuzzer brings the main. `.ci/fuzz` builds and runs it. BTD_FUZZ_ENTRY says what inputs
// are held to: the laws of an entry, or those of the reader of one format by its id; `list` prints all of them.

internal import CLibrary
internal import FormatKit
internal import ReadingLaws
internal import WorkoutFormats

private let entry = getenv("BTD_FUZZ_ENTRY").map { String(cString: $0) } ?? FuzzEntry.reading.rawValue

private let readers = Format.all.filter { $0.reader != nil }

private let law: @Sendable ([UInt8]) -> String? = {
  if let entry = FuzzEntry(rawValue: entry) { return { entry.violation(by: $0) } }
  guard let format = readers.first(where: { $0.id == entry }) else { fatalError("no entry \(entry)") }
  return { ReadingLaws.violation(by: $0, as: format) }
}()

/// What libFuzzer calls first.
@_cdecl("LLVMFuzzerInitialize")
public func initializeFuzzer(
  _ count: UnsafeMutablePointer<CInt>?,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
  guard entry == "list" else { return 0 }
  for name in readers.map({ $0.id }) + FuzzEntry.allCases.map({ $0.rawValue }) { print(name) }
  exit(0)
}

/// The runs between two whose memory is measured, which takes longer than most runs; the first one is measured.
private let measuredRuns = 32
nonisolated(unsafe) private var runs = 0

/// What libFuzzer calls with each input; a broken law ends the process.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let isMeasured = runs % measuredRuns == 0
  runs += 1
  let violation = isMeasured ? MemoryLaw.violation(reading: count) { law(bytes) } : law(bytes)
  if let violation { fatalError(violation) }
  return 0
}
