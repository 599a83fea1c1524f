// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { element } from '../dom.js';
import { openColorPicker } from './colorPicker.js';

/** A colour's swatch and name or digits; a click opens the picker. */
export class ColorWell {
  #value = null;
  #picker = null;

  constructor({ id, label, describedBy = null, palette, isOptional = false, isBare = false, clearName = 'None', onChange }) {
    this.palette = palette;
    this.clearName = clearName;
    this.swatch = element('span', { class: 'swatch' });
    this.text = element('span', { class: 'value' });
    this.label = label;
    this.button = element('button', {
      id, type: 'button', class: `color-well${isBare ? ' is-bare' : ''}`, 'aria-haspopup': 'dialog',
      'aria-expanded': 'false', 'aria-describedby': describedBy, title: isBare ? label : null,
      onclick: () => this.#toggle({ isOptional, onChange }),
      onpointerdown: (event) => { if (this.#picker) event.preventDefault(); },
    }, this.swatch, this.text);
  }

  get element() { return this.button; }

  show(value) {
    this.#value = value;
    const name = value ?? this.clearName;
    this.text.textContent = name;
    this.button.setAttribute('aria-label', `${this.label}: ${name}`);
    this.palette.paint(this.swatch, value);
    this.#picker?.show(value);
  }

  /** Shows in the open picker that a value was refused; tells whether it is open. */
  refuse(message) {
    this.#picker?.refuse(message);
    return Boolean(this.#picker);
  }

  #toggle({ isOptional, onChange }) {
    if (this.#picker) {
      this.#picker.close();
      return;
    }
    this.#picker = openColorPicker(this.button, {
      label: this.label, palette: this.palette, value: this.#value, isOptional, clearName: this.clearName,
      onChange: (value, gesture, since) => {
        // A name that is in no list is shown once it has been taken.
        if (value === null || this.palette.looks(value)) this.show(value);
        onChange(value, gesture, since);
      },
      onClose: () => { this.#picker = null; },
    });
  }
}
