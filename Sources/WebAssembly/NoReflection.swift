// Compiled into every module for WebAssembly: a value that is no text of its own would be printed by reflection,
// which Embedded Swift turns into "(cannot print value in embedded Swift)" without a word.
extension DefaultStringInterpolation {
  @available(
    *, deprecated, message: "this type has no description: printed by reflection, it is nothing here"
  )
  mutating func appendInterpolation<Value>(_ value: Value) {}
}
