// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { clamped } from './numbers.js';

/** The channels of `#rgb`, `#rrggbb` or `#rrggbbaa`, 0 to 1 each; null for any other text. */
export function parseHex(text) {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1];
  if (!digits) return null;
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (index) => parseInt(long.slice(2 * index, 2 * index + 2), 16) / 255;
  return { red: channel(0), green: channel(1), blue: channel(2), alpha: long.length === 8 ? channel(3) : 1 };
}

/** A colour as `#rrggbb`, or `#rrggbbaa` if it is not opaque. */
export function hex({ red, green, blue, alpha }) {
  const digits = (channel) => Math.round(clamped(channel, 0, 1) * 255).toString(16).padStart(2, '0');
  const opaque = `#${digits(red)}${digits(green)}${digits(blue)}`;
  return digits(alpha) === 'ff' ? opaque : opaque + digits(alpha);
}

/** Hue, saturation and brightness, 0 to 1. A grey has no hue, and black no saturation: those given are kept. */
export function toHSB({ red, green, blue }, kept = { hue: 0, saturation: 0 }) {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread === 0) return { hue: kept.hue, saturation: most === 0 ? kept.saturation : 0, brightness: most };
  const sixth =
    most === red ? ((green - blue) / spread + 6) % 6 : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  return { hue: sixth / 6, saturation: spread / most, brightness: most };
}

/** The colour of a hue, saturation and brightness. */
export function fromHSB({ hue, saturation, brightness }, alpha = 1) {
  const channel = (offset) => {
    const k = (offset + hue * 6) % 6;
    return brightness * (1 - saturation * clamped(Math.min(k, 4 - k), 0, 1));
  };
  return { red: channel(5), green: channel(3), blue: channel(1), alpha };
}

/** The named colours that there are, and how texts of colours look. */
export class Palette {
  constructor(colors) {
    this.colors = colors;
    this.byName = new Map(colors.map((color) => [color.name, color]));
  }

  /** How a colour's text looks in light and in dark, as `#rrggbbaa`; null if it is no colour. */
  looks(text) {
    if (typeof text !== 'string') return null;
    const named = this.byName.get(text);
    if (named) return { light: named.light, dark: named.dark };
    const parsed = parseHex(text);
    return parsed ? { light: hex(parsed), dark: hex(parsed) } : null;
  }

  /** Paints a swatch: both appearances, if they differ. */
  paint(swatch, text) {
    const looks = this.looks(text);
    // One that lets something through is shown both ways: as it is, and as it would be opaque.
    const isPlain = looks && looks.light === looks.dark;
    swatch.style.setProperty('--first', isPlain && looks.light.length === 9 && !looks.light.endsWith('00')
      ? looks.light.slice(0, 7) : looks?.light ?? 'transparent');
    swatch.style.setProperty('--second', looks?.dark ?? 'transparent');
  }
}
