#pragma once
// libqrencode, which the tests hold our symbols against.
#include <qrencode.h>
