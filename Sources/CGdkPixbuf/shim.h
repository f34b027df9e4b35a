#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>

// Wrapped because G_CALLBACK casts between function types, which Swift cannot do safely.
typedef void (*btd_size_prepared_callback)(GdkPixbufLoader *loader, int width, int height, void *data);

static inline void btd_connect_size_prepared(GdkPixbufLoader *loader, btd_size_prepared_callback callback,
                                             void *data) {
  g_signal_connect(loader, "size-prepared", G_CALLBACK(callback), data);
}

// Wrapped because GTimeVal, which the iterator of an animation wants, is marked as deprecated.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
static inline GdkPixbufAnimationIter *btd_animation_start(GdkPixbufAnimation *animation) {
  const GTimeVal start = {0, 0};
  return gdk_pixbuf_animation_get_iter(animation, &start);
}

static inline gboolean btd_animation_advance(GdkPixbufAnimationIter *iterator, long milliseconds) {
  const GTimeVal time = {milliseconds / 1000, (milliseconds % 1000) * 1000};
  return gdk_pixbuf_animation_iter_advance(iterator, &time);
}
G_GNUC_END_IGNORE_DEPRECATIONS
