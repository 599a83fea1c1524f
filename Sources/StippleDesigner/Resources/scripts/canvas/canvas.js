// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { element } from '../dom.js';
import { announce } from '../announce.js';
import { Board } from './board.js';
import { Geometry } from './geometry.js';
import { attachGestures } from './gestures.js';
import { makeHandles } from './handles.js';
import { drawPixelGrid } from './pixelGrid.js';
import { Ruler } from './rulers.js';
import { StatusStrip } from './status.js';

/** The view as it is drawn, and all that is done with it by pointer and keys. */
export class Canvas {
  #session;
  #settings;
  #geometry = new Geometry();
  #boards = new Map();
  #pointer = null;
  #isPainting = false;
  #hasShown = false;
  #shown = '';
  #source = '';

  constructor(root, session, settings) {
    this.#session = session;
    this.#settings = settings;
    this.root = root;
    this.#build();
    attachGestures(this.viewport, this);
    new ResizeObserver(() => this.#measure()).observe(this.viewport);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#invalidate());
    settings.changes.add((keys) => this.#settingsChanged(keys));
    session.states.add((state) => this.#stateChanged(state));
    session.pictures.add((picture) => this.#show(picture));
    this.#settingsChanged(['rulers']);
  }

  #build() {
    this.handles = makeHandles(this);
    this.stage = element('div', { class: 'stage' });
    this.overlay = element('canvas', { class: 'overlay', 'aria-hidden': 'true' });
    this.note = element('p', { class: 'canvas-note' });
    this.viewport = element('div', {
      class: 'viewport', tabindex: 0, role: 'group', 'aria-label': 'Picture; arrow keys pan, plus and minus zoom',
      // A frame around it says that keys go here; who has clicked into it knows that.
      onfocus: () => this.viewport.classList.toggle('is-reached', this.viewport.matches(':focus-visible')),
    }, this.stage, this.overlay, this.note);
    const ruler = (name) => element('canvas', { class: `ruler ruler-${name}`, 'aria-hidden': 'true' });
    const [top, left] = [ruler('top'), ruler('left')];
    this.rulers = [new Ruler(top, false), new Ruler(left, true)];
    this.status = new StatusStrip();
    this.root.append(
      element('div', { class: 'ruler-corner', 'aria-hidden': 'true' }, 'pt'), top, left, this.viewport, this.status.element);
  }

  // What handles and gestures ask for

  get size() { return this.#session.state.size; }
  get zoom() { return this.#geometry.zoom; }

  panBy(dx, dy) {
    this.#geometry.panBy(dx, dy);
    this.#place();
  }

  zoomBy(factor, point) {
    this.zoomTo(this.#geometry.zoom * factor, point);
  }

  /** Zooms about a point of the viewport, its middle if none is given. */
  zoomTo(zoom, point) {
    this.#geometry.zoomTo(zoom, point);
    this.#settings.set({ zoom: this.#geometry.zoom });
    this.#place();
  }

  /** Puts all of the picture in the middle, also where it has been panned away. */
  fit() {
    this.#settings.set({ zoom: 'fit' });
    this.#applyZoom();
    this.#place();
  }

  /** The next whole step of zoom up or down. */
  zoomStep(direction) {
    const stops = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16];
    const next = direction > 0
      ? stops.find((stop) => stop > this.zoom * 1.001)
      : stops.findLast((stop) => stop < this.zoom * 0.999);
    if (next) this.zoomTo(next);
    announce(`Zoom ${Math.round(this.zoom * 100)} %`);
  }

  pin(edge) {
    const { x, y, width, height } = this.#geometry.frame(0);
    // As long as it is fitted, the picture would move under the pointer.
    this.#settings.set({ zoom: this.#geometry.zoom });
    this.#geometry.pinned = {
      right: edge.includes('w') ? x + width : undefined,
      bottom: edge.includes('n') ? y + height : undefined,
    };
  }

  unpin() {
    // The picture of the last move is still on its way.
    const pinned = this.#geometry.pinned;
    this.#session.whenIdle(() => {
      if (this.#geometry.pinned === pinned) this.#geometry.pinned = {};
    });
  }

  resize(size, gesture, since) {
    this.#session.state.size = size;
    this.#session.resize(size, gesture, since);
  }

  /** Selects the view of the document that is on top at a point. */
  click(at) {
    const { state } = this.#session;
    const board = this.#geometry.boardAt(at);
    if (board === null || state?.source.kind !== 'document') return;
    const { x, y } = this.#geometry.pointIn(board, at);
    // Of several views at the top of a document, each with a space of its own, one is shown: that of the selection.
    const { outline } = state;
    const selected = outline.findIndex(({ id }) => id === state.selection);
    const first = outline.findLastIndex(({ depth }, index) => depth === 0 && index <= Math.max(selected, 0));
    const next = outline.findIndex(({ depth }, index) => depth === 0 && index > first);
    const hit = outline.slice(Math.max(first, 0), next < 0 ? undefined : next).findLast(({ frame }) =>
      x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height);
    if (hit && hit.id !== state.selection) this.#session.edit({ select: hit.id });
  }

  point(at) {
    this.#pointer = at;
    this.#invalidate();
  }

  // What the settings and the session tell

  #settingsChanged(keys) {
    this.root.classList.toggle('has-rulers', this.#settings.rulers);
    if (keys.includes('zoom') && this.#settings.zoom !== this.#geometry.zoom) this.#applyZoom();
    this.#place();
  }

  #stateChanged(state) {
    const { kind } = state.source;
    const isBlank = kind === 'document' && this.#boards.size === 0 && state.document?.error;
    this.note.textContent = isBlank ? 'There is no picture yet.' : '';
    const source = JSON.stringify(state.source);
    if (source !== this.#source) {
      this.#clear();
      // The last picture may have been of this one already, before anybody knew.
      this.#session.redraw();
    }
    this.#source = source;
    if (!this.#hasShown) this.#measure();
    for (const board of this.#boards.values()) this.#label(board);
    this.#place();
  }

  /** Asks for the first picture of a size as sharp as it will be seen. */
  #expect(size) {
    this.#geometry.size = { ...size };
    this.#geometry.count = this.#settings.appearances.length;
    const { zoom } = this.#settings;
    this.#settings.adaptScale(zoom === 'fit' ? this.#geometry.fittingZoom : zoom, size);
  }

  #label(board) {
    const { source, size } = this.#session.state;
    board.bitmap.setAttribute('aria-label', `${source.name}, ${size.width} by ${size.height} points, ${board.appearance}`);
  }

  /** Forgets the pictures, so that those of the next view are seen from the start and fitted. */
  #clear() {
    this.stage.replaceChildren();
    this.#boards.clear();
    this.#hasShown = false;
    this.#shown = '';
  }

  #show({ image, canvas, since }) {
    let board = this.#boards.get(canvas.appearance);
    if (!board) {
      board = new Board(canvas.appearance);
      this.#boards.set(canvas.appearance, board);
      this.#label(board);
    }
    const isNewScale = board.scale !== canvas.scale;
    board.show(image, canvas.scale);
    this.note.textContent = '';
    const isArranged = this.#arrange();
    const size = this.#sizeOf(image, canvas.scale);
    const { size: last } = this.#geometry;
    const isNewSize = size.width !== last.width || size.height !== last.height;
    if (isNewSize) this.#geometry.resize(size);
    const { zoom } = this.#settings;
    if (!this.#hasShown) this.#geometry.center(zoom === 'fit' ? this.#geometry.fittingZoom : zoom);
    else if (isNewSize) this.#applyZoom();
    this.#hasShown = true;
    this.status.showPixels(image, canvas.scale);
    if (since !== null) this.status.showTime(performance.now() - since);
    // Most pictures lie where the last one lay: then nothing else is drawn, which would hold up the next.
    if (isArranged || isNewSize || isNewScale) this.#place();
    else this.#showPointed();
  }

  /** A picture's size in points: the state's, where the picture is that size's, whose last pixel may be part of a point. */
  #sizeOf({ width, height }, scale) {
    const { size } = this.#session.state;
    const isOf = (points, pixels) => Math.abs(points * scale - pixels) < 1;
    if (size && isOf(size.width, width) && isOf(size.height, height)) return { ...size };
    return { width: width / scale, height: height / scale };
  }

  /**
   * Takes away the boards that are not wanted, once all that are have a picture.
   *
   * @return Whether others are shown than before.
   */
  #arrange() {
    const wanted = this.#settings.appearances;
    if (!wanted.every((appearance) => this.#boards.has(appearance))) return false;
    for (const [appearance, board] of this.#boards) {
      if (wanted.includes(appearance)) continue;
      this.#boards.delete(appearance);
    }
    const shown = wanted.join(' ');
    if (shown === this.#shown) return false;
    this.#shown = shown;
    const boards = wanted.map((appearance) => this.#boards.get(appearance));
    this.stage.replaceChildren(...boards.map((board) => board.element));
    boards[0].element.append(this.handles);
    this.#geometry.count = boards.length;
    for (const board of boards) board.name.hidden = boards.length === 1;
    if (this.#settings.zoom === 'fit') this.#applyZoom();
    else this.#geometry.settle();
    return true;
  }

  #measure() {
    // In the gallery there is none, and what was seen is to be seen again after it.
    if (this.viewport.clientWidth === 0) return;
    this.#geometry.viewport = { width: this.viewport.clientWidth, height: this.viewport.clientHeight };
    const { state } = this.#session;
    if (!this.#hasShown && state && state.source.kind !== 'none') this.#expect(state.size);
    if (this.#settings.zoom === 'fit') this.#applyZoom();
    else this.#geometry.settle();
    this.#place();
  }

  #applyZoom() {
    const { zoom } = this.#settings;
    if (!this.#hasShown) return;
    if (zoom === 'fit') this.#geometry.center(this.#geometry.fittingZoom);
    else if (this.#geometry.zoom !== zoom) this.#geometry.zoomTo(zoom);
  }

  // What is seen

  #place() {
    const { zoom } = this.#geometry;
    const boards = [...this.stage.children].map((child) => this.#boards.get(child.dataset.appearance));
    boards.forEach((board, index) => {
      board.place(this.#geometry.frame(index));
      board.select(this.#selectedFrame, zoom);
    });
    this.#spreadHandles(this.#geometry.frame(0));
    // Pixels are squares where all can be of one size, or nearly so; else they would be uneven, and are smooth instead.
    const pixel = (zoom * devicePixelRatio) / (boards[0]?.scale ?? this.#settings.scale);
    this.stage.classList.toggle('is-pixelated', pixel >= 2 || pixel === 1);
    if (this.#hasShown) this.#settings.adaptScale(zoom, this.#geometry.size);
    this.onZoom?.(zoom);
    this.#invalidate();
  }

  /** Leaves the handles of a small picture room, so that they cover neither it nor each other. */
  #spreadHandles({ width, height }) {
    const spread = (length) => `${Math.max(0, (56 - length) / 2)}px`;
    this.handles.style.setProperty('--spread-x', spread(width));
    this.handles.style.setProperty('--spread-y', spread(height));
  }

  get #selectedFrame() {
    const { state } = this.#session;
    if (state?.source.kind !== 'document') return null;
    return state.outline.find(({ id }) => id === state.selection)?.frame ?? null;
  }

  #invalidate() {
    if (this.#isPainting) return;
    this.#isPainting = true;
    requestAnimationFrame(() => {
      this.#isPainting = false;
      this.#paint();
    });
  }

  /** Where the pointer is: the index of its board, the board, and the point in it; nulls where it is in none. */
  get #pointed() {
    const at = this.#pointer;
    const index = at ? this.#geometry.boardAt(at) : null;
    if (index === null) return { index, board: null, point: null };
    const board = this.#boards.get(this.stage.children[index]?.dataset.appearance) ?? null;
    return { index, board, point: this.#geometry.pointIn(index, at) };
  }

  /** Tells the point under the pointer and its colour. */
  #showPointed() {
    const { board, point } = this.#pointed;
    const scale = board?.scale ?? this.#settings.scale;
    const rest = this.#selectedFrame ?? this.#geometry.size;
    this.status.show(point, point && board ? board.colorAt(point) : null, scale, rest);
  }

  #paint() {
    this.#showPointed();
    const at = this.#pointer;
    const { index, board, point } = this.#pointed;
    const scale = board?.scale ?? this.#settings.scale;
    drawPixelGrid(this.overlay, this.#geometry, scale, point ? { ...point, board: index } : null);
    if (!this.#settings.rulers) return;
    this.rulers[0].draw(this.#geometry, this.#selectedFrame, at?.x ?? null);
    this.rulers[1].draw(this.#geometry, this.#selectedFrame, at?.y ?? null);
  }
}
