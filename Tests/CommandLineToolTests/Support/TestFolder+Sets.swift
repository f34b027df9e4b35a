import Testing
import WorkoutCodes

@testable import PackedForm
@testable import SymbolSets
@testable import WorkoutFormats

extension TestFolder {
  /// The packed form of a file in it.
  func packed(_ name: String) throws -> [UInt8] {
    try #require(run("convert", "DIR/\(name)", "-o", "DIR/.packed", "--to", "packed", "--force").code == 0)
    return try bytes(of: ".packed")
  }

  /// Parts of small symbols.
  func parts(of payload: [UInt8], parity: Int = 0) throws -> [SymbolSetPart] {
    try SymbolSet.parts(of: payload, capacity: 150, parity: parity)
  }

  /// Draws a picture of each part: `name1.png` and so on.
  ///
  /// - Returns: their names, behind `DIR/`.
  @discardableResult
  func draw(_ parts: [SymbolSetPart], _ name: String) throws -> [String] {
    try parts.enumerated().map { number, part in
      let file = "\(name)\(number + 1).png"
      try draw(PackedText.text(of: part.bytes), to: file)
      return "DIR/\(file)"
    }
  }
}

extension SymbolSetPart {
  /// The part with another body, whose own check holds.
  func misread() throws -> SymbolSetPart {
    var bytes = self.bytes
    bytes[15] ^= 0x55
    return try #require(
      try SymbolSetPart(payload: SymbolSetPart.sealed(Array(bytes.dropFirst().dropLast(2))), name: "x"))
  }

  /// The text of the part as a newer program would write it.
  var newerText: String {
    var bytes = self.bytes
    bytes[0] = 0x8b
    return PackedText.text(of: bytes)
  }
}
