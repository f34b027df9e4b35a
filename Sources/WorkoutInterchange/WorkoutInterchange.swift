// Everything that the product of this name holds, by one import.
@_exported public import ArchiveForm
@_exported public import Clocks
@_exported public import ExerciseCatalog
@_exported public import FormatKit
@_exported public import Migration
@_exported public import Notation
@_exported public import PackedForm
@_exported public import WorkoutFormats
@_exported public import WorkoutModel

#if SQLite
  @_exported public import DatabaseFormats
#endif
