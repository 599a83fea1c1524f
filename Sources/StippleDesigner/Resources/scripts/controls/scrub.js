// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { factor, newGesture } from '../numbers.js';

/** How far the pointer goes for one step. */
const wayPerStep = 3;

/** Lets a drag on a label change the number beside it: one drag is one step of undo, and Escape takes it back. */
export function attachScrub(label, field) {
  label.classList.add('is-scrubbable');
  label.addEventListener('pointerdown', (down) => {
    if (down.button !== 0 || typeof field.value !== 'number') return;
    const start = field.value;
    const gesture = newGesture();
    let last = down.clientX;
    let rest = 0;
    let hasMoved = false;

    const move = (event) => {
      rest += event.clientX - last;
      last = event.clientX;
      const steps = Math.trunc(rest / wayPerStep);
      if (steps === 0) return;
      rest -= steps * wayPerStep;
      if (!hasMoved) label.classList.add('is-scrubbed');
      hasMoved = true;
      field.stepBy(steps * factor(event), gesture, event.timeStamp);
    };
    const key = (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      if (hasMoved) {
        field.show(start);
        field.onChange(start, gesture, event.timeStamp);
      }
      end();
    };
    const end = () => {
      label.classList.remove('is-scrubbed');
      label.removeEventListener('pointermove', move);
      removeEventListener('keydown', key, true);
    };
    label.setPointerCapture(down.pointerId);
    label.addEventListener('pointermove', move);
    label.addEventListener('pointerup', end, { once: true });
    label.addEventListener('pointercancel', end, { once: true });
    // A drag that ends on the label is no click on it, which would move the focus.
    label.addEventListener('click', (event) => { if (hasMoved) event.preventDefault(); }, { once: true });
    addEventListener('keydown', key, true);
  });
}
