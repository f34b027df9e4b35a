// Built only on request, since libFuzzer brings the main:
//   BTD_FUZZ=1 swift build -c release --sanitize=fuzzer --product Fuzzing
//   SWIFT_BACKTRACE=enable=no .build/release/Fuzzing Tests/Fuzzing/Corpus -runs=5000000

internal import ReadingLaws

/// What libFuzzer calls with each input; a broken law ends the process.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let violation = ReadingLaws.violation(by: bytes) { fatalError(violation) }
  return 0
}
