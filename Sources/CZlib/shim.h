#pragma once
// zlib packs what the tests unpack, and unpacks it beside our own unpacker.
#include <zlib.h>
