#pragma once
#include <zbar.h>

// Wrapped because Swift imports neither the macro for "every symbology" nor the four-letter code.
static const zbar_symbol_type_t btd_zbar_every_symbology = ZBAR_NONE;
static const unsigned long btd_zbar_format_grey = zbar_fourcc('Y', '8', '0', '0');
