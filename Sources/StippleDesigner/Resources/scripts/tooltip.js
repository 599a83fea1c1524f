// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { element } from './dom.js';
import { clamped } from './numbers.js';
import { prose } from './prose.js';

/** In milliseconds; who goes through the page by the keyboard is not held up by what comes and goes. */
const delay = { pointer: 500, focus: 1200 };
let timer = 0;
let shown = null;
let bubble = null;

/** Whether the focus moves by the keyboard: text fields count as "focus visible" after a click too. */
let isByKey = false;
addEventListener('keydown', (event) => { isByKey = event.key === 'Tab' || event.key === 'F6'; }, true);
addEventListener('pointerdown', () => { isByKey = false; }, true);

function hide() {
  clearTimeout(timer);
  if (bubble?.matches(':popover-open')) bubble.hidePopover();
  shown = null;
}

function show(owner, text) {
  bubble ??= element('div', { class: 'tooltip', popover: 'manual', role: 'tooltip' });
  // Within the part of the page that it is about, as readers expect.
  owner.append(bubble);
  bubble.replaceChildren(...prose(text));
  if (!bubble.matches(':popover-open')) bubble.showPopover();
  // Below what it is about, or above: beside it would be the picture.
  const box = owner.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const isBelow = box.bottom + 4 + height <= innerHeight - 8;
  bubble.style.left = `${clamped(box.left, 8, innerWidth - width - 8)}px`;
  bubble.style.top = `${Math.max(8, isBelow ? box.bottom + 4 : box.top - 4 - height)}px`;
  shown = owner;
}

/**
 * Shows documentation beside an element while the pointer is on its trigger or the keyboard's focus is in it.
 *
 * Readers have the same text by `aria-describedby`, which the caller sets. Escape hides it, and so does a press.
 */
export function attachTooltip(owner, trigger, text) {
  if (!text) return;
  const wait = (time) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(owner, text), time);
  };
  trigger.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') wait(shown ? 0 : delay.pointer);
  });
  trigger.addEventListener('pointerleave', hide);
  owner.addEventListener('pointerdown', hide);
  owner.addEventListener('focusin', () => {
    if (isByKey) wait(delay.focus);
  });
  owner.addEventListener('focusout', hide);
}

/** Hides the tooltip by Escape, wherever the focus is; tells whether there was one. */
export function dismissTooltip() {
  const wasShown = shown !== null;
  hide();
  return wasShown;
}
