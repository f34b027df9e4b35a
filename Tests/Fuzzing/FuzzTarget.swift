// Built only on request, since libFuzzer brings the main. `.ci/fuzz` builds and runs it; what BTD_FUZZ_ENTRY names is
// held to its laws, reading where it names nothing.

internal import CLibrary
internal import ReadingLaws

private let entry = getenv("BTD_FUZZ_ENTRY").flatMap { FuzzEntry(rawValue: String(cString: $0)) } ?? .reading

/// What libFuzzer calls with each input; a broken law ends the process.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let violation = MemoryLaw.violation(reading: count) { entry.violation(by: bytes) }
  if let violation { fatalError(violation) }
  return 0
}
