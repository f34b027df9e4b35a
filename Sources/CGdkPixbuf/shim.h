#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>

// Wrapped because G_CALLBACK casts between function types, which Swift cannot do safely.
typedef void (*btd_size_prepared_callback)(GdkPixbufLoader *loader, int width, int height, void *data);

static inline void btd_connect_size_prepared(GdkPixbufLoader *loader, btd_size_prepared_callback callback,
                                             void *data) {
  g_signal_connect(loader, "size-prepared", G_CALLBACK(callback), data);
}
