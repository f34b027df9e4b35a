import PhotographSimulator
import QRCodes
import Testing

/// Simulated photographs, each with one difficulty, are the same in every run, and codes in them are read.
@Suite struct CodePhotographTests {
  private static let scanner = SymbolScanner(budget: nil)

  @Test(arguments: CodePhotograph.Kind.allCases)
  func aPhotographIsTheSameInEveryRunAndAnotherForAnotherSeed(kind: CodePhotograph.Kind) throws {
    let photograph = try CodePhotograph(kind, seed: 1)
    let again = try CodePhotograph(kind, seed: 1)
    #expect(again.file == photograph.file && again.payloads == photograph.payloads)
    #expect(try CodePhotograph(kind, seed: 2).file != photograph.file)
  }

  @Test(arguments: CodePhotograph.Kind.allCases)
  func everyCodeOfAPhotographIsRead(kind: CodePhotograph.Kind) throws {
    let photograph = try CodePhotograph(kind, seed: kind.readableSeed)
    let scan = Self.scanner.scan(photograph.picture)
    #expect(Set(scan.symbols.map(\.payload)) == Set(photograph.payloads))
    #expect(scan.symbols.count == photograph.payloads.count && scan.unread == [])
  }

  /// None of these was read by a plane through the eyes and a net that starts from it.
  @Test(
    arguments: [6, 13, 16, 17, 18, 19, 20, 24, 25, 28, 30, 38].map { (CodePhotograph.Kind.curled, $0) }
      + [0, 6, 20, 37].map { (.folded, $0) } + [0, 2, 4, 5, 6, 14, 16, 20, 21].map { (.torn, $0) })
  func aCodeOnCurledFoldedOrTornPaperIsRead(kind: CodePhotograph.Kind, number: Int) throws {
    let photograph = try CodePhotograph(kind, seed: 1_000_003 + UInt64(number))
    let scan = Self.scanner.scan(photograph.picture)
    #expect(scan.symbols.map(\.payload) == photograph.payloads && scan.unread == [])
  }

  /// What a kind does is seen beside a photograph of the same page without it.
  @Test(arguments: [CodePhotograph.Kind.curled, .folded, .torn, .shadowed, .glaring, .moved, .screen])
  func aDifficultyChangesWhatIsSeen(kind: CodePhotograph.Kind) throws {
    let (plain, other) = try (CodePhotograph(.plain, seed: 3), CodePhotograph(kind, seed: 3))
    #expect(plain.payloads == other.payloads)
    #expect(plain.picture.width == other.picture.width)
    let changed = zip(plain.picture.luminance, other.picture.luminance).count { abs(Int($0) - Int($1)) > 25 }
    #expect(changed * 100 > plain.picture.luminance.count, "\(changed)")
  }
}

extension CodePhotograph.Kind {
  /// A photograph of this kind that can be read.
  fileprivate var readableSeed: UInt64 {
    switch self {
    case .torn: 2
    case .moved: 4
    default: 1
    }
  }
}
