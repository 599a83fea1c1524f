// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { hex } from '../color.js';
import { element } from '../dom.js';
import { format } from '../numbers.js';

/** Writes a text that may be there already; then the page is not laid out anew. */
function write(place, text) {
  if (place.textContent !== text) place.textContent = text;
}

/** The strip below the canvas: where the pointer is and the colour under it, and how large the picture is. */
export class StatusStrip {
  constructor() {
    this.position = element('span', { class: 'status-position' });
    this.swatch = element('span', { class: 'swatch' });
    this.color = element('span', {});
    this.colorBox = element('span', { class: 'status-color', hidden: true }, this.swatch, this.color);
    this.size = element('span', { class: 'status-size' });
    this.element = element('div', { class: 'status' }, this.position, this.colorBox, this.size);
  }

  /**
   * Shows a point, in points of the view, and the channels under it; where the pointer is elsewhere, the frame of what is
   * selected, or the size of what is shown.
   */
  show(point, color, scale, rest) {
    this.colorBox.hidden = color === null;
    if (point === null || color === null) {
      const place = rest.x === undefined ? '' : `x ${format(rest.x)}  y ${format(rest.y)}  ·  `;
      write(this.position, rest.width > 0 ? `${place}${format(rest.width)} × ${format(rest.height)} pt` : '');
      return;
    }
    const pixel = (value) => format(Math.floor(value * scale) / scale);
    write(this.position, `x ${pixel(point.x)}  y ${pixel(point.y)}`);
    const text = hex({
      red: color.red / 255, green: color.green / 255, blue: color.blue / 255, alpha: color.alpha / 255,
    });
    this.swatch.style.setProperty('--first', text);
    write(this.color, color.alpha === 0 ? 'clear' : text);
  }

  /** Shows the size of the picture in pixels. */
  showPixels({ width, height }, scale) {
    write(this.size, `${width} × ${height} px @${scale}x`);
  }

  /** Takes how long it took from an input to its picture, in milliseconds: for those who look for it. */
  showTime(elapsed) {
    this.size.title = `Drawn ${elapsed.toFixed(1)} ms after the last change`;
  }
}
