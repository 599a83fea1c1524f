// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/** Functions that are called when something has changed. */
export class Observers {
  #functions = new Set();

  add(observer) {
    this.#functions.add(observer);
  }

  tell(...values) {
    for (const observer of this.#functions) observer(...values);
  }
}
