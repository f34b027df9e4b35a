/// What is said of the core alone.
enum CoreWords {
  /// What it is, and where the whole program comes from.
  static let advice =
    "this is btd-core, which has no pictures and no pages. On Debian, install the package btd."
}
