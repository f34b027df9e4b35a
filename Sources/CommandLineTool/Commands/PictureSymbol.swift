internal import FormatKit
internal import Notation
internal import PackedForm
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
  /// What the payload holds by itself; nothing where it is a part of a set.
  private let reading: PayloadReading?
  /// The part of a set that the payload is; nil where it is none.
  let part: SetPart?

  /// The format of the payload; nil where it is none of workouts.
  var format: Format? { reading?.format }
  /// The workout or template of the payload; nil where it is none, or cannot be read.
  var archive: WorkoutArchive? { reading?.archive }

  /// Why the payload cannot be read, though its form is known.
  var problem: (any Error)? { reading?.problem }

  /// Reads what the symbols of a scanned picture hold.
  static func all(
    of scan: PictureScan, in path: String, options: ReadOptions, findings: any FindingSink
  ) -> [PictureSymbol] {
    if scan.omittedCount > 0 {
      findings.report(
        Finding(
          .warning, .dropped, "pages or frames of a picture that are not scanned", of: .picture,
          detail: scan.omissionReason, place: Place(file: path), count: scan.omittedCount))
    }
    for (page, shortfall) in scan.shortfalls {
      let (what, advice) =
        switch shortfall {
        case .time: ("to the end in its time", "--budget SECONDS gives it more")
        case .zbarMissing: ("a second time by libzbar, which is missing", "install libzbar0")
        }
      findings.report(
        Finding(
          .warning, .dropped, "picture not searched \(what): codes in it may be missing", of: .picture,
          detail: advice,
          place: Place(file: scan.pageCount > 1 ? "\(path), page \(page)" : path)))
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
    let name = "\(file), symbol \(number)"
    do {
      part = try SetPart(payload: symbol.payload, name: name)
      reading =
        part == nil
        ? PayloadReading(symbol.payload, name: name, options: options, findings: findings) : nil
      if let problem, let format {
        findings.report(
          PayloadReading.problem(problem, "\(format.id) in a symbol cannot be read", file: file))
      }
    } catch {
      part = nil
      reading = PayloadReading(unreadable: .packed, error)
      findings.report(
        PayloadReading.problem(error, "symbol of a set that cannot be read", file: file))
    }
  }

  /// That the symbol is none of workouts, for those who expect one.
  var strangeness: Finding {
    Finding(
      .note, .malformed, "symbol that holds no workout", of: .symbol, detail: content,
      place: Place(file: file))
  }

  private var content: String { PayloadReading.content(symbol.payload) }

  /// What the symbol holds, in one line.
  var summary: String {
    if let part { return "symbol \(part.index + 1) of \(part.total) of set \(part.key.name)" }
    guard let archive else {
      return "\(format.map { "\($0.id) that cannot be read" } ?? "no workout"): \(content)"
    }
    return PayloadReading.summary(of: archive)
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
    json.raw("],\"reader\":")
    json.text(symbol.reader.rawValue)
    json.raw(",\"pass\":")
    json.text(symbol.pass.rawValue)
    json.raw(",\"milliseconds\":")
    json.raw(String((symbol.elapsedMilliseconds * 10).rounded() / 10))
    if let part {
      json.raw(",\"set\":{\"name\":")
      json.text(part.key.name)
      json.raw(",\"symbol\":\(part.index + 1),\"symbols\":\(part.total),\"needed\":\(part.key.needed)}")
    }
    json.raw("}")
  }
}
