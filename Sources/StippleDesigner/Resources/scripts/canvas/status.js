// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { hex } from '../color.js';
import { element } from '../dom.js';
import { format } from '../numbers.js';

/** The strip below the canvas: where the pointer is, the colour under it, and how long the last picture took. */
export class StatusStrip {
  constructor() {
    this.position = element('span', { class: 'status-position' });
    this.swatch = element('span', { class: 'swatch' });
    this.color = element('span', {});
    this.colorBox = element('span', { class: 'status-color', hidden: true }, this.swatch, this.color);
    this.time = element('span', { class: 'status-time', title: 'From the last input to its picture' });
    this.element = element('div', { class: 'status' }, this.position, this.colorBox, this.time);
  }

  /** Shows a point, in points of the view, and the channels under it; null for none. */
  show(point, color, scale) {
    this.colorBox.hidden = color === null;
    if (point === null || color === null) {
      this.position.textContent = '';
      return;
    }
    const pixel = (value) => format(Math.floor(value * scale) / scale);
    this.position.textContent = `x ${pixel(point.x)}  y ${pixel(point.y)}`;
    const text = hex({
      red: color.red / 255, green: color.green / 255, blue: color.blue / 255, alpha: color.alpha / 255,
    });
    this.swatch.style.setProperty('--first', text);
    this.color.textContent = color.alpha === 0 ? 'clear' : text;
  }

  /** Shows how long it took from an input to its picture, in milliseconds. */
  showTime(elapsed) {
    this.time.textContent = `${elapsed.toFixed(elapsed < 100 ? 1 : 0)} ms`;
  }
}
