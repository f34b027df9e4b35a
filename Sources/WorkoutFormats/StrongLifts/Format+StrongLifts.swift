public import FormatKit
internal import Notation
internal import WorkoutModel

extension Format {
  /// The CSV that the StrongLifts 5×5 app exports, now or in 2018.
  public static let strongLifts = Format(
    id: "stronglifts", name: "StrongLifts", extensions: ["csv"],
    recognizes: {
      StrongLiftsColumn.recognizes($0.tableHead) || StrongLiftsWideColumn.recognizes($0.tableHead)
    },
    reader: { (input, options, sink, findings) throws(WorkoutError) in
      let isWide = CSVScanner.head(of: input).map { StrongLiftsWideColumn.recognizes($0) } ?? false
      let read = isWide ? StrongLiftsWideReader.read : StrongLiftsReader.read
      try read(input, options, sink, findings)
    })
}
