/// A list of the object at the top whose elements are read one by one, and how it is checked.
package struct JSONListCheck {
  /// The key of the list.
  let name: StaticString
  /// Checks the list whose first element stands at an offset; where this is nil, or what it returns, the caller does.
  let check: ((_ first: Int) throws(JSONSyntaxError) -> JSONListOutline?)?

  package init(
    _ name: StaticString, _ check: ((_ first: Int) throws(JSONSyntaxError) -> JSONListOutline?)? = nil
  ) {
    self.name = name
    self.check = check
  }
}
