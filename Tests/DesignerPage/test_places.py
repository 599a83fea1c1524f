# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""Gallery and canvas are places of each page; what has been done in one view is there when it is opened again."""

import json

import pytest
from designer import Designer, rendered
from workbench import Workbench


@pytest.fixture
def bench(workbench):
    """A page in the gallery, and the first tiles' views as they come."""
    for item in ("line", "grid"):
        workbench.edit({"open": {"item": item}}, {"revert": True})
    workbench.open_gallery()
    return workbench


def tile(bench, item):
    return bench.page.locator(f'.tile[data-item="{item}"]')


def open_tile(bench, item, name):
    tile(bench, item).click()
    shows_view(bench, name)


def shows_view(bench, name):
    bench.is_at("canvas")
    bench.page.locator(f".inspector-head:has-text('{name}')").wait_for()
    bench.page.locator(f".bitmap[aria-label^='{name}']").wait_for()


def steps(bench):
    return bench.page.evaluate("history.length")


# Where a page is


def test_a_new_page_is_in_the_gallery_whatever_is_open(workbench):
    workbench.edit({"open": {"view": "GridView"}})
    workbench.page.goto(workbench.designer.address)
    workbench.is_at("gallery")


def test_a_new_page_of_a_document_is_at_the_canvas(document_bench, new_page):
    other = Workbench(new_page(), document_bench.designer)
    other.page.goto(document_bench.designer.address)
    other.is_at("canvas")
    other.page.locator(".outline-item").first.wait_for()


def test_the_canvas_is_the_gallery_as_long_as_nothing_is_open(new_page):
    with Designer() as designer:
        bench = Workbench(new_page(), designer)
        bench.page.goto(f"{designer.address}#place=canvas")
        bench.is_at("gallery")
        assert not bench.page.locator(".ways-back button").count()
        bench.page.keyboard.press("Escape")
        bench.page.keyboard.press("g")
        open_tile(bench, "grid", "GridView")


def test_back_and_forward_go_between_gallery_and_canvas(bench):
    before = steps(bench)
    open_tile(bench, "grid", "GridView")
    assert steps(bench) == before + 1
    bench.page.go_back()
    bench.is_at("gallery")
    assert bench.page.evaluate("document.activeElement.dataset.item") == "grid"
    bench.page.go_forward()
    shows_view(bench, "GridView")
    assert bench.page.evaluate("document.activeElement.className").startswith("viewport")


def test_back_leads_to_the_view_that_was_there(bench):
    open_tile(bench, "grid", "GridView")
    bench.page.keyboard.press("g")
    bench.is_at("gallery")
    open_tile(bench, "line", "DottedLineView")
    bench.page.locator("#view-picker").select_option("view:GridView")
    shows_view(bench, "GridView")
    for name in ("DottedLineView", None, "GridView", None):
        bench.page.go_back()
        shows_view(bench, name) if name else bench.is_at("gallery")
    for name in ("GridView", None, "DottedLineView"):
        bench.page.go_forward()
        shows_view(bench, name) if name else bench.is_at("gallery")


@pytest.mark.parametrize("place", ["gallery", "canvas"])
def test_a_reload_keeps_the_place(bench, place):
    open_tile(bench, "grid", "GridView")
    if place == "gallery":
        bench.page.locator("#to-gallery").click()
    bench.is_at(place)
    bench.page.reload()
    bench.page.wait_for_selector("body:not([data-place=loading])")
    bench.is_at(place)


@pytest.mark.parametrize("way", ["key", "button", "picker"])
def test_each_way_to_the_gallery_is_a_step(bench, way):
    open_tile(bench, "grid", "GridView")
    before = steps(bench)
    if way == "key":
        bench.page.keyboard.press("g")
    elif way == "button":
        bench.page.locator("#to-gallery").click()
    else:
        bench.page.locator("#view-picker").select_option("gallery")
    bench.is_at("gallery")
    assert steps(bench) == before + 1
    bench.page.go_back()
    bench.is_at("canvas")


@pytest.mark.parametrize("way", ["g", "Escape", "button"])
def test_the_way_back_to_what_is_open(bench, way):
    open_tile(bench, "line", "DottedLineView")
    bench.page.keyboard.press("g")
    bench.is_at("gallery")
    back = bench.page.get_by_role("button", name="Back to Dotted Line View")
    if way == "button":
        back.click()
    else:
        bench.page.keyboard.press(way)
    shows_view(bench, "DottedLineView")
    bench.page.go_back()
    bench.is_at("gallery")


def test_the_way_back_to_the_document(document_bench):
    page = document_bench.page
    page.keyboard.press("g")
    page.get_by_role("button", name="Back to Demo.xib").click()
    document_bench.is_at("canvas")
    page.keyboard.press("g")
    document_bench.is_at("gallery")
    open_tile(document_bench, "grid", "GridView")
    page.keyboard.press("g")
    document_bench.is_at("gallery")
    assert page.get_by_role("button", name="Back to Grid View").is_visible()
    page.get_by_role("button", name="Back to Demo.xib").click()
    page.locator(".outline-item").first.wait_for()
    assert document_bench.state()["source"]["kind"] == "document"


def test_an_address_that_is_typed_leads_there(bench):
    open_tile(bench, "grid", "GridView")
    bench.page.evaluate("location.hash = 'place=gallery&scale=3'")
    bench.is_at("gallery")
    bench.eventually(lambda: "scale=3" in bench.page.url, "the scale in the address")
    bench.page.go_back()
    bench.is_at("canvas")


# Two pages


def test_where_one_page_goes_others_stay(bench, new_page):
    other = Workbench(new_page(), bench.designer).open_gallery()
    open_tile(bench, "grid", "GridView")
    back = other.page.locator(".ways-back button")
    other.eventually(lambda: back.inner_text() == "Back to Grid View", "a way to what the other page has opened")
    other.is_at("gallery")
    back.click()
    shows_view(other, "GridView")

    bench.page.keyboard.press("g")
    bench.is_at("gallery")
    other.type_number("gridWidth", "31")
    other.has_value("gridWidth", 31)
    shows_view(other, "GridView")
    bench.is_at("gallery")


def test_pages_at_the_canvas_follow_what_another_opens(bench, new_page):
    open_tile(bench, "grid", "GridView")
    other = Workbench(new_page(), bench.designer).open()
    before = steps(other)
    bench.page.locator("#view-picker").select_option("view:DottedLineView")
    shows_view(other, "DottedLineView")
    assert steps(other) == before


def test_a_page_in_the_gallery_asks_for_no_pictures(bench, new_page):
    asked = []
    bench.page.on("request", lambda request: asked.append(request.url) if "api/picture" in request.url else None)
    other = Workbench(new_page(), bench.designer)
    other.open_view("GridView", patternName="dot")
    back = bench.page.locator(".ways-back button")
    bench.eventually(lambda: back.inner_text() == "Back to Grid View", "a way to what the other page has opened")
    bench.page.wait_for_timeout(200)
    assert asked == []
    # What has changed meanwhile is there.
    other.type_number("gridWidth", "31")
    other.has_value("gridWidth", 31)
    back.click()
    size = bench.state()["size"]
    bench.shows(rendered("GridView", (size["width"], size["height"]), patternName="dot", gridWidth=31))


# What is kept


def test_a_view_is_as_it_was_left(bench):
    item = next(item for item in json.loads(bench.designer.get("api/catalog"))["items"] if item["id"] == "grid")
    size = (item["size"]["width"], item["size"]["height"])
    open_tile(bench, "grid", "GridView")
    bench.type_number("gridWidth", "44")
    bench.has_value("gridWidth", 44)
    bench.page.locator(".viewport").focus()
    bench.page.keyboard.press("g")
    bench.is_at("gallery")
    open_tile(bench, "line", "DottedLineView")
    bench.page.locator("#to-gallery").click()
    open_tile(bench, "grid", "GridView")
    bench.shows(rendered("GridView", size, gridWidth=44, **item["settings"]))
    assert bench.number("gridWidth").input_value() == "44"
    bench.page.keyboard.press("Control+z")
    bench.shows(rendered("GridView", size, **item["settings"]))


def test_the_picker_opens_what_was_left(bench):
    open_tile(bench, "grid", "GridView")
    bench.type_number("gridWidth", "44")
    bench.has_value("gridWidth", 44)
    picker = bench.page.locator("#view-picker")
    picker.select_option("view:DottedLineView")
    shows_view(bench, "DottedLineView")
    picker.select_option("view:GridView")
    shows_view(bench, "GridView")
    assert bench.number("gridWidth").input_value() == "44"


def test_a_changed_view_is_marked_in_the_gallery(bench):
    mark = tile(bench, "grid").locator(".tile-mark")
    assert mark.inner_text() == ""
    open_tile(bench, "grid", "GridView")
    bench.type_number("gridWidth", "44")
    bench.has_value("gridWidth", 44)
    bench.page.locator(".viewport").focus()
    bench.page.keyboard.press("g")
    bench.eventually(lambda: mark.inner_text() == "Edited", "a mark")
    bench.edit({"undo": True})
    bench.eventually(lambda: mark.inner_text() == "", "the tile without a mark")


def test_revert_can_be_undone(bench):
    open_tile(bench, "grid", "GridView")
    revert = bench.page.get_by_role("button", name="Revert", exact=True)
    assert revert.is_disabled()
    bench.type_number("gridWidth", "44")
    bench.has_value("gridWidth", 44)
    revert.click()
    bench.has_value("gridWidth", 20)
    assert bench.value("patternName") == "dot"
    bench.eventually(revert.is_disabled, "nothing to revert")
    bench.page.keyboard.press("Control+z")
    bench.has_value("gridWidth", 44)


def test_a_link_that_is_opened_loses_nothing(bench):
    bench.open_view("GridView", patternName="cross")
    bench.page.goto(f"{bench.designer.address}#view=GridView&set.view.gridWidth=24")
    bench.has_value("gridWidth", 24)
    assert bench.value("patternName") == "none"
    bench.is_at("canvas")
    undo = bench.page.locator("#undo")
    for _ in range(4):
        if bench.value("patternName") == "cross":
            break
        label = undo.get_attribute("aria-label")
        undo.click()
        bench.eventually(lambda: undo.get_attribute("aria-label") != label, "another step to undo")
    assert (bench.value("patternName"), bench.value("gridWidth")) == ("cross", 20)


# Undo


def test_undo_in_the_gallery_does_nothing(bench):
    open_tile(bench, "grid", "GridView")
    bench.type_number("gridWidth", "44")
    bench.has_value("gridWidth", 44)
    bench.page.locator(".viewport").focus()
    bench.page.keyboard.press("g")
    bench.is_at("gallery")
    revision = bench.state()["revision"]
    for key in ("Control+z", "Control+Shift+z", "Control+y", "f", "2", "s"):
        bench.page.keyboard.press(key)
    bench.page.wait_for_timeout(300)
    assert bench.state()["revision"] == revision
    assert bench.page.locator(".banner").count() == 0
    assert "scale=1" in bench.page.url


def test_each_undo_and_redo_is_said_though_the_words_are_the_same(bench):
    open_tile(bench, "grid", "GridView")
    for width in ("30", "40", "50"):
        bench.type_number("gridWidth", width)
        bench.has_value("gridWidth", int(width))
        bench.page.locator(".viewport").focus()
    bench.page.evaluate("""() => {
      window.said = [];
      const region = document.getElementById('announcer');
      new MutationObserver(() => region.textContent && window.said.push(region.textContent)).observe(region, { childList: true });
    }""")
    words = []
    for key, verb in (("Control+z", "Undid"), ("Control+z", "Undid"), ("Control+Shift+z", "Redid"), ("Control+Shift+z", "Redid")):
        words.append(f"{verb} Grid Width")
        bench.page.keyboard.press(key)
        bench.eventually(lambda: bench.page.evaluate("window.said") == words, f"{words} said")
    assert bench.value("gridWidth") == 50
