// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { element, freshID } from './dom.js';
import { areSingleKeysOn, setSingleKeys } from './singleKeys.js';

/**
 * Asks by a modal dialog; the answer is the value of the button, null for Escape.
 *
 * @param buttons A list of {title, value, class}; the last one is what Return means.
 */
export function ask(title, text, buttons, extra = null) {
  const id = freshID('dialog');
  const row = buttons.map(({ title: name, value, class: kind }, index) =>
    element('button', {
      class: `button ${kind ?? ''}`, type: 'submit', value, autofocus: index === buttons.length - 1,
    }, name));
  const dialog = element('dialog', { 'aria-labelledby': id },
    element('form', { method: 'dialog' },
      element('h2', { id }, title), element('p', {}, text), extra, element('div', { class: 'dialog-buttons' }, ...row)));
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue || null);
    });
  });
}

/** Shows text to copy by hand, where the browser does not let the page do it. */
export function showText(title, text) {
  const area = element('textarea', { readonly: true, 'aria-label': title, spellcheck: 'false' }, text);
  const answer = ask(title, 'The browser does not let the page copy it; it is selected here.', [
    { title: 'Done', value: 'done', class: 'is-primary' },
  ], area);
  area.focus();
  area.select();
  return answer;
}

const keys = [
  ['Everywhere', [
    ['Undo', 'Ctrl Z'], ['Redo', 'Ctrl ⇧ Z', 'Ctrl Y'], ['Save the document', 'Ctrl S'], ['Gallery', 'G'],
    ['Copy as Swift, as XML, link', 'S', 'X', 'L'],
    ['Open a copied link, of any run', 'Ctrl V'],
    ['Next part of the page', 'F6'], ['These keys', '?'],
  ]],
  ['Canvas', [
    ['Zoom', '+', '−'], ['Actual size', '0'], ['Fit', 'F'], ['Scale, pixels a point', '1', '2', '3'],
    ['Light, dark, both', 'A'], ['Right to left', 'D'], ['Rulers', 'R'],
    ['Pan', 'Arrows'], ['Pan by pointer', 'Space + drag'], ['Zoom by pointer', 'Ctrl + wheel', 'Pinch'],
    ['Resize, on a handle', 'Arrows'],
  ]],
  ['Numbers and sliders', [
    ['One step', '↑', '↓'], ['Ten steps', '⇧ ↑', '⇧ ↓'], ['A tenth of a step', 'Alt ↑', 'Alt ↓'], ['A finer drag of a slider', 'Alt'],
    ['Scrub', 'Drag the label'], ['Back to the value before', 'Esc'],
  ]],
  ['Views of a document', [['Next, previous', ']', '['], ['In the list', '↑', '↓']]],
];

/** The sheet of all keys. */
export function showKeys() {
  const groups = keys.map(([title, rows]) =>
    element('section', { class: 'keys-group' },
      element('h3', {}, title),
      element('dl', {}, ...rows.map(([name, ...combinations]) =>
        element('div', {},
          element('dt', {}, name),
          element('dd', {}, ...combinations.flatMap((text) => [element('kbd', {}, text), ' '])))))));
  const letters = element('input', {
    class: 'switch', type: 'checkbox', role: 'switch', onchange: () => setSingleKeys(letters.checked),
  });
  letters.checked = areSingleKeysOn();
  const dialog = element('dialog', { class: 'keys', 'aria-labelledby': 'keys-title' },
    element('form', { method: 'dialog' },
      element('h2', { id: 'keys-title' }, 'Keyboard'),
      element('p', {}, 'On a Mac, ⌘ takes the place of Ctrl. Single letters and digits work wherever no text is being typed.'),
      element('label', { class: 'keys-switch' }, letters, 'Single letters and digits are commands'),
      element('div', { class: 'keys-columns', tabindex: 0, role: 'group', 'aria-labelledby': 'keys-title' }, ...groups),
      element('div', { class: 'dialog-buttons' },
        element('button', { class: 'button is-primary', type: 'submit', autofocus: true }, 'Done'))));
  document.body.append(dialog);
  dialog.showModal();
  // The button with the focus is at its end, and in a low window its title would be out of sight.
  dialog.scrollTop = 0;
  dialog.addEventListener('close', () => dialog.remove());
}
