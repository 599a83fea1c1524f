// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { announce, toast } from './announce.js';
import { ColorWell } from './controls/color.js';
import { NumberField } from './controls/number.js';
import { byID, element, focusContent, icon } from './dom.js';
import { devices } from './devices.js';
import { sentence } from './prose.js';
import { zoomLimits } from './settings.js';

const zooms = [10, 25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1200, 1600];

/** The strip on top: what is shown, and how. */
export class Toolbar {
  constructor({ session, settings, places, canvas, palette, catalog }) {
    this.session = session;
    this.settings = settings;
    this.places = places;
    this.canvas = canvas;
    this.#connectHistory();
    this.#connectViews(catalog);
    this.#connectSize();
    this.#connectZoom();
    this.#connectSegments();
    this.#connectCanvas(palette);
    this.#connectMore();
    session.states.add((state) => this.#show(state));
    session.refusals.add((edit, message) => this.#refuse(edit, message));
    settings.changes.add(() => this.#showSettings());
    places.changes.add(() => this.#showPlace());
    this.#showSettings();
  }

  #connectHistory() {
    byID('undo').addEventListener('click', () => this.session.edit({ undo: true }));
    byID('redo').addEventListener('click', () => this.session.edit({ redo: true }));
    byID('to-gallery').addEventListener('click', () => this.places.toggle());
  }

  #connectViews(catalog) {
    this.views = catalog.views;
    const picker = byID('view-picker');
    picker.addEventListener('change', () => {
      const [kind, name] = picker.value.split(':');
      if (kind === 'gallery') this.places.showGallery();
      else if (kind === 'document') this.places.open({ document: true });
      else this.places.openView(name);
    });
  }

  #connectSize() {
    const field = (label, mark, key) => new NumberField({
      label, mark, range: { minimum: 1, maximum: 10_000 },
      onChange: (value, gesture, since) => {
        if (typeof value !== 'number' || value <= 0) return this.#showSize(this.session.state.size);
        this[key].markInvalid(false);
        const size = { ...this.session.state.size, [key]: value };
        this.session.state.size = size;
        this.session.resize(size, gesture, since);
      },
    });
    this.width = field('Width', 'W', 'width');
    this.height = field('Height', 'H', 'height');
    byID('size-fields').append(
      this.width.element, element('span', { class: 'times', 'aria-hidden': 'true' }, '×'), this.height.element);
    const picker = byID('device-picker');
    picker.append(element('option', { value: '' }, 'Other size'), ...devices.map(({ group, sizes }) =>
      element('optgroup', { label: group }, ...sizes.map(([name, width, height]) =>
        element('option', { value: `${width}x${height}` }, `${group === 'Parts' ? '' : `${group} `}${name}, ${width} × ${height}`)))));
    picker.addEventListener('change', () => {
      const [width, height] = picker.value.split('x').map(Number);
      if (width) this.session.edit({ resize: { size: { width, height }, gesture: null } });
    });
  }

  #connectZoom() {
    const picker = byID('zoom-picker');
    picker.append(
      element('option', { value: 'fit' }, 'Fit'),
      ...zooms.map((percent) => element('option', { value: String(percent) }, `${percent} %`)));
    this.otherZoom = element('option', { value: 'other', hidden: true });
    picker.append(this.otherZoom);
    picker.addEventListener('change', () => {
      if (picker.value === 'fit') this.canvas.fit();
      else if (picker.value !== 'other') this.canvas.zoomTo(Number(picker.value) / 100);
    });
    byID('zoom-out').addEventListener('click', () => this.canvas.zoomStep(-1));
    byID('zoom-in').addEventListener('click', () => this.canvas.zoomStep(1));
    this.canvas.onZoom = (zoom) => this.#showZoom(zoom);
  }

  #connectSegments() {
    const scale = (value) => ({ value: String(value), label: `${value}x`, content: `${value}×` });
    segments(byID('scale-picker'), 'scale', [1, 2, 3].map(scale), (value) => this.settings.set({ scale: Number(value) }));
    segments(byID('appearance-picker'), 'appearance', [
      { value: 'light', label: 'Light', content: icon('light') },
      { value: 'dark', label: 'Dark', content: icon('dark') },
      { value: 'both', label: 'Light and dark side by side', content: icon('both') },
    ], (value) => this.settings.set({ appearance: value }));
  }

  #connectCanvas(palette) {
    this.background = new ColorWell({
      label: 'Background', palette, isOptional: true, isBare: true, clearName: 'Clear',
      onChange: (value) => {
        // Digits that are not all there yet are no colour.
        if (value === null || palette.looks(value)) this.settings.set({ background: value });
        else this.background.refuse(`${value} is no colour.`);
      },
    });
    byID('background-well').append(this.background.element);
    byID('direction').addEventListener('click', () => this.toggleDirection());
    byID('rulers').addEventListener('click', () => this.settings.set({ rulers: !this.settings.rulers }));
  }

  toggleDirection() {
    const isRight = this.settings.direction === 'rightToLeft';
    this.settings.set({ direction: isRight ? 'leftToRight' : 'rightToLeft' });
    announce(isRight ? 'Left to right' : 'Right to left');
  }

  /** The rest of the tools, where there is no room for them in the strip. */
  #connectMore() {
    const button = byID('more');
    const extras = byID('toolbar-extras');
    const open = (isOpen) => {
      extras.classList.toggle('is-open', isOpen);
      button.setAttribute('aria-expanded', String(isOpen));
    };
    button.addEventListener('click', () => open(!extras.classList.contains('is-open')));
    extras.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !extras.classList.contains('is-open') || event.defaultPrevented) return;
      open(false);
      button.focus();
    });
    addEventListener('pointerdown', (event) => {
      if (!extras.contains(event.target) && !button.contains(event.target)) open(false);
    });
  }

  #show(state) {
    const picker = byID('view-picker');
    const documentName = state.document?.name ?? null;
    // An open list is not made anew under the pointer.
    if (picker.options.length === 0 || documentName !== this.listedDocument) {
      this.listedDocument = documentName;
      const options = [element('option', { value: 'gallery' }, 'Gallery')];
      if (documentName !== null) options.push(element('option', { value: 'document' }, documentName));
      const listed = this.views.map(({ name, title }) => element('option', { value: `view:${name}` }, title));
      picker.replaceChildren(...options, element('optgroup', { label: 'Views' }, ...listed));
    }
    this.#showPlace();
    for (const name of ['undo', 'redo']) {
      const button = byID(name);
      const title = state[name];
      const verb = name === 'undo' ? 'Undo' : 'Redo';
      const hadFocus = document.activeElement === button;
      button.disabled = title === null;
      if (hadFocus && button.disabled) focusContent();
      button.setAttribute('aria-label', title === null ? verb : `${verb} ${title}`);
      button.title = title === null ? verb : `${verb} ${title}`;
    }
    this.#showSize(state.size);
  }

  #showPlace() {
    const { kind, name } = this.session.state.source;
    byID('view-picker').value = this.places.isGallery ? 'gallery' : kind === 'document' ? kind : `view:${name}`;
    byID('to-gallery').setAttribute('aria-pressed', String(this.places.isGallery));
  }

  /** A size that was refused: the fields go back, and the reason is said once. */
  #refuse(edit, message) {
    if (!edit.resize) return;
    toast(sentence(message));
    const field = [this.width, this.height].find(({ element: box }) => box.contains(document.activeElement));
    const key = field === this.width ? 'width' : 'height';
    if (!field || typeof field.before !== 'number' || field.before === edit.resize.size[key]) return this.session.refresh();
    // Its first digits were a size, which nobody meant.
    const text = field.input.value;
    const size = { ...this.session.state.size, [key]: field.before };
    this.session.state.size = size;
    this.session.resize(size, edit.resize.gesture, performance.now());
    field.refuse(text);
  }

  #showSize(size) {
    if (!size) return;
    for (const key of ['width', 'height']) {
      const field = this[key];
      field.show(size[key]);
      if (document.activeElement !== field.input) field.markInvalid(false);
    }
    const picker = byID('device-picker');
    const value = `${size.width}x${size.height}`;
    picker.value = [...picker.options].some((option) => option.value === value) ? value : '';
  }

  #showZoom(zoom) {
    const picker = byID('zoom-picker');
    const percent = Math.round(zoom * 100);
    // What it comes to is shown also where it is fitted.
    const value = zooms.includes(percent) ? String(percent) : 'other';
    if (value === 'other') this.otherZoom.textContent = `${percent} %`;
    this.otherZoom.hidden = value !== 'other';
    if (picker.value !== value) picker.value = value;
    byID('zoom-out').disabled = zoom <= zoomLimits.minimum;
    byID('zoom-in').disabled = zoom >= zoomLimits.maximum;
  }

  #showSettings() {
    const { scale, appearance, direction, background, rulers } = this.settings;
    choose('scale-picker', String(scale));
    choose('appearance-picker', appearance);
    byID('direction').setAttribute('aria-pressed', String(direction === 'rightToLeft'));
    byID('rulers').setAttribute('aria-pressed', String(rulers));
    this.background.show(background);
  }
}

/** Radio buttons in a row. The one that is on can be chosen too: what was so by itself then stays so. */
function segments(fieldset, name, entries, onChoose) {
  fieldset.append(...entries.map(({ value, label, content }) =>
    element('label', { class: 'segment', title: label },
      element('input', { type: 'radio', name, value, 'aria-label': label, onclick: () => onChoose(value) }),
      element('span', { 'aria-hidden': 'true' }, content))));
}

function choose(id, value) {
  for (const input of byID(id).querySelectorAll('input')) input.checked = input.value === value;
}
