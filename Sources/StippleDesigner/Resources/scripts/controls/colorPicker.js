// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { fromHSB, hex, parseHex, toHSB } from '../color.js';
import { element, freshID, icon } from '../dom.js';
import { newGesture } from '../numbers.js';
import { openPopup } from '../popup.js';
import { ColorNames } from './colorNames.js';
import { Slider } from './slider.js';

const channels = [
  { key: 'hue', name: 'Hue', count: 360, unit: '°' },
  { key: 'saturation', name: 'Saturation', count: 100, unit: '%' },
  { key: 'brightness', name: 'Brightness', count: 100, unit: '%' },
  { key: 'alpha', name: 'Opacity', count: 100, unit: '%' },
];

/** Opens the picker at a well: digits or a name, four sliders, and the named colours. */
export function openColorPicker(anchor, options) {
  return new ColorPicker(anchor, options);
}

class ColorPicker {
  #color = { hue: 0, saturation: 0, brightness: 0, alpha: 1 };
  #errorID = freshID('color-error');

  constructor(anchor, { label, palette, value, isOptional, clearName, onChange, onClose }) {
    this.palette = palette;
    this.onChange = onChange;
    this.swatch = element('span', { class: 'swatch' });
    this.field = element('input', {
      class: 'field', type: 'text', spellcheck: 'false', autocomplete: 'off', 'aria-label': 'Digits or name', placeholder: '#rrggbb or a name',
      'aria-describedby': this.#errorID,
      oninput: (event) => this.#typed(event),
      onkeydown: (event) => { if (event.key === 'Enter') this.#committed(event); },
      onchange: (event) => this.#committed(event),
    });
    this.error = element('p', { class: 'picker-error', id: this.#errorID, role: 'alert', hidden: true });
    this.rows = channels.map((channel) => this.#row(channel));
    this.names = new ColorNames(palette, isOptional ? clearName : null, (name, since) => this.#send(name, newGesture(), since));
    const close = element('button', {
      class: 'tool', type: 'button', 'aria-label': 'Close', onclick: () => this.close(),
    }, icon('close'));
    const namesTitle = freshID('names');
    this.names.element.setAttribute('aria-labelledby', namesTitle);
    const children = [
      element('div', { class: 'picker-head' }, this.swatch, this.field, close),
      this.error,
      ...this.rows.map(({ element: row }) => row),
      element('h3', { id: namesTitle }, 'Named colours'),
      this.names.element,
    ];
    this.show(value);
    const { popup, close: closePopup } = openPopup(
      anchor, { class: 'picker', role: 'dialog', 'aria-label': label }, children, onClose);
    this.popup = popup;
    this.close = closePopup;
    this.names.reveal();
    this.field.focus();
    this.field.select();
  }

  /** Shows a value; what is being typed stays. */
  show(value) {
    this.value = value;
    this.palette.paint(this.swatch, value);
    if (document.activeElement !== this.field || !this.isTyping) this.field.value = value ?? '';
    this.names?.show(value);
    const looks = this.palette.looks(value);
    const parsed = looks ? parseHex(looks.light) : null;
    if (parsed && hex(this.#rgb) !== hex(parsed)) this.#color = { ...toHSB(parsed, this.#color), alpha: parsed.alpha };
    this.#showSliders();
    this.refuse(null);
  }

  /** Shows why a value was refused; null for none. */
  refuse(message) {
    this.error.hidden = message === null;
    this.error.textContent = message ?? '';
    if (message) this.field.setAttribute('aria-invalid', 'true');
    else this.field.removeAttribute('aria-invalid');
  }

  get #rgb() {
    return fromHSB(this.#color, this.#color.alpha);
  }

  #row({ key, name, count, unit }) {
    const id = freshID('channel');
    const output = element('output', { for: id, 'aria-hidden': 'true' });
    const slider = new Slider({
      id, label: null, minimum: 0, maximum: count, step: 1, isInteger: true,
      onInput: (value, gesture, since) => {
        this.#color[key] = value / count;
        if (!parseHex(this.value ?? '')) this.#leaveName(key);
        this.#send(hex(this.#rgb), gesture, since);
      },
    });
    const row = element('div', { class: 'picker-slider' }, element('label', { for: id }, name), slider.element, output);
    return { element: row, slider, output, key, count, unit };
  }

  /** A colour of one's own that begins at a name, or at none: where that is a grey, a hue would not be seen. */
  #leaveName(key) {
    const color = this.#color;
    if (key === 'hue' && color.saturation === 0) Object.assign(color, { saturation: 1, brightness: 1 });
    if (key === 'saturation' && color.brightness === 0) color.brightness = 1;
  }

  #showSliders() {
    const { hue, saturation, brightness } = this.#color;
    const at = (changes) => hex({ ...fromHSB({ hue, saturation, brightness, ...changes }), alpha: 1 });
    const gradients = {
      hue: [0, 1, 2, 3, 4, 5, 6].map((sixth) => hex({ ...fromHSB({ hue: sixth / 6, saturation: 1, brightness: 1 }), alpha: 1 })),
      saturation: [at({ saturation: 0 }), at({ saturation: 1 })],
      brightness: [at({ brightness: 0 }), at({ brightness: 1 })],
      alpha: ['transparent', at({})],
    };
    for (const { slider, output, key, count, unit } of this.rows) {
      slider.show(Math.round(this.#color[key] * count));
      slider.input.style.setProperty('--gradient', `linear-gradient(to right, ${gradients[key].join(', ')})`);
      output.textContent = `${Math.round(this.#color[key] * count)}${unit === '%' ? ' ' : ''}${unit}`;
    }
  }

  #typed(event) {
    this.isTyping = true;
    const text = this.field.value.trim();
    const isWhole = /^#[0-9a-f]+$/i.test(text) ? [7, 9].includes(text.length) && parseHex(text) : this.palette.byName.has(text);
    if (!isWhole) return;
    this.typing ??= newGesture();
    this.#send(text, this.typing, event.timeStamp);
  }

  #committed(event) {
    if (!this.isTyping) return;
    this.isTyping = false;
    this.typing = null;
    const text = this.field.value.trim();
    const parsed = parseHex(text);
    const name = this.palette.colors.find(({ name: known }) => known.toLowerCase() === text.toLowerCase())?.name;
    const value = name ?? (parsed ? hex(parsed) : text);
    if (value === '' || value === this.value) this.show(this.value);
    else this.onChange(value, newGesture(), event.timeStamp);
  }

  #send(value, gesture, since) {
    this.show(value);
    this.onChange(value, gesture, since);
  }
}
