// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { element } from '../dom.js';
import { clamped, factor, newGesture, stepped } from '../numbers.js';

const directions = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 };

/**
 * A slider: arrow keys step it, with shift by ten and with alt by a tenth; with alt held a drag is ten times as fine.
 *
 * `onInput(value, gesture, since)` is called on each change, with one gesture from press to release.
 */
export class Slider {
  #value = 0;
  #gesture = null;
  #ends = 0;
  #isHeld = false;
  #isFine = false;
  /** In a drag: where on the track the pointer was last, and the value before it is rounded, which fine ways lead apart. */
  #pointed = null;
  #exact = 0;

  constructor({ id = null, label, minimum, maximum, step, isInteger = false, describedBy = null, onInput }) {
    Object.assign(this, { minimum, maximum, step, isInteger, onInput });
    // The browser's own steps would round fine values away, so all steps are taken here.
    this.input = element('input', {
      id, class: 'slider', type: 'range', min: minimum, max: maximum, step: 'any', 'aria-label': label,
      'aria-describedby': describedBy,
      oninput: (event) => this.#moved(event),
      onkeydown: (event) => this.#key(event),
      onpointerdown: (event) => {
        this.#isHeld = true;
        this.#isFine = event.altKey;
        this.#gesture = null;
        this.#pointed = null;
        this.#exact = this.#value;
      },
      onpointermove: (event) => { this.#isFine = event.altKey; },
      onpointerup: () => this.#release(),
      onpointercancel: () => this.#release(),
    });
  }

  get element() { return this.input; }

  /** Shows a value, unless it is just being moved. */
  show(value) {
    if (this.#isHeld || typeof value !== 'number') return;
    this.#put(value);
  }

  /** Takes the place on the track that the browser tells of. */
  #moved(event) {
    const pointed = Number(this.input.value);
    const last = this.#pointed;
    const isAtEnd = pointed === this.minimum || pointed === this.maximum;
    if (this.#isHeld && this.#isFine) this.#exact += (pointed - (last ?? pointed)) / 10;
    else if (!this.#isHeld || last === null || isAtEnd) this.#exact = pointed;
    else this.#exact += pointed - last;
    this.#pointed = pointed;
    const step = this.#step(this.#isHeld && this.#isFine ? 0.1 : 1);
    this.#exact = clamped(this.#exact, this.minimum, this.maximum);
    this.#send(stepped(this.minimum, Math.round((this.#exact - this.minimum) / step) * step), event.timeStamp);
  }

  #key(event) {
    const direction = directions[event.key];
    if (!direction || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const start = Number(this.input.value);
    const steps = Math.abs(direction) > 1 ? direction : direction * factor(event);
    const value = clamped(stepped(start, Math.sign(steps) * this.#step(Math.abs(steps))), this.minimum, this.maximum);
    if (value !== start) this.#send(value, event.timeStamp);
  }

  /** So many steps as a distance, which for whole numbers is a whole one. */
  #step(count) {
    const distance = count * this.step;
    return this.isInteger ? Math.max(1, Math.round(distance)) : distance;
  }

  #send(wanted, time) {
    const value = clamped(wanted, this.minimum, this.maximum);
    const isOld = value === this.#value;
    this.#put(value);
    // A drag tells of each pixel, of which many are the same step.
    if (isOld && this.#isHeld) return;
    // Keys that follow each other are one step of undo, as a drag is.
    if (this.#gesture === null || time > this.#ends) this.#gesture = newGesture();
    this.#ends = this.#isHeld ? Infinity : time + 1000;
    this.onInput(value, this.#gesture, time);
  }

  #release() {
    this.#isHeld = false;
    this.#isFine = false;
    this.#gesture = null;
  }

  #put(value) {
    this.#value = value;
    this.input.value = String(value);
    const part = (Number(this.input.value) - this.minimum) / (this.maximum - this.minimum);
    // The middle of the knob does not reach the ends of the track.
    this.input.style.setProperty('--filled', `calc(8px + (100% - 16px) * ${part})`);
  }
}
