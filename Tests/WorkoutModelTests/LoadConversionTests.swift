import Testing

@testable import WorkoutModel

@Suite struct LoadConversionTests {
  private func convert(_ text: String, _ unit: MassUnit?, to target: MassUnit) throws -> String {
    let load = Load(try #require(ExactDecimal(text)), unit: unit)
    guard let result = load.converted(to: target) else { return "none" }
    #expect(result.load.unit == target)
    return result.load.value.description + (result.rounding.map { " to \($0.rawValue)" } ?? "")
  }

  @Test(arguments: [
    ("7.937875915123695", "17.5"), ("36.29", "80"), ("36.2873896", "80"), ("20.41", "45"), ("61.23", "135"),
    ("102.06", "225"), ("1.13", "2.5"), ("0", "0"), ("0.0", "0"), ("-9.07", "-20"),
    ("10", "22.05 to two decimals"),
    ("100", "220.46 to two decimals"), ("0.001", "0 to two decimals"),
    ("1.25", "2.75 to the nearest quarter"),
    ("15.65", "34.5"), ("15.647099", "34.5 to two decimals"), ("15.649", "34.5"),
  ])
  func kilogramsBecomeWhatAnAmericanGymHas(kilograms: String, pounds: String) throws {
    #expect(try convert(kilograms, .kilograms, to: .pounds) == pounds)
  }

  @Test(arguments: [
    ("22.05", "10"), ("44.09", "20"), ("55.12", "25"), ("220.46", "100"), ("45", "20.41 to two decimals"),
    ("135", "61.23 to two decimals"), ("2.5", "1.13 to two decimals"), ("0", "0"),
  ])
  func poundsBecomeWhatAEuropeanGymHas(pounds: String, kilograms: String) throws {
    #expect(try convert(pounds, .pounds, to: .kilograms) == kilograms)
  }

  @Test func aLoadInTheUnitAskedForStaysAsItIsWritten() throws {
    #expect(try convert("50.00", .pounds, to: .pounds) == "50.00")
    #expect(try convert("0.123456789", .kilograms, to: .kilograms) == "0.123456789")
  }

  @Test func aLoadWithoutAUnitIsNotConverted() throws {
    #expect(try convert("50", nil, to: .kilograms) == "none")
  }

  @Test func aLoadTooLargeForTheTargetIsNotConverted() throws {
    #expect(try convert("144115188075855871", .kilograms, to: .pounds) == "none")
    #expect(try convert("-144115188075855871", .pounds, to: .kilograms) == "none")
    #expect(try convert("1000000000000", .pounds, to: .kilograms) == "453592370000")
  }

  // On the way back it may be called rounded: 63.5 kg is what a lifter in kilograms types, too.
  @Test func everyQuarterPoundComesBackFromKilograms() throws {
    for quarters in 1...8_000 {
      let value = try #require(ExactDecimal(coefficient: Int64(quarters * 25), fractionDigits: 2)).normalized
      let there = try #require(Load(value, unit: .pounds).converted(to: .kilograms))
      let back = try #require(there.load.converted(to: .pounds))
      let isTyped = there.load.value.doubleValue * 4 == (there.load.value.doubleValue * 4).rounded()
      #expect(back == Load.Converted(Load(value, unit: .pounds), rounding: isTyped ? .plate : nil))
    }
  }

  @Test func everyQuarterKilogramComesBackFromPounds() throws {
    for quarters in 1...4_000 {
      let value = try #require(ExactDecimal(coefficient: Int64(quarters * 25), fractionDigits: 2)).normalized
      let there = try #require(Load(value, unit: .kilograms).converted(to: .pounds))
      let back = try #require(there.load.converted(to: .kilograms))
      #expect(back.load == Load(value, unit: .kilograms))
    }
  }
}
