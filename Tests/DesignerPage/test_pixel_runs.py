# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""The short form of a picture, as the page reads it, holds the same pixels as the long one."""

import pytest
from workbench import Workbench

COMPARE = """
async (background) => {
  const { unpack } = await import(new URL('scripts/pixelRuns.js', location.href).href);
  const canvas = { scale: 2, appearance: 'light', direction: 'leftToRight', background };
  const ask = (query) => fetch(`api/picture${query}`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ canvas }),
  });
  const expected = new Uint32Array(await (await ask('')).arrayBuffer());
  const answer = await ask('?form=runs');
  const form = answer.headers.get('X-Stipple-Form');
  const buffer = await answer.arrayBuffer();
  const pixels = new Uint32Array(expected.length).fill(0x12345678);
  unpack(buffer, Number(answer.headers.get('X-Stipple-Width')), pixels);
  const wrong = pixels.reduce((count, pixel, index) => count + (pixel === expected[index] ? 0 : 1), 0);
  return { form, wrong, share: buffer.byteLength / expected.byteLength, colors: new Set(expected).size };
}
"""


@pytest.mark.parametrize(
    ("view", "settings", "background", "colors"),
    [
        ("GridView", {"patternName": "none"}, "#ff800040", 1),
        ("GridView", {"patternName": "dot"}, None, 2),
        ("GridView", {"patternName": "isometric"}, "white", 100),
        # More colours than have numbers.
        ("DottedLineView", {"lineColor": "systemBlue", "endColor": "systemRed", "lineWidth": 60, "angleInDegrees": 30}, None, 257),
    ],
)
def test_runs_hold_the_same_pixels(shared_designer, new_page, view, settings, background, colors):
    bench = Workbench(new_page(), shared_designer)
    bench.open_view(view, (400, 300), settings="scale=2", **settings)
    found = bench.page.evaluate(COMPARE, background)
    assert found["form"] == "runs"
    assert found["wrong"] == 0
    assert found["colors"] >= colors
    assert found["share"] < 0.5
