// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { showKeys } from './dialogs.js';
import { isTyping } from './dom.js';
import { areSingleKeysOn } from './singleKeys.js';
import { dismissTooltip } from './tooltip.js';

const appearances = ['light', 'dark', 'both'];

/** The parts of the page that F6 goes through. */
const parts = ['.toolbar', '.banners', '.outline', '.viewport', '.inspector', '.gallery'];

/** The keys of the whole page. */
export function attachKeys({ session, settings, places, canvas, toolbar, outline, saving, sharing }) {
  const single = {
    '+': () => canvas.zoomStep(1), '=': () => canvas.zoomStep(1), '-': () => canvas.zoomStep(-1),
    0: () => canvas.zoomTo(1), f: () => canvas.fit(),
    1: () => settings.set({ scale: 1 }), 2: () => settings.set({ scale: 2 }), 3: () => settings.set({ scale: 3 }),
    a: () => settings.set({ appearance: appearances[(appearances.indexOf(settings.appearance) + 1) % 3] }),
    d: () => toolbar.toggleDirection(), r: () => settings.set({ rulers: !settings.rulers }),
    ']': () => outline.step(1), '[': () => outline.step(-1),
    s: () => sharing.copyText('swift'), x: () => sharing.copyText('xml'), l: () => sharing.copyLink(),
  };
  const everywhere = { g: () => places.toggle() };
  const inGallery = { escape: () => places.showCanvas() };

  const command = (event) => {
    const key = event.key.toLowerCase();
    if (key === 's') return () => saving.save();
    // What is not seen is not taken back.
    if ((key === 'z' || key === 'y') && !places.isGallery) {
      const isRedo = event.shiftKey || key === 'y';
      // In a field too: what was typed has been sent, so the field's own undo would undo half of it.
      return () => session.edit(isRedo ? { redo: true } : { undo: true });
    }
    return null;
  };

  addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape' && dismissTooltip()) return;
    if (event.key === 'F6') return goOn(event);
    if (event.ctrlKey || event.metaKey) {
      const run = event.altKey ? null : command(event);
      if (!run || !session.state) return;
      event.preventDefault();
      run();
      return;
    }
    if (event.altKey || isTyping(event) || document.querySelector('[popover=auto]:popover-open')) return;
    if (event.key === '?') return showKeys();
    if (!session.state || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const run = areSingleKeysOn() || key === 'escape'
      ? everywhere[key] ?? (places.isGallery ? inGallery : single)[key] : null;
    if (!run) return;
    event.preventDefault();
    run();
  });
}

/** Moves the focus to the next part of the page, or back with shift. */
function goOn(event) {
  const seen = parts.map((part) => document.querySelector(part)).filter((part) => part?.checkVisibility() && part.offsetHeight > 0);
  const index = seen.findIndex((part) => part.contains(document.activeElement));
  const step = event.shiftKey ? -1 : 1;
  for (let count = 1; count <= seen.length; count += 1) {
    const part = seen[(index + step * count + 2 * seen.length) % seen.length];
    const target = part.matches('.viewport') ? part
      : part.querySelector('button:not(:disabled):not([tabindex="-1"]), input, select, summary');
    if (!target) continue;
    event.preventDefault();
    target.focus();
    return;
  }
}
