// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/** A number as it is shown: to twelve digits, which leaves out the noise of binary fractions, and of a `Float` to seven. */
export function format(value) {
  if (typeof value !== 'number') return value === null || value === undefined ? '' : String(value);
  const short = Number(value.toPrecision(7));
  return String(Math.fround(short) === value ? short : Number(value.toPrecision(12)));
}

/** The number that a text is, in either way of writing decimals; null for any other text. */
export function parse(text) {
  const trimmed = text.trim().replace('−', '-');
  const point = /^[+-]?\d*,\d+$/.test(trimmed) ? trimmed.replace(',', '.') : trimmed;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(point)) return null;
  const value = Number(point);
  return Number.isFinite(value) ? value : null;
}

/** What a step is multiplied by: ten with shift, a tenth with alt. */
export function factor(event) {
  return event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
}

/** The value some steps on, without the noise of binary fractions. */
export function stepped(value, delta) {
  return Number((value + delta).toFixed(6));
}

/** The value, but no less and no more than the limits. */
export function clamped(value, minimum, maximum) {
  return Math.min(Math.max(value, minimum), maximum);
}

/** The numbers in a text such as "{1, 2}" or "{{0, 0}, {3, 4}}", as texts. */
export function components(text) {
  return String(text).replace(/[{}\s]/g, '').split(',');
}

let gestures = 0;
const page = Math.random().toString(36).slice(2, 10);

/** A name for a run of changes that are undone together; no two pages make the same. */
export function newGesture() {
  gestures += 1;
  return `${page}-${gestures}`;
}
