#pragma once
// cairo writes a symbol as PNG and PDF; wrapped so that its pointers stay inside the target QRCodes.
#include <cairo-pdf.h>
#include <cairo.h>
