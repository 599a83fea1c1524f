// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import * as api from './api.js';
import { announce } from './announce.js';
import { Banners } from './banners.js';
import { Canvas } from './canvas/canvas.js';
import { Palette } from './color.js';
import { showKeys } from './dialogs.js';
import { byID } from './dom.js';
import { Gallery } from './gallery.js';
import { Inspector } from './inspector.js';
import { attachKeys } from './keys.js';
import { editsCarried, keep, openedFields } from './link.js';
import { Outline } from './outline.js';
import { Saving } from './saving.js';
import { Session } from './session.js';
import { Settings } from './settings.js';
import { Sharing } from './sharing.js';
import { Toolbar } from './toolbar.js';

const settings = new Settings();
const session = new Session(settings);

/** Shows the gallery or the workspace, whichever the state asks for. */
function showPlace(state) {
  const isGallery = state.source.kind === 'none';
  const place = isGallery ? 'gallery' : 'workspace';
  if (document.body.dataset.place === place) return;
  const leaves = byID(isGallery ? 'workspace' : 'gallery');
  const hadFocus = leaves.contains(document.activeElement);
  document.body.dataset.place = place;
  byID('gallery').hidden = !isGallery;
  byID('workspace').hidden = isGallery;
  // What had the focus is gone, so it goes with what is shown; but what another page does leaves it alone.
  if (!hadFocus) return;
  if (isGallery) byID('gallery').focus();
  else document.querySelector('.viewport').focus();
}

function showTitle(state) {
  const name = state.source.name;
  byID('workspace-title').textContent = name ?? 'Canvas';
  const mark = state.document?.isChanged ? '• ' : '';
  document.title = state.source.kind === 'none' ? 'Stipple' : `${mark}${name} – Stipple`;
}

/** Says what undo and redo have done, to those who do not see it. */
function announceHistory() {
  let last = null;
  session.states.add((state) => {
    if (last && last.redo !== state.redo && state.redo !== null && last.undo !== state.undo && last.undo === state.redo) {
      announce(`Undid ${state.redo}`);
    } else if (last && last.redo !== null && last.redo === state.undo && last.redo !== state.redo) {
      announce(`Redid ${state.undo}`);
    }
    last = { undo: state.undo, redo: state.redo };
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
  const toolbar = new Toolbar({ session, settings, canvas, palette, catalog });
  new Gallery(byID('gallery-sections'), session, settings, catalog.items);
  const sharing = new Sharing(session, settings);
  attachKeys({ session, settings, canvas, toolbar, outline, saving, sharing });
  byID('help').addEventListener('click', showKeys);
  connectSkips();
  announceHistory();
  session.states.add(showPlace);
  session.states.add(showTitle);

  let keeping = 0;
  const keepSoon = () => {
    clearTimeout(keeping);
    keeping = setTimeout(() => keep(settings), 150);
  };
  settings.changes.add(keepSoon);
  keepSoon();

  session.start();
  const follow = (carried) => {
    for (const edit of editsCarried(carried)) session.edit(edit, null);
  };
  follow(fields);
  // A link that is pasted over this page's own address.
  addEventListener('hashchange', () => {
    settings.read(openedFields(), palette);
    follow(openedFields());
    keepSoon();
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
