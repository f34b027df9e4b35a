/// What the grid reader makes of the parts of a symbol, each by itself: what a fuzzer needs.
package enum SymbolParts {
  /// The payload of modules; nil where they are no symbol that can be read.
  ///
  /// - Parameters:
  ///   - darkness: row by row, how much darker a module is than its surroundings.
  ///   - version: from 1 to 40; there are as many modules as its symbols have.
  ///   - erases: whether the least sure codewords are given up where that helps.
  package static func payload(ofModules darkness: [Float], version: Int, erases: Bool) -> [UInt8]? {
    guard let version = SymbolVersion(version), darkness.count == version.dimension * version.dimension else {
      return nil
    }
    let grid = ModuleGrid(dimension: version.dimension, darkness: darkness)
    return SymbolDecoder.decode(grid, version: version, erases: erases)?.payload
  }

  /// The payload of data codewords; nil where they break the rules.
  package static func payload(ofCodewords codewords: [UInt8], version: Int) -> [UInt8]? {
    SymbolVersion(version).flatMap { SegmentReader.content(of: codewords, version: $0)?.payload }
  }
}
