# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""The canvas shows our pixels: at each scale, in each appearance and direction, on each background."""

import pytest
from designer import rendered
from workbench import Workbench

SIZE = (120, 80)


@pytest.fixture
def bench(workbench):
    return workbench.open_view("GridView", SIZE, patternName="dot")


@pytest.mark.parametrize("scale", [2, 3])
def test_scales(bench, scale):
    bench.page.get_by_role("radio", name=f"{scale}x").check(force=True)
    bench.shows(rendered("GridView", SIZE, scale=scale, patternName="dot"))


@pytest.mark.parametrize(("display", "zoom", "scale"), [(1, "100", 2), (1, "fit", 3), (2, "100", 2), (2, "200", 3), (1, "1600", 3)])
def test_until_a_scale_is_chosen_there_is_one_that_looks_sharp(shared_designer, new_page, display, zoom, scale):
    bench = Workbench(new_page(device_scale_factor=display), shared_designer)
    bench.open_view("GridView", SIZE, settings=f"background=white&zoom={zoom}", patternName="dot")
    bench.shows(rendered("GridView", SIZE, scale=scale, patternName="dot"))
    assert bench.page.get_by_role("radio", name=f"{scale}x").is_checked()
    assert "scale" not in bench.page.evaluate("location.hash")


@pytest.mark.parametrize("how", ["key", "click"])
def test_a_scale_that_is_chosen_stays(shared_designer, new_page, how):
    bench = Workbench(new_page(), shared_designer)
    bench.open_view("GridView", SIZE, settings="background=white&zoom=100", patternName="dot")
    bench.shows(rendered("GridView", SIZE, scale=2, patternName="dot"))
    if how == "key":
        bench.page.locator(".viewport").press("2")
    else:
        bench.page.locator("#scale-picker label", has_text="2×").click()
    bench.page.locator("#zoom-picker").select_option("400")
    bench.eventually(lambda: "zoom=400" in bench.page.url, "the zoom in the address")
    assert "scale=2" in bench.page.url
    bench.shows(rendered("GridView", SIZE, scale=2, patternName="dot"))
    bench.page.reload()
    bench.shows(rendered("GridView", SIZE, scale=2, patternName="dot"))


def test_a_huge_view_has_fewer_pixels_until_a_scale_is_chosen(shared_designer, new_page):
    bench = Workbench(new_page(), shared_designer)
    bench.open_view("GridView", (4000, 3000), settings="background=white", patternName="none")
    bench.eventually(lambda: bench.page.get_by_role("radio", name="1x").is_checked(), "a scale of 1")
    bench.eventually(lambda: bench.page.evaluate("document.querySelector('.bitmap')?.width") == 4000, "a picture of 4000 pixels")


def test_dark(bench):
    bench.page.get_by_role("radio", name="Dark", exact=True).check(force=True)
    bench.shows(rendered("GridView", SIZE, appearance="dark", patternName="dot"), "dark")
    assert bench.page.locator(".board").count() == 1


def test_light_and_dark_side_by_side_follow_together(bench):
    bench.page.get_by_role("radio", name="Light and dark side by side").check(force=True)
    bench.shows(rendered("GridView", SIZE, appearance="dark", patternName="dot"), "dark")
    bench.type_number("gridWidth", "31")
    for appearance in ("light", "dark"):
        bench.shows(rendered("GridView", SIZE, appearance=appearance, patternName="dot", gridWidth=31), appearance)
    light, dark = (bench.page.locator(f".board[data-appearance={name}]").bounding_box() for name in ("light", "dark"))
    assert light["x"] + light["width"] < dark["x"] and light["y"] == dark["y"]


def test_right_to_left_turns_a_leading_line(workbench):
    settings = {"axisName": "leading", "startInset": 60, "lineWidth": 8}
    workbench.open_view("DottedLineView", (120, 8), **settings)
    expected = rendered("DottedLineView", (120, 8), **settings)
    workbench.shows(expected)
    workbench.page.get_by_role("button", name="Right to left").click()
    workbench.eventually(
        lambda: workbench.picture().getpixel((10, 4)) == expected.getpixel((109, 4)), "the mirror of the line"
    )


def test_a_background(bench):
    bench.page.locator("#background-well button").click()
    bench.page.get_by_role("option", name="systemYellow", exact=True).click()
    bench.shows(rendered("GridView", SIZE, background="systemYellow", patternName="dot"))


def test_zoom_keeps_the_point_under_the_pointer(bench):
    box = bench.page.locator(".bitmap").bounding_box()
    x, y = box["x"] + 0.25 * box["width"], box["y"] + 0.75 * box["height"]
    bench.page.mouse.move(x, y)
    bench.page.keyboard.down("Control")
    bench.page.mouse.wheel(0, -100)
    bench.page.keyboard.up("Control")
    bench.eventually(lambda: bench.page.locator(".bitmap").bounding_box()["width"] > box["width"] * 1.2, "a larger picture")
    after = bench.page.locator(".bitmap").bounding_box()
    assert (x - after["x"]) / after["width"] == pytest.approx(0.25, abs=1 / after["width"])
    assert (y - after["y"]) / after["height"] == pytest.approx(0.75, abs=1 / after["height"])


@pytest.mark.parametrize("how", ["key", "list"])
def test_fit_brings_back_what_was_panned_away(bench, how):
    before = bench.page.locator(".bitmap").bounding_box()
    bench.page.locator(".viewport").press("Shift+ArrowRight")
    assert bench.page.locator(".bitmap").bounding_box() != before
    if how == "key":
        bench.page.keyboard.press("f")
    else:
        bench.page.locator("#zoom-picker").select_option("fit")
    assert bench.page.locator(".bitmap").bounding_box() == before


@pytest.mark.parametrize(("size", "least"), [((10_000, 40), 400), ((600, 400), 590), ((1, 1), 16)])
def test_fit_shows_all_of_it_as_large_as_it_is_sharp(workbench, size, least):
    workbench.open_view("GridView", size, settings="background=white&zoom=fit&scale=1")
    box, viewport = (workbench.page.locator(part).bounding_box() for part in (".bitmap", ".viewport"))
    assert box["x"] >= viewport["x"] and box["x"] + box["width"] <= viewport["x"] + viewport["width"]
    assert box["width"] >= least


def test_the_handles_of_a_thin_view_cover_neither_it_nor_each_other(workbench):
    workbench.open_view("GridView", (200, 4), settings="background=white&zoom=100")
    picture = workbench.page.locator(".bitmap").bounding_box()
    top, left, bottom = (workbench.page.locator(f".handle[data-edge={edge}]").bounding_box() for edge in ("n", "nw", "s"))
    assert top["y"] + top["height"] <= picture["y"] and bottom["y"] >= picture["y"] + picture["height"]
    assert left["x"] + left["width"] < top["x"]


def test_a_background_that_is_no_colour_is_left_out(workbench):
    workbench.open_view("GridView", SIZE, settings="background=zzz&scale=1", patternName="dot")
    workbench.eventually(lambda: workbench.picture() is not None, "a picture")
    assert workbench.page.locator(".banner").count() == 0
    workbench.eventually(lambda: "zzz" not in workbench.page.url, "an address without it")


def test_zoom_ends_at_its_limits(bench):
    for name, percent in (("Zoom in", 1600), ("Zoom out", 10)):
        button = bench.page.get_by_role("button", name=name)
        for _ in range(20):
            if button.is_enabled():
                button.click()
        assert not button.is_enabled()
        assert bench.page.locator(".bitmap").bounding_box()["width"] == pytest.approx(SIZE[0] * percent / 100, rel=0.01)


def test_pixels_are_squares_with_lines_between_them_at_1600_percent(bench):
    bench.page.get_by_label("Zoom", exact=True).last.select_option("1600")
    bench.page.wait_for_selector(".stage.is-pixelated", state="attached")
    assert bench.page.evaluate("getComputedStyle(document.querySelector('.bitmap')).imageRendering") == "pixelated"
    lines = """() => {
      const canvas = document.querySelector('.overlay');
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, 1);
      return Array.from({ length: canvas.width }, (_, x) => x).filter((x) => data[4 * x + 3] > 0).length;
    }"""
    bench.eventually(lambda: bench.page.evaluate(lines) > 0, "lines between pixels")


def test_the_pointer_reads_position_and_colour(bench):
    bench.edit({"set": {"key": "gridColor", "value": "#ff0000"}}, {"set": {"key": "dotRadius", "value": 6}})
    bench.shows(rendered("GridView", SIZE, patternName="dot", gridColor="#ff0000", dotRadius=6))
    box = bench.page.locator(".bitmap").bounding_box()
    zoom = box["width"] / SIZE[0]
    bench.page.mouse.move(box["x"] + 40.5 * zoom, box["y"] + 20.5 * zoom)
    bench.eventually(lambda: "#ff0000" in bench.page.locator(".status").inner_text(), "the colour of the dot")
    assert "x 40" in bench.page.locator(".status").inner_text()
    assert "y 20" in bench.page.locator(".status").inner_text()


def test_space_and_drag_pan(bench):
    before = bench.page.locator(".bitmap").bounding_box()
    bench.page.locator(".viewport").focus()
    bench.page.mouse.move(before["x"] + 20, before["y"] + 20)
    bench.page.keyboard.down(" ")
    bench.page.mouse.down()
    bench.page.mouse.move(before["x"] + 60, before["y"] + 50, steps=3)
    bench.page.mouse.up()
    bench.page.keyboard.up(" ")
    after = bench.page.locator(".bitmap").bounding_box()
    assert (after["x"] - before["x"], after["y"] - before["y"]) == (40, 30)
