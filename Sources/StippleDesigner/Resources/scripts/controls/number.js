// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { evaluate } from '../arithmetic.js';
import { element, icon } from '../dom.js';
import { clamped, factor, format, newGesture, stepped } from '../numbers.js';

/** How long after one key or click another belongs to the same step of undo. */
const pause = 1000;

/**
 * A field for a number with a stepper: arrow keys step it, with shift by ten and with alt by a tenth. It takes sums too.
 *
 * It calls `onChange(value, gesture, since)` on each change; a text that is no number is handed over as text on Return
 * or when the focus leaves, so that it is the server that says what is wrong with it.
 */
export class NumberField {
  #value = null;
  #gesture = null;
  #ends = 0;
  #isTyped = false;
  #isRefused = false;

  constructor({ id, label = null, describedBy = null, unit = null, mark = null, range = null, step = 1, isInteger = false, onChange }) {
    this.unit = unit;
    this.step = step;
    this.range = range;
    this.isInteger = isInteger;
    this.onChange = onChange;
    this.input = element('input', {
      id, type: 'text', inputmode: 'decimal', role: 'spinbutton', autocomplete: 'off', spellcheck: 'false',
      'aria-label': label, 'aria-describedby': describedBy,
      oninput: (event) => this.#typed(event),
      onkeydown: (event) => this.#key(event),
      onfocus: () => this.#focused(),
      onblur: (event) => this.#commit(event),
    });
    const button = (name, sign) => element('button', {
      type: 'button', tabindex: -1, 'aria-label': name,
      onpointerdown: (event) => this.#hold(event, sign),
    }, icon('chevron'));
    this.stepper = element('span', { class: 'stepper', 'aria-hidden': 'true' }, button('More', 1), button('Less', -1));
    this.element = element('span', { class: 'number-field' },
      mark ? element('span', { class: 'mark', 'aria-hidden': 'true' }, mark) : null,
      this.input,
      unit ? element('span', { class: 'unit', 'aria-hidden': 'true' }, unit) : null,
      this.stepper);
  }

  get value() { return this.#value; }

  /** Shows a value; a text that is being typed stays as long as it means the same. */
  show(value) {
    if (this.#isTyped && value === this.#value) return;
    this.#value = value;
    this.#isTyped = false;
    const text = format(value);
    if (this.input.value !== text) this.input.value = text;
    if (typeof value === 'number') this.input.setAttribute('aria-valuenow', text);
    else this.input.removeAttribute('aria-valuenow');
  }

  /** Goes back to the value before what was typed, with a text in it that was refused, to be mended. */
  refuse(text) {
    this.input.value = text;
    this.#isTyped = true;
    this.#isRefused = true;
    this.#value = this.before;
    this.markInvalid(true);
  }

  /** Marks the text as one that was refused. */
  markInvalid(isInvalid) {
    if (isInvalid) this.input.setAttribute('aria-invalid', 'true');
    else this.input.removeAttribute('aria-invalid');
  }

  /** Changes the value by a number of steps. */
  stepBy(count, gesture, since) {
    const start = evaluate(this.input.value, this.unit) ?? (typeof this.#value === 'number' ? this.#value : 0);
    let next = stepped(start, count * this.step);
    if (this.isInteger) next = Math.round(next === start ? start + Math.sign(count) : next);
    // Steps stay within what is sensible; by typing one can go on from there.
    if (this.range && start >= this.range.minimum && start <= this.range.maximum) {
      next = clamped(next, this.range.minimum, this.range.maximum);
    }
    this.#isTyped = false;
    if (next !== start) this.#send(next, gesture, since);
  }

  #send(value, gesture, since) {
    this.show(value);
    this.onChange(value, gesture, since);
  }

  #run(time) {
    if (time > this.#ends || this.#gesture === null) this.#gesture = newGesture();
    this.#ends = time + pause;
    return this.#gesture;
  }

  #focused() {
    this.#gesture = null;
    this.before = this.#value;
    this.input.select();
  }

  /** Shows the value again in place of a text that was refused. */
  #giveUp() {
    this.#isTyped = false;
    this.#isRefused = false;
    this.markInvalid(false);
    this.show(this.#value);
  }

  #typed(event) {
    this.#isTyped = true;
    this.#isRefused = false;
    const value = evaluate(this.input.value, this.unit);
    if (value === null || value === this.#value) return;
    // All that is typed while the focus stays is one step of undo.
    this.#gesture ??= newGesture();
    this.#ends = Infinity;
    this.#value = value;
    this.onChange(value, this.#gesture, event.timeStamp);
  }

  #commit(event) {
    if (!this.#isTyped) return;
    if (this.#isRefused) {
      if (event.type === 'blur') this.#giveUp();
      return;
    }
    const text = this.input.value.trim();
    const value = evaluate(text, this.unit);
    this.#isTyped = false;
    if (text === '') this.show(this.#value);
    else if (value !== null) this.show(this.#value);
    else {
      // Its first digits were a number, which nobody meant.
      if (typeof this.before === 'number' && this.#value !== this.before) {
        this.onChange(this.before, this.#gesture ?? newGesture(), event.timeStamp);
        this.#value = this.before;
      }
      this.onChange(text, newGesture(), event.timeStamp);
    }
  }

  #key(event) {
    if (event.key === 'Enter') {
      this.#commit(event);
      // What has been entered stands: undo and Escape go back to it.
      this.#focused();
    } else if (event.key === 'Escape' && (this.#isTyped || this.input.hasAttribute('aria-invalid'))) {
      event.stopPropagation();
      if (this.#isRefused) return this.#giveUp();
      const hasChanged = this.#isTyped && this.#value !== this.before && this.before !== null;
      this.#isTyped = false;
      if (hasChanged) this.#send(this.before, this.#gesture ?? newGesture(), event.timeStamp);
      else this.show(this.#value);
      this.onRestore?.();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      this.stepBy((event.key === 'ArrowUp' ? 1 : -1) * factor(event), this.#run(event.timeStamp), event.timeStamp);
    }
  }

  /** A press on the stepper: one step, and more while it is held. */
  #hold(event, sign) {
    if (event.button !== 0) return;
    event.preventDefault();
    const steps = sign * factor(event);
    const gesture = this.#run(event.timeStamp);
    this.stepBy(steps, gesture, event.timeStamp);
    let timer = setTimeout(() => {
      timer = setInterval(() => this.stepBy(steps, gesture, performance.now()), 60);
    }, 400);
    const end = () => {
      clearTimeout(timer);
      clearInterval(timer);
    };
    addEventListener('pointerup', end, { once: true });
    addEventListener('pointercancel', end, { once: true });
  }
}
