// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { element, freshID } from '../dom.js';

/** The list of named colours: one stop for Tab, arrow keys choose. */
export class ColorNames {
  constructor(palette, clearName, onChoose) {
    this.onChoose = onChoose;
    const rows = palette.colors.map(({ name }) => this.#row(name, name, palette));
    this.rows = clearName ? [this.#row(null, clearName, palette), ...rows] : rows;
    this.element = element('div', {
      class: 'color-names', role: 'listbox', onkeydown: (event) => this.#key(event),
    }, ...this.rows.map(({ element: row }) => row));
    this.show(null);
  }

  #row(value, name, palette) {
    const swatch = element('span', { class: 'swatch' });
    palette.paint(swatch, value);
    const row = element('div', {
      class: 'color-name', role: 'option', id: freshID('color'), tabindex: -1, 'aria-selected': 'false',
      onclick: (event) => this.onChoose(value, event.timeStamp),
    }, swatch, name);
    return { value, name, element: row };
  }

  /** Marks the colour that is chosen; for any other the first name can be reached by Tab. */
  show(value) {
    const chosen = this.rows.find((row) => row.value === value);
    for (const row of this.rows) {
      row.element.setAttribute('aria-selected', String(row === chosen));
      row.element.tabIndex = row === (chosen ?? this.rows[0]) ? 0 : -1;
    }
  }

  /** Scrolls the chosen colour into sight. */
  reveal() {
    this.rows.find(({ element: row }) => row.tabIndex === 0)?.element.scrollIntoView({ block: 'center' });
  }

  #key(event) {
    const index = this.rows.findIndex(({ element: row }) => row === document.activeElement);
    const last = this.rows.length - 1;
    let next = { ArrowDown: Math.min(index + 1, last), ArrowUp: Math.max(index - 1, 0), Home: 0, End: last }[event.key];
    if (event.key === 'Enter' || event.key === ' ') next = index;
    if (next === undefined || index < 0) return;
    event.preventDefault();
    this.rows[next].element.focus();
    this.onChoose(this.rows[next].value, event.timeStamp);
  }
}
