internal import QRCodes
internal import WorkoutFormats
internal import WorkoutModel

/// A symbol found in a picture, and what its payload holds.
struct PictureSymbol {
  let file: String
  /// The page or frame of the picture, from 1.
  let page: Int
  let symbol: ScannedSymbol
  /// Where it is in the pixels as the file stores them.
  let corners: [PicturePoint]
  let format: Format?
  /// The workout or template of the payload; nil where it is none, or cannot be read.
  let archive: WorkoutArchive?

  /// Reads what the symbols of a scanned picture hold.
  static func all(
    of scan: PictureScan, in path: String, options: ReadOptions, findings: any FindingSink
  ) -> [PictureSymbol] {
    if scan.omittedCount > 0 {
      findings.report(
        Finding(
          .warning, .dropped, "pages or frames of a picture that are not scanned",
          detail: scan.omissionReason, place: Place(file: path), count: scan.omittedCount))
    }
    return scan.symbols.enumerated().map { number, found in
      PictureSymbol(
        file: path, page: found.page, symbol: found.symbol, corners: found.corners, number: number + 1,
        options: options, findings: findings)
    }
  }

  private init(
    file: String, page: Int, symbol: ScannedSymbol, corners: [PicturePoint], number: Int,
    options: ReadOptions, findings: any FindingSink
  ) {
    self.file = file
    self.page = page
    self.symbol = symbol
    self.corners = corners
    let collector = ArchiveCollector()
    // A payload that is no workout is no error: it is named in the summary.
    guard let input = try? InputBytes(symbol.payload, name: "\(file), symbol \(number)"),
      let format = try? Format.detect(input), let reader = format.reader
    else {
      format = nil
      archive = nil
      return
    }
    self.format = format
    do {
      try reader(input, options, collector, findings)
      archive = collector.archive
    } catch {
      archive = nil
      let problem = FindingNotation.finding(of: error, file: file)
      let detail = [problem.what, problem.detail].compactMap(\.self).joined(separator: ". ")
      findings.report(
        Finding(
          .warning, .dropped, "\(format.id) in a symbol cannot be read", detail: detail, place: problem.place)
      )
    }
  }

  /// That the symbol is none of workouts, for those who expect one.
  var strangeness: Finding {
    Finding(.note, .malformed, "symbol that holds no workout", detail: content, place: Place(file: file))
  }

  private var content: String {
    let text = String(validating: symbol.payload, as: UTF8.self)
    return text.map { "\"\(PrintableText.of($0, limit: 60))\"" }
      ?? "\(symbol.payload.count) bytes that are no text"
  }

  /// What the symbol holds, in one line.
  var summary: String {
    guard let archive else {
      return "\(format.map { "\($0.id) that cannot be read" } ?? "no workout"): \(content)"
    }
    let lines =
      archive.workouts.map { workout in
        let name = PrintableText.of(workout.title ?? "without a name", limit: 60)
        let sets = workout.exercises.reduce(0) { $0 + $1.sets.count }
        let start = workout.start.map { ", \($0)" } ?? ""
        let exercises = Counted.of(workout.exercises.count, "exercise")
        return "workout \"\(name)\"\(start), \(exercises), \(Counted.of(sets, "set"))"
      }
      + archive.templates.map { template in
        let name = PrintableText.of(template.title ?? "without a name", limit: 60)
        return "template \"\(name)\", \(Counted.of(template.exercises.count, "exercise"))"
      }
      + archive.timedPlans.map { plan in
        let name = PrintableText.of(plan.title ?? "without a name", limit: 60)
        return "structured ride \"\(name)\", \(Counted.of(plan.segments.count, "segment"))"
      }
    return lines.isEmpty ? "an archive without workouts" : lines.joined(separator: "; ")
  }

  /// The symbols as `Schemas/scan.schema.json` has them.
  static func json(_ symbols: [PictureSymbol]) -> String {
    JSONOutput.text { json in
      json.raw("[")
      for (number, symbol) in symbols.enumerated() {
        json.raw(number == 0 ? "\n" : ",\n")
        symbol.write(to: json)
      }
      json.raw("\n]\n")
    }
  }

  private func write(to json: JSONOutput) {
    json.raw("{\"file\":")
    json.text(file)
    json.raw(",\"page\":")
    json.number(page)
    json.raw(",\"symbology\":")
    json.text(symbol.symbology)
    if let text = String(validating: symbol.payload, as: UTF8.self) {
      json.raw(",\"payload\":")
      json.text(text)
    } else {
      json.raw(",\"payloadBase64\":")
      json.text(Base64.encode(symbol.payload))
    }
    json.raw(",\"corners\":[")
    for (number, corner) in corners.enumerated() {
      json.raw(number == 0 ? "[" : ",[")
      json.number(corner.x)
      json.raw(",")
      json.number(corner.y)
      json.raw("]")
    }
    json.raw("],\"pass\":")
    json.text(symbol.pass.rawValue)
    json.raw(",\"milliseconds\":")
    json.raw(String((symbol.elapsedMilliseconds * 10).rounded() / 10))
    json.raw("}")
  }
}
