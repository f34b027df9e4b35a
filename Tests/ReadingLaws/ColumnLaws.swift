internal import CommandLineTool
internal import FormatKit
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// What must hold for any bytes that are taken for a table or for a map of its columns: a value or a sentence comes
/// of them, and a map that is proposed is read as it was written.
enum ColumnLaws {
  /// The law that `bytes` break, in words; nil where they break none.
  ///
  /// A map may stand behind a table.
  static func violation(by bytes: [UInt8]) -> String? {
    let files = bytes.split(
      separator: FuzzEntry.separator, maxSplits: 1, omittingEmptySubsequences: false
    ).map { Array($0) }
    guard let table = files.first else { return nil }
    return violation(byProposing: table) ?? violation(byReading: table, by: files.last ?? [])
  }

  private static func violation(byProposing bytes: [UInt8]) -> String? {
    let proposal: TableProposal
    do {
      proposal = try TableProposal(InputBytes(bytes, name: "input"), findings: FindingLog())
    } catch { return FuzzInput.flaw(in: error) }
    let means = proposal.columns.filter { $0.entry.meaning != nil }
    guard !means.isEmpty else { return nil }
    let written = ColumnMapFile.bytes(of: proposal)
    guard let input = try? InputBytes(written, name: "written"), let map = try? ColumnMapFile.read(input)
    else { return "a map cannot be read that was written: \(String(decoding: written, as: UTF8.self))" }
    if let other = means.first(where: { map.entry(of: $0.entry.head) != $0.entry }) {
      return "a map is read as another than was written: \(other.entry)"
    }
    return violation(byReading: bytes, map)
  }

  private static func violation(byReading table: [UInt8], by map: [UInt8]) -> String? {
    do {
      return violation(byReading: table, try ColumnMapFile.read(InputBytes(map, name: "map")))
    } catch { return FuzzInput.flaw(in: error) }
  }

  private static func violation(byReading table: [UInt8], _ map: ColumnMap) -> String? {
    var options = ReadOptions()
    options.columns = map
    do {
      let input = try InputBytes(table, name: "input")
      _ = try Format.readArchive(input, as: .table, options: options, findings: FindingLog())
      return nil
    } catch { return FuzzInput.flaw(in: error) }
  }
}
