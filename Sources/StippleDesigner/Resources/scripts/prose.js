// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { element } from './dom.js';

/** Documentation as nodes: what stands in backticks is code. */
export function prose(text) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part));
}

/** A reason as a sentence. */
export function sentence(text) {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') return '';
  return trimmed[0].toUpperCase() + trimmed.slice(1) + (/[.!?]$/.test(trimmed) ? '' : '.');
}
