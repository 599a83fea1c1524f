// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import { element, freshID, selectBox } from '../dom.js';
import { components, newGesture } from '../numbers.js';
import { ColorWell } from './color.js';
import { NumberField } from './number.js';
import { Slider } from './slider.js';

/**
 * The control of an attribute, by the name the server gives its kind.
 *
 * Each is `{element, labelled, number, show(value), markInvalid(isInvalid, message), keepsRefused}`: `labelled` is the id
 * its label names (a control of several parts has none: it is a group that is labelled itself), `number` what a drag on
 * the label changes. `markInvalid` is true if the control itself says why; `keepsRefused` if a text that was refused is
 * left in it, to be mended, which `putBack` does if another has been shown meanwhile.
 *
 * @param context Has `labelID`, `describedBy`, `palette`, `onChange(value, gesture, since)` and `onRestore()`.
 */
export function makeControl(attribute, context) {
  const make = { number, slider, switch: toggle, color, text, popup, image, point: pair, size: pair, rect }[attribute.control];
  return (make ?? reading)(attribute, context);
}

/** What an arrow key adds in the field: one, or a tenth or hundredth where what is sensible is within a few. */
function stepOf({ range }) {
  if (!range) return 1;
  const width = range.maximum - range.minimum;
  return width >= 20 ? 1 : width > 1 ? 0.1 : 0.01;
}

const isInteger = (attribute) => /^Int/.test(attribute.type);

function number(attribute, context) {
  const id = freshID('control');
  const field = new NumberField({
    id, describedBy: context.describedBy, unit: attribute.unit, range: attribute.range, step: stepOf(attribute),
    isInteger: isInteger(attribute), onChange: context.onChange,
  });
  field.onRestore = context.onRestore;
  return {
    element: field.element, labelled: id, number: field, keepsRefused: true,
    show: (value) => field.show(value),
    markInvalid: (isInvalid) => field.markInvalid(isInvalid),
    putBack: (text) => { field.input.value = text; },
  };
}

function slider(attribute, context) {
  const inner = number(attribute, context);
  // The slider moves in steps that a hand can set; the field beside it has the fine ones.
  const { minimum, maximum, step } = attribute.range;
  const track = new Slider({
    label: `${attribute.label} slider`, minimum, maximum, step, isInteger: isInteger(attribute),
    describedBy: context.describedBy,
    onInput: (value, gesture, since) => {
      inner.show(value);
      context.onChange(value, gesture, since);
    },
  });
  const onChange = inner.number.onChange;
  inner.number.onChange = (value, gesture, since) => {
    track.show(value);
    onChange(value, gesture, since);
  };
  return {
    ...inner,
    element: element('div', { class: 'slider-field' }, track.element, inner.element),
    show: (value) => {
      inner.show(value);
      track.show(value);
    },
  };
}

function toggle(attribute, context) {
  const id = freshID('control');
  const input = element('input', {
    id, class: 'switch', type: 'checkbox', role: 'switch', 'aria-describedby': context.describedBy,
    onchange: (event) => context.onChange(input.checked, newGesture(), event.timeStamp),
  });
  return { element: input, labelled: id, show: (value) => { input.checked = value === true; }, markInvalid: () => {} };
}

function color(attribute, context) {
  const well = new ColorWell({
    label: attribute.label, describedBy: context.describedBy, palette: context.palette,
    isOptional: attribute.isOptional, onChange: context.onChange,
  });
  return {
    element: well.element, labelled: null,
    show: (value) => well.show(value),
    markInvalid: (isInvalid, message) => isInvalid && well.refuse(message),
    keepsRefused: true,
  };
}

function text(attribute, context) {
  const id = freshID('control');
  let gesture = null;
  let isTyped = false;
  let shown = '';
  let before = '';
  let latest = null;
  const isHere = () => document.activeElement === input;
  const settle = () => {
    isTyped = false;
    if (latest === null || input.hasAttribute('aria-invalid')) return;
    input.value = shown = latest;
    latest = null;
  };
  const input = element('input', {
    id, class: 'field', type: 'text', autocomplete: 'off', spellcheck: 'false', 'aria-describedby': context.describedBy,
    onfocus: () => {
      gesture = null;
      before = input.value;
    },
    oninput: (event) => {
      isTyped = true;
      shown = input.value;
      gesture ??= newGesture();
      context.onChange(shown, gesture, event.timeStamp);
    },
    onblur: settle,
    onkeydown: (event) => {
      if (event.key === 'Enter') {
        // What has been entered stands: undo and Escape go back to it.
        settle();
        gesture = null;
        before = input.value;
      }
      // What is undone is shown as it then is.
      if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) isTyped = false;
      if (event.key !== 'Escape' || !isTyped) return;
      event.stopPropagation();
      isTyped = false;
      context.onRestore();
      if (shown === before) return;
      input.value = shown = before;
      context.onChange(before, gesture, event.timeStamp);
    },
  });
  return {
    element: input, labelled: id, keepsRefused: true,
    show: (value) => {
      // What the server makes of a text, such as other blanks, is not written under the caret.
      if (isTyped && (value === shown || isHere())) {
        latest = value ?? '';
        return;
      }
      isTyped = false;
      latest = null;
      shown = value ?? '';
      input.value = shown;
    },
    markInvalid: (isInvalid) => {
      if (isInvalid) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    },
  };
}

function popup(attribute, context) {
  const id = freshID('control');
  const select = element('select', {
    id, 'aria-describedby': context.describedBy,
    onchange: (event) => context.onChange(select.value, newGesture(), event.timeStamp),
  }, ...attribute.choices.map((choice) => element('option', { value: choice }, choice)));
  return {
    element: selectBox(select), labelled: id,
    show: (value) => {
      const given = value ?? '';
      // A name that is in no list is shown all the same.
      if (![...select.options].some((option) => option.value === given)) {
        select.prepend(element('option', { value: given }, given || '–'));
      }
      select.value = given;
    },
    markInvalid: () => {},
  };
}

/** The names of the images that there are, and none where that may be. */
function image(attribute, context) {
  const id = freshID('control');
  const select = element('select', {
    id, 'aria-describedby': context.describedBy,
    onchange: (event) => context.onChange(select.value === '' ? null : select.value, newGesture(), event.timeStamp),
  }, ...attribute.choices.map((choice) => element('option', { value: choice }, choice)));
  if (attribute.isOptional) select.prepend(element('option', { value: '' }, 'None'));
  return {
    element: selectBox(select), labelled: id,
    show: (value) => {
      const given = value ?? '';
      // An image that is no choice, such as one that the view has made itself, is shown and cannot be chosen again.
      if (![...select.options].some((option) => option.value === given)) {
        select.prepend(element('option', { value: given, disabled: true }, given || 'None'));
      }
      select.value = given;
    },
    markInvalid: () => {},
  };
}

/** Two numbers of one value, such as "{1, 2}". */
function pair(attribute, context) {
  return parts(attribute, context, attribute.control === 'size' ? [['W', 'width'], ['H', 'height']] : [['X', 'x'], ['Y', 'y']],
    ([first, second]) => `{${first}, ${second}}`);
}

function rect(attribute, context) {
  return parts(attribute, context, [['X', 'x'], ['Y', 'y'], ['W', 'width'], ['H', 'height']],
    ([x, y, width, height]) => `{{${x}, ${y}}, {${width}, ${height}}}`);
}

function parts(attribute, context, names, compose) {
  const values = names.map(() => '0');
  const fields = names.map(([mark, name], index) => {
    const field = new NumberField({
      label: `${attribute.label} ${name}`, describedBy: context.describedBy, mark, step: stepOf(attribute),
      onChange: (value, gesture, since) => {
        values[index] = String(value);
        context.onChange(compose(values), gesture, since);
      },
    });
    field.onRestore = context.onRestore;
    return field;
  });
  return {
    element: element('div', { class: 'pair-field', role: 'group', 'aria-labelledby': context.labelID },
      ...fields.map((field) => field.element)),
    labelled: null, number: fields[0], keepsRefused: true,
    show: (value) => {
      components(value ?? '').forEach((part, index) => {
        if (!fields[index]) return;
        values[index] = part;
        const number = Number(part);
        fields[index].show(Number.isFinite(number) && part !== '' ? number : part);
      });
    },
    markInvalid: (isInvalid) => fields.forEach((field) => field.markInvalid(isInvalid)),
  };
}

/** What can be read but not set here. */
function reading(attribute, context) {
  const span = element('span', { class: 'reading', 'aria-describedby': context.describedBy });
  return { element: span, labelled: null, show: (value) => { span.textContent = value ?? 'None'; }, markInvalid: () => {} };
}
