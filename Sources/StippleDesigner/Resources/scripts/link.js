// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// The part of the address after "#". It always holds the page's own settings; a link that carries the state also holds
// what is shown and what is set of it, as `view=GridView&size=320x200&set.view.gridWidth=24`.

/** The fields of the address that the page has been opened with. */
export function openedFields() {
  return new URLSearchParams(location.hash.slice(1));
}

/** An address that carries what is shown, every attribute that is set of the selected view, and the settings. */
export function linkCarrying(state, settings) {
  const fields = new URLSearchParams();
  if (state.source.kind === 'document') fields.set('document', 'true');
  else fields.set('view', state.source.name);
  fields.set('size', `${state.size.width}x${state.size.height}`);
  const object = state.selection ?? 'view';
  for (const { attributes } of state.groups) {
    for (const { key, isSet, control, value } of attributes) {
      if (isSet && control !== 'image' && control !== 'none') fields.set(`set.${object}.${key}`, JSON.stringify(value));
    }
  }
  for (const [key, value] of Object.entries(settings.fields)) fields.set(key, value);
  const address = new URL(location.href);
  address.hash = fields.toString();
  return address.href;
}

/** Whether fields say what is to be shown, and not the page's own settings alone. */
export const carriesState = (fields) => fields.has('view') || fields.has('document');

/** The edits that bring about what a link carries; none for an address that carries the page's settings alone. */
export function editsCarried(fields) {
  const edits = [];
  if (fields.has('document')) edits.push({ open: { document: true } });
  else if (fields.has('view')) edits.push({ open: { view: fields.get('view') } });
  if (edits.length === 0) return [];
  // Exactly what it carries, and what there was can be had back.
  edits.push({ revert: true });
  const [width, height] = (fields.get('size') ?? '').split('x').map(Number);
  if (width > 0 && height > 0) edits.push({ resize: { size: { width, height }, gesture: null } });
  for (const [field, text] of fields) {
    const parts = field.match(/^set\.([^.]+)\.(.+)$/);
    if (!parts) continue;
    try {
      edits.push({ set: { object: parts[1], key: parts[2], value: JSON.parse(text), gesture: null } });
    } catch {
      // A field that was broken on its way is left out.
    }
  }
  return edits;
}
