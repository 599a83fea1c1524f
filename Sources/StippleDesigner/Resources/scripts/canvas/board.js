// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { element } from '../dom.js';

/** One picture on its paper, with the outline of what is selected. */
export class Board {
  constructor(appearance) {
    this.appearance = appearance;
    this.image = null;
    this.scale = 1;
    this.bitmap = element('canvas', { class: 'bitmap', role: 'img', 'aria-label': 'Picture' });
    // Not read back from: the colours under the pointer come from the picture as it came.
    this.context = this.bitmap.getContext('2d');
    this.name = element('figcaption', { class: 'board-name' }, appearance === 'dark' ? 'Dark' : 'Light');
    this.selection = element('div', { class: 'selection', hidden: true });
    this.element = element('figure', { class: 'board', 'data-appearance': appearance },
      this.bitmap, this.selection, this.name);
  }

  /** Shows a picture, pixel for pixel. */
  show(image, scale) {
    this.image = image;
    this.scale = scale;
    // Setting a size clears the canvas and allocates it anew, so only a new one is set.
    if (this.bitmap.width !== image.width) this.bitmap.width = image.width;
    if (this.bitmap.height !== image.height) this.bitmap.height = image.height;
    this.context.putImageData(image, 0, 0);
  }

  place({ x, y, width, height }) {
    const { style } = this.element;
    style.transform = `translate(${x}px, ${y}px)`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }

  /** Outlines a frame, in points; null for none. */
  select(frame, zoom) {
    this.selection.hidden = frame === null;
    if (frame === null) return;
    const { style } = this.selection;
    style.left = `${frame.x * zoom}px`;
    style.top = `${frame.y * zoom}px`;
    style.width = `${frame.width * zoom}px`;
    style.height = `${frame.height * zoom}px`;
  }

  /** The colour of the pixel at a point, 0 to 255 each; null outside the picture. */
  colorAt({ x, y }) {
    if (!this.image) return null;
    const column = Math.floor(x * this.scale);
    const row = Math.floor(y * this.scale);
    if (column < 0 || row < 0 || column >= this.image.width || row >= this.image.height) return null;
    const start = 4 * (row * this.image.width + column);
    const [red, green, blue, alpha] = this.image.data.subarray(start, start + 4);
    return { red, green, blue, alpha };
  }
}
