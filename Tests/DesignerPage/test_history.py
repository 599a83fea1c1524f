# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""Undo and redo; what a reload and a link bring back."""

import pytest
from designer import rendered
from workbench import Workbench

SIZE = (320, 200)


@pytest.fixture
def bench(workbench):
    return workbench.open_view("GridView", SIZE, patternName="dot")


def test_undo_and_redo_change_the_pixels_back_and_forth(bench):
    bench.type_number("gridWidth", "40")
    changed = rendered("GridView", SIZE, patternName="dot", gridWidth=40)
    bench.shows(changed)
    bench.page.keyboard.press("Control+z")
    bench.shows(rendered("GridView", SIZE, patternName="dot"))
    bench.eventually(lambda: bench.number("gridWidth").input_value() == "20", "the old value in the field")
    bench.page.keyboard.press("Control+Shift+z")
    bench.shows(changed)
    bench.eventually(lambda: bench.number("gridWidth").input_value() == "40", "the new value in the field")


def test_a_drag_is_one_step(bench):
    box = bench.row("gridWidth").locator(".row-name").bounding_box()
    x, y = box["x"] + 10, box["y"] + box["height"] / 2
    bench.page.mouse.move(x, y)
    bench.page.mouse.down()
    for step in range(1, 11):
        bench.page.mouse.move(x + 3 * step, y)
        bench.page.wait_for_timeout(20)
    bench.page.mouse.up()
    bench.has_value("gridWidth", 30)
    bench.page.get_by_role("button", name="Undo").click()
    bench.has_value("gridWidth", 20)


def test_what_undo_and_redo_do_is_said(bench):
    bench.type_number("gridWidth", "40")
    bench.eventually(lambda: "Grid Width" in bench.page.locator("#undo").get_attribute("aria-label"), "undo's name")
    bench.page.locator("#undo").click()
    bench.eventually(lambda: "Grid Width" in bench.page.locator("#announcer").inner_text(), "a word about it")


def test_a_reload_keeps_everything(bench):
    bench.type_number("gridWidth", "27")
    bench.page.get_by_role("radio", name="2x").check(force=True)
    bench.page.get_by_role("radio", name="Dark", exact=True).check(force=True)
    bench.page.get_by_label("Zoom", exact=True).last.select_option("300")
    expected = rendered("GridView", SIZE, scale=2, appearance="dark", patternName="dot", gridWidth=27)
    bench.shows(expected, "dark")
    bench.eventually(lambda: "zoom=300" in bench.page.url, "the zoom in the address")
    bench.page.reload()
    bench.shows(expected, "dark")
    assert bench.number("gridWidth").input_value() == "27"
    assert bench.page.locator(".bitmap").bounding_box()["width"] == pytest.approx(3 * SIZE[0])
    bench.page.locator("#undo").click()
    bench.has_value("gridWidth", 20)


def test_a_link_carries_what_is_shown(bench, new_page):
    bench.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bench.type_number("gridWidth", "22")
    bench.edit({"set": {"key": "gridColor", "value": "#0000fe"}})
    expected = rendered("GridView", SIZE, patternName="dot", gridWidth=22, gridColor="#0000fe")
    bench.shows(expected)
    bench.eventually(lambda: bench.row("gridColor").locator("button").first.inner_text() == "#0000fe", "the colour's digits")
    bench.page.locator("#copy").click()
    bench.page.get_by_role("menuitem", name="Copy link").click()
    bench.page.locator(".toast.is-shown").wait_for()
    link = bench.page.evaluate("navigator.clipboard.readText()")

    bench.edit({"open": {"view": "DottedLineView"}})
    other = Workbench(new_page(), bench.designer)
    other.page.goto(link)
    other.shows(expected)
    other.eventually(lambda: "set." not in other.page.url, "an address without what has been done")

    # In a page that is open already too.
    other.edit({"open": {"view": "DottedLineView"}})
    other.page.goto(link)
    other.shows(expected)
