internal import CommandLineTool
internal import Sheets

extension SharedArchive {
  /// What a page says of the copy.
  var copy: SharedCopy { SharedCopy(leftOut: leftOut, movesDates: movesDates) }
}
