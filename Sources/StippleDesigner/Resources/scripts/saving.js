// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { toast } from './announce.js';
import { ask } from './dialogs.js';
import { sentence } from './prose.js';

/** Writes the document back, and asks first where something would be lost. */
export class Saving {
  constructor(button, session) {
    this.button = button;
    this.session = session;
    button.addEventListener('click', () => this.save());
    session.states.add((state) => this.#show(state));
  }

  async save(force = false) {
    const file = this.session.state?.document;
    if (!file || (!file.isChanged && !force)) return;
    try {
      await this.session.save(force);
      toast('Saved');
    } catch (error) {
      if (error.status === 409 && !force) await this.#conflict(error.message);
      else await ask('The document could not be saved', error.message, [{ title: 'OK', value: 'ok', class: 'is-primary' }]);
    }
  }

  /** Reads the document anew; asks if that loses edits. */
  async reload() {
    if (this.session.state?.document?.isChanged) {
      const answer = await ask('Reload the document?', 'What you have changed here since it was saved is lost.', [
        { title: 'Reload', value: 'reload', class: 'is-danger' }, { title: 'Cancel', value: 'cancel', class: 'is-primary' },
      ]);
      if (answer !== 'reload') return;
    }
    this.session.edit({ revert: true });
  }

  async #conflict(message) {
    // What the server advises, after the semicolon, is what the buttons are for.
    const text = `${sentence(message.split(';')[0])} Keep what is shown here, or what is on disk?`;
    const answer = await ask('The file is another than the one that was read', text, [
      { title: 'Overwrite it', value: 'mine', class: 'is-danger' },
      { title: 'Reload it', value: 'theirs' },
      { title: 'Cancel', value: 'cancel', class: 'is-primary' },
    ]);
    if (answer === 'mine') await this.save(true);
    else if (answer === 'theirs') this.session.edit({ revert: true });
  }

  #show({ document: file, source }) {
    this.button.hidden = !file || source.kind !== 'document';
    this.button.disabled = !file?.isChanged;
    this.button.textContent = file?.isChanged ? 'Save' : 'Saved';
  }
}
