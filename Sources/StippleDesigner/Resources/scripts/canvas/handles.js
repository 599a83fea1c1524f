// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { element } from '../dom.js';
import { factor, newGesture } from '../numbers.js';

const edges = {
  nw: 'top left', n: 'top', ne: 'top right', w: 'left', e: 'right', sw: 'bottom left', s: 'bottom', se: 'bottom right',
};
const smallest = 1;
const largest = 10_000;

/**
 * The eight handles that resize the view, by pointer and by arrow keys.
 *
 * @param target Has `size`, `zoom`, `pin(edge)`, `unpin()` and `resize(size, gesture, since)`.
 */
export function makeHandles(target) {
  return element('div', { class: 'handles', role: 'group', 'aria-label': 'Resize' },
    ...Object.keys(edges).map((edge) => makeHandle(edge, target)));
}

function makeHandle(edge, target) {
  const handle = element('button', {
    class: 'handle', type: 'button', 'data-edge': edge, 'aria-label': `Resize by the ${edges[edge]} handle`,
    'aria-keyshortcuts': 'ArrowLeft ArrowRight ArrowUp ArrowDown',
  });
  handle.addEventListener('pointerdown', (event) => drag(event, handle, edge, target));
  handle.addEventListener('keydown', (event) => step(event, edge, target));
  return handle;
}

/** A size changed by a move of one of its edges or corners. */
function resized(size, edge, dx, dy, keepsRatio) {
  const sign = (positive, negative) => (edge.includes(positive) ? 1 : edge.includes(negative) ? -1 : 0);
  let width = size.width + dx * sign('e', 'w');
  let height = size.height + dy * sign('s', 'n');
  if (keepsRatio && edge.length === 2) {
    const ratio = Math.max(width / size.width, height / size.height);
    [width, height] = [size.width * ratio, size.height * ratio];
  }
  const limited = (length) => Math.min(Math.max(Math.round(length), smallest), largest);
  return {
    width: dx && sign('e', 'w') || keepsRatio ? limited(width) : size.width,
    height: dy && sign('s', 'n') || keepsRatio ? limited(height) : size.height,
  };
}

function drag(down, handle, edge, target) {
  if (down.button !== 0) return;
  down.stopPropagation();
  // A drag that leaves the canvas selects no text of the page.
  down.preventDefault();
  handle.focus({ preventScroll: true, focusVisible: false });
  handle.setPointerCapture(down.pointerId);
  handle.classList.add('is-dragged');
  const start = { ...target.size };
  const zoom = target.zoom;
  const gesture = newGesture();
  target.pin(edge);
  const move = (event) => {
    const size = resized(start, edge, (event.clientX - down.clientX) / zoom, (event.clientY - down.clientY) / zoom, event.shiftKey);
    target.resize(size, gesture, event.timeStamp);
  };
  const escape = (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    target.resize(start, gesture, event.timeStamp);
    end();
  };
  const end = () => {
    handle.classList.remove('is-dragged');
    handle.removeEventListener('pointermove', move);
    removeEventListener('keydown', escape, true);
    target.unpin();
  };
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', end, { once: true });
  handle.addEventListener('pointercancel', end, { once: true });
  addEventListener('keydown', escape, true);
}

let run = { edge: null, gesture: null, ends: 0 };

function step(event, edge, target) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
  if (!dx && !dy) return;
  event.preventDefault();
  event.stopPropagation();
  // Keys that follow each other are one step of undo.
  if (run.edge !== edge || event.timeStamp > run.ends) run = { edge, gesture: newGesture(), ends: 0 };
  run.ends = event.timeStamp + 1000;
  const size = resized(target.size, edge, dx * Math.max(1, factor(event)), dy * Math.max(1, factor(event)), false);
  target.resize(size, run.gesture, event.timeStamp);
}
