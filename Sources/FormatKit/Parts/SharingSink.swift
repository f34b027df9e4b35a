/// A sink that lets the threads that read fit and write for it.
package protocol SharingSink: StretchSink {
  /// What their reader needs for that; called before the reading begins.
  func stretchWriting() -> StretchWriting
}
