#pragma once
// gdk-pixbuf decodes pictures. What is used of it and of GLib is declared here: their pkg-config files ask for
// -pthread, a flag that the package manager refuses with a warning. A test holds all of it against the headers of
// the libraries, which it includes by BTD_SYSTEM_HEADERS.
#include <stddef.h>

#ifdef BTD_SYSTEM_HEADERS
#include <gdk-pixbuf/gdk-pixbuf.h>
#else
typedef struct _GdkPixbuf GdkPixbuf;
typedef struct _GdkPixbufLoader GdkPixbufLoader;
typedef struct _GClosure GClosure;
typedef struct _GError {
  unsigned domain;
  int code;
  char *message;
} GError;
typedef enum { GDK_COLORSPACE_RGB } GdkColorspace;
typedef enum { G_LOG_LEVEL_WARNING = 1 << 4 } GLogLevelFlags;
typedef enum { G_CONNECT_DEFAULT } GConnectFlags;
typedef void (*GCallback)(void);
typedef void (*GClosureNotify)(void *data, GClosure *closure);
typedef void (*GLogFunc)(const char *domain, GLogLevelFlags level, const char *message, void *data);
typedef void (*GdkPixbufDestroyNotify)(unsigned char *pixels, void *data);
#endif

_Static_assert(offsetof(GError, message) == 8, "GError");
_Static_assert(GDK_COLORSPACE_RGB == 0, "GdkColorspace");
_Static_assert(G_LOG_LEVEL_WARNING == 16, "GLogLevelFlags");

void g_object_unref(void *object);
void g_clear_error(GError **error);
// In parentheses because newer headers have a macro of the name.
void(g_free)(void *memory);
unsigned g_log_set_handler(const char *domain, GLogLevelFlags levels, GLogFunc function, void *data);
unsigned long g_signal_connect_data(void *instance, const char *signal, GCallback handler, void *data,
                                    GClosureNotify destroy, GConnectFlags flags);

extern const char *gdk_pixbuf_version;
// A variable of C cannot be read safely in Swift.
static inline const char *btd_gdk_pixbuf_version(void) { return gdk_pixbuf_version; }
int gdk_pixbuf_get_width(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_height(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_n_channels(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_rowstride(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_bits_per_sample(const GdkPixbuf *pixbuf);
const unsigned char *gdk_pixbuf_read_pixels(const GdkPixbuf *pixbuf);
const char *gdk_pixbuf_get_option(GdkPixbuf *pixbuf, const char *key);
GdkPixbuf *gdk_pixbuf_new_from_data(const unsigned char *data, GdkColorspace space, int hasAlpha, int bits,
                                    int width, int height, int rowBytes, GdkPixbufDestroyNotify destroy,
                                    void *destroyData);
int gdk_pixbuf_save_to_bufferv(GdkPixbuf *pixbuf, char **bytes, size_t *count, const char *type, char **keys,
                               char **values, GError **error);

GdkPixbufLoader *gdk_pixbuf_loader_new_with_type(const char *type, GError **error);
int gdk_pixbuf_loader_write(GdkPixbufLoader *loader, const unsigned char *bytes, size_t count, GError **error);
int gdk_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);
void gdk_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);

// Wrapped because Swift cannot safely cast between these function types.
typedef void (*btd_size_prepared_callback)(GdkPixbufLoader *loader, int width, int height, void *data);

static inline void btd_connect_size_prepared(GdkPixbufLoader *loader, btd_size_prepared_callback callback,
                                             void *data) {
  g_signal_connect_data(loader, "size-prepared", (GCallback)callback, data, NULL, (GConnectFlags)0);
}
