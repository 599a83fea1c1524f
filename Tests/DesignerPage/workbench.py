# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""The page as a person uses it: what is on the canvas, the rows of the inspector, the state that is shown."""

import base64
import io
import time

from PIL import Image, ImageChops

#: How long anything on the page may take, in seconds. Nothing takes a tenth of it; a busy machine may.
PATIENCE = 10

READ_CANVAS = """
async (appearance) => {
  const canvas = document.querySelector(`.board[data-appearance="${appearance}"] .bitmap`);
  if (!canvas || canvas.width === 0) return null;
  const blob = await new Promise((done) => canvas.toBlob(done, 'image/png'));
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
"""


class Workbench:
    def __init__(self, page, designer):
        self.page = page
        self.designer = designer

    def open(self, settings="background=white&scale=1", place="canvas"):
        self.page.goto(f"{self.designer.address}#{settings}&place={place}")
        self.page.wait_for_selector("body:not([data-place=loading])")
        return self

    def open_gallery(self):
        self.open(place="gallery")
        return self.is_at("gallery")

    def open_view(self, name, size=None, settings="background=white&scale=1", **values):
        """Opens the page on a view as it comes, with values of its attributes."""
        edits = [{"open": {"view": name}}, {"revert": True}]
        if size:
            edits.append({"resize": {"size": {"width": size[0], "height": size[1]}}})
        self.edit(*edits, *({"set": {"key": key, "value": value}} for key, value in values.items()))
        self.open(settings)
        self.page.wait_for_selector(f"body[data-place=workspace] .inspector-head:has-text('{name}')")
        self.page.wait_for_selector(".bitmap")
        return self

    # What there is

    def state(self):
        return self.designer.state()

    def edit(self, *edits):
        """Changes what all pages share, as another page would."""
        return self.designer.edit(*edits)

    def value(self, key):
        for group in self.state()["groups"]:
            for attribute in group["attributes"]:
                if attribute["key"] == key:
                    return attribute["value"]
        raise KeyError(key)

    def picture(self, appearance="light"):
        """The pixels of the canvas; None before the first picture."""
        text = self.page.evaluate(READ_CANVAS, appearance)
        return Image.open(io.BytesIO(base64.b64decode(text))).convert("RGBA") if text else None

    # What is done

    def row(self, key):
        return self.page.locator(f'.row[data-key="{key}"]')

    def number(self, key):
        return self.row(key).locator("input[type=text]").first

    def type_number(self, key, text):
        self.number(key).fill(text)
        self.number(key).press("Enter")

    # What is expected

    def is_at(self, place):
        """Waits until the page is in the "gallery" or at the "canvas", and until its address says so."""
        name = {"gallery": "gallery", "canvas": "workspace"}[place]
        self.page.wait_for_selector(f"body[data-place={name}]")
        self.eventually(lambda: f"place={place}" in self.page.url, f"{place} in the address")
        return self

    def eventually(self, condition, what):
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, f"there never was {what}"
            self.page.wait_for_timeout(20)

    def shows(self, expected, appearance="light"):
        """Waits until the canvas holds exactly these pixels."""
        end = time.monotonic() + PATIENCE
        while (found := self.picture(appearance)) is None or not same(found, expected):
            if time.monotonic() >= end:
                raise AssertionError(difference(found, expected))
            self.page.wait_for_timeout(20)

    def has_value(self, key, value):
        self.eventually(lambda: self.value(key) == value, f"{key} {value!r}; it is {self.value(key)!r}")


def same(found, expected):
    return found.size == expected.size and ImageChops.difference(found, expected).getbbox(alpha_only=False) is None


def difference(found, expected):
    if found is None:
        return "there is no picture"
    if found.size != expected.size:
        return f"the picture is {found.size}, not {expected.size}"
    box = ImageChops.difference(found, expected).getbbox(alpha_only=False)
    return f"the picture differs from the command's within {box}"
