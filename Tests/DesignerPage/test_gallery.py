# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""The gallery shows every view and style, and opens them."""

import json

import pytest
from designer import pixels, rendered


@pytest.fixture
def items(workbench):
    workbench.open_gallery()
    return json.loads(workbench.designer.get("api/catalog"))["items"]


def test_it_begins_with_a_line_and_a_grid(workbench, items):
    tiles = workbench.page.locator(".tile")
    assert tiles.count() == len(items) > 30
    assert [item["view"] for item in items[:2]] == ["DottedLineView", "GridView"]
    assert tiles.first.is_visible()


def test_every_picture_is_there(workbench, items):
    broken = """() => [...document.querySelectorAll('.tile img')].filter(
      (image) => image.complete && image.naturalWidth === 0).map((image) => image.src)"""
    workbench.page.evaluate("for (const image of document.querySelectorAll('.tile img')) image.loading = 'eager'")
    done = "() => [...document.querySelectorAll('.tile img')].every((image) => image.complete)"
    workbench.eventually(lambda: workbench.page.evaluate(done), "the last picture")
    assert workbench.page.evaluate(broken) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_its_pictures_look_as_the_page_does(shared_designer, new_page, scheme):
    page = new_page(color_scheme=scheme)
    with page.expect_response(lambda answer: "api/thumbnail" in answer.url) as first:
        page.goto(shared_designer.address)
    assert f"appearance={scheme}" in first.value.url


def test_a_picture_is_what_the_command_draws(workbench, items):
    item = next(item for item in items if item["settings"].get("patternName") == "hexagonal")
    picture = pixels(workbench.designer.get(f"api/thumbnail?item={item['id']}&appearance=light&scale=1"))
    size = (item["size"]["width"], item["size"]["height"])
    expected = rendered(item["view"], size, background=None, **item["settings"])
    assert picture.size == expected.size
    assert picture.tobytes() == expected.tobytes()


@pytest.mark.parametrize("how", ["click", "Enter"])
def test_a_tile_opens(workbench, items, how):
    tile = workbench.page.locator(".tile").nth(1)
    if how == "click":
        tile.click()
    else:
        tile.press("Enter")
    workbench.page.wait_for_selector("body[data-place=workspace]")
    workbench.edit({"revert": True})  # What other tests have left there.
    size = (items[1]["size"]["width"], items[1]["size"]["height"])
    workbench.shows(rendered("GridView", size, **items[1]["settings"]))
    assert workbench.page.evaluate("document.activeElement.className").startswith("viewport")


def test_arrow_keys_move_among_the_tiles(workbench):
    workbench.open_gallery()
    tiles = workbench.page.locator(".tile")
    tiles.first.focus()
    workbench.page.keyboard.press("ArrowRight")
    focused = "document.activeElement.dataset.item"
    assert workbench.page.evaluate(focused) == tiles.nth(1).get_attribute("data-item")
    workbench.page.keyboard.press("ArrowDown")
    assert workbench.page.evaluate(focused) not in (None, tiles.nth(1).get_attribute("data-item"))


def test_the_button_leads_back(workbench):
    workbench.open_view("GridView")
    workbench.page.get_by_role("button", name="Gallery").click()
    workbench.is_at("gallery")
