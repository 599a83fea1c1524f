// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { thumbnailAddress } from './api.js';
import { byID, element, icon } from './dom.js';

/** Every view and style there is, each a picture that opens it. */
export class Gallery {
  #pictures = [];
  #marks = new Map();

  constructor(root, { session, settings, places, catalog }) {
    this.settings = settings;
    this.places = places;
    this.catalog = catalog;
    root.replaceChildren(...this.#sections(catalog.items));
    root.addEventListener('keydown', (event) => this.#key(event));
    this.tiles = [...root.querySelectorAll('.tile')];
    settings.changes.add((keys) => {
      if (keys.includes('appearance')) this.#load();
    });
    this.#load();
    session.states.add((state) => this.#show(state));
  }

  /** The tile of what is open, if there is one; else the gallery itself. */
  focus(state) {
    const tile = this.tiles.find(({ dataset }) => dataset.item === state.source.item);
    (tile ?? byID('gallery')).focus();
  }

  #show(state) {
    const changed = new Set(state.works.filter(({ isChanged }) => isChanged).map(({ item }) => item));
    for (const [id, mark] of this.#marks) mark.textContent = changed.has(id) ? 'Edited' : '';
    this.#showWaysBack(state);
  }

  /** What leads from the gallery to what is open, and to the document. */
  #showWaysBack({ source, document: file }) {
    const ways = [];
    const title = this.catalog.views.find(({ name }) => name === source.name)?.title ?? source.name;
    if (source.kind !== 'none') ways.push({ title, open: () => this.places.showCanvas() });
    if (file && source.kind !== 'document') ways.push({ title: file.name, open: () => this.places.open({ document: true }) });
    const root = byID('ways-back');
    const shape = JSON.stringify([source.kind, ways]);
    if (root.dataset.shape === shape) return;
    root.dataset.shape = shape;
    root.replaceChildren(...ways.map(({ title: name, open }, index) =>
      element('button', { class: 'button', type: 'button', title: index === 0 ? `Back to ${name} (Esc)` : null, onclick: open },
        icon('back'), `Back to ${name}`)));
  }

  #sections(items) {
    const sections = new Map();
    for (const item of items) {
      if (!sections.has(item.section)) sections.set(item.section, []);
      sections.get(item.section).push(item);
    }
    return [...sections].map(([title, entries], index) => {
      const isWide = index > 0 && entries.every(({ size }) => size.width > 240);
      const tiles = element('div', { class: `tiles${index === 0 ? ' is-first' : isWide ? ' is-wide' : ''}` },
        ...entries.map((item) => this.#tile(item)));
      return element('section', { class: 'gallery-section', 'aria-label': title },
        index === 0 ? null : element('h2', {}, title), tiles);
    });
  }

  #tile(item) {
    const picture = element('img', { alt: '', loading: 'lazy', width: item.size.width, height: item.size.height });
    // A worker that was ended in the midst of it is another one the next time.
    picture.addEventListener('error', () => setTimeout(() => {
      const { src } = picture;
      picture.src = src;
    }, 1500), { once: true });
    this.#pictures.push({ picture, item });
    const frame = element('span', { class: 'tile-picture' }, picture);
    const mark = element('span', { class: 'tile-mark' });
    this.#marks.set(item.id, mark);
    frame.style.setProperty('--height', `${item.size.height}px`);
    return element('button', {
      class: 'tile', type: 'button', 'data-item': item.id,
      onclick: () => this.places.open({ item: item.id }),
    }, frame, element('span', { class: 'tile-line' }, element('span', { class: 'tile-name' }, item.title), ' ', mark));
  }

  /** The pictures in the page's own appearance, as sharp as the screen is. */
  #load() {
    const appearance = this.settings.systemAppearance;
    const scale = Math.min(Math.max(Math.ceil(devicePixelRatio), 1), 3);
    for (const { picture, item } of this.#pictures) {
      picture.src = thumbnailAddress({ item: item.id, appearance, scale });
    }
  }

  /** Arrow keys go to the nearest tile that way. */
  #key(event) {
    const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
    const from = document.activeElement?.closest('.tile');
    if (!way || !from) return;
    const middle = (tile) => {
      const box = tile.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    };
    const start = middle(from);
    let best = null;
    let least = Infinity;
    for (const tile of this.tiles) {
      const { x, y } = middle(tile);
      const along = (x - start.x) * way[0] + (y - start.y) * way[1];
      const across = Math.abs((x - start.x) * way[1]) + Math.abs((y - start.y) * way[0]);
      if (along < 8) continue;
      const distance = along + 2 * across;
      if (distance < least) [best, least] = [tile, distance];
    }
    if (!best) return;
    event.preventDefault();
    best.focus();
  }
}
