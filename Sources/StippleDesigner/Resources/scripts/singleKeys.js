// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Whether a letter alone is a command: who dictates, or touches keys by chance, can turn that off.

const name = 'stipple.singleKeys';

export function areSingleKeysOn() {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true; // A browser that keeps nothing.
  }
}

export function setSingleKeys(isOn) {
  try {
    localStorage.setItem(name, isOn ? 'on' : 'off');
  } catch {
    // As above: it stays as it is.
  }
}
