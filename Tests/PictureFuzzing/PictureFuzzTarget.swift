// Built only on request, since libFuzzer brings the main. `.ci/fuzz` builds and runs it. The processes that decode
// pictures are this program too.

internal import QRCodes
internal import ReadingLaws

/// What libFuzzer calls before anything else.
@_cdecl("LLVMFuzzerInitialize")
public func start(
  _ count: UnsafeMutablePointer<CInt>?, _ arguments: UnsafeMutableRawPointer?
) -> CInt {
  DecodingProcesses.serveIfAsked()
  return 0
}

private let law = PictureLaw(program: DecodingProcesses.thisProgram)

/// What libFuzzer calls with each input; a broken law ends the process.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let violation = law.violation(by: bytes) { fatalError(violation) }
  return 0
}
