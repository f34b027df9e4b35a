#pragma once
// pango sets the text of pages and cairo draws them; wrapped so that their pointers stay inside the target Sheets.
// What is used of pango is declared here: its pkg-config file asks for -pthread, a flag that the package manager
// refuses with a warning. A test holds all of it against pango's own headers, which it includes by
// BTD_SYSTEM_HEADERS.
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <fontconfig/fontconfig.h>
#include <stddef.h>

#ifdef BTD_SYSTEM_HEADERS
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#else
typedef struct _PangoAttrClass PangoAttrClass;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoCairoFont PangoCairoFont;
typedef struct _PangoCairoFontMap PangoCairoFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFcFontMap PangoFcFontMap;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutIter PangoLayoutIter;
typedef struct _PangoLayoutLine PangoLayoutLine;

typedef enum { PANGO_ALIGN_LEFT, PANGO_ALIGN_RIGHT = 2 } PangoAlignment;
typedef enum { PANGO_DIRECTION_RTL = 1 } PangoDirection;
typedef enum { PANGO_ELLIPSIZE_END = 3 } PangoEllipsizeMode;
typedef enum { PANGO_STYLE_ITALIC = 2 } PangoStyle;
typedef enum { PANGO_WEIGHT_NORMAL = 400 } PangoWeight;
typedef enum { PANGO_WRAP_WORD_CHAR = 2 } PangoWrapMode;
enum { PANGO_SCALE = 1024 };

typedef struct _PangoRectangle {
  int x, y, width, height;
} PangoRectangle;

typedef struct _PangoAttribute {
  const PangoAttrClass *klass;
  unsigned start_index, end_index;
} PangoAttribute;

typedef void *(*PangoAttrDataCopyFunc)(const void *data);
typedef void (*GDestroyNotify)(void *data);

typedef struct _PangoAttrShape {
  PangoAttribute attr;
  PangoRectangle ink_rect, logical_rect;
  void *data;
  PangoAttrDataCopyFunc copy_func;
  GDestroyNotify destroy_func;
} PangoAttrShape;

typedef struct _PangoAnalysis {
  void *shape_engine, *lang_engine;
  PangoFont *font;
} PangoAnalysis;

typedef struct _PangoItem {
  int offset, length, num_chars;
  PangoAnalysis analysis;
} PangoItem;

typedef struct _PangoGlyphItem {
  PangoItem *item;
} PangoGlyphItem;

typedef void (*PangoCairoShapeRendererFunc)(cairo_t *drawing, PangoAttrShape *shape, int isPath, void *data);
#endif

_Static_assert(PANGO_ALIGN_LEFT == 0 && PANGO_ALIGN_RIGHT == 2, "PangoAlignment");
_Static_assert(PANGO_DIRECTION_RTL == 1, "PangoDirection");
_Static_assert(PANGO_ELLIPSIZE_END == 3, "PangoEllipsizeMode");
_Static_assert(PANGO_STYLE_ITALIC == 2, "PangoStyle");
_Static_assert(PANGO_WRAP_WORD_CHAR == 2, "PangoWrapMode");
_Static_assert(PANGO_SCALE == 1024, "PANGO_SCALE");
_Static_assert(sizeof(PangoRectangle) == 16 && offsetof(PangoRectangle, height) == 12, "PangoRectangle");
_Static_assert(offsetof(PangoAttribute, start_index) == sizeof(void *), "PangoAttribute");
_Static_assert(offsetof(PangoAttribute, end_index) == sizeof(void *) + 4, "PangoAttribute");
_Static_assert(offsetof(PangoItem, analysis) == 16, "PangoItem");
_Static_assert(offsetof(PangoAnalysis, font) == 2 * sizeof(void *), "PangoAnalysis");
_Static_assert(offsetof(PangoGlyphItem, item) == 0, "PangoGlyphItem");
_Static_assert(offsetof(PangoAttrShape, data) == sizeof(PangoAttribute) + 32, "PangoAttrShape");

void g_object_unref(void *object);

PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_insert_hyphens_new(int insertsHyphens);
PangoAttribute *pango_attr_letter_spacing_new(int spacing);
PangoAttribute *pango_attr_shape_new_with_data(const PangoRectangle *ink, const PangoRectangle *logical,
                                               void *data, PangoAttrDataCopyFunc copy, GDestroyNotify destroy);
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
void pango_attr_list_unref(PangoAttrList *list);

PangoFontMap *pango_cairo_font_map_new_for_font_type(cairo_font_type_t type);
const char *pango_version_string(void);

void pango_cairo_font_map_set_resolution(PangoCairoFontMap *map, double dotsPerInch);
void pango_fc_font_map_set_config(PangoFcFontMap *map, FcConfig *config);
PangoContext *pango_font_map_create_context(PangoFontMap *map);

PangoFont *pango_context_load_font(PangoContext *context, const PangoFontDescription *description);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
void pango_context_set_round_glyph_positions(PangoContext *context, int rounds);
PangoLanguage *pango_language_from_string(const char *language);
void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
void pango_cairo_context_set_shape_renderer(PangoContext *context, PangoCairoShapeRendererFunc function,
                                            void *data, GDestroyNotify destroy);
cairo_scaled_font_t *pango_cairo_font_get_scaled_font(PangoCairoFont *font);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_style(PangoFontDescription *description, PangoStyle style);
void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);

PangoLayout *pango_layout_new(PangoContext *context);
int pango_layout_get_baseline(PangoLayout *layout);
PangoLayoutIter *pango_layout_get_iter(PangoLayout *layout);
PangoGlyphItem *pango_layout_iter_get_run_readonly(PangoLayoutIter *place);
int pango_layout_iter_next_run(PangoLayoutIter *place);
void pango_layout_iter_free(PangoLayoutIter *place);
void pango_layout_get_extents(PangoLayout *layout, PangoRectangle *ink, PangoRectangle *logical);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
void pango_layout_get_pixel_size(PangoLayout *layout, int *width, int *height);
int pango_layout_get_unknown_glyphs_count(PangoLayout *layout);
int pango_layout_is_ellipsized(PangoLayout *layout);
PangoDirection pango_layout_line_get_resolved_direction(PangoLayoutLine *line);
void pango_layout_set_alignment(PangoLayout *layout, PangoAlignment alignment);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode mode);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_height(PangoLayout *layout, int height);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, int isSingle);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode mode);
void pango_cairo_show_layout(cairo_t *drawing, PangoLayout *layout);

// Wrapped because Swift imports neither the cast of a GObject nor a font map that is known by its interface only.
static inline void btd_font_map_set_config(PangoFontMap *map, FcConfig *config) {
  pango_fc_font_map_set_config((PangoFcFontMap *)map, config);
}

static inline void btd_font_map_set_resolution(PangoFontMap *map, double dotsPerInch) {
  pango_cairo_font_map_set_resolution((PangoCairoFontMap *)map, dotsPerInch);
}

// Wrapped because the number that stands for a drawing travels as a pointer, and comes back in a structure of one.
static inline PangoAttribute *btd_shape_attribute(const PangoRectangle *frame, unsigned start, unsigned end,
                                                  long number) {
  PangoAttribute *attribute =
      pango_attr_shape_new_with_data(frame, frame, (void *)number, NULL, NULL);
  attribute->start_index = start;
  attribute->end_index = end;
  return attribute;
}

// Whether every font that a layout is set in can be drawn: the file of one may be gone, or not be opened.
static inline int btd_layout_has_fonts(PangoLayout *layout) {
  PangoLayoutIter *place = pango_layout_get_iter(layout);
  int hasFonts = 1;
  do {
    PangoGlyphItem *run = pango_layout_iter_get_run_readonly(place);
    PangoFont *font = run ? run->item->analysis.font : NULL;
    if (!font) continue;
    cairo_scaled_font_t *scaled = pango_cairo_font_get_scaled_font((PangoCairoFont *)font);
    hasFonts = scaled && cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS;
  } while (hasFonts && pango_layout_iter_next_run(place));
  pango_layout_iter_free(place);
  return hasFonts;
}

static inline long btd_shape_number(const PangoAttrShape *shape) { return (long)shape->data; }
