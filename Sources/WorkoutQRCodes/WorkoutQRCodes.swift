// Everything that the product of this name holds, by one import.
@_exported public import QRCodes
@_exported public import WorkoutModel
