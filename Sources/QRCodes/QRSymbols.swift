// Symbols and the reading of grey pixels, which need no library of the system, are a part of this module's interface.
@_exported public import QRSymbols
