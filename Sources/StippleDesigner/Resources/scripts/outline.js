// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { element } from './dom.js';

/** The list of a document's views. */
export class Outline {
  #items = new Map();
  #shape = '';

  constructor(root, workspace, session) {
    this.root = root;
    this.workspace = workspace;
    this.session = session;
    session.states.add((state) => this.#show(state));
  }

  /** Selects the next view, or the one before. */
  step(direction) {
    const { outline, selection, source } = this.session.state;
    if (source.kind !== 'document' || outline.length === 0) return;
    const index = outline.findIndex(({ id }) => id === selection);
    const next = outline[Math.min(Math.max(index + direction, 0), outline.length - 1)];
    this.session.edit({ select: next.id });
  }

  #show(state) {
    const isDocument = state.source.kind === 'document';
    this.root.hidden = !isDocument;
    this.workspace.classList.toggle('has-outline', isDocument);
    if (!isDocument) return;
    const shape = JSON.stringify(state.outline.map(({ id, label, className, depth }) => [id, label, className, depth]));
    if (shape !== this.#shape) {
      this.#shape = shape;
      this.#build(state.outline);
    }
    for (const [id, item] of this.#items) {
      if (id === state.selection) {
        item.setAttribute('aria-current', 'true');
        item.tabIndex = 0;
        // What has only now come into the page has no place before the next frame.
        requestAnimationFrame(() => item.scrollIntoView({ block: 'nearest' }));
        if (this.root.contains(document.activeElement)) item.focus();
      } else {
        item.removeAttribute('aria-current');
        item.tabIndex = -1;
      }
    }
    if (![...this.#items.values()].some((item) => item.tabIndex === 0)) this.#items.values().next().value?.setAttribute('tabindex', '0');
  }

  #build(outline) {
    this.#items.clear();
    const rows = outline.map(({ id, label, className, depth, hasAttributes }) => {
      const isNamed = className !== label && className !== `UI${label}`;
      const item = element('button', {
        class: `outline-item${hasAttributes ? '' : ' is-plain'}`, type: 'button', tabindex: -1, title: className,
        onclick: () => this.session.edit({ select: id }),
      }, element('span', {}, label), isNamed ? element('span', { class: 'class' }, className) : null);
      item.style.setProperty('--depth', String(Math.min(depth, 8)));
      this.#items.set(id, item);
      return element('li', {}, item);
    });
    this.root.replaceChildren(element('h2', {}, 'Views'), element('ul', { onkeydown: (event) => this.#key(event) }, ...rows));
  }

  #key(event) {
    const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    this.step(direction);
  }
}
