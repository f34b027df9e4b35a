import PhotographSimulator
import QRCodes
import Testing

/// What `scan` says of a code that it sees beside one that it reads, and of pages that have no other.
@Suite struct UnreadCodeTests {
  /// How a second code is spoiled.
  enum Spoiling: String, CaseIterable {
    case blurred, covered
    case cutOff = "cut off at the edge"
  }

  private static let module = 6

  /// A page whose left code is the workout of the samples and whose right one is spoiled.
  private func page(_ spoiling: Spoiling) throws -> (picture: GreyPicture, place: (x: Int, y: Int), side: Int)
  {
    let symbol = try QRSymbol(payload: Array(SampleText.payload.utf8))
    let (module, side) = (Self.module, symbol.size * Self.module)
    let place = (x: side + 12 * module, y: 4 * module)
    let width = spoiling == .cutOff ? place.x + side * 3 / 5 : place.x + side + 4 * module
    var canvas = PageCanvas(width: width, height: side + 8 * module)
    canvas.draw(symbol, x: 4 * module, y: 4 * module, modulePixels: module)
    canvas.draw(symbol, x: place.x, y: place.y, modulePixels: module)
    switch spoiling {
    case .blurred:
      canvas.blur(
        x: place.x - 4 * module..<place.x + side + 4 * module, y: 0..<canvas.height,
        deviation: 1.3 * Double(module))
    case .covered:
      for (x, y) in [(0, 0), (side - 8 * module, 0)] {
        canvas.fill(x: place.x + x, y: place.y + y, width: 8 * module, height: 8 * module, 90)
      }
    case .cutOff: break
    }
    return (try canvas.picture(), place, side)
  }

  @Test(arguments: Spoiling.allCases)
  func aCodeBesideOneThatIsReadIsALossWithItsPlaceAndReason(spoiling: Spoiling) throws {
    let folder = try TestFolder()
    let page = try page(spoiling)
    try folder.write(page.picture.png(), to: "page.png")
    let lenient = folder.run("scan", "DIR/page.png", "-o", "DIR/x.btd", "--source-unit", "kg")
    #expect(lenient.code == 0)
    #expect(
      lenient.errors.contains("could not be read: photograph it closer, flatter, without glare")
        && lenient.errors.contains("it looks \(spoiling.rawValue)"), "\(lenient.errors)")
    let strict = folder.run("scan", "DIR/page.png", "-o", "DIR/y.btd", "--source-unit", "kg", "--strict")
    #expect(strict.code == 65 && !folder.names.contains("y.btd"))
    let entries = folder.run("scan", "--json", "DIR/page.png").text.split(separator: "\n").filter {
      $0.contains("\"payload\":null")
    }
    let entry = try #require(entries.first)
    #expect(entries.count == 1 && entry.contains("\"reason\":\"\(spoiling.rawValue)\""))
    // Its corners are those of the code, whichever is called the first.
    let numbers = entry.split { !($0.isNumber || $0 == "-") }.compactMap { Int($0) }.suffix(8)
    let middle = (
      numbers.enumerated().reduce(0) { $0 + ($1.offset % 2 == 0 ? $1.element : 0) } / 4,
      numbers.enumerated().reduce(0) { $0 + ($1.offset % 2 == 1 ? $1.element : 0) } / 4
    )
    let slack = 3 * Self.module
    #expect(
      abs(middle.0 - page.place.x - page.side / 2) < slack
        && abs(middle.1 - page.place.y - page.side / 2) < slack, "\(entry)")
  }

  /// Sixteen codes are listed, on each page of its own.
  @Test func theLastEntryOfAPageSaysHowManyMoreCodesWereSeen() throws {
    let folder = try TestFolder()
    let symbol = try QRSymbol(payload: Array(SampleText.payload.utf8))
    let (module, side) = (4, (symbol.size + 8) * 4)
    func page(_ count: Int) throws -> [UInt8] {
      var canvas = PageCanvas(width: 5 * side, height: (count + 4) / 5 * side)
      for number in 0..<count {
        let (x, y) = (number % 5 * side, number / 5 * side)
        canvas.draw(symbol, x: x + 4 * module, y: y + 4 * module, modulePixels: module)
        // Without what is between the eyes.
        canvas.fill(x: x, y: y + 13 * module, width: side, height: side - 26 * module, 255)
      }
      return try canvas.picture().png()
    }
    try folder.write(page(20), to: "a.png")
    try folder.write(page(3), to: "b.png")
    let run = folder.run("scan", "--json", "DIR/a.png", "DIR/b.png")
    let entries = run.text.split(separator: "\n").filter { $0.contains("\"payload\":null") }
    #expect(entries.count == 19)
    #expect(entries.indices.filter { entries[$0].contains("\"further\"") } == [15])
    #expect(entries[15].contains(",\"further\":4}"), "\(entries[15])")
    #expect(run.errors.contains("at least 4 more QR codes in the picture could not be read"))
    try folder.write(Array(run.text.utf8), to: "scan.json")
    if SchemaValidator.isInstalled {
      #expect(try SchemaValidator.problems(of: "\(folder.path)/scan.json", schema: "scan") == "")
    }
  }

  @Test func aCodeThatIsReadAloneIsNoLoss() throws {
    let folder = try TestFolder()
    try folder.draw(SampleText.payload, to: "code.png")
    let run = folder.run("scan", "DIR/code.png", "-o", "DIR/x.btd", "--source-unit", "kg", "--strict")
    #expect(run.code == 0 && !run.errors.contains("could not be read"))
  }

  @Test(arguments: [
    ["v6.wld", "--workout", "1"], ["v6.wld", "--backup"], ["history.btd", "--template", "Push Day", "--log"],
  ])
  func nothingButWhatIsReadIsNamedOnAPageOfOurs(arguments: [String]) throws {
    let folder = try TestFolder(arguments[0])
    let options = ["sheet", "DIR/\(arguments[0])"] + arguments.dropFirst() + ["-o", "DIR/page.png"]
    #expect(folder.run(options).code == 0)
    let pages = folder.names.filter { $0.hasSuffix(".png") }.map { "DIR/\($0)" }
    let json = folder.run(["scan", "--json"] + pages)
    #expect(json.text.contains("\"symbology\":\"QR-Code\"") && !json.text.contains("\"payload\":null"))
  }
}
