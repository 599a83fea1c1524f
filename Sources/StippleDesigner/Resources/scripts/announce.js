// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { byID } from './dom.js';

let hiding = 0;
let words = [];

/** Says something to those who listen to the page, without showing it. */
export function announce(text) {
  const region = byID('announcer');
  // The same words twice are news only if the region was empty between; what is said at once is said together.
  region.textContent = '';
  if (words.push(text) > 1) return;
  requestAnimationFrame(() => {
    region.textContent = words.join(' ');
    words = [];
  });
}

/** Shows a line for a moment, and says it. */
export function toast(text) {
  const region = byID('toast');
  region.textContent = text;
  region.classList.add('is-shown');
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    region.classList.remove('is-shown');
    hiding = setTimeout(() => { region.textContent = ''; }, 200);
  }, 2600);
}
