// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// What the package uses of Pango 1.50 and later, declared here: Pango's own headers are found only by the flags of
// pkg-config, some of which SwiftPM refuses with a warning. A test compiles these declarations together with Pango's.
#pragma once
#include <fontconfig/fontconfig.h>
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>

// GLib
typedef void *gpointer;
typedef int gboolean;
typedef int gint;
typedef void (*GDestroyNotify)(gpointer data);
typedef struct _GSList GSList;
void g_object_unref(gpointer object);

// Fonts
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFcFontMap PangoFcFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFont PangoFont;
typedef struct _PangoCairoFont PangoCairoFont;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoLanguage PangoLanguage;
struct _cairo_font_options;
struct _cairo_scaled_font;

PangoLanguage *pango_language_from_string(const char *language);
PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
PangoFont *pango_font_map_load_font(PangoFontMap *map, PangoContext *context, const PangoFontDescription *description);
typedef void (*PangoFcSubstituteFunc)(FcPattern *pattern, gpointer data);
void pango_fc_font_map_set_default_substitute(
  PangoFcFontMap *map, PangoFcSubstituteFunc substitute, gpointer data, GDestroyNotify notify);
void pango_fc_font_map_set_config(PangoFcFontMap *map, FcConfig *config);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
void pango_context_set_round_glyph_positions(PangoContext *context, gboolean round);
void pango_cairo_context_set_font_options(PangoContext *context, const struct _cairo_font_options *options);
void pango_cairo_context_set_resolution(PangoContext *context, double resolution);
struct _cairo_scaled_font *pango_cairo_font_get_scaled_font(PangoCairoFont *font);
hb_font_t *pango_font_get_hb_font(PangoFont *font);
PangoFontMetrics *pango_font_get_metrics(PangoFont *font, PangoLanguage *language);
void pango_font_metrics_unref(PangoFontMetrics *metrics);
int pango_font_metrics_get_ascent(PangoFontMetrics *metrics);
int pango_font_metrics_get_descent(PangoFontMetrics *metrics);
int pango_font_metrics_get_height(PangoFontMetrics *metrics);
int pango_font_metrics_get_underline_position(PangoFontMetrics *metrics);
int pango_font_metrics_get_underline_thickness(PangoFontMetrics *metrics);
int pango_font_metrics_get_strikethrough_position(PangoFontMetrics *metrics);
int pango_font_metrics_get_strikethrough_thickness(PangoFontMetrics *metrics);

// Attributes and tabs
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoAttrClass PangoAttrClass;
typedef struct _PangoAttribute PangoAttribute;
typedef struct _PangoTabArray PangoTabArray;

PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_unref(PangoAttrList *list);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *description);
PangoAttribute *pango_attr_letter_spacing_new(int spacing);
PangoAttribute *pango_attr_rise_new(int rise);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_fallback_new(gboolean enable);
PangoAttribute *pango_attr_foreground_new(unsigned short red, unsigned short green, unsigned short blue);
PangoTabArray *pango_tab_array_new(int initial_size, gboolean positions_in_pixels);
void pango_tab_array_free(PangoTabArray *tabs);

// Glyphs
typedef struct _PangoAnalysis PangoAnalysis;
typedef struct _PangoItem PangoItem;
typedef struct _PangoGlyphGeometry PangoGlyphGeometry;
typedef struct _PangoGlyphVisAttr PangoGlyphVisAttr;
typedef struct _PangoGlyphInfo PangoGlyphInfo;
typedef struct _PangoGlyphString PangoGlyphString;
typedef struct _PangoGlyphItem PangoGlyphItem;
typedef struct _PangoRectangle PangoRectangle;

// Layout
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutLine PangoLayoutLine;

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_height(PangoLayout *layout, int height);
void pango_layout_set_indent(PangoLayout *layout, int indent);
void pango_layout_set_justify(PangoLayout *layout, gboolean justify);
void pango_layout_set_auto_dir(PangoLayout *layout, gboolean auto_dir);
void pango_layout_set_tabs(PangoLayout *layout, PangoTabArray *tabs);
int pango_layout_get_line_count(PangoLayout *layout);
gboolean pango_layout_is_ellipsized(PangoLayout *layout);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
void pango_layout_line_get_extents(PangoLayoutLine *line, PangoRectangle *ink, PangoRectangle *logical);

#ifdef PANGO_VERSION_MAJOR
typedef cairo_font_type_t cairo_font_type_number;
#else
#include "structures.h"
#endif

void pango_font_description_set_style(PangoFontDescription *description, PangoStyle style);
void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);
void pango_font_description_set_stretch(PangoFontDescription *description, PangoStretch stretch);
void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode wrap);
void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode ellipsize);
void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
void pango_tab_array_set_tab(PangoTabArray *tabs, int index, PangoTabAlign alignment, int location);
PangoFontMap *pango_cairo_font_map_new_for_font_type(cairo_font_type_number font_type);
