// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { toast } from './announce.js';
import { ask } from './dialogs.js';
import { focusContent } from './dom.js';
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
    if (this.session.state?.source.kind !== 'document' || !(file.isChanged || file.isChangedOnDisk || force)) return;
    try {
      await this.session.save(force);
      toast('Saved');
    } catch (error) {
      if (error.status === 409 && !force) await this.#conflict(error.message);
      else await ask('The document could not be saved', error.message, [{ title: 'OK', value: 'ok', class: 'is-primary' }]);
    }
  }

  async #conflict(message) {
    // What the server advises, after the semicolon, is what the buttons are for.
    const reason = message.split(';')[0];
    const isGone = reason.endsWith(' is gone');
    const text = `${sentence(reason)} ${isGone
      ? 'Saving writes it anew, as it is shown here.' : 'Saving anyway replaces what is on disk by what is shown here.'}`;
    const { name } = this.session.state.document;
    const answer = await ask(isGone ? `${name} was deleted` : `${name} was changed by another program`, text, [
      isGone ? { title: 'Save again', value: 'mine' } : { title: 'Save anyway', value: 'mine', class: 'is-danger' },
      ...(isGone ? [] : [{ title: 'Reload', value: 'theirs' }]),
      { title: 'Cancel', value: 'cancel', class: 'is-primary' },
    ]);
    if (answer === 'mine') await this.save(true);
    else if (answer === 'theirs') this.session.edit({ reload: true });
  }

  #show({ document: file, source }) {
    const canSave = Boolean(file?.isChanged || file?.isChangedOnDisk);
    const hadFocus = document.activeElement === this.button;
    this.button.hidden = !file || source.kind !== 'document';
    this.button.disabled = !canSave;
    this.button.textContent = canSave ? 'Save' : 'Saved';
    if (hadFocus && !canSave) focusContent();
  }
}
