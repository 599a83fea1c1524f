// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/** From so many pixels of a colour on, filling is faster than a loop. */
const longRun = 24;

/**
 * Writes the pixels of a picture, from the server's short form of it (`PixelRuns.swift`).
 *
 * Two bits of a step's first byte say what it means: so many rows like the one before, so many pixels like the one
 * before, so many pixels whose colours' numbers follow, or so many whose colours follow and get the next numbers.
 *
 * @param buffer The bytes.
 * @param width How many pixels a row has.
 * @param pixels Where they go; all of them are written.
 */
export function unpack(buffer, width, pixels) {
  const bytes = new Uint8Array(buffer);
  const words = new DataView(buffer);
  const colors = new Uint32Array(256);
  let known = 0;
  let place = 0;
  let index = 0;
  while (index < bytes.length) {
    const kind = bytes[index] >> 6;
    let count = bytes[index] & 63;
    index += 1;
    if (count === 0) {
      count = words.getUint32(index, true);
      index += 4;
    }
    const end = place + (kind === 0 ? count * width : count);
    if (kind === 0) {
      for (; place < end; place += width) pixels.copyWithin(place, place - width, place);
    } else if (kind === 1) {
      const color = pixels[place - 1];
      if (count >= longRun) pixels.fill(color, place, end);
      else for (let next = place; next < end; next += 1) pixels[next] = color;
      place = end;
    } else if (kind === 2) {
      for (; place < end; place += 1, index += 1) pixels[place] = colors[bytes[index]];
    } else {
      for (; place < end; place += 1, index += 4) {
        const color = words.getUint32(index, true);
        pixels[place] = color;
        if (known < colors.length) colors[known] = color;
        known += 1;
      }
    }
  }
}
