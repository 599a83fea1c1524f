// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/** How many points from one number to the next, so that the numbers have room. */
function majorStep(zoom) {
  return steps.find((step) => step * zoom >= 56) ?? steps.at(-1);
}

/**
 * A ruler in points along one edge of the viewport.
 *
 * Each board has a 0 of its own, so with two of them side by side the numbers begin again in the middle of the gap.
 */
export class Ruler {
  constructor(canvas, isVertical) {
    this.canvas = canvas;
    this.isVertical = isVertical;
    this.context = canvas.getContext('2d');
  }

  /** Draws it for the boards' frames; `pointer` is where the pointer is along it, in CSS pixels, or null. */
  draw(geometry, selection, pointer) {
    const { canvas, context } = this;
    const ratio = devicePixelRatio;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (width === 0 || height === 0) return;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const style = getComputedStyle(canvas);
    this.color = style.color;
    this.accent = getComputedStyle(document.documentElement).getPropertyValue('--accent');
    context.font = style.font;

    const length = this.isVertical ? height : width;
    const spans = this.#spans(geometry, length);
    for (const span of spans) this.#drawSpan(span, geometry.zoom, selection);
    if (pointer !== null) this.#fill(pointer, 0, 1, 20, this.accent, 1);
  }

  /** The parts of the ruler with a 0 of their own: where each 0 is, and from where to where its numbers go. */
  #spans(geometry, length) {
    const alongBoards = geometry.isColumn === this.isVertical;
    const count = alongBoards ? geometry.count : 1;
    const frames = Array.from({ length: count }, (_, index) => {
      const frame = geometry.frame(index);
      return this.isVertical ? { start: frame.y, size: frame.height } : { start: frame.x, size: frame.width };
    });
    return frames.map((frame, index) => {
      const before = frames[index - 1];
      const after = frames[index + 1];
      return {
        zero: frame.start,
        size: frame.size,
        from: before ? (before.start + before.size + frame.start) / 2 : 0,
        to: after ? (frame.start + frame.size + after.start) / 2 : length,
      };
    });
  }

  #drawSpan({ zero, size, from, to }, zoom, selection) {
    if (selection) {
      const [start, extent] = this.isVertical ? [selection.y, selection.height] : [selection.x, selection.width];
      const low = Math.max(from, zero + start * zoom);
      const high = Math.min(to, zero + (start + extent) * zoom);
      if (high > low) this.#fill(low, 0, high - low, 20, this.accent, 0.16);
    } else {
      const low = Math.max(from, zero);
      const high = Math.min(to, zero + size);
      if (high > low) this.#fill(low, 0, high - low, 20, this.color, 0.08);
    }
    const major = majorStep(zoom);
    const parts = [10, 5, 2].find((count) => (major * zoom) / count >= 6 && (major >= count || zoom * major / count >= 12)) ?? 1;
    const first = Math.ceil((from - zero) / zoom / major - 1);
    const last = Math.floor((to - zero) / zoom / major);
    for (let index = first; index <= last; index += 1) {
      for (let part = 0; part < parts; part += 1) {
        const at = zero + (index + part / parts) * major * zoom;
        if (at < from || at >= to) continue;
        const isMiddle = parts === 10 && part === 5;
        this.#fill(Math.round(at), part === 0 ? 8 : isMiddle ? 13 : 16, 1, 20, this.color, part === 0 ? 0.7 : 0.4);
        if (part === 0) this.#number(index * major, at, from, to);
      }
    }
  }

  #fill(at, inset, width, depth, color, opacity) {
    const { context } = this;
    context.globalAlpha = opacity;
    context.fillStyle = color;
    if (this.isVertical) context.fillRect(inset, at, depth - inset, width);
    else context.fillRect(at, inset, width, depth - inset);
    context.globalAlpha = 1;
  }

  /** Writes a number beside its mark, where there is room for all of it. */
  #number(value, at, from, to) {
    const { context } = this;
    const width = context.measureText(String(value)).width + 4;
    if (this.isVertical ? at + 3 < from || at + 3 + width > to : at + width > to) return;
    context.fillStyle = this.color;
    if (this.isVertical) {
      context.save();
      context.translate(9, at + 3);
      context.rotate(-Math.PI / 2);
      context.textAlign = 'right';
      context.fillText(String(value), 0, 0);
      context.restore();
    } else {
      context.textAlign = 'left';
      context.fillText(String(value), at + 4, 9);
    }
  }
}
