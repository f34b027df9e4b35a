/// How much a payload may hold, so that no few bytes can ask for much memory or time.
enum PackedLimits {
  /// Members of lists and bytes of texts, all together.
  static let values = 1 << 24
}
