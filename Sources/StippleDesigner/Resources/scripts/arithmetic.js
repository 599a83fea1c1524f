// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

const token = /\s*(?:((?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?)|([-+*/()]))/iy;

/**
 * The number that a person has typed: a decimal with a point or a comma, or a sum such as `2 * (10 + 2.5)`, and behind it
 * the unit, if any; null for any other text, and for what is no finite number.
 */
export function evaluate(text, unit = null) {
  // Digits and signs may come in other forms, such as those of full width.
  let plain = text.normalize('NFKC').replaceAll(/[−–]/g, '-').replaceAll('×', '*').replaceAll('÷', '/').trim();
  for (const suffix of [unit, 'pt']) {
    if (suffix && plain.toLowerCase().endsWith(suffix.toLowerCase())) plain = plain.slice(0, -suffix.length).trimEnd();
  }
  const tokens = tokensOf(plain);
  if (tokens === null) return null;
  const value = sum(tokens);
  return tokens.length === 0 && Number.isFinite(value) ? value : null;
}

function tokensOf(text) {
  const tokens = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (!found || tokens.length > 200) return null;
    tokens.push(found[1] ? Number(found[1].replace(',', '.')) : found[2]);
  }
  return tokens;
}

// Each takes what it understands from the front of the tokens, and gives its value: none is "not a number".

function sum(tokens) {
  let value = product(tokens);
  while (tokens[0] === '+' || tokens[0] === '-') value += tokens.shift() === '+' ? product(tokens) : -product(tokens);
  return value;
}

function product(tokens) {
  let value = factor(tokens);
  while (tokens[0] === '*' || tokens[0] === '/') {
    if (tokens.shift() === '*') value *= factor(tokens);
    else value /= factor(tokens);
  }
  return value;
}

function factor(tokens) {
  const first = tokens.shift();
  if (typeof first === 'number') return first;
  if (first === '-') return -factor(tokens);
  if (first === '+') return factor(tokens);
  if (first !== '(') return NaN;
  const value = sum(tokens);
  return tokens.shift() === ')' ? value : NaN;
}
