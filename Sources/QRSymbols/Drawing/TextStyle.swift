/// Which modules of a symbol become blocks when it is drawn as text.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  /// Dark modules are blocks: for paper, editors and light terminals.
  case ink
  /// Light modules are blocks: for dark terminals.
  case light
  /// Black blocks on white by escape sequences of ANSI terminals: readable whatever the theme.
  case ansi

  /// What a line begins with.
  var linePrefix: String {
    // 16 and 231 of the 256 colours: themes repaint the first sixteen only.
    self == .ansi ? "\u{1B}[38;5;16;48;5;231m" : ""
  }

  /// What a line ends with.
  var lineSuffix: String { self == .ansi ? "\u{1B}[0m" : "" }

  /// The character for two modules, one above the other.
  func character(topIsDark: Bool, bottomIsDark: Bool) -> Character {
    let drawsLight = self == .light
    return switch (topIsDark != drawsLight, bottomIsDark != drawsLight) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}
