#pragma once
// zlib and brotli, beside which Benchmarks sets the packed form; nothing of the products leans on them.
#include <brotli/encode.h>
#include <zlib.h>
