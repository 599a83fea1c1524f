// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { carriesState } from './link.js';
import { Observers } from './observers.js';

/** What an edit says that opens what a state tells of; null for nothing. */
function opening({ kind, name, item }) {
  if (kind === 'document') return { document: true };
  if (kind === 'view') return item ? { item } : { view: name };
  return null;
}

const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Where this page is: in the gallery, or at the canvas with what is open.
 *
 * What is open is every page's, but where a page is, is its own: the address tells it, and each way from one to the
 * other that somebody takes is a step of the browser's history. Its entries know what was open, so that the way back
 * leads to that.
 */
export class Places {
  /** Called when the page is elsewhere. */
  changes = new Observers();

  #session;
  #settings;
  /** "gallery" or "canvas"; null as long as nobody knows what is open. */
  #name = null;
  #open = null;
  /** What this page has asked to be opened. */
  #awaited = null;
  #keeping = 0;
  #hasTold = false;

  constructor(session, settings) {
    this.#session = session;
    this.#settings = settings;
    session.states.add((state) => this.#follow(state));
    session.refusals.add((edit) => { if (edit.open) this.#giveUp(); });
    session.faults.add((message) => { if (message) this.#giveUp(); });
    settings.changes.add(() => {
      clearTimeout(this.#keeping);
      this.#keeping = setTimeout(() => this.#write(), 150);
    });
    addEventListener('popstate', (event) => this.#return(event.state));
  }

  get isGallery() { return this.#name === 'gallery'; }

  /** Whether there is something to go back to from the gallery. */
  get hasOpen() { return this.#open !== null; }

  showGallery() {
    if (this.#name !== null) this.#go('gallery');
  }

  /** Back to what is open, if there is something. */
  showCanvas() {
    if (this.#open) this.#go('canvas');
  }

  toggle() {
    if (this.isGallery) this.showCanvas();
    else this.showGallery();
  }

  /** Opens something, and goes there once it is open. */
  open(what) {
    this.#awaited = { what, isStep: true };
    this.#session.edit({ open: what });
  }

  /** Opens a view of a class, the one that was open last if there are several. */
  openView(name) {
    const item = this.#session.state.works.find(({ view }) => view === name)?.item;
    this.open(item ? { item } : { view: name });
  }

  /** Takes what the fields of an address say. A link that carries a state is of the canvas. */
  read(fields) {
    const name = carriesState(fields) ? 'canvas' : fields.get('place');
    const known = ['gallery', 'canvas'].includes(name) ? name : this.#name;
    if (this.#name === null) this.#name = known;
    else this.#go(known);
  }

  #go(name) {
    const isElsewhere = name !== this.#name;
    this.#name = name;
    // An entry without a state is a step that somebody made by typing an address.
    this.#write(isElsewhere && history.state !== null);
    if (isElsewhere) this.#tell();
  }

  #follow(state) {
    const [name, open] = [this.#name, this.#open];
    this.#open = opening(state.source);
    this.#name ??= state.document ? 'canvas' : 'gallery';
    let isStep = false;
    if (this.#awaited && isSame(this.#awaited.what, this.#open)) {
      isStep = this.#awaited.isStep && (name !== 'canvas' || !isSame(open, this.#open));
      this.#awaited = null;
      this.#name = 'canvas';
    }
    if (this.#open === null) this.#name = 'gallery';
    const isElsewhere = this.#name !== name || !this.#hasTold;
    if (isElsewhere || isStep || !isSame(open, this.#open)) this.#write(isStep);
    if (isElsewhere) this.#tell();
  }

  /** Goes where an entry of the browser's history was. */
  #return(entry) {
    this.#awaited = null;
    // What was typed: another event tells of it.
    if (entry === null || this.#name === null) return;
    if (entry.place === 'canvas' && entry.open && !isSame(entry.open, this.#open)) {
      this.#awaited = { what: entry.open, isStep: false };
      this.#session.edit({ open: entry.open });
      return;
    }
    const before = this.#name;
    this.#name = this.#open ? entry.place : 'gallery';
    this.#write();
    if (this.#name !== before) this.#tell();
  }

  /** What has been asked for does not come. */
  #giveUp() {
    const awaited = this.#awaited;
    this.#awaited = null;
    if (awaited && !awaited.isStep && this.#open) this.#return({ place: 'canvas' });
  }

  /** Writes to the address where the page is, and its settings. */
  #write(isStep = false) {
    clearTimeout(this.#keeping);
    if (this.#name === null) return;
    const fields = new URLSearchParams({ ...this.#settings.fields, place: this.#name });
    const entry = { place: this.#name, open: this.#open };
    if (isStep) history.pushState(entry, '', `#${fields}`);
    else history.replaceState(entry, '', `#${fields}`);
  }

  #tell() {
    this.#hasTold = true;
    this.#session.show(!this.isGallery);
    this.changes.tell();
  }
}
