/// A conversion that would lose or guess something, under `--strict`.
struct StrictError: Error, CustomStringConvertible {
  let description: String
}
