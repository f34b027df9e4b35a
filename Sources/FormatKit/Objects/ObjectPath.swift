/// Where an object stands in its file, spelled out as a JSON pointer only when a message needs it.
package struct ObjectPath: CustomStringConvertible, Sendable {
  /// The path of what the containers stand in.
  private var base = ""
  private var container: StaticString = ""
  private var index = -1
  private var innerContainer: StaticString = ""
  private var innerIndex = -1

  /// The object to which `pointer` points, as a rule the one at the top.
  package init(_ pointer: String = "") { base = pointer }

  /// The object of `container` at `index`.
  package static func at(_ container: StaticString, _ index: Int = -1) -> ObjectPath {
    var path = ObjectPath()
    path.container = container
    path.index = index
    return path
  }

  /// The object of `container` at `index` within this one.
  package func inner(_ container: StaticString, _ index: Int) -> ObjectPath {
    var path = self
    path.innerContainer = container
    path.innerIndex = index
    return path
  }

  package var description: String {
    var text = base + container.description
    if index >= 0 { text += "/\(index)" }
    guard innerIndex >= 0 else { return text }
    return text + "/\(innerContainer)/\(innerIndex)"
  }
}
