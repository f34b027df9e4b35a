internal import WorkoutModel

/// For each of some values, where it stood in its file: kept where the model has them in another order.
package struct PlaceOrder {
  private let places: [Int]

  /// How many values there are.
  package var count: Int { places.count }

  /// Takes the place of each value; each number from 0 on stands once.
  package init(_ places: [Int]) { self.places = places }

  /// Reads what ``text`` wrote; nil where the numbers are not each once.
  package init?(_ text: String) {
    let numbers =
      JSONElement(json: text)?.elements.compactMap { $0.number.map { Int(clamping: $0.wholePart) } } ?? []
    guard numbers.sorted() == Array(numbers.indices) else { return nil }
    places = numbers
  }

  /// True where the values stand in their file as they do here.
  package var isUnchanged: Bool { places == Array(places.indices) }

  /// The places as JSON text.
  package var text: String { "[" + places.map(String.init).joined(separator: ",") + "]" }

  /// `values` as they stood in their file.
  ///
  /// - Parameter values: as many as there are places.
  package func restored<Value>(_ values: [Value]) -> [Value] {
    zip(places, values).sorted { $0.0 < $1.0 }.map { $0.1 }
  }
}
