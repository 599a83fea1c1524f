// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { makeControl } from './controls/control.js';
import { attachScrub } from './controls/scrub.js';
import { element, freshID, icon } from './dom.js';
import { format } from './numbers.js';
import { attachTooltip } from './tooltip.js';

/** A value as a person reads it. */
function spoken(value, unit) {
  if (value === null) return 'none';
  if (value === '') return 'empty';
  return unit && typeof value === 'number' ? `${format(value)} ${unit}` : format(value);
}

/** One attribute: its label, its control, the way back to its standard value, and what was wrong with a value. */
export class InspectorRow {
  #value;

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
    if (!this.error.hidden && isSame) return;
    this.refuse(null);
    this.control.show(attribute.value);
    this.element.classList.toggle('is-set', attribute.isSet);
    const name = `Reset ${attribute.label} to ${spoken(attribute.standard, attribute.unit)}`;
    this.resetButton.setAttribute('aria-label', name);
    this.resetButton.title = name;
  }

  /** Shows why a value was refused; null for none. */
  refuse(message) {
    this.error.hidden = message === null;
    this.error.textContent = message ?? '';
    this.control.markInvalid(message !== null, message);
  }

  #restore() {
    this.refuse(null);
    this.control.show(this.#value);
  }

  #reset(actions) {
    this.#restore();
    actions.reset(this.key);
    // The button goes away with the value.
    this.control.element.querySelector('input, select, button')?.focus();
    if (this.control.element.matches('input, select, button')) this.control.element.focus();
  }
}
