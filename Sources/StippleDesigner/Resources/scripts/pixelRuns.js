// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/**
 * Writes the pixels of a picture, from the server's short form of it (`PixelRuns.swift`).
 *
 * Two bits of a word say what it means: so many rows like the one before, so many pixels of the colour that is the next
 * word, or so many pixels whose colours follow.
 *
 * @param pixels Where they go; all of them are written.
 */
export function unpack(words, width, pixels) {
  let place = 0;
  let index = 0;
  while (index < words.length) {
    const count = words[index] & 0x3fffffff;
    const kind = words[index] >>> 30;
    index += 1;
    if (kind === 0) {
      for (let row = 0; row < count; row += 1) {
        pixels.copyWithin(place, place - width, place);
        place += width;
      }
    } else if (kind === 1) {
      pixels.fill(words[index], place, place + count);
      index += 1;
      place += count;
    } else {
      for (const end = place + count; place < end; place += 1) {
        pixels[place] = words[index];
        index += 1;
      }
    }
  }
}
