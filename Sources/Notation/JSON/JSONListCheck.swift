/// How one list of the object at the top is checked by other means than element by element.
package struct JSONListCheck {
  /// The key of the list.
  let name: StaticString
  /// Checks the list whose first element stands at an offset; nil where it leaves that to the caller.
  let check: (_ first: Int) throws(JSONSyntaxError) -> JSONListOutline?

  package init(
    _ name: StaticString, _ check: @escaping (_ first: Int) throws(JSONSyntaxError) -> JSONListOutline?
  ) {
    self.name = name
    self.check = check
  }
}
