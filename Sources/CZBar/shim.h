#pragma once
// libzbar reads symbols; wrapped so that its pointers stay inside the target QRCodes.
//
// It is opened when it is needed and not linked: it brings libraries of cameras, windows and message buses, which
// would cost every run of the program a tenth of its start.
#include <dlfcn.h>
#include <zbar.h>

#ifdef __APPLE__
#define BTD_ZBAR_FILE "libzbar.0.dylib"
#else
#define BTD_ZBAR_FILE "libzbar.so.0"
#endif

// Each function that is used, as its header has it.
#define BTD_ZBAR_FUNCTIONS(FUNCTION)      \
  FUNCTION(zbar_image_create)             \
  FUNCTION(zbar_image_destroy)            \
  FUNCTION(zbar_image_set_data)           \
  FUNCTION(zbar_image_set_format)         \
  FUNCTION(zbar_image_set_size)           \
  FUNCTION(zbar_image_first_symbol)       \
  FUNCTION(zbar_image_scanner_create)     \
  FUNCTION(zbar_image_scanner_destroy)    \
  FUNCTION(zbar_image_scanner_request_dbus) \
  FUNCTION(zbar_image_scanner_set_config) \
  FUNCTION(zbar_scan_image)               \
  FUNCTION(zbar_symbol_get_components)    \
  FUNCTION(zbar_symbol_get_data)          \
  FUNCTION(zbar_symbol_get_data_length)   \
  FUNCTION(zbar_symbol_get_loc_size)      \
  FUNCTION(zbar_symbol_get_loc_x)         \
  FUNCTION(zbar_symbol_get_loc_y)         \
  FUNCTION(zbar_symbol_get_modifiers)     \
  FUNCTION(zbar_symbol_get_type)          \
  FUNCTION(zbar_symbol_next)              \
  FUNCTION(zbar_symbol_set_first_symbol)  \
  FUNCTION(zbar_version)

typedef struct {
#define BTD_ZBAR_FIELD(name) __typeof__(&name) name;
  BTD_ZBAR_FUNCTIONS(BTD_ZBAR_FIELD)
#undef BTD_ZBAR_FIELD
} btd_zbar;

// Opens the library for as long as the process lives; 0 where it is not installed.
static inline int btd_zbar_open(const char *file, btd_zbar *zbar) {
  void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define BTD_ZBAR_FIND(name) \
  if (!(zbar->name = (__typeof__(&name))dlsym(library, #name))) return 0;
  BTD_ZBAR_FUNCTIONS(BTD_ZBAR_FIND)
#undef BTD_ZBAR_FIND
  return 1;
}
