// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

const svgSpace = 'http://www.w3.org/2000/svg';

/**
 * An element with attributes and children.
 *
 * Of the attributes, functions named `onsomething` become listeners, null and false are left out, true is an attribute
 * without a value. Text children are text: no markup is ever parsed.
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? '' : String(value));
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

/** One of the page's own icons, which screen readers pass over. */
export function icon(name) {
  const svg = document.createElementNS(svgSpace, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svgSpace, 'use');
  use.setAttribute('href', `#icon-${name}`);
  svg.append(use);
  return svg;
}

/** A select with the page's own arrow around it. */
export function selectBox(select) {
  return element('div', { class: 'select' }, select, icon('chevron'));
}

/** The element of the page with an id. */
export function byID(id) {
  return document.getElementById(id);
}

/** Gives the focus to what the page is about, where what had it has gone. */
export function focusContent() {
  const gallery = byID('gallery');
  (gallery.hidden ? document.querySelector('.viewport') : gallery)?.focus({ preventScroll: true });
}

let count = 0;

/** An id that no other element of the page has. */
export function freshID(prefix) {
  count += 1;
  return `${prefix}-${count}`;
}

/** Whether somebody is typing text where a key stands for itself. */
export function isTyping(event) {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'button'].includes(target.type);
}
