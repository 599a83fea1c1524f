// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/**
 * Pan, zoom and clicks in the viewport, by mouse, track pad and touch.
 *
 * @param target Has `panBy(dx, dy)`, `zoomBy(factor, point)`, `click(point)` and `point(point or null, event)`; points
 *   are the viewport's.
 */
export function attachGestures(viewport, target) {
  const pointers = new Map();
  let isSpaceDown = false;
  let panned = false;

  const position = (event) => {
    const box = viewport.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  viewport.addEventListener('wheel', (event) => {
    event.preventDefault();
    // Lines and pages, as some mice count, in pixels.
    const unit = event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? 16 : 400;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    if (event.ctrlKey || event.metaKey) {
      // A notch of a wheel is a hundred pixels, a move of a track pad a few: neither may jump.
      target.zoomBy(Math.exp(-Math.max(-24, Math.min(24, dy)) * 0.01), position(event));
    } else if (event.shiftKey && dx === 0) {
      target.panBy(-dy, 0);
    } else {
      target.panBy(-dx, -dy);
    }
  }, { passive: false });

  viewport.addEventListener('pointerdown', (event) => {
    const isPanning = isSpaceDown || event.button === 1;
    if (event.button > 1 || event.target.closest('button')) return;
    if (event.button === 1) event.preventDefault();
    viewport.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { ...position(event), isPanning: isPanning || event.pointerType === 'touch', way: 0 });
    if (pointers.size === 1) panned = isPanning;
    viewport.classList.toggle('is-panning', isPanning);
  });

  viewport.addEventListener('pointermove', (event) => {
    target.point(position(event), event);
    const pointer = pointers.get(event.pointerId);
    if (!pointer) return;
    const before = [...pointers.values()].map(({ x, y }) => ({ x, y }));
    const next = position(event);
    const [dx, dy] = [next.x - pointer.x, next.y - pointer.y];
    pointer.way += Math.abs(dx) + Math.abs(dy);
    Object.assign(pointer, next);
    if (pointer.way > 4) panned ||= pointer.isPanning;
    if (pointers.size === 2) pinch(before, [...pointers.values()]);
    else if (pointers.size === 1 && pointer.isPanning && (panned || isSpaceDown)) target.panBy(dx, dy);
  });

  /** Two fingers: what is between them stays between them. */
  function pinch(before, after) {
    panned = true;
    const middle = ([a, b]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    const distance = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y);
    const [from, to] = [middle(before), middle(after)];
    target.panBy(to.x - from.x, to.y - from.y);
    if (distance(before) > 0) target.zoomBy(distance(after) / distance(before), to);
  }

  const up = (event) => {
    const pointer = pointers.get(event.pointerId);
    if (!pointer) return;
    pointers.delete(event.pointerId);
    if (pointers.size > 0) return;
    viewport.classList.remove('is-panning');
    if (event.type === 'pointerup' && !panned && pointer.way <= 4) target.click(position(event));
  };
  viewport.addEventListener('pointerup', up);
  viewport.addEventListener('pointercancel', up);
  viewport.addEventListener('pointerleave', (event) => target.point(null, event));

  const setSpace = (isDown) => {
    isSpaceDown = isDown;
    viewport.classList.toggle('can-pan', isDown);
  };
  addEventListener('keydown', (event) => {
    if (event.key !== ' ' || event.repeat) return;
    if (event.target !== viewport && event.target !== document.body) return;
    event.preventDefault();
    setSpace(true);
  });
  addEventListener('keyup', (event) => {
    if (event.key === ' ') setSpace(false);
  });
  addEventListener('blur', () => setSpace(false));

  viewport.addEventListener('keydown', (event) => {
    if (event.target !== viewport || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = event.shiftKey ? 160 : 32;
    const [dx, dy] = { ArrowLeft: [way, 0], ArrowRight: [-way, 0], ArrowUp: [0, way], ArrowDown: [0, -way] }[event.key] ?? [0, 0];
    if (!dx && !dy) return;
    event.preventDefault();
    target.panBy(dx, dy);
  });
}
