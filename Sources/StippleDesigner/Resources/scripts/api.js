// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { unpack } from './pixelRuns.js';

/** A request that the server has answered with an error, or not at all (status 0). */
export class RequestError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

async function request(path, options = {}) {
  let response;
  try {
    response = await fetch(path, { cache: 'no-store', ...options });
  } catch {
    throw new RequestError(0, 'The designer does not answer.');
  }
  if (response.ok) return response;
  let message = `The designer answered ${response.status}.`;
  try {
    message = (await response.json()).error ?? message;
  } catch {
    // An answer without JSON says nothing more than its status.
  }
  throw new RequestError(response.status, message);
}

function post(path, body) {
  return request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** A state as it came; what it leaves out is null. */
async function stateIn(answer) {
  const state = await (await answer).json();
  return { document: null, selection: null, undo: null, redo: null, ...state };
}

export const state = () => stateIn(request('api/state'));
export const catalog = async () => (await request('api/catalog')).json();
export const edit = (edits) => stateIn(post('api/edit', { edits }));
export const save = (force) => stateIn(post('api/save', { force }));
export const restart = () => stateIn(post('api/restart', {}));
export const text = async (language) => (await request(`api/text?language=${language}`)).text();

/**
 * Applies edits and gives the picture after them: its revision, and its pixels as an image.
 *
 * @param last The picture before, which nobody needs any more.
 */
export async function picture(edits, canvas, last) {
  const response = await post('api/picture?form=runs', { edits, canvas });
  const header = (name) => response.headers.get(`X-Stipple-${name}`);
  const [revision, width, height] = ['Revision', 'Width', 'Height'].map((name) => Number(header(name)));
  const buffer = await response.arrayBuffer();
  if (header('Form') !== 'runs') return { revision, image: new ImageData(new Uint8ClampedArray(buffer), width, height) };
  // Memory for a picture is slow to get, so that of the one before is written over.
  const image = last?.width === width && last.height === height ? last : new ImageData(width, height);
  unpack(buffer, width, new Uint32Array(image.data.buffer));
  return { revision, image };
}

/** A picture to keep: its bytes, and the name that the server gives it. */
export async function exported(fields) {
  const response = await request(query('api/export', fields));
  const name = response.headers.get('Content-Disposition')?.match(/filename\*=UTF-8''([^;]+)/)?.[1];
  return { blob: await response.blob(), name: decodeURIComponent(name ?? `picture.${fields.format}`) };
}

function query(path, fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return `${path}?${new URLSearchParams(given)}`;
}

export const thumbnailAddress = (fields) => query('api/thumbnail', fields);

/**
 * Calls back with each revision the server tells of, and whether it can be heard at all.
 *
 * A page that is not seen does not listen: browsers have six connections for all pages of a server, and each listening
 * one holds one of them. It calls `onConnection(true)` when it listens again.
 */
export function listen({ onRevision, onConnection }) {
  let events = null;
  const end = () => {
    events?.close();
    events = null;
  };
  const follow = () => {
    if (document.hidden) return end();
    if (events) return;
    events = new EventSource('api/events');
    events.addEventListener('open', () => onConnection(true));
    events.addEventListener('error', () => {
      onConnection(false);
      // A browser connects again by itself, but not where it was refused.
      if (events?.readyState !== EventSource.CLOSED) return;
      end();
      setTimeout(follow, 1000);
    });
    events.addEventListener('message', (event) => onRevision(JSON.parse(event.data).revision));
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}
