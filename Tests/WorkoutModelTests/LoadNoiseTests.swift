import Testing
import WorkoutModel

@Suite struct LoadNoiseTests {
  @Test(arguments: [
    ("149.99999999999997", "150"), ("245.00000000000003", "245"), ("32.499999999999996", "32.5"),
    ("0.10000000000000001", "0.1"), ("-20.000000000000004", "-20"),
    ("150", nil), ("150.000000000", nil), ("7.937875915123695", nil), ("66.666666666666671", nil),
    ("22.679618500", nil), ("123456789.9999999", nil), ("1234567.000000001", nil),
  ])
  func theNoiseOfBinaryFractionsIsToldFromANumberThatWasMeant(text: String, meant: String?) throws {
    let value = try #require(ExactDecimal(text))
    #expect(Load(value, unit: .pounds).withoutNoise?.value.description == meant)
  }
}
