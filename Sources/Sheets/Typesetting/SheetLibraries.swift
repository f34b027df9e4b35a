internal import CPango

/// What sets and draws pages on this machine.
package enum SheetLibraries {
  /// The libraries with their versions.
  package static var versions: [String] {
    ["cairo \(String(cString: cairo_version_string()))", "pango \(String(cString: pango_version_string()))"]
  }
}
