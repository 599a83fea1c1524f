# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""axe finds nothing in any state of the page."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from designer import Designer
from workbench import Workbench

axe = Axe()


def check(page):
    page.evaluate("Promise.all(document.getAnimations().map((animation) => animation.finished))")
    found = axe.run(page).response["violations"]
    assert [(rule["id"], [node["html"] for node in rule["nodes"]][:3]) for rule in found] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_gallery_and_view(shared_designer, new_page, scheme):
    bench = Workbench(new_page(color_scheme=scheme), shared_designer).open_gallery()
    check(bench.page)
    bench.page.locator(".tile").nth(1).click()
    bench.page.wait_for_selector(".bitmap")
    bench.type_number("gridWidth", "30")
    bench.has_value("gridWidth", 30)
    check(bench.page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_popups_and_dialogs(shared_designer, new_page, scheme):
    bench = Workbench(new_page(color_scheme=scheme), shared_designer).open_view("GridView")
    page = bench.page
    bench.type_number("gridWidth", "wide")
    bench.row("gridWidth").locator(".row-error").wait_for()
    check(page)
    bench.row("gridColor").locator(".color-well").click()
    page.locator(".picker").wait_for()
    check(page)
    page.keyboard.press("Escape")
    for menu in ("#copy", "#export"):
        page.locator(menu).click()
        page.get_by_role("menu").wait_for()
        check(page)
        page.keyboard.press("Escape")
    page.locator("#help").click()
    page.get_by_role("heading", name="Keyboard").wait_for()
    check(page)
    page.keyboard.press("Escape")
    page.get_by_role("radio", name="Light and dark side by side").check(force=True)
    bench.eventually(lambda: page.locator(".board").count() == 2, "two boards")
    check(page)


def test_document_in_every_state(document, new_page):
    path = Path(document)
    good = path.read_text()
    with Designer(path) as designer:
        bench = Workbench(new_page(), designer).open()
        page = bench.page
        bench.eventually(lambda: bench.picture() is not None, "a first picture")
        check(page)
        path.write_text("<document>")
        page.locator(".banner[data-banner=document]").wait_for()
        check(page)
        path.write_text(good)
        page.locator(".banner[data-banner=document]").wait_for(state="detached")
        page.locator(".outline-item", has_text="Route, first half").click()
        bench.type_number("lineWidth", "7")
        page.locator("#save:enabled").wait_for()
        page.route("**/api/save", lambda route: route.fulfill(status=409, json={"error": "It has changed."}))
        page.keyboard.press("Control+s")
        page.locator("dialog[open]").wait_for()
        check(page)
    page.keyboard.press("Escape")
    page.locator(".banner[data-banner=fault]").wait_for()
    check(page)


def test_narrow(shared_designer, new_page):
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    Workbench(page, shared_designer).open_view("GridView")
    check(page)
    page.locator("#more").click()
    check(page)
