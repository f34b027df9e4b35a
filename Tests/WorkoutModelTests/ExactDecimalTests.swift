import ArchiveGenerator
import Testing
import WorkoutModel

@Suite struct ExactDecimalTests {
  @Test(arguments: [
    "0", "0.0", "0.00", "7", "10", "50", "50.0", "52.5", "-2.5", "-0.5", "0.001", "7.937875915123695",
    "144115188075855871", "-144115188075855872", "1.44115188075855871",
    "0.00000000000000000000000000000000000000000000000000000000000001",
  ])
  func plainTextIsWrittenAsItWasRead(text: String) {
    #expect(ExactDecimal(text)?.description == text)
  }

  @Test(arguments: [
    "", "-", "+5", ".5", "5.", "-.5", "05", "00", "-05", "-0", "-0.0", "1e3", "1E3", "1.2.3", "1,5", " 1",
    "1 ", "1_000", "--1", "NaN", "inf", "0x10", "١٢", "144115188075855872", "-144115188075855873",
    "999999999999999999", "9999999999999999999999",
    "0.000000000000000000000000000000000000000000000000000000000000001",
  ])
  func textThatWouldNotComeBackTheSameIsRefused(text: String) {
    #expect(ExactDecimal(text) == nil)
  }

  @Test func trailingZerosMakeAnotherValueThatNormalizesToTheSame() throws {
    let plain = try #require(ExactDecimal("50"))
    let pointed = try #require(ExactDecimal("50.0"))
    #expect(plain != pointed)
    #expect(pointed.normalized == plain)
    #expect(plain.normalized == plain)
    #expect(ExactDecimal("0.500")?.normalized.description == "0.5")
    #expect(ExactDecimal("0.00")?.normalized.description == "0")
    #expect(ExactDecimal("-100")?.normalized.description == "-100")
  }

  @Test func partsOfANumberAreThoseOfItsText() throws {
    let number = try #require(ExactDecimal("-12.50"))
    #expect(number.coefficient == -1_250)
    #expect(number.fractionDigits == 2)
    #expect(number.wholePart == -12)
    #expect(number.doubleValue == -12.5)
    #expect(ExactDecimal("7.937875915123695")?.doubleValue == 7.937875915123695)
    #expect(ExactDecimal("0.0000000000000000001")?.wholePart == 0)
  }

  @Test func numbersBeyondTheLimitsAreNone() {
    let range = ExactDecimal.coefficientRange
    #expect(ExactDecimal(coefficient: range.upperBound)?.description == "144115188075855871")
    #expect(ExactDecimal(coefficient: range.lowerBound)?.description == "-144115188075855872")
    #expect(ExactDecimal(coefficient: range.upperBound + 1) == nil)
    #expect(ExactDecimal(coefficient: range.lowerBound - 1) == nil)
    #expect(ExactDecimal(coefficient: .max) == nil)
    #expect(ExactDecimal(coefficient: .min) == nil)
    #expect(ExactDecimal(coefficient: 1, fractionDigits: 62)?.fractionDigits == 62)
    #expect(ExactDecimal(coefficient: 1, fractionDigits: 63) == nil)
    #expect(ExactDecimal(coefficient: 1, fractionDigits: -1) == nil)
    #expect(ExactDecimal(Int32.min).description == "-2147483648")
  }

  @Test func theLongestTextFitsTheStatedLength() {
    let longest = ExactDecimal(coefficient: ExactDecimal.coefficientRange.lowerBound, fractionDigits: 62)
    let text = longest?.description
    #expect(text == "-0." + String(repeating: "0", count: 44) + "144115188075855872")
    #expect((text?.utf8.count ?? .max) <= ExactDecimal.maximumTextLength)
    #expect(text.flatMap { ExactDecimal($0) } == longest)
  }

  @Test func randomNumbersComeBackFromTheirText() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let number = ExactDecimal(
        coefficient: Int64.random(in: ExactDecimal.coefficientRange, using: &random)
          >> Int64.random(in: 0...56, using: &random),
        fractionDigits: Int.random(in: 0...62, using: &random))
      guard let number, number.coefficient != 0 else { continue }
      #expect(ExactDecimal(number.description) == number)
    }
  }

  @Test func everyNumberThatAFloatPrintsIsHeld() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<5_000 {
      let value = Double.random(in: 0.1..<1_000, using: &random)
      let number = ExactDecimal("\(value)")
      #expect(number?.description == "\(value)")
      #expect(number?.doubleValue == value)
    }
  }

  @Test func literalsAreExact() {
    let ten: ExactDecimal = 10
    #expect(ten == ExactDecimal("10"))
    let numbers: [ExactDecimal] = [-3, .tenths(725), .tenths(-5), .hundredths(7_250), .thousandths(500)]
    #expect(numbers.map(\.description) == ["-3", "72.5", "-0.5", "72.50", "0.500"])
    #expect(ExactDecimal.thousandths(.min).description == "-2147483.648")
  }
}
