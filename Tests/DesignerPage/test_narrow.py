# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""At 390 points the canvas is above the inspector, nothing is cut off, and fingers do what the mouse does."""

import pytest
from designer import rendered
from workbench import Workbench

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def bench(shared_designer, new_page):
    return Workbench(new_page(**PHONE), shared_designer).open_view("GridView", (200, 100), patternName="grid")


def assert_no_sideways_scroll(page):
    too_wide = """() => [document.documentElement, document.body, ...document.querySelectorAll('main, .toolbar, .inspector, .gallery')]
      .filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0).map((part) => part.className || part.tagName)"""
    assert page.evaluate(too_wide) == []
    outside = """() => [...document.querySelectorAll('.toolbar button, .toolbar select, .inspector input, .inspector button')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => part.getBoundingClientRect()).filter((box) => box.width > 1 && (box.left < 0 || box.right > innerWidth)).length"""
    assert page.evaluate(outside) == 0


def test_the_canvas_is_above_the_inspector(bench):
    canvas, inspector = (bench.page.locator(part).bounding_box() for part in (".canvas", ".inspector"))
    assert canvas["width"] == inspector["width"] == 390
    assert canvas["y"] + canvas["height"] <= inspector["y"]
    assert canvas["height"] >= 200 and inspector["height"] >= 200
    assert_no_sideways_scroll(bench.page)


def test_the_gallery_fits(bench):
    bench.edit({"set": {"key": "gridWidth", "value": 30}})
    bench.open_gallery()
    assert bench.page.get_by_role("button", name="Back to Grid View").is_visible()
    assert_no_sideways_scroll(bench.page)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 640), (844, 390), (1280, 600)])
def test_a_document_fits(document_bench, new_page, width, height):
    page = new_page(**{**PHONE, "viewport": {"width": width, "height": height}})
    Workbench(page, document_bench.designer).open()
    page.locator(".outline-item").first.wait_for()
    assert_no_sideways_scroll(page)
    assert page.evaluate("document.documentElement.scrollHeight") == height, "words for readers alone make the page longer"
    assert page.locator(".canvas").bounding_box()["height"] >= 160


def test_the_other_tools_are_in_a_menu(bench):
    page = bench.page
    assert not page.locator("#appearance-picker").is_visible()
    page.locator("#more").tap()
    page.get_by_role("radio", name="Dark", exact=True).check(force=True)
    bench.eventually(lambda: bench.picture("dark") is not None, "a dark picture")
    assert_no_sideways_scroll(page)
    page.keyboard.press("Escape")
    assert not page.locator("#appearance-picker").is_visible()


def test_numbers_have_room(bench):
    bench.edit({"set": {"key": "gridLineWidth", "value": 12.25}})
    field = bench.number("gridLineWidth")
    bench.eventually(lambda: field.input_value() == "12.25", "the number")
    assert field.evaluate("(input) => input.scrollWidth <= input.clientWidth")


def test_a_touch_changes_a_value(bench):
    bench.row("isCentered").get_by_role("switch").tap()
    bench.shows(rendered("GridView", (200, 100), patternName="grid", isCentered=True))
