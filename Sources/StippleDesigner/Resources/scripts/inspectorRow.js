// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { announce } from './announce.js';
import { makeControl } from './controls/control.js';
import { attachScrub } from './controls/scrub.js';
import { element, freshID, icon } from './dom.js';
import { format } from './numbers.js';
import { sentence } from './prose.js';
import { attachTooltip } from './tooltip.js';

/** A value as a person reads it. */
function spoken(value, unit) {
  if (value === null) return 'none';
  if (value === '') return 'empty';
  return unit && typeof value === 'number' ? `${format(value)} ${unit}` : format(value);
}

/** Why a value was refused, in words for whoever typed it; what the program itself says where the page has none. */
function reason({ control, type }, value, message) {
  if (control === 'number' || control === 'slider') {
    if (/^Int/.test(type)) return 'Enter a whole number, such as 3.';
    if (typeof value === 'string') return 'Enter a number, such as 2.5.';
  }
  if (['point', 'size', 'rect'].includes(control)) return 'Enter numbers, such as 2.5.';
  if (control === 'color') return `There is no colour “${value}”. Enter a name, or digits such as #ff9500.`;
  return sentence(message);
}

/** One attribute: its label, its control, the way back to its standard value, and what was wrong with a value. */
export class InspectorRow {
  #value;
  #attribute;

  /** @param actions Has `set(key, value, gesture, since)` and `reset(key)`. */
  constructor(attribute, palette, actions) {
    this.key = attribute.key;
    const labelID = freshID('label');
    const helpID = freshID('help');
    this.errorID = freshID('error');
    this.control = makeControl(attribute, {
      labelID, describedBy: `${helpID} ${this.errorID}`, palette,
      onChange: (value, gesture, since) => actions.set(attribute.key, value, gesture, since),
      onRestore: () => this.#restore(),
    });
    const { labelled, number } = this.control;
    this.label = element(labelled ? 'label' : 'span', { class: 'row-name', id: labelID, for: labelled }, attribute.label);
    if (number) attachScrub(this.label, number);
    this.resetButton = element('button', {
      class: 'row-reset', type: 'button', onclick: () => this.#reset(actions),
    }, icon('reset'));
    this.error = element('p', { class: 'row-error', id: this.errorID, hidden: true });
    this.element = element('div', { class: 'row', 'data-key': attribute.key },
      this.label,
      element('div', { class: 'row-control' }, this.control.element),
      this.resetButton,
      this.error,
      element('span', { class: 'unseen', id: helpID }, attribute.documentation.replaceAll('`', '')));
    attachTooltip(this.element, this.label, attribute.documentation);
    this.show(attribute);
  }

  /** Shows the attribute as it is now; a text that was refused stays until the value is another. */
  show(attribute) {
    const isSame = this.#value === attribute.value;
    this.#value = attribute.value;
    this.#attribute = attribute;
    if (!this.error.hidden && isSame) return;
    this.#tell(null);
    this.control.show(attribute.value);
    this.element.classList.toggle('is-set', attribute.isSet);
    const name = `Reset ${attribute.label} to ${spoken(attribute.standard, attribute.unit)}`;
    this.resetButton.setAttribute('aria-label', name);
    this.resetButton.title = name;
  }

  /** Shows why a value was refused, and says it. */
  refuse(value, message) {
    const text = reason(this.#attribute, value, message);
    if (!this.control.keepsRefused) this.control.show(this.#value);
    else if (typeof value === 'string') this.control.putBack?.(value);
    this.#tell(text);
    announce(`${this.#attribute.label}: ${text}`);
  }

  /** Takes the words about a value that was refused away. */
  forgive() {
    this.#tell(null);
  }

  #tell(text) {
    const isToldElsewhere = this.control.markInvalid(text !== null, text);
    this.error.hidden = text === null || isToldElsewhere === true;
    this.error.textContent = text ?? '';
  }

  #restore() {
    this.#tell(null);
    this.control.show(this.#value);
  }

  /** What of the control takes the focus first. */
  get focusable() {
    const { element: control } = this.control;
    return control.matches('input, select, button') ? control : control.querySelector('input, select, button');
  }

  #reset(actions) {
    this.#restore();
    actions.reset(this.key);
    // The button goes away with the value.
    this.focusable?.focus();
  }
}
