// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { announce } from './announce.js';
import { element, icon } from './dom.js';
import { InspectorRow } from './inspectorRow.js';

/** The attributes of what is selected, in groups. */
export class Inspector {
  #rows = new Map();
  #shape = '';
  #closed = new Set();

  constructor(root, session, palette) {
    this.root = root;
    this.session = session;
    this.palette = palette;
    session.states.add((state) => this.#show(state));
    session.refusals.add((edit, message) => this.#refuse(edit, message));
  }

  #show(state) {
    const shape = JSON.stringify([
      state.source, state.selection,
      state.groups.map(({ title, attributes }) => [title, attributes.map(({ key, control, choices }) => [key, control, control === 'image' ? choices : null])]),
    ]);
    if (shape !== this.#shape) {
      this.#shape = shape;
      this.#build(state);
    } else {
      for (const { attributes } of state.groups) {
        for (const attribute of attributes) this.#rows.get(attribute.key)?.show(attribute);
      }
    }
    this.revert.disabled = !state.canRevert;
  }

  #build(state) {
    const isFocused = this.root.contains(document.activeElement);
    const focusedKey = document.activeElement?.closest('.row')?.dataset.key;
    this.#rows.clear();
    const selected = state.outline.find(({ id }) => id === state.selection);
    const className = selected?.className ?? '';
    const label = selected?.label ?? state.source.name ?? '';
    // A view without a name of its own is named after its class.
    const name = label.replaceAll(' ', '') === className ? className : label;
    this.revert = element('button', {
      class: 'button', type: 'button', title: 'Back to how it comes; that can be undone', onclick: () => this.session.edit({ revert: true }),
    }, 'Revert');
    const head = element('div', { class: 'inspector-head' },
      element('h2', {}, name), className && className !== name ? element('p', {}, className) : null, this.revert);
    const groups = state.groups.filter(({ attributes }) => attributes.length > 0).map((group) => this.#group(group));
    const empty = groups.length === 0
      ? element('p', { class: 'inspector-empty' }, state.source.kind === 'none' ? '' : 'This view has no attributes of its own.')
      : null;
    this.root.replaceChildren(head, ...groups, ...(empty ? [empty] : []));
    this.root.scrollTop = 0;
    // What had the focus has been made anew: the same attribute has it again, if there is one.
    if (isFocused) (this.#rows.get(focusedKey)?.focusable ?? this.root).focus();
  }

  #group({ title, attributes }) {
    const rows = attributes.map((attribute) => {
      const row = new InspectorRow(attribute, this.palette, {
        set: (key, value, gesture, since) => {
          this.#rows.get(key).forgive();
          this.session.set(key, value, gesture, since);
        },
        reset: (key) => this.session.reset(key),
      });
      this.#rows.set(attribute.key, row);
      return row.element;
    });
    const details = element('details', {
      class: 'group', open: !this.#closed.has(title),
      ontoggle: () => (details.open ? this.#closed.delete(title) : this.#closed.add(title)),
    }, element('summary', {}, icon('chevron'), element('h3', {}, title)), ...rows);
    return details;
  }

  #refuse(edit, message) {
    const row = this.#rows.get(edit.set?.key ?? edit.reset?.key);
    if (row) row.refuse(edit.set?.value, message);
    else announce(message);
  }
}
