internal import WorkoutModel

/// Is told what an XML text holds, in order.
protocol XMLHandler: AnyObject {
  /// An element begins; its content is still empty.
  func begin(_ element: XMLElement) throws(WorkoutError)
  /// Text within the element that began last and has not ended; it may come in several pieces.
  func text(_ text: String) throws(WorkoutError)
  /// A comment or a processing instruction, as it is written.
  func markup(_ markup: String) throws(WorkoutError)
  /// The element that began last and has not ended ends.
  func end() throws(WorkoutError)
}
