// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { element } from './dom.js';
import { clamped } from './numbers.js';
import { prose } from './prose.js';

const delay = 500;
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
  const box = owner.getBoundingClientRect();
  const left = box.left - bubble.offsetWidth - 24;
  const isBeside = left >= 8;
  const top = isBeside ? box.top + box.height / 2 - bubble.offsetHeight / 2 : box.bottom + 4;
  bubble.style.left = `${isBeside ? left : clamped(box.left, 8, innerWidth - bubble.offsetWidth - 8)}px`;
  bubble.style.top = `${clamped(top, 8, innerHeight - bubble.offsetHeight - 8)}px`;
  shown = owner;
}

/**
 * Shows documentation beside an element while the pointer is on its trigger or the keyboard's focus is in it.
 *
 * Readers have the same text by `aria-describedby`, which the caller sets. Escape hides it, and so does a press.
 */
export function attachTooltip(owner, trigger, text) {
  if (!text) return;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => show(owner, text), shown ? 0 : delay);
  };
  trigger.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') wait();
  });
  trigger.addEventListener('pointerleave', hide);
  owner.addEventListener('pointerdown', hide);
  owner.addEventListener('focusin', () => {
    if (isByKey) wait();
  });
  owner.addEventListener('focusout', hide);
}

/** Hides the tooltip by Escape, wherever the focus is; tells whether there was one. */
export function dismissTooltip() {
  const wasShown = shown !== null;
  hide();
  return wasShown;
}
