// The C library of the platform, under one name: no other file asks which platform it is.

#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Bionic)
  @_exported public import Bionic
#endif
