// Sets of symbols, which need no pictures, are a part of this module's interface.
@_exported public import SymbolSets
