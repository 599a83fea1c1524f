// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { element } from '../dom.js';
import { newGesture } from '../numbers.js';

/** A slider; `onInput(value, gesture, since)` is called on each move, with one gesture from press to release. */
export class Slider {
  #gesture = null;
  #ends = 0;
  #isHeld = false;

  constructor({ id = null, label, minimum, maximum, step, describedBy = null, onInput }) {
    this.input = element('input', {
      id, class: 'slider', type: 'range', min: minimum, max: maximum, step, 'aria-label': label,
      'aria-describedby': describedBy,
      oninput: (event) => {
        if (this.#gesture === null || event.timeStamp > this.#ends) this.#gesture = newGesture();
        // Keys that follow each other are one step of undo, as a drag is.
        this.#ends = this.#isHeld ? Infinity : event.timeStamp + 1000;
        this.#fill();
        onInput(Number(this.input.value), this.#gesture, event.timeStamp);
      },
      onpointerdown: () => {
        this.#isHeld = true;
        this.#gesture = null;
      },
      onpointerup: () => this.#release(),
      onpointercancel: () => this.#release(),
    });
  }

  get element() { return this.input; }

  /** Shows a value, unless it is just being moved. */
  show(value) {
    if (this.#isHeld || typeof value !== 'number') return;
    this.input.value = String(value);
    this.#fill();
  }

  #release() {
    this.#isHeld = false;
    this.#gesture = null;
  }

  #fill() {
    const { min, max, value } = this.input;
    const part = (Number(value) - Number(min)) / (Number(max) - Number(min));
    // The middle of the knob does not reach the ends of the track.
    this.input.style.setProperty('--filled', `calc(8px + (100% - 16px) * ${part})`);
  }
}
