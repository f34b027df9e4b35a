#pragma once
// libqrencode draws the symbols; wrapped so that its pointers stay inside the target QRCodes.
#include <qrencode.h>
