internal import FormatKit
internal import Migration
internal import Notation
internal import QRSymbols
internal import Reports
internal import WorkoutFormats
internal import WorkoutModel

/// What the host has opened, and the outcome of its last call.
struct Session {
  private(set) var result: [UInt8] = []
  private(set) var findings: [UInt8] = []
  private var archive = WorkoutArchive()
  /// The formats of what has been read, each once.
  private var formats: [Format] = []
  private var codes = CodeSession()

  /// The highest version of a code that is drawn with more correction than needed.
  private static let comfortableVersion = 20

  /// Reads `input` and tells what it is.
  mutating func open(_ input: UnsafeBufferPointer<UInt8>, _ header: Header) -> Int32 {
    archive = WorkoutArchive()
    let log = FindingLog()
    do throws(WorkoutError) {
      (archive, formats) = try Self.read(input, header, log)
      result = Array(SessionNotation.summary(of: archive, formats: formats).utf8)
    } catch {
      return refuse(error, log)
    }
    findings = Array(SessionNotation.findings(log, in: archive).utf8)
    return 0
  }

  /// Merges `input` into what has been read.
  mutating func join(_ input: UnsafeBufferPointer<UInt8>, _ header: Header) -> Int32 {
    let log = FindingLog()
    do throws(WorkoutError) {
      let (second, others) = try Self.read(input, header, log)
      let merged = ArchiveMerge().merge(archive, second, findings: log)
      guard merged.conflicts.isEmpty else {
        let first = merged.conflicts[0].description(first: "the first file", second: "the second file")
        throw .stopped("\(merged.conflicts.count) values differ and cannot be merged: \(first)")
      }
      archive = merged.archive
      for other in others where !formats.contains(where: { $0.id == other.id }) { formats.append(other) }
      result = Array(SessionNotation.summary(of: archive, formats: formats).utf8)
    } catch {
      return refuse(error, log)
    }
    findings = Array(SessionNotation.findings(log, in: archive).utf8)
    return 0
  }

  /// Writes what has been read, or one workout of it.
  mutating func write(_ header: Header) -> Int32 {
    let log = FindingLog()
    do throws(WorkoutError) {
      let chosen = chosen(header)
      result = try Self.bytes(of: chosen, header, log)
      findings = Array(SessionNotation.findings(log, in: chosen).utf8)
    } catch {
      return refuse(error, log)
    }
    return 0
  }

  /// Draws what ``write(_:)`` would write as a code, in SVG.
  mutating func draw(_ header: Header) -> Int32 {
    let log = FindingLog()
    do throws(WorkoutError) {
      let chosen = chosen(header)
      result = Array(try Self.drawing(of: try Self.bytes(of: chosen, header, log)).utf8)
      findings = Array(SessionNotation.findings(log, in: chosen).utf8)
    } catch {
      return refuse(error, log)
    }
    return 0
  }

  /// Looks for codes in grey pixels.
  mutating func scan(_ pixels: UnsafeBufferPointer<UInt8>, _ header: Header) -> Int32 {
    findings = []
    if header["begins"] != nil { codes = CodeSession() }
    do throws(WorkoutError) {
      let width = header["width"].flatMap { Int($0) } ?? 0
      result = Array(try codes.look(at: pixels, width: width, isFrame: header["frame"] != nil).utf8)
    } catch {
      return refuse(error, FindingLog())
    }
    return 0
  }

  /// Tells the workouts that have been read.
  mutating func tellHistory() -> Int32 {
    result = Array(SessionNotation.history(of: archive).utf8)
    findings = []
    return 0
  }

  /// Makes the report of what has been read.
  mutating func report(_ header: Header) -> Int32 {
    var options = ReportOptions()
    (options.unit, options.thresholdPowerWatts) = (
      header.writing.massUnit, header.writing.thresholdPowerWatts
    )
    result = Array(HistoryReport(archive, options: options).html.utf8)
    findings = []
    return 0
  }

  /// Tells the formats.
  mutating func tellFormats() -> Int32 {
    result = Array(SessionNotation.formats.utf8)
    findings = []
    return 0
  }

  /// What has been read, or the one workout of it that the host names.
  private func chosen(_ header: Header) -> WorkoutArchive {
    guard let number = header["workout"].flatMap({ Int($0) }), archive.workouts.indices.contains(number)
    else {
      return archive
    }
    var chosen = archive
    chosen.workouts = [archive.workouts[number]]
    (chosen.templates, chosen.rides, chosen.measurements) = ([], [], [])
    return chosen
  }

  /// An archive in the format that the host names.
  private static func bytes(
    of archive: WorkoutArchive, _ header: Header, _ log: FindingLog
  ) throws(WorkoutError) -> [UInt8] {
    let target = header["to"] ?? ""
    guard let format = Format.named(target) else { throw .stopped("no format is called \(target)") }
    return try format.bytes(of: archive, options: header.writing, findings: log)
  }

  private static func drawing(of payload: [UInt8]) throws(WorkoutError) -> String {
    let level = ErrorCorrectionLevel.usual(for: payload, versionLimit: comfortableVersion)
    do throws(QRCodeError) {
      return try QRSymbol(payload: payload, level: level).svg()
    } catch {
      throw .stopped(error.description)
    }
  }

  /// What the logs in `input` hold together, and their formats.
  private static func read(
    _ input: UnsafeBufferPointer<UInt8>, _ header: Header, _ log: FindingLog
  ) throws(WorkoutError) -> (WorkoutArchive, [Format]) {
    let named = header["from"].flatMap { Format.named($0) }
    let file = try InputBytes(input, name: header["name"] ?? "input")
    let inputs = try PackedLogs(in: file, isRecognized: named == nil, findings: log).inputs
    var formats: [Format] = []
    var archives: [(file: String, archive: WorkoutArchive)] = []
    for input in inputs {
      let format: Format
      if let named { format = named } else { format = try Format.detect(input) }
      let archive = try Format.readArchive(input, as: format, options: header.reading, findings: log)
      archives.append((input.name, archive))
      if !formats.contains(where: { $0.id == format.id }) { formats.append(format) }
    }
    return (ArchiveJoiner.join(archives, findings: log), formats)
  }

  private mutating func refuse(_ error: WorkoutError, _ log: FindingLog) -> Int32 {
    result = Array(RefusalNotation.text(of: error).utf8)
    findings = Array(SessionNotation.findings(log, in: WorkoutArchive()).utf8)
    return 1
  }
}
