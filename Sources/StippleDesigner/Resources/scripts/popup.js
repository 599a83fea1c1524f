// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { element } from './dom.js';
import { clamped } from './numbers.js';

const margin = 8;

/** Puts a popup below its anchor, or above where there is more room, within the window. */
function place(popup, anchor) {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popup;
  const below = box.bottom + 4;
  const above = box.top - 4 - height;
  const top = below + height <= innerHeight - margin || above < margin ? below : above;
  popup.style.left = `${clamped(box.right - width, margin, Math.max(margin, innerWidth - width - margin))}px`;
  popup.style.top = `${clamped(top, margin, Math.max(margin, innerHeight - height - margin))}px`;
}

/**
 * Opens a popup at an anchor; it goes away by Escape, by a click elsewhere and by `close`, and the focus goes back.
 *
 * `onClose` is called once it has gone.
 */
export function openPopup(anchor, attributes, children, onClose = () => {}) {
  const popup = element('div', { popover: 'auto', ...attributes, class: `popup ${attributes.class ?? ''}` }, ...children);
  anchor.setAttribute('aria-expanded', 'true');
  // Within the dialog or landmark of its anchor, so that readers find it there.
  anchor.after(popup);
  popup.addEventListener('toggle', (event) => {
    if (event.newState !== 'closed') return;
    anchor.setAttribute('aria-expanded', 'false');
    const hadFocus = popup.contains(document.activeElement) || document.activeElement === document.body;
    popup.remove();
    if (hadFocus) anchor.focus({ preventScroll: true });
    onClose();
  });
  popup.showPopover();
  place(popup, anchor);
  return { popup, close: () => popup.isConnected && popup.hidePopover() };
}
