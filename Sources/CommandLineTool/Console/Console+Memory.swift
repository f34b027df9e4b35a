extension Console {
  private final class Kept<Thing> {
    let thing: Thing

    init(_ thing: Thing) { self.thing = thing }
  }

  /// Keeps what a command has read or made, if the process ends with the command.
  ///
  /// A process gives all its memory back at once; to free two long histories exercise by exercise takes a twentieth of
  /// a merge.
  func keepUntilExit<Thing>(_ thing: Thing) {
    if endsWithProcess { _ = Unmanaged.passRetained(Kept(thing)) }
  }
}
