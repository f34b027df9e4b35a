internal import QRCodes
internal import WorkoutFormats
internal import WorkoutModel

/// A symbol found in a picture, and what its payload holds.
struct PictureSymbol {
  let file: String
  /// The page or frame of the picture, from 1.
  let page: Int
  let symbol: ScannedSymbol
  let format: Format?
  /// The workout or template of the payload; nil where it is none.
  let archive: WorkoutArchive?

  /// Scans one picture.
  static func all(
    in path: String, options: ReadOptions, findings: any FindingSink
  ) throws -> [PictureSymbol] {
    let input = try InputBytes(path: path)
    let picture = try PictureDecoder().decode(input.copy)
    if picture.omittedFrameCount > 0 {
      findings.report(
        Finding(
          .warning, .dropped, "pages or frames of a picture that are not scanned", place: Place(file: path),
          count: picture.omittedFrameCount))
    }
    let scanner = SymbolScanner()
    var symbols: [PictureSymbol] = []
    for (page, frame) in picture.frames.enumerated() {
      for symbol in scanner.scan(frame) {
        symbols.append(
          PictureSymbol(
            file: path, page: page + 1, symbol: symbol, number: symbols.count + 1, options: options,
            findings: findings))
      }
    }
    return symbols
  }

  private init(
    file: String, page: Int, symbol: ScannedSymbol, number: Int, options: ReadOptions,
    findings: any FindingSink
  ) {
    self.file = file
    self.page = page
    self.symbol = symbol
    let collector = ArchiveCollector()
    // A payload that is no workout is no error: it is named in the summary.
    guard let input = try? InputBytes(symbol.payload, name: "\(file), symbol \(number)"),
      let format = try? Format.detect(input), let reader = format.reader,
      (try? reader(input, options, collector, findings)) != nil
    else {
      format = nil
      archive = nil
      return
    }
    self.format = format
    archive = collector.archive
  }

  /// What the symbol holds, in one line.
  var summary: String {
    guard let archive else {
      let text = String(validating: symbol.payload, as: UTF8.self)
      let content =
        text.map { "\"\(PrintableText.of($0, limit: 60))\"" }
        ?? "\(symbol.payload.count) bytes that are no text"
      return "no workout: \(content)"
    }
    let lines =
      archive.workouts.map { workout in
        let name = PrintableText.of(workout.title ?? "without a name", limit: 60)
        let sets = workout.exercises.reduce(0) { $0 + $1.sets.count }
        let start = workout.start.map { ", \($0)" } ?? ""
        return "workout \"\(name)\"\(start), \(workout.exercises.count) exercises, \(sets) sets"
      }
      + archive.templates.map { template in
        "template \"\(PrintableText.of(template.title ?? "without a name", limit: 60))\", \(template.exercises.count) exercises"
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
    for (number, corner) in symbol.corners.enumerated() {
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
    json.raw(",\"format\":")
    json.text(orNull: format?.id)
    json.raw("}")
  }
}
