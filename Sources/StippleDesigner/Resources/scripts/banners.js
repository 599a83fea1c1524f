// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { announce } from './announce.js';
import { element, focusContent, icon } from './dom.js';
import { sentence } from './prose.js';

/** What is not as it should be: above the page, for as long as it is so. */
export class Banners {
  #shown = new Map();

  constructor(root, session, saving) {
    this.root = root;
    session.states.add((state) => {
      const { worker, document: file, source } = state;
      const hasEnded = worker.status === 'ended';
      this.#put('worker', hasEnded ? ['The view has ended.', `${sentence(worker.reason)} The picture is the last one.`] : null, {
        title: 'Start again', action: () => session.restart(),
      });
      const error = file?.error;
      const place = error?.line ? `line ${error.line}: ` : '';
      this.#put('document', error && source.kind === 'document'
        ? ['The document cannot be read.', `${sentence(place + error.reason)} The picture is the last good one.`] : null,
      file?.isChangedOnDisk ? { title: 'Save what is shown', action: () => saving.save() } : null);
      this.#put('disk', file?.isChangedOnDisk && !error && source.kind === 'document'
        ? ['The document has changed on disk.', 'It is read when the view has been started again.'] : null);
      this.#put('conflict', file?.conflicts.length && source.kind === 'document'
        ? ['Another program has changed in the file what is changed here.', sentence(file.conflicts.map(({ title, disk, shown }) =>
          `${title} is ${disk} in the file, ${shown} here`).join('; '))] : null);
      this.#put('aside', file?.setAside.length && source.kind === 'document'
        ? ['Some changes have no place in the file as it is.',
          `${sentence(file.setAside.join('; '))} They are kept until it has one, or until they are undone.`] : null);
      this.#put('warnings', file?.warnings?.length && source.kind === 'document'
        ? [file.warnings.length === 1 ? 'A warning.' : `${file.warnings.length} warnings.`, file.warnings.join(' · ')] : null,
        { title: 'Dismiss', action: () => this.#dismiss('warnings') });
    });
    session.delays.add((isLate) => this.#put('delay', isLate
      ? ['The view takes long.', 'It has not answered for a while. If it never does, its process is ended soon.'] : null, {
      title: 'Start again', action: () => session.restart(),
    }));
    session.faults.add((message) => this.#put('fault', message ? ['Something went wrong.', message] : null));
  }

  #put(name, words, button = null) {
    const key = words?.join(' ') ?? null;
    const shown = this.#shown.get(name);
    if ((shown?.key ?? null) === key) return;
    this.#remove(shown?.element);
    this.#shown.delete(name);
    if (words === null) return;
    const [title, text] = words;
    const made = element('div', { class: 'banner', 'data-banner': name, role: 'group', 'aria-label': title },
      icon('warning'),
      element('p', {}, element('strong', {}, title), ' ', text),
      button ? element('button', { class: 'button', type: 'button', onclick: button.action }, button.title) : null);
    this.#shown.set(name, { key, element: made });
    this.root.append(made);
    announce(key);
  }

  /** Takes a banner away until it has something new to say. */
  #dismiss(name) {
    const shown = this.#shown.get(name);
    this.#remove(shown?.element);
    if (shown) shown.element = null;
  }

  #remove(banner) {
    const hadFocus = banner?.contains(document.activeElement);
    banner?.remove();
    if (hadFocus) focusContent();
  }
}
