package import Notation

/// The entries of a list, each with its place, which is spelled out only when it is asked for.
package struct ObjectEntries: RandomAccessCollection {
  private let elements: [JSONElement]
  private let pointer: String

  /// The entries `elements` of the list to which `pointer` points.
  init(_ elements: [JSONElement], at pointer: String) {
    self.elements = elements
    self.pointer = pointer
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { elements.count }

  package subscript(position: Int) -> (element: JSONElement, pointer: String) {
    (elements[position], "\(pointer)/\(position)")
  }
}
