/// A category of exercises as FIT numbers them.
struct FITCategory {
  /// Its number, `category` of a set.
  let number: UInt16
  /// Its name in small letters: `bench press`.
  let name: String
  /// The names of its exercises in small letters, each at its number; a hyphen for none.
  var names: [String] = []
}
