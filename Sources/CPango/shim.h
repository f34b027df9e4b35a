#pragma once
// pango sets the text of pages and cairo draws them; wrapped so that their pointers stay inside the target Sheets.
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

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
      pango_attr_shape_new_with_data(frame, frame, (gpointer)number, NULL, NULL);
  attribute->start_index = start;
  attribute->end_index = end;
  return attribute;
}

static inline long btd_shape_number(const PangoAttrShape *shape) { return (long)shape->data; }
