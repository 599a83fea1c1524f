// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import * as api from './api.js';
import { isTyping } from './dom.js';

// The part of the address after "#". It always holds the page's own settings; a link that carries the state also holds
// what is shown and what is changed of it, as `view=GridView&size=320x200&set.view.gridWidth=24`. It is the same for
// every run of the designer, unlike what stands before it: so it can be pasted on the page of another one.

/** The fields of the address that the page has been opened with. */
export function openedFields() {
  return new URLSearchParams(location.hash.slice(1));
}

/** An address that carries what is shown, all that is changed of its objects, and the canvas as it is here. */
export function linkCarrying(state, settings) {
  const fields = new URLSearchParams();
  if (state.source.kind === 'document') {
    fields.set('document', state.source.name);
    if (state.selection) fields.set('select', state.selection);
  } else if (state.source.kind === 'view') {
    fields.set('view', state.source.name);
  }
  if (state.source.kind !== 'none') fields.set('size', `${state.size.width}x${state.size.height}`);
  for (const { object, key, value = null } of state.changes) {
    if (value === null) fields.set(`reset.${object}.${key}`, '');
    else fields.set(`set.${object}.${key}`, JSON.stringify(value));
  }
  // Where it is opened, what is not said would be as it is there.
  const { appearance, direction, background } = settings;
  const own = { appearance, direction: direction === 'rightToLeft' ? 'rtl' : 'ltr', background: background ?? '' };
  for (const [key, value] of Object.entries({ ...settings.fields, ...own })) fields.set(key, value);
  const address = new URL(location.href);
  address.hash = fields.toString();
  return address.href;
}

/** Whether fields say what is to be shown, and not the page's settings alone. */
export const carriesState = (fields) => fields.has('view') || fields.has('document');

/** The edits that bring about what a link carries. */
function editsCarried(fields) {
  const edits = [{ open: fields.has('document') ? { document: true } : { view: fields.get('view') } }];
  // Exactly what it carries, and what there was can be had back.
  edits.push({ revert: true });
  if (fields.has('select')) edits.push({ select: fields.get('select') });
  const [width, height] = (fields.get('size') ?? '').split('x').map(Number);
  if (width > 0 && height > 0) edits.push({ resize: { size: { width, height }, gesture: null } });
  for (const [field, text] of fields) {
    const [, kind, object, key] = field.match(/^(set|reset)\.(.+)\.([^.]+)$/) ?? [];
    if (kind === 'reset') edits.push({ reset: { object, key } });
    if (kind !== 'set') continue;
    try {
      edits.push({ set: { object, key, value: JSON.parse(text), gesture: null } });
    } catch {
      // A field that was broken on its way is left out.
    }
  }
  return edits;
}

/** Brings about what a link carries; gives in one line what cannot be, null if there is nothing of that kind. */
export async function follow(fields) {
  if (!carriesState(fields)) return null;
  try {
    const wanted = fields.get('document');
    if (wanted !== null) {
      const { document } = await api.state();
      if (document?.name !== wanted) {
        return `The link is of ${wanted}; ${document ? `the document here is ${document.name}` : 'there is no document here'}.`;
      }
    }
    return await make(editsCarried(fields));
  } catch (error) {
    return error.message;
  }
}

async function make(edits) {
  try {
    await api.edit(edits);
    return null;
  } catch (error) {
    if (error.status !== 422) throw error;
  }
  // What has gone since the link was made must not take the rest with it.
  const reasons = [];
  for (const edit of edits) {
    try {
      await api.edit([edit]);
    } catch (error) {
      if (error.status !== 422) throw error;
      reasons.push(error.message);
    }
  }
  const [first] = reasons;
  return reasons.length > 1 ? `${reasons.length} parts of the link do not apply; the first: ${first}` : first ?? null;
}

/** Calls back with the fields of a link that is pasted anywhere but into text. */
export function attachPaste(open) {
  addEventListener('paste', (event) => {
    if (isTyping(event)) return;
    const [, fragment] = event.clipboardData.getData('text/plain').trim().match(/^\S*#(\S+)$/) ?? [];
    const fields = new URLSearchParams(fragment ?? '');
    if (!carriesState(fields)) return;
    event.preventDefault();
    open(fields);
  });
}
