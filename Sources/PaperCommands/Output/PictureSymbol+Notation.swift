internal import CommandLineTool
internal import FormatKit
internal import LogForms
internal import Notation
internal import QRCodes
internal import WorkoutCodes
internal import WorkoutModel

extension PictureSymbol {
  /// What the symbol holds, in one line.
  var summary: String {
    if let part { return part.label }
    if isOfLog { return log?.reading?.summary ?? "log sheet that cannot be read" }
    if let place = symbol.append {
      return "code \(place.index + 1) of \(place.total) of \(AppendedMessage.label(parity: place.parity))"
    }
    guard let archive else {
      return "\(format.map { "\($0.id) that cannot be read" } ?? "no workout"): "
        + PayloadReading.content(symbol.payload)
    }
    return ArchiveWords.summary(of: archive)
  }

  /// The symbols and then what could not be read, as `Schemas/scan.schema.json` has them.
  static func json(_ symbols: [PictureSymbol], _ unread: [UnreadPictureSymbol]) -> String {
    JSONOutput.text { json in
      json.raw("[")
      let writers = symbols.map { $0.write(to:) } + unread.map { $0.write(to:) }
      for (number, write) in writers.enumerated() {
        json.raw(number == 0 ? "\n" : ",\n")
        write(json)
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
    json.corners(corners)
    json.raw(",\"reader\":")
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
    if let reading = log?.reading {
      json.raw(",\"log\":")
      reading.write(to: json)
    }
    if let place = symbol.append {
      json.raw(",\"append\":{\"symbol\":\(place.index + 1),\"symbols\":\(place.total)")
      if let parity = place.parity { json.raw(",\"parity\":\(parity)") }
      json.raw("}")
    }
    json.raw("}")
  }
}

extension UnreadPictureSymbol {
  fileprivate func write(to json: JSONOutput) {
    json.raw("{\"file\":")
    json.text(file)
    json.raw(",\"page\":")
    json.number(page)
    json.raw(",\"symbology\":\"QR-Code\",\"payload\":null")
    json.corners(corners)
    json.raw(",\"reason\":")
    json.text(symbol.reason.rawValue)
    if furtherCount > 0 {
      json.raw(",\"further\":")
      json.number(furtherCount)
    }
    json.raw("}")
  }
}

extension JSONOutput {
  fileprivate func corners(_ corners: [PicturePoint]) {
    raw(",\"corners\":[")
    for (number, corner) in corners.enumerated() {
      raw(number == 0 ? "[" : ",[")
      self.number(corner.x)
      raw(",")
      self.number(corner.y)
      raw("]")
    }
    raw("]")
  }
}
