// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { clamped } from '../numbers.js';
import { zoomLimits } from '../settings.js';

const margin = 40;
const gap = 48;

/**
 * Where the boards are in the viewport: the arithmetic of zoom and pan, without any element.
 *
 * All lengths are CSS pixels, but `size`, which is in points; at a zoom of 1 they are the same.
 */
export class Geometry {
  /** The viewport's size. */
  viewport = { width: 0, height: 0 };
  /** The size of the picture on each board, in points. */
  size = { width: 0, height: 0 };
  /** How many boards there are. */
  count = 1;
  zoom = 1;
  /** The top left of the first board. */
  origin = { x: 0, y: 0 };
  /** What stays where it is while the size changes: `right` and `bottom` of the first board. */
  pinned = {};

  /** Whether the boards are below each other, as in a narrow window or if they are very wide. */
  get isColumn() {
    const { width, height } = this.viewport;
    return width < 560 || this.size.width / Math.max(this.size.height, 1) > (2 * width) / Math.max(height, 1);
  }

  /** The frame of a board, with its top left in the viewport. */
  frame(index) {
    const width = this.size.width * this.zoom;
    const height = this.size.height * this.zoom;
    const isColumn = this.isColumn;
    // On a device pixel, so that pixels are sharp. The origin itself is not rounded: slow pans would lose their way.
    const round = (length) => Math.round(length * devicePixelRatio) / devicePixelRatio;
    return {
      x: round(this.origin.x + (isColumn ? 0 : index * (width + gap))),
      y: round(this.origin.y + (isColumn ? index * (height + gap) : 0)),
      width,
      height,
    };
  }

  /** What all boards take up at a zoom. */
  extent(zoom = this.zoom) {
    const gaps = (this.count - 1) * gap;
    const [across, down] = this.isColumn ? [1, this.count] : [this.count, 1];
    return {
      width: this.size.width * zoom * across + (this.isColumn ? 0 : gaps),
      height: this.size.height * zoom * down + (this.isColumn ? gaps : 0),
    };
  }

  /**
   * The zoom at which all is seen: a whole number from 1 on, so that pixels stay squares of one size, and no more than 4
   * but for what would be a speck. What is very large is smaller than anybody would zoom by hand.
   */
  get fittingZoom() {
    const gaps = (this.count - 1) * gap;
    const space = Math.min(margin, this.viewport.width / 10);
    const width = this.viewport.width - 2 * space - (this.isColumn ? 0 : gaps);
    const height = this.viewport.height - 2 * space - (this.isColumn ? gaps : 0);
    const [across, down] = this.isColumn ? [1, this.count] : [this.count, 1];
    const most = Math.max(4, 64 / Math.max(this.size.width, this.size.height, 1));
    const zoom = Math.min(
      width / Math.max(this.size.width * across, 1), height / Math.max(this.size.height * down, 1), most);
    return clamped(zoom >= 1 ? Math.floor(zoom) : zoom, 0.01, zoomLimits.maximum);
  }

  /** Puts the boards in the middle at a zoom. */
  center(zoom) {
    this.zoom = zoom;
    const { width, height } = this.extent();
    this.origin = { x: (this.viewport.width - width) / 2, y: (this.viewport.height - height) / 2 };
    this.settle();
  }

  /** Zooms so that what is at a point of the viewport stays there. */
  zoomTo(zoom, anchor = { x: this.viewport.width / 2, y: this.viewport.height / 2 }) {
    const next = clamped(zoom, zoomLimits.minimum, zoomLimits.maximum);
    // On the second board the gap does not grow with the zoom, so it is the board under the anchor that counts.
    const index = Math.max(0, this.boardAt(anchor) ?? 0);
    const start = (zoom) => {
      const along = index * (this.isColumn ? this.size.height * zoom + gap : this.size.width * zoom + gap);
      return { x: this.origin.x + (this.isColumn ? 0 : along), y: this.origin.y + (this.isColumn ? along : 0) };
    };
    const before = start(this.zoom);
    const after = start(next);
    const ratio = next / this.zoom;
    this.zoom = next;
    this.origin = {
      x: this.origin.x + anchor.x - (anchor.x - before.x) * ratio - after.x,
      y: this.origin.y + anchor.y - (anchor.y - before.y) * ratio - after.y,
    };
    this.settle();
  }

  panBy(dx, dy) {
    this.origin = { x: this.origin.x + dx, y: this.origin.y + dy };
    this.settle();
  }

  /** Takes a new size of the picture, keeping the pinned edges. */
  resize(size) {
    this.size = size;
    if (this.pinned.right !== undefined) this.origin.x = this.pinned.right - size.width * this.zoom;
    if (this.pinned.bottom !== undefined) this.origin.y = this.pinned.bottom - size.height * this.zoom;
    this.settle();
  }

  /** Keeps a part of the boards in sight. */
  settle() {
    const { width, height } = this.extent();
    const inset = (length) => Math.min(64, length);
    this.origin = {
      x: clamped(this.origin.x, inset(width) - width, this.viewport.width - inset(width)),
      y: clamped(this.origin.y, inset(height) - height, this.viewport.height - inset(height)),
    };
  }

  /** The board at a point of the viewport; null for none. */
  boardAt({ x, y }) {
    for (let index = 0; index < this.count; index += 1) {
      const frame = this.frame(index);
      if (x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height) return index;
    }
    return null;
  }

  /** A point of the viewport in a board's points. */
  pointIn(index, { x, y }) {
    const frame = this.frame(index);
    return { x: (x - frame.x) / this.zoom, y: (y - frame.y) / this.zoom };
  }
}
