// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { Observers } from './observers.js';
import { clamped, parse } from './numbers.js';

/** How far the canvas can be zoomed, as a factor. */
export const zoomLimits = { minimum: 0.1, maximum: 16 };

/** How many pixels a picture may have without anybody having asked for so many. */
const mostPixels = 16_000_000;

/**
 * The pixels a point needs to look sharp at a zoom on this display: two at the least, which nearly every screen of today
 * has, and no more than three, which the sharpest have; but fewer where the picture would be huge.
 */
function sharpScale(zoom, { width, height }) {
  let scale = clamped(Math.ceil(zoom * devicePixelRatio - 0.01), 2, 3);
  while (scale > 1 && width * height * scale * scale > mostPixels) scale -= 1;
  return scale;
}

/** What of the canvas is this page's own, and of no other browser's: it is kept in the address. */
export class Settings {
  changes = new Observers();
  #values;
  #automaticScale = 2;
  #systemIsDark = matchMedia('(prefers-color-scheme: dark)');

  constructor() {
    this.#values = {
      zoom: 'fit',
      scale: null,
      appearance: null,
      direction: 'leftToRight',
      background: null,
      rulers: innerWidth > 720,
    };
    this.#systemIsDark.addEventListener('change', () => {
      if (this.#values.appearance === null) this.changes.tell(['appearance']);
    });
  }

  get zoom() { return this.#values.zoom; }

  /** How many pixels a point has: what has been chosen, and until then as many as look sharp. */
  get scale() { return this.#values.scale ?? this.#automaticScale; }

  get direction() { return this.#values.direction; }
  get background() { return this.#values.background; }
  get rulers() { return this.#values.rulers; }

  /** What the page itself looks like, which the gallery follows. */
  get systemAppearance() { return this.#systemIsDark.matches ? 'dark' : 'light'; }

  /** "light", "dark" or "both": the system's until one is chosen. */
  get appearance() { return this.#values.appearance ?? this.systemAppearance; }

  /** The appearances of the pictures side by side. */
  get appearances() { return this.appearance === 'both' ? ['light', 'dark'] : [this.appearance]; }

  /** What the server is told for a picture. */
  canvas(appearance) {
    const { scale, direction, background } = this;
    return { scale, appearance, direction, background };
  }

  /** Takes the zoom at which a picture of a size in points is seen, fitted or not; a scale that has been chosen stays. */
  adaptScale(zoom, size) {
    const scale = sharpScale(zoom, size);
    if (scale === this.#automaticScale) return;
    this.#automaticScale = scale;
    if (this.#values.scale === null) this.changes.tell(['scale']);
  }

  set(values) {
    const changed = Object.keys(values).filter((key) => this.#values[key] !== values[key]);
    if (changed.length === 0) return;
    Object.assign(this.#values, values);
    this.changes.tell(changed);
  }

  /** The values as fields of an address; those that are as at first are left out. */
  get fields() {
    const { zoom, scale, appearance, direction, background, rulers } = this.#values;
    const fields = { zoom: zoom === 'fit' ? 'fit' : String(Math.round(zoom * 10000) / 100) };
    if (scale !== null) fields.scale = String(scale);
    if (appearance) fields.appearance = appearance;
    if (direction === 'rightToLeft') fields.direction = 'rtl';
    if (background) fields.background = background;
    fields.rulers = rulers ? 'on' : 'off';
    return fields;
  }

  /** Takes what fields of an address say; what they say wrongly is left as it is. */
  read(fields, palette) {
    const values = {};
    const zoom = parse(fields.get('zoom') ?? '');
    if (fields.get('zoom') === 'fit') values.zoom = 'fit';
    else if (zoom !== null) values.zoom = clamped(zoom / 100, zoomLimits.minimum, zoomLimits.maximum);
    const scale = parse(fields.get('scale') ?? '');
    if ([1, 2, 3].includes(scale)) values.scale = scale;
    if (['light', 'dark', 'both'].includes(fields.get('appearance'))) values.appearance = fields.get('appearance');
    if (fields.has('direction')) values.direction = fields.get('direction') === 'rtl' ? 'rightToLeft' : 'leftToRight';
    if (fields.get('background') === '') values.background = null;
    else if (palette.looks(fields.get('background'))) values.background = fields.get('background');
    if (fields.has('rulers')) values.rulers = fields.get('rulers') === 'on';
    this.set(values);
  }
}
