// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import * as api from './api.js';
import { toast } from './announce.js';
import { showText } from './dialogs.js';
import { byID, element } from './dom.js';
import { linkCarrying } from './link.js';
import { attachMenu } from './menu.js';
import { sentence } from './prose.js';

/** Copying and exporting what is shown. */
export class Sharing {
  constructor(session, settings) {
    this.session = session;
    this.settings = settings;
    const copying = [
      { title: 'Copy as Swift', hint: 'S', action: () => this.copyText('swift') },
      { title: 'Copy as XML', hint: 'X', action: () => this.copyText('xml') },
      { title: 'Copy link', hint: 'L', action: () => this.copyLink() },
    ];
    attachMenu(byID('copy'), () => copying);
    attachMenu(byID('export'), () => [
      // In a narrow window there is room for one button.
      ...(byID('copy').checkVisibility() ? [] : copying),
      ...[1, 2, 3].map((scale) => ({ title: `PNG @${scale}x`, hint: this.#pixels(scale), action: () => this.export('png', scale) })),
      { title: 'PDF', hint: this.#isPair ? 'light and dark' : 'vector', action: () => this.export('pdf', 1) },
      { title: 'SVG', hint: this.#isPair ? 'light and dark' : 'vector', action: () => this.export('svg', 1) },
    ]);
  }

  async copyText(language) {
    const name = language === 'swift' ? 'Swift' : 'XML';
    try {
      await this.#copy(await api.text(language), `Copied as ${name}`);
    } catch (error) {
      toast(sentence(error.message));
    }
  }

  async copyLink() {
    const link = linkCarrying(this.session.state, this.settings);
    await this.#copy(link, 'Copied the link. Paste it on this page, or on that of any other run.');
  }

  /** Gives the browser a file to keep. */
  async export(format, scale) {
    const { appearance, direction, background } = this.settings;
    try {
      const { blob, name } = await api.exported({ format, scale, appearance, direction, background });
      const address = URL.createObjectURL(blob);
      element('a', { href: address, download: name }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      toast(sentence(error.message));
    }
  }

  async #copy(text, message) {
    try {
      await navigator.clipboard.writeText(text);
      toast(message);
    } catch {
      await showText(message.replace('Copied', 'Copy'), text);
    }
  }

  get #isPair() { return this.settings.appearance === 'both'; }

  #pixels(scale) {
    if (this.#isPair) return 'light and dark';
    const { width, height } = this.session.state.size;
    return `${Math.ceil(width * scale)} × ${Math.ceil(height * scale)}`;
  }
}
