internal import WorkoutModel

// What the module offers its host: bytes in, bytes or the reason of a refusal out, and what was lost.
//
// The host calls `reserve`, writes a header and an input there, calls `open`, then `write` as often as it likes, and
// reads the result and the findings after each call. A header is lines of a name, a tab and a value. Numbers that
// are returned are 0 where the result is what was asked for, and 1 where it is the reason of a refusal, in JSON.

nonisolated(unsafe) private var session = Session()
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

private func header(_ count: Int32) -> Header {
  Header(String(decoding: UnsafeBufferPointer(start: scratch, count: Int(count)), as: UTF8.self))
}

private func input(behind start: Int32, _ count: Int32) -> UnsafeBufferPointer<UInt8> {
  UnsafeBufferPointer(start: scratch.map { UnsafePointer($0) + Int(start) }, count: Int(count))
}

/// Reads the input that stands behind a header of `name`, `from`, `unit`, `distance` and `pairs`.
@_expose(wasm, "open")
@_cdecl("open")
func open(_ headerCount: Int32, _ inputCount: Int32) -> Int32 {
  session.open(input(behind: headerCount, inputCount), header(headerCount))
}

/// Merges an input, with a header as ``open`` takes it, into what has been read.
@_expose(wasm, "join")
@_cdecl("join")
func join(_ headerCount: Int32, _ inputCount: Int32) -> Int32 {
  session.join(input(behind: headerCount, inputCount), header(headerCount))
}

/// Writes what has been read; the header has `to`, and may have `unit`, `distance`, `date`, `ftp`, `workout`, a zone.
@_expose(wasm, "write")
@_cdecl("write")
func write(_ headerCount: Int32) -> Int32 { session.write(header(headerCount)) }

/// Draws what ``write`` would write as a code, in SVG.
@_expose(wasm, "draw")
@_cdecl("draw")
func draw(_ headerCount: Int32) -> Int32 { session.draw(header(headerCount)) }

/// Looks for codes in the grey pixels that stand behind a header of `width`, and of `frame` for one of many and
/// `begins` for the first of them: tells those in sight, how far sets are, and what they hold, as JSON.
@_expose(wasm, "scan")
@_cdecl("scan")
func scan(_ headerCount: Int32, _ inputCount: Int32) -> Int32 {
  session.scan(input(behind: headerCount, inputCount), header(headerCount))
}

/// Tells the workouts that have been read, as JSON.
@_expose(wasm, "history")
@_cdecl("history")
func history() -> Int32 { session.tellHistory() }

/// Makes the report of what has been read, as a page of HTML; the header may have `unit` and `ftp`.
@_expose(wasm, "report")
@_cdecl("report")
func report(_ headerCount: Int32) -> Int32 { session.report(header(headerCount)) }

/// Tells the formats, as JSON.
@_expose(wasm, "formats")
@_cdecl("formats")
func formats() -> Int32 { session.tellFormats() }

/// Where the result begins.
@_expose(wasm, "resultStart")
@_cdecl("resultStart")
func resultStart() -> UnsafePointer<UInt8>? { session.result.withUnsafeBufferPointer { $0.baseAddress } }

/// How long it is.
@_expose(wasm, "resultCount")
@_cdecl("resultCount")
func resultCount() -> Int32 { Int32(session.result.count) }

/// Where the findings of the last call begin, a JSON array.
@_expose(wasm, "findingsStart")
@_cdecl("findingsStart")
func findingsStart() -> UnsafePointer<UInt8>? { session.findings.withUnsafeBufferPointer { $0.baseAddress } }

/// How long they are.
@_expose(wasm, "findingsCount")
@_cdecl("findingsCount")
func findingsCount() -> Int32 { Int32(session.findings.count) }
