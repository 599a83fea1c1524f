// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Pango's structures and enumerations, for shim.h.
#pragma once

struct _GSList {
  gpointer data;
  GSList *next;
};

struct _PangoAttribute {
  const PangoAttrClass *klass;
  unsigned int start_index;
  unsigned int end_index;
};

struct _PangoAnalysis {
  void *shape_engine;
  void *lang_engine;
  PangoFont *font;
  unsigned char level;
  unsigned char gravity;
  unsigned char flags;
  unsigned char script;
  PangoLanguage *language;
  GSList *extra_attrs;
};

struct _PangoItem {
  int offset;
  int length;
  int num_chars;
  PangoAnalysis analysis;
};

struct _PangoGlyphGeometry {
  int width;
  int x_offset;
  int y_offset;
};

struct _PangoGlyphVisAttr {
  unsigned int is_cluster_start : 1;
  unsigned int is_color : 1;
};

struct _PangoGlyphInfo {
  unsigned int glyph;
  PangoGlyphGeometry geometry;
  PangoGlyphVisAttr attr;
};

struct _PangoGlyphString {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
  int space;
};

struct _PangoGlyphItem {
  PangoItem *item;
  PangoGlyphString *glyphs;
  int y_offset;
  int start_x_offset;
  int end_x_offset;
};

struct _PangoRectangle {
  int x;
  int y;
  int width;
  int height;
};

struct _PangoLayoutLine {
  PangoLayout *layout;
  int start_index;
  int length;
  GSList *runs;
  unsigned int is_paragraph_start : 1;
  unsigned int resolved_dir : 3;
};

typedef int PangoStyle;          // 0 upright, 1 oblique, 2 italic
typedef int PangoWeight;         // as in CSS
typedef int PangoStretch;        // 0 to 8; 4 is normal
typedef int PangoWrapMode;       // 0 between words, 1 anywhere, 2 within words if need be
typedef int PangoEllipsizeMode;  // 0 never, 1 at the start, 2 in the middle, 3 at the end
typedef int PangoDirection;      // 0 left to right, 1 right to left, 3 the first by default, 4 the second by default
typedef int PangoTabAlign;       // 0 left, 1 right, 2 centre
typedef int cairo_font_type_number;
