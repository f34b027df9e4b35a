/// Something asked for that cannot be done, in whole sentences; exit code 64.
struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
