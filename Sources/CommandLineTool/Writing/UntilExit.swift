/// Things that stay in memory until the process ends.
///
/// It gives all its memory back at once; to free two long histories exercise by exercise takes a twentieth of a merge.
enum UntilExit {
  private final class Kept<Thing> {
    let thing: Thing

    init(_ thing: Thing) { self.thing = thing }
  }

  /// Keeps `thing`, which a command that is about to end has read or made.
  static func keep<Thing>(_ thing: Thing) { _ = Unmanaged.passRetained(Kept(thing)) }
}
