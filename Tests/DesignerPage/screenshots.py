# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT
"""Writes pictures of the page: screenshots.py FOLDER."""

import os
import shutil
import sys
from pathlib import Path

from designer import ROOT, Designer
from playwright.sync_api import sync_playwright
from workbench import Workbench

SIZES = {
    1280: {"viewport": {"width": 1280, "height": 800}},
    390: {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}


def gallery(bench):
    bench.edit({"open": {"item": "grid"}}, {"set": {"key": "gridWidth", "value": 24}})
    bench.open_gallery()
    loaded = "() => [...document.querySelectorAll('.tile img')].slice(0, 8).every((image) => image.complete && image.naturalWidth)"
    bench.page.wait_for_function(loaded)


def view(bench):
    bench.edit({"open": {"view": "GridView"}}, {"revert": True}, {"resize": {"size": {"width": 320, "height": 240}}})
    for key, value in {"patternName": "isometric", "gridWidth": 32, "majorInterval": 4, "majorColor": "systemBlue"}.items():
        bench.edit({"set": {"key": key, "value": value}})
    settle(bench)


def both(bench):
    view(bench)
    bench.open("appearance=both&zoom=fit")
    settle(bench)


def colour(bench):
    view(bench)
    bench.row("majorColor").locator(".color-well").click()
    bench.page.locator(".picker").wait_for()


def document(bench):
    settle(bench)
    bench.page.locator(".outline-item", has_text="Route, first half").click()
    bench.page.locator(".inspector h2:text-is('Route, first half')").wait_for()


def settle(bench):
    bench.eventually(lambda: bench.page.locator(".bitmap").count() > 0, "a first picture")
    bench.page.wait_for_timeout(400)


def take(browser, folder, designer, name, prepare):
    for width, options in SIZES.items():
        for scheme in ("light", "dark"):
            context = browser.new_context(color_scheme=scheme, **options)
            bench = Workbench(context.new_page(), designer)
            bench.open("zoom=fit")
            prepare(bench)
            bench.page.screenshot(path=folder / f"{name}-{scheme}-{width}.png")
            context.close()


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"] if os.geteuid() == 0 else []
        )
        with Designer() as designer:
            for name, prepare in {"gallery": gallery, "view": view, "both": both, "colour": colour}.items():
                take(browser, folder, designer, name, prepare)
        with Designer(ROOT / "Examples/Demo/Demo.xib") as designer:
            take(browser, folder, designer, "document", document)
        browser.close()
    for picture in sorted(folder.glob("*.png")):
        print(picture.resolve())


if __name__ == "__main__":
    main()
