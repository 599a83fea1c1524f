// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { element } from './dom.js';
import { openPopup } from './popup.js';

/**
 * A button that opens a menu.
 *
 * @param items Gives, when it opens, a list of {title, hint, action}.
 */
export function attachMenu(button, items) {
  let open = null;
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', () => {
    if (open) return open.close();
    const entries = items().map((item) => entry(item, () => open?.close()));
    open = openPopup(button, { class: 'menu', role: 'menu', 'aria-label': button.getAttribute('aria-label') }, entries, () => {
      open = null;
    });
    open.popup.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab') return move(event, entries);
      // Tab goes on from the button.
      button.focus();
      open.close();
    });
    entries[0].focus();
  });
  // The popup's own light dismissal closes it before the click arrives, which must not open it again.
  button.addEventListener('pointerdown', (event) => {
    if (open) event.preventDefault();
  });
}

function entry({ title, hint, action }, close) {
  const inner = [element('span', {}, title), hint ? element('span', { class: 'hint' }, hint) : null];
  const run = () => {
    close();
    action();
  };
  return element('button', { class: 'menu-item', role: 'menuitem', type: 'button', tabindex: -1, onclick: run }, ...inner);
}

function move(event, entries) {
  const index = entries.indexOf(document.activeElement);
  const count = entries.length;
  const next = { ArrowDown: (index + 1) % count, ArrowUp: (index + count - 1) % count, Home: 0, End: count - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  entries[next].focus();
}
