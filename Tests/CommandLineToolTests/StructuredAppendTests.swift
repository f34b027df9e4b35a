import CommandLineTool
import Foundation
import QRCodes
import Testing

/// Messages that other programs spread over several symbols.
@Suite struct StructuredAppendTests {
  private let message = Array("The quick brown fox jumps over the lazy dog, and goes home; \0\u{1}".utf8)

  /// The places and payloads that a scanner finds.
  private func found(_ picture: GreyPicture, _ readers: Set<SymbolReaderName>) -> [ScannedSymbol] {
    SymbolScanner(budget: nil, readers: readers).scan(picture).symbols.sorted {
      $0.append?.index ?? 0 < $1.append?.index ?? 0
    }
  }

  @Test func bothReadersTellThePlaceOfEachSymbol() throws {
    let codes = AppendedCodes(message, version: 2)
    let count = codes.codes.count
    #expect(count == 3)
    let picture = try codes.picture(of: [2, 0, 1])
    let byGrid = found(picture, [.grid])
    #expect(byGrid.map { $0.append?.index } == [0, 1, 2] && byGrid.allSatisfy { $0.append?.total == 3 })
    #expect(byGrid.flatMap(\.payload) == message)
    #expect(byGrid.map { $0.append?.parity } == Array(repeating: message.reduce(0, ^), count: 3))
    let byZBar = found(picture, [.zbar])
    #expect(byZBar.map { $0.append?.index } == [0, 1, 2] && byZBar.allSatisfy { $0.append?.parity == nil })
    #expect(byZBar.map(\.payload) == byGrid.map(\.payload))
  }

  @Test func ofSomeSymbolsLibzbarDoesNotTellThePlaceSoThatTheyAreLeftToTheOtherReader() throws {
    let codes = AppendedCodes(message, version: 2)
    for numbers in [[0], [1], [2], [0, 2]] {
      let picture = try codes.picture(of: numbers)
      #expect(found(picture, [.zbar]).isEmpty)
      #expect(found(picture, [.grid, .zbar]).map { $0.append?.index } == numbers)
    }
  }

  /// A folder with a workout, and the codes that hold it in text as the app reads it.
  private func workout() throws -> (folder: TestFolder, codes: AppendedCodes, parity: String) {
    let folder = try TestFolder("workout.json")
    let bytes = try folder.bytes(of: "workout.json")
    let parity = String(bytes.reduce(0, ^), radix: 16, uppercase: true)
    let codes = AppendedCodes(bytes, version: 12)
    for number in codes.codes.indices {
      try folder.write(try codes.bitmap(of: [number]), to: "\(number + 1).bmp")
    }
    return (folder, codes, parity.count == 1 ? "0\(parity)" : parity)
  }

  private let kilograms = ["--source-unit", "kg"]

  @Test func symbolsOfSeveralPicturesAreJoinedInTheirOrder() throws {
    let (folder, codes, parity) = try workout()
    let count = codes.codes.count
    #expect(count > 1)
    let pictures = (1...count).reversed().map { "DIR/\($0).bmp" }
    let lines = (1...count).reversed().map {
      "DIR/\($0).bmp: code \($0) of \(count) of structured append \(parity)\n"
    }
    let run = folder.run(["scan"] + pictures)
    #expect(run.code == 0 && run.text.hasPrefix(lines.joined() + "structured append \(parity): workout "))
    #expect(folder.run(["scan", "-o", "DIR/codes.btd"] + kilograms + pictures).code == 0)
    #expect(folder.run(["convert", "DIR/workout.json", "-o", "DIR/file.btd"] + kilograms).code == 0)
    #expect(folder.run("diff", "DIR/codes.btd", "DIR/file.btd").code == 0)
    // All in one picture, by libzbar alone: it joins them itself.
    try folder.write(try codes.bitmap(of: Array(codes.codes.indices)), to: "all.bmp")
    let zbar = folder.run(["scan", "DIR/all.bmp", "--reader", "zbar", "-o", "DIR/zbar.btd"] + kilograms)
    #expect(zbar.code == 0)
    #expect(folder.run("diff", "DIR/zbar.btd", "DIR/file.btd").code == 0)
  }

  @Test func aSymbolThatIsMissingIsNamedAndNothingIsWritten() throws {
    let (folder, codes, parity) = try workout()
    let count = codes.codes.count
    let pictures = (1...count).filter { $0 != 2 }.map { "DIR/\($0).bmp" }
    let message =
      "\(count - 1) of \(count) codes of structured append \(parity) scanned; still needed: code 2"
    let run = folder.run(["scan", "-o", "DIR/back.btd"] + pictures)
    #expect(run.transcript == "! btd scan: \(message)\n= 1\n")
    #expect(!folder.names.contains("back.btd"))
    let json = folder.run("scan", "--json", "DIR/1.bmp").text
    let number = try #require(UInt8(parity, radix: 16))
    #expect(json.contains("\"append\":{\"symbol\":1,\"symbols\":\(count),\"parity\":\(number)}"))
  }

  @Test func symbolsOfTwoMessagesAreNotMixed() throws {
    let (first, second) = (
      AppendedCodes(message, version: 2), AppendedCodes(message.reversed() + [9], version: 2)
    )
    let folder = try TestFolder()
    try folder.write(try first.bitmap(of: Array(first.codes.indices)), to: "a.bmp")
    try folder.write(try second.bitmap(of: Array(second.codes.indices)), to: "b.bmp")
    let run = folder.run("scan", "DIR/a.bmp", "DIR/b.bmp")
    #expect(run.code == 1 && run.text.components(separatedBy: ": no workout: ").count == 3)
    #expect(
      run.text.contains(
        "structured append \(String(message.reduce(0, ^), radix: 16, uppercase: true)): no workout"))
  }
}
