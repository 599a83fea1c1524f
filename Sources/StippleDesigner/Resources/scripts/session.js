// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import * as api from './api.js';
import { Observers } from './observers.js';

/** After so many milliseconds without an answer a view may be one that never gives any. */
const patience = 1500;

/** Edits that come in quick succession, and that the next picture carries. All others are one request each. */
const isContinuous = (edit) => 'set' in edit || 'resize' in edit;

const sameTarget = (a, b) =>
  a.set && b.set
    ? a.set.object === b.set.object && a.set.key === b.set.key && a.set.gesture === b.set.gesture
    : Boolean(a.resize && b.resize && a.resize.gesture === b.resize.gesture);

/**
 * What the server knows, as far as the page has heard, and the way to change it.
 *
 * There is never more than one request in flight. What changes meanwhile is gathered, the newest value of each
 * attribute taking the place of older ones, and goes out with the next request: so a slow picture makes the drawing
 * less smooth, but never late.
 */
export class Session {
  /** Called with the new state. */
  states = new Observers();
  /** Called with edits that have been made, after the state that they have led to. */
  made = new Observers();
  /** Called with a picture: its image, its canvas, and when the input was that it answers (null for none). */
  pictures = new Observers();
  /** Called with an edit that was refused, and why. */
  refusals = new Observers();
  /** Called with what has gone wrong otherwise; null when all is well again. */
  faults = new Observers();
  /** Called with whether an answer is waited for that takes long. */
  delays = new Observers();

  state = null;
  #settings;
  #pending = [];
  /** The last picture of each appearance. */
  #images = new Map();
  #whenIdle = [];
  #since = null;
  /** Until it is started, nobody listens yet. */
  #isRunning = true;
  #heard = 0;
  #stateRevision = -1;
  #pictureRevision = -1;
  #wantsPicture = true;
  #isShown = false;
  #quietAfter = 0;
  #waiting = 0;
  #hasFault = false;
  /** Whether the server's word of changes does not arrive. */
  #isDeaf = false;
  /** Whether the state has been told to nobody yet. */
  #isUntold = false;
  #hasTold = false;
  #hasListened = false;
  /** How often a picture that could not be had may be asked for again. */
  #retries = 3;

  constructor(settings) {
    this.#settings = settings;
    settings.changes.add((keys) => {
      if (keys.some((key) => key !== 'zoom' && key !== 'rulers')) this.redraw();
    });
  }

  /** Begins to listen and asks for the first state. */
  start() {
    api.listen({
      onRevision: (revision) => this.#hear(revision),
      onConnection: (isOpen) => {
        if (isOpen && this.#hasListened) this.#catchUp();
        this.#hasListened = true;
        this.#isDeaf = !isOpen;
        if (!isOpen) this.#report('The designer does not answer. Is stipple still running?');
      },
    });
    this.#isRunning = false;
    this.#run();
  }

  /** Sends an edit; `since` is the time stamp of the input that asked for it. */
  edit(edit, since = performance.now()) {
    // What was before an undo, or any such edit, stays before it.
    const start = this.#pending.findLastIndex((other) => !isContinuous(other)) + 1;
    const last = this.#pending.findIndex((other, index) => index >= start && sameTarget(other, edit));
    if (last >= 0) this.#pending.splice(last, 1);
    this.#pending.push(edit);
    this.#since ??= since;
    if (isContinuous(edit)) this.#quietAfter = performance.now() + 120;
    this.#run();
  }

  set(key, value, gesture, since) {
    this.edit({ set: { object: this.state.selection ?? 'view', key, value, gesture } }, since);
  }

  reset(key) {
    this.edit({ reset: { object: this.state.selection ?? 'view', key } });
  }

  resize(size, gesture, since) {
    this.edit({ resize: { size, gesture } }, since);
  }

  /** Asks for the state anew. */
  refresh() {
    this.#stateRevision = -1;
    this.#run();
  }

  /** Asks for the picture anew. */
  redraw() {
    this.#wantsPicture = true;
    this.#run();
  }

  /** Whether the page shows the picture: it asks for none where it does not. */
  show(isShown) {
    this.#isShown = isShown;
    this.#run();
  }

  /** Calls a function once all that has been asked for is answered. */
  whenIdle(body) {
    if (this.#isRunning) this.#whenIdle.push(body);
    else body();
  }

  /** Saves the document; throws what the server says against it. */
  async save(force = false) {
    this.#take(await api.save(force));
  }

  /** Starts a worker in place of one that has ended. */
  async restart() {
    try {
      this.#take(await api.restart());
      this.redraw();
    } catch (error) {
      this.#report(error.message);
    }
  }

  /** After a time without word of the server: nothing that the page knows need be true any more. */
  #catchUp() {
    this.#stateRevision = -1;
    this.redraw();
  }

  #hear(revision) {
    this.#heard = Math.max(this.#heard, revision);
    this.#run();
  }

  async #run() {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      while (await this.#inTime(() => this.#step())) { /* until nothing is left to do */ }
      if (this.#hasFault && !this.#isDeaf) this.#clear();
    } catch (error) {
      this.#report(error.message);
      if (error.status === undefined) console.error(error);
      if (error.status === 503) this.#retry();
    } finally {
      this.#isRunning = false;
      for (const body of this.#whenIdle.splice(0)) body();
    }
  }

  /** Goes on with what is behind a request that failed, and asks for its picture again after a pause. */
  #retry() {
    if (this.#pending.length > 0) {
      queueMicrotask(() => this.#run());
    } else if (this.#retries > 0) {
      this.#retries -= 1;
      setTimeout(() => this.redraw(), 1000);
    }
  }

  /** Does something, and tells if that takes long. */
  async #inTime(body) {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.delays.tell(true);
    }, patience);
    try {
      return await body();
    } finally {
      clearTimeout(timer);
      if (isLate) this.delays.tell(false);
    }
  }

  /** Does the most urgent thing there is to do; tells whether there was one. */
  async #step() {
    if (this.#pending.length > 0) {
      await this.#sendPending();
    } else if (this.state === null || (this.#stateRevision < this.#heard && this.#isQuiet())) {
      this.#take(await api.state());
    } else if (this.#isUntold && this.#stateRevision >= this.#heard) {
      this.#tell();
    } else if (this.#showsPicture && (this.#wantsPicture || this.#pictureRevision < this.#heard)) {
      await this.#draw([], null);
    } else {
      return false;
    }
    return true;
  }

  /** Whether no drag is going on: within one, pictures come first, and the state is asked for at its end. */
  #isQuiet() {
    const rest = this.#quietAfter - performance.now();
    if (rest <= 0) return true;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#run(), rest + 1);
    return false;
  }

  get #showsPicture() {
    return this.#isShown && this.state.source.kind !== 'none' && this.state.worker.status !== 'ended';
  }

  async #sendPending() {
    const edits = this.#pending;
    const since = this.#since;
    this.#pending = [];
    this.#since = null;
    try {
      if (this.state && this.#showsPicture && edits.every(isContinuous)) {
        await this.#draw(edits, since);
      } else {
        this.#take(await api.edit(edits));
        this.#wantsPicture = true;
        this.made.tell(edits, this.state);
      }
    } catch (error) {
      if (error.status !== 422) return this.#explain(error);
      // One wrong value must not take the others with it: each is tried by itself, which also tells which it was.
      if (edits.length === 1) this.refusals.tell(edits[0], error.message);
      else for (const edit of edits) await this.#sendAlone(edit);
    }
  }

  async #sendAlone(edit) {
    try {
      this.#take(await api.edit([edit]));
      this.#wantsPicture = true;
      this.made.tell([edit], this.state);
    } catch (error) {
      if (error.status !== 422) throw error;
      this.refusals.tell(edit, error.message);
    }
  }

  async #draw(edits, since) {
    this.#wantsPicture = false;
    let carried = edits;
    for (const appearance of this.#settings.appearances) {
      const canvas = this.#settings.canvas(appearance);
      let answer;
      try {
        answer = await api.picture(carried, canvas, this.#images.get(appearance));
      } catch (error) {
        if (error.status === 422 && edits.length > 0) throw error;
        await this.#explain(error);
        return;
      }
      carried = [];
      this.#images.set(appearance, answer.image);
      this.pictures.tell({ image: answer.image, canvas, since });
      this.#pictureRevision = answer.revision;
      this.#retries = 3;
      this.#heard = Math.max(this.#heard, answer.revision);
    }
  }

  /** After a request that was not answered as it should be: the state tells why, or else the error is told. */
  async #explain(error) {
    if (error.status === 0) throw error;
    this.#take(await api.state());
    this.#pictureRevision = this.#heard;
    const { worker, document } = this.state;
    if (worker.status !== 'ended' && !document?.error) throw error;
  }

  #take(state) {
    this.state = state;
    this.#stateRevision = state.revision;
    this.#heard = Math.max(this.#heard, state.revision);
    this.#isUntold = true;
    // What has been changed meanwhile is not in it: it is told when all of that is answered, unless another follows.
    if (this.#pending.length === 0 || !this.#hasTold) this.#tell();
  }

  #tell() {
    this.#isUntold = false;
    this.#hasTold = true;
    this.states.tell(this.state);
  }

  #report(message) {
    this.#hasFault = true;
    this.faults.tell(message);
  }

  #clear() {
    this.#hasFault = false;
    this.faults.tell(null);
  }
}
