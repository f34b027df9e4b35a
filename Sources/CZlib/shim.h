#pragma once
// zlib takes gzip and the members of zip files apart, within SafeFiles alone.
#include <zlib.h>
