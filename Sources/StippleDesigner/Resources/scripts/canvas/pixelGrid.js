// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/** From which zoom on the pixels of the picture have lines between them. */
export const gridZoom = 8;

/** Draws lines between pixels over the boards, and a frame around the pixel under the pointer. */
export function drawPixelGrid(canvas, geometry, scale, pointed) {
  const context = canvas.getContext('2d');
  const ratio = devicePixelRatio;
  const width = Math.round(geometry.viewport.width * ratio);
  const height = Math.round(geometry.viewport.height * ratio);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  if (geometry.zoom < gridZoom) return;
  const pitch = geometry.zoom / scale;
  context.fillStyle = `rgb(128 128 128 / ${pitch >= 6 ? 0.2 : 0.12})`;
  for (let index = 0; index < geometry.count; index += 1) {
    drawLines(context, geometry.frame(index), pitch, geometry.viewport, ratio);
  }
  if (pointed) {
    const frame = geometry.frame(pointed.board);
    const x = (frame.x + Math.floor(pointed.x * scale) * pitch) * ratio;
    const y = (frame.y + Math.floor(pointed.y * scale) * pitch) * ratio;
    context.lineWidth = ratio;
    context.strokeStyle = 'rgb(0 0 0 / 80%)';
    context.strokeRect(x - ratio / 2, y - ratio / 2, pitch * ratio + ratio, pitch * ratio + ratio);
    context.strokeStyle = 'rgb(255 255 255 / 90%)';
    context.strokeRect(x + ratio / 2, y + ratio / 2, pitch * ratio - ratio, pitch * ratio - ratio);
  }
}

function drawLines(context, frame, pitch, viewport, ratio) {
  const left = Math.max(frame.x, 0);
  const top = Math.max(frame.y, 0);
  const right = Math.min(frame.x + frame.width, viewport.width);
  const bottom = Math.min(frame.y + frame.height, viewport.height);
  if (right <= left || bottom <= top) return;
  const thickness = Math.max(1, Math.round(ratio));
  for (let k = Math.ceil((left - frame.x) / pitch); frame.x + k * pitch < right; k += 1) {
    context.fillRect(Math.round((frame.x + k * pitch) * ratio), top * ratio, thickness, (bottom - top) * ratio);
  }
  for (let k = Math.ceil((top - frame.y) / pitch); frame.y + k * pitch < bottom; k += 1) {
    context.fillRect(left * ratio, Math.round((frame.y + k * pitch) * ratio), (right - left) * ratio, thickness);
  }
}
