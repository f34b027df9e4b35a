/// Where an object stands in its file, spelled out as a JSON pointer only when a message needs it.
struct ObjectPath: CustomStringConvertible {
  var container: StaticString = ""
  var index = -1
  var innerContainer: StaticString = ""
  var innerIndex = -1

  /// The object of `container` at `index`.
  static func at(_ container: StaticString, _ index: Int = -1) -> ObjectPath {
    ObjectPath(container: container, index: index)
  }

  /// The object of `container` at `index` within this one.
  func inner(_ container: StaticString, _ index: Int) -> ObjectPath {
    ObjectPath(container: self.container, index: self.index, innerContainer: container, innerIndex: index)
  }

  var description: String {
    var text = container.description
    if index >= 0 { text += "/\(index)" }
    guard innerIndex >= 0 else { return text }
    return text + "/\(innerContainer)/\(innerIndex)"
  }
}
