// Everything that the product of this name holds, by one import.
@_exported public import FormatKit
@_exported public import Notation
@_exported public import PackedForm
@_exported public import QRCodes
@_exported public import WorkoutCodes
@_exported public import WorkoutFormats
@_exported public import WorkoutModel
