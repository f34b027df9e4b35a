/// The drawings of the payload "btd" at level L, written by a program of its own around libqrencode.
enum Golden {
  /// Dark modules as blocks, with a quiet zone of 1.
  static let ink = lines(
    """
    | ▄▄▄▄▄▄▄  ▄ ▄▄ ▄▄▄▄▄▄▄ |
    | █ ▄▄▄ █ ██ ▀▄ █ ▄▄▄ █ |
    | █ ███ █ ▄▀ ▀▄ █ ███ █ |
    | █▄▄▄▄▄█ █ ▄▀█ █▄▄▄▄▄█ |
    | ▄▄ ▄  ▄▄▀██▀▀ ▄▄▄ ▄▄  |
    | █▄█▀█▄▄▄▄▀▄ ▄▄▀   ▄ █ |
    | █▄ ▄ ▄▄ ▄██▀▄ ▄ ▄▀ ▀▄ |
    | ▄▄▄▄▄▄▄ █▀ ▀ ▄ █▀▄▄▄▀ |
    | █ ▄▄▄ █  ▄▀█▀▀▄██▀▄▄█ |
    | █ ███ █ ▀▄█▀▄   ▄▀▀▀█ |
    | █▄▄▄▄▄█ ██▀▄▄▀▀ █▄█▄  |
    |                       |
    """)

  /// Light modules as blocks, with a quiet zone of 1.
  static let light = lines(
    """
    |█▀▀▀▀▀▀▀██▀█▀▀█▀▀▀▀▀▀▀█|
    |█ █▀▀▀█ █  █▄▀█ █▀▀▀█ █|
    |█ █   █ █▀▄█▄▀█ █   █ █|
    |█ ▀▀▀▀▀ █ █▀▄ █ ▀▀▀▀▀ █|
    |█▀▀█▀██▀▀▄  ▄▄█▀▀▀█▀▀██|
    |█ ▀ ▄ ▀▀▀▀▄▀█▀▀▄███▀█ █|
    |█ ▀█▀█▀▀█▀  ▄▀█▀█▀▄█▄▀█|
    |█▀▀▀▀▀▀▀█ ▄█▄█▀█ ▄▀▀▀▄█|
    |█ █▀▀▀█ ██▀▄ ▄▄▀  ▄▀▀ █|
    |█ █   █ █▄▀ ▄▀███▀▄▄▄ █|
    |█ ▀▀▀▀▀ █  ▄▀▀▄▄█ ▀ ▀██|
    |███████████████████████|
    """)

  /// With modules of 5 pixels and a quiet zone of 2.
  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="125" height="125" viewBox="0 0 25 25" shape-renderi\
    ng="crispEdges">
    <path fill="#fff" d="M0 0h25v25H0z"/>
    <path fill="#000" d="M2 2h7v1h-7zM11 2h1v1h-1zM13 2h2v1h-2zM16 2h7v1h-7zM2 3h1v1h-1zM8 3h1v1h-1zM1\
    0 3h2v1h-2zM13 3h1v1h-1zM16 3h1v1h-1zM22 3h1v1h-1zM2 4h1v1h-1zM4 4h3v1h-3zM8 4h1v1h-1zM10 4h2v1h-2\
    zM14 4h1v1h-1zM16 4h1v1h-1zM18 4h3v1h-3zM22 4h1v1h-1zM2 5h1v1h-1zM4 5h3v1h-3zM8 5h1v1h-1zM11 5h1v1\
    h-1zM13 5h1v1h-1zM16 5h1v1h-1zM18 5h3v1h-3zM22 5h1v1h-1zM2 6h1v1h-1zM4 6h3v1h-3zM8 6h1v1h-1zM10 6h\
    1v1h-1zM14 6h1v1h-1zM16 6h1v1h-1zM18 6h3v1h-3zM22 6h1v1h-1zM2 7h1v1h-1zM8 7h1v1h-1zM10 7h1v1h-1zM1\
    3 7h2v1h-2zM16 7h1v1h-1zM22 7h1v1h-1zM2 8h7v1h-7zM10 8h1v1h-1zM12 8h1v1h-1zM14 8h1v1h-1zM16 8h7v1h\
    -7zM10 9h5v1h-5zM2 10h2v1h-2zM5 10h1v1h-1zM8 10h2v1h-2zM11 10h2v1h-2zM16 10h3v1h-3zM20 10h2v1h-2zM\
    2 11h1v1h-1zM4 11h3v1h-3zM11 11h1v1h-1zM16 11h1v1h-1zM22 11h1v1h-1zM2 12h3v1h-3zM6 12h5v1h-5zM12 1\
    2h1v1h-1zM14 12h2v1h-2zM20 12h1v1h-1zM22 12h1v1h-1zM2 13h1v1h-1zM11 13h3v1h-3zM19 13h1v1h-1zM21 13\
    h1v1h-1zM2 14h2v1h-2zM5 14h1v1h-1zM7 14h2v1h-2zM10 14h3v1h-3zM14 14h1v1h-1zM16 14h1v1h-1zM18 14h1v\
    1h-1zM22 14h1v1h-1zM10 15h2v1h-2zM13 15h1v1h-1zM17 15h2v1h-2zM22 15h1v1h-1zM2 16h7v1h-7zM10 16h1v1\
    h-1zM15 16h1v1h-1zM17 16h1v1h-1zM19 16h3v1h-3zM2 17h1v1h-1zM8 17h1v1h-1zM12 17h4v1h-4zM17 17h3v1h-\
    3zM22 17h1v1h-1zM2 18h1v1h-1zM4 18h3v1h-3zM8 18h1v1h-1zM11 18h1v1h-1zM13 18h1v1h-1zM16 18h3v1h-3zM\
    20 18h3v1h-3zM2 19h1v1h-1zM4 19h3v1h-3zM8 19h1v1h-1zM10 19h1v1h-1zM12 19h2v1h-2zM19 19h4v1h-4zM2 2\
    0h1v1h-1zM4 20h3v1h-3zM8 20h1v1h-1zM11 20h2v1h-2zM14 20h1v1h-1zM18 20h1v1h-1zM22 20h1v1h-1zM2 21h1\
    v1h-1zM8 21h1v1h-1zM10 21h3v1h-3zM15 21h2v1h-2zM18 21h1v1h-1zM20 21h1v1h-1zM2 22h7v1h-7zM10 22h2v1\
    h-2zM13 22h2v1h-2zM18 22h4v1h-4z"/>
    </svg>

    """

  /// The lines between bars, which keep editors from trimming blanks.
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.dropFirst().dropLast() + "\n" }.joined()
  }
}
