import Testing
import WorkoutModel

@testable import Migration

@Suite struct LoadGridTests {
  private func load(_ text: String, _ unit: MassUnit?) throws -> Load {
    Load(try #require(ExactDecimal(text)), unit: unit)
  }

  /// `value` in the other unit, rounded to two decimals as apps do.
  private func converted(_ quarters: Int64, from unit: MassUnit) throws -> (Load, Load) {
    let value = try #require(ExactDecimal(coefficient: quarters * 25, fractionDigits: 2))
    let factor = unit == .pounds ? 0.45359237 : 1 / 0.45359237
    let hundredths = Int64((value.doubleValue * factor * 100).rounded())
    let other = try #require(ExactDecimal(coefficient: hundredths, fractionDigits: 2))
    return (Load(value, unit: unit), Load(other, unit: unit == .pounds ? .kilograms : .pounds))
  }

  @Test(arguments: [MassUnit.kilograms, .pounds])
  func knowsEveryPlateAgainThatAnotherAppRounded(unit: MassUnit) throws {
    for quarters in Int64(1)...6_000 {
      let (load, other) = try converted(quarters, from: unit)
      #expect(LoadGrid.areEqual(load, other), "\(load.value) \(unit)")
    }
  }

  @Test(arguments: [MassUnit.kilograms, .pounds])
  func tellsAllPlatesOfOneUnitApart(unit: MassUnit) throws {
    let loads = try (Int64(1)...6_000).map { try converted($0, from: unit).0 }
    #expect(Set(loads.map { LoadGrid.cell(of: $0) }).count == 6_000)
  }

  @Test(arguments: [MassUnit.kilograms, .pounds])
  func givesANumberTheSameCellHoweverItIsWritten(unit: MassUnit) throws {
    for quarters in Int64(-1_000)...50_000 where quarters != 0 {
      // Four digits behind the point are not looked at as quarters.
      let value = try #require(ExactDecimal(coefficient: quarters * 2_500, fractionDigits: 4))
      let short = Load(value.normalized, unit: unit)
      let cell = LoadGrid.cell(of: Load(value, unit: unit))
      #expect(cell == LoadGrid.cell(of: short), "\(short.value) \(unit)")
    }
  }

  @Test func takesNoLoadAndZeroForTheSame() throws {
    #expect(LoadGrid.cell(of: nil) == LoadGrid.cell(of: try load("0.0", .pounds)))
  }

  @Test func comparesLoadsWithoutAUnitByTheirNumber() throws {
    #expect(LoadGrid.cell(of: try load("50.0", nil)) == LoadGrid.cell(of: try load("50", nil)))
    #expect(LoadGrid.cell(of: try load("50", nil)) != LoadGrid.cell(of: try load("50", .kilograms)))
  }

  @Test func knowsNoisyKilogramsAndAssistance() throws {
    #expect(LoadGrid.areEqual(try load("7.937875915123695", .kilograms), try load("17.5", .pounds)))
    #expect(LoadGrid.areEqual(try load("-9.07", .kilograms), try load("-20", .pounds)))
    #expect(!LoadGrid.areEqual(try load("-9.07", .kilograms), try load("20", .pounds)))
  }

  @Test func knowsARoundedLoadAgainAtTheEdgesOfTheGrid() throws {
    #expect(LoadGrid.areEqual(try load("74.97700500488281", .kilograms), try load("165.3", .pounds)))
    // Every hundredth of a kilogram up to 300, as a writer rounds it to hundredths of a pound.
    for hundredths in Int64(1)...30_000 {
      let kilograms = try #require(ExactDecimal(coefficient: hundredths, fractionDigits: 2))
      let load = Load(kilograms, unit: .kilograms)
      let other = try #require(load.converted(to: .pounds)).load
      #expect(LoadGrid.areEqual(load, other) && LoadGrid.areEqual(other, load), "\(kilograms) kg")
    }
    // And no neighbour for it.
    #expect(!LoadGrid.areEqual(try load("74.977", .kilograms), try load("165.8", .pounds)))
  }

  @Test func knowsTheSixteenthsOfAWatch() throws {
    #expect(LoadGrid.areEqual(try load("22.7", .kilograms), try load("22.6875", .kilograms)))
    #expect(LoadGrid.areEqual(try load("36.3125", .kilograms), try load("36.29", .kilograms)))
    #expect(LoadGrid.areEqual(try load("-22.6", .kilograms), try load("-22.625", .kilograms)))
    #expect(!LoadGrid.areEqual(try load("22.75", .kilograms), try load("22.6875", .kilograms)))
    #expect(!LoadGrid.areEqual(try load("22.6875", .kilograms), try load("22.625", .kilograms)))
    // What people type is told apart by its digits.
    #expect(!LoadGrid.areEqual(try load("22.7", .kilograms), try load("22.72", .kilograms)))
    #expect(!LoadGrid.areEqual(try load("22.7", .pounds), try load("22.6875", .pounds)))
  }

  @Test func knowsANumberWithoutAUnitInEither() throws {
    #expect(LoadGrid.areEqual(try load("50.0", nil), try load("50", .kilograms)))
    #expect(LoadGrid.areEqual(try load("110.23", nil), try load("50", .kilograms)))
    #expect(!LoadGrid.areEqual(try load("60", nil), try load("50", .kilograms)))
    #expect(!LoadGrid.areEqual(try load("0", .pounds), try load("50", nil)))
  }

  @Test func takesAnyNumber() throws {
    for text in ["144115188075855871", "-144115188075855872", "0.00000000000000000000000000000001"] {
      #expect(LoadGrid.cell(of: try load(text, .kilograms)) == LoadGrid.cell(of: try load(text, .kilograms)))
    }
  }
}
