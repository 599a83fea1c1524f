# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""Everything by the keyboard alone."""

import pytest
from designer import rendered

FOCUSED = "document.activeElement.id || document.activeElement.className || document.activeElement.dataset.item"


def test_from_the_gallery_to_a_changed_view_and_back(workbench):
    workbench.edit({"open": {"item": "grid"}}, {"revert": True})
    page = workbench.open_gallery().page
    keys = page.keyboard
    # From the start of the page to the second tile.
    for _ in range(40):
        keys.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('tile')"):
            break
    keys.press("ArrowRight")
    keys.press("Enter")
    page.wait_for_selector("body[data-place=workspace]")
    assert page.evaluate(FOCUSED).startswith("viewport")

    keys.press("F6")
    assert page.evaluate("document.querySelector('.inspector').contains(document.activeElement)")
    for _ in range(40):
        if page.evaluate("document.activeElement.closest('.row')?.dataset.key") == "gridWidth":
            break
        keys.press("Tab")
    keys.press("Tab")  # from the slider to the field beside it
    keys.press("Shift+ArrowUp")
    workbench.has_value("gridWidth", 30)
    keys.press("Control+z")
    workbench.has_value("gridWidth", 20)
    keys.press("Control+Shift+z")
    workbench.has_value("gridWidth", 30)

    keys.press("Shift+F6")
    assert page.evaluate(FOCUSED).startswith("viewport")
    keys.press("g")
    page.wait_for_selector("body[data-place=gallery]")


def test_single_keys_of_the_canvas(workbench):
    page = workbench.open_view("GridView").page
    page.locator(".viewport").focus()
    page.keyboard.press("0")
    assert page.locator("#zoom-picker").input_value() == "100"
    page.keyboard.press("+")
    assert page.locator("#zoom-picker").input_value() == "150"
    page.keyboard.press("-")
    page.keyboard.press("2")
    assert page.get_by_role("radio", name="2x").is_checked()
    page.keyboard.press("r")
    assert not page.locator(".ruler-top").is_visible()
    page.keyboard.press("a")
    assert page.get_by_role("radio", name="Dark", exact=True).is_checked()
    page.keyboard.press("d")
    assert page.locator("#direction").get_attribute("aria-pressed") == "true"
    workbench.eventually(lambda: workbench.picture("dark") is not None, "a dark picture")
    before = page.locator(".bitmap").bounding_box()
    page.keyboard.press("ArrowRight")
    assert page.locator(".bitmap").bounding_box()["x"] == before["x"] - 32


def test_letters_alone_can_be_turned_off(workbench):
    page = workbench.open_view("GridView").page
    page.keyboard.press("?")
    page.get_by_role("switch", name="Single letters").uncheck()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.locator(".viewport").focus()
    page.keyboard.press("r")
    assert page.locator(".ruler-top").is_visible()
    page.reload()
    page.locator(".bitmap").wait_for()
    page.keyboard.press("?")
    page.get_by_role("switch", name="Single letters").check()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("r")
    assert not page.locator(".ruler-top").is_visible()


def test_tab_leaves_a_menu_and_closes_it(workbench):
    page = workbench.open_view("GridView").page
    page.locator("#copy").press("Enter")
    page.get_by_role("menu").wait_for()
    page.keyboard.press("Tab")
    page.get_by_role("menu").wait_for(state="detached")
    assert page.evaluate("document.activeElement.id") == "export"


@pytest.mark.parametrize(("place", "names"), [("gallery", ["Skip to the gallery"]), ("view", ["Skip to the canvas", "Skip to the inspector"])])
def test_skip_links_lead_to_what_there_is(workbench, place, names):
    page = (workbench.open_gallery() if place == "gallery" else workbench.open_view("GridView")).page
    page.evaluate("document.activeElement.blur()")
    for name in names:
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.textContent") == name
    page.keyboard.press("Enter")
    part = "gallery" if place == "gallery" else "inspector"
    assert page.evaluate(f"document.activeElement === document.getElementById('{part}')")


def test_letters_in_a_field_are_letters(workbench):
    page = workbench.open_view("DottedLineView").page
    field = workbench.row("dashPattern").locator("input")
    field.focus()
    page.keyboard.type("4 2")
    assert field.input_value() == "4 2"
    assert page.locator("body[data-place=workspace]").count() == 1


def test_arrow_keys_on_a_handle_resize(workbench):
    workbench.open_view("GridView", (100, 60), patternName="grid")
    workbench.page.locator(".handle[data-edge=se]").focus()
    workbench.page.keyboard.press("ArrowRight")
    workbench.page.keyboard.press("Shift+ArrowDown")
    workbench.shows(rendered("GridView", (101, 70), patternName="grid"))
    workbench.page.keyboard.press("Control+z")
    workbench.shows(rendered("GridView", (100, 60), patternName="grid"))


def test_the_picker_by_keys(workbench):
    page = workbench.open_view("GridView").page
    well = workbench.row("gridColor").locator(".color-well")
    well.focus()
    page.keyboard.press("Enter")
    page.locator(".picker").wait_for()
    page.locator(".color-name[aria-selected=true]").focus()
    page.keyboard.press("ArrowDown")
    workbench.eventually(lambda: workbench.value("gridColor") != "label", "the next colour")
    page.keyboard.press("Escape")
    page.locator(".picker").wait_for(state="detached")
    assert page.evaluate("document.activeElement.classList.contains('color-well')")


def test_the_sheet_of_keys(workbench):
    page = workbench.open_gallery().page
    page.keyboard.press("?")
    page.get_by_role("heading", name="Keyboard").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def test_documentation_is_shown_at_the_focus_and_goes_by_escape(workbench):
    page = workbench.open_view("GridView").page
    workbench.row("gridWidth").locator("input[type=range]").focus()
    page.keyboard.press("Tab")
    tooltip = page.get_by_role("tooltip")
    tooltip.wait_for()
    assert "distance" in tooltip.inner_text().lower()
    page.keyboard.press("Escape")
    assert not tooltip.is_visible()
    described = workbench.number("gridWidth").get_attribute("aria-describedby").split()[0]
    assert "distance" in page.locator(f"[id='{described}']").text_content().lower()
