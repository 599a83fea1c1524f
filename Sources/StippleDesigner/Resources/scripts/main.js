// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import * as api from './api.js';
import { announce, toast } from './announce.js';
import { Banners } from './banners.js';
import { Canvas } from './canvas/canvas.js';
import { Palette } from './color.js';
import { showKeys } from './dialogs.js';
import { byID } from './dom.js';
import { Gallery } from './gallery.js';
import { Inspector } from './inspector.js';
import { attachKeys } from './keys.js';
import { attachPaste, follow, openedFields } from './link.js';
import { Outline } from './outline.js';
import { Places } from './places.js';
import { Saving } from './saving.js';
import { Session } from './session.js';
import { Settings } from './settings.js';
import { Sharing } from './sharing.js';
import { Toolbar } from './toolbar.js';

const settings = new Settings();
const session = new Session(settings);
const places = new Places(session, settings);

/** Shows the gallery or the workspace, whichever the page is in. */
function showPlace(gallery) {
  const { isGallery } = places;
  const isFirst = document.body.dataset.place === 'loading';
  document.body.dataset.place = isGallery ? 'gallery' : 'workspace';
  byID('gallery').hidden = !isGallery;
  byID('workspace').hidden = isGallery;
  showTitle(session.state);
  // What had the focus is gone, or was what led here: it goes with what is shown.
  if (isFirst) return;
  if (isGallery) gallery.focus(session.state);
  else document.querySelector('.viewport').focus();
}

function showTitle(state) {
  const name = state.source.name;
  byID('workspace-title').textContent = name || 'Canvas';
  const mark = state.document?.isChanged ? '• ' : '';
  document.title = places.isGallery ? 'Stipple' : `${mark}${name} – Stipple`;
}

/** Says what undo and redo have done, to those who do not see it. */
function announceHistory() {
  session.made.add((edits, state) => {
    const last = edits.at(-1);
    if (last.undo) announce(`Undid ${state.redo}`);
    else if (last.redo) announce(`Redid ${state.undo}`);
    else if (last.revert) announce('Reverted');
  });
}

function connectSkips() {
  for (const link of document.querySelectorAll('[data-skip]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const target = byID(link.dataset.skip);
      (target.querySelector('.viewport') ?? target).focus();
    });
  }
}

async function start() {
  const fields = openedFields();
  const catalog = await loadCatalog();
  const palette = new Palette(catalog.colors);
  settings.read(fields, palette);

  const saving = new Saving(byID('save'), session);
  new Banners(byID('banners'), session, saving);
  const outline = new Outline(byID('outline'), byID('workspace'), session);
  const canvas = new Canvas(byID('canvas'), session, settings);
  new Inspector(byID('inspector'), session, palette);
  const toolbar = new Toolbar({ session, settings, places, canvas, palette, catalog });
  const gallery = new Gallery(byID('gallery-sections'), { session, settings, places, catalog });
  const sharing = new Sharing(session, settings);
  attachKeys({ session, settings, places, canvas, toolbar, outline, saving, sharing });
  byID('help').addEventListener('click', showKeys);
  connectSkips();
  announceHistory();
  places.changes.add(() => showPlace(gallery));
  session.states.add(showTitle);

  places.read(fields);
  // Before the first state is shown, so that nothing else is seen for a moment.
  const refusal = await follow(fields);
  session.start();
  if (refusal) toast(refusal);
  const open = async (carried) => {
    settings.read(carried, palette);
    const reason = await follow(carried);
    session.refresh();
    session.redraw();
    places.read(carried);
    if (reason) toast(reason);
  };
  attachPaste(open);
  // A link that is pasted over this page's own address.
  addEventListener('hashchange', () => {
    // What this page itself has written, it knows.
    if (history.state === null) open(openedFields());
  });
}

/** The catalog, asked for until there is one: without it the page has nothing to show. */
async function loadCatalog() {
  const banners = byID('banners');
  for (;;) {
    try {
      const catalog = await api.catalog();
      banners.textContent = '';
      return catalog;
    } catch (error) {
      banners.textContent = error.message;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

start();
