# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""Things stand where one looks for them, and stay there."""

import pytest
from workbench import Workbench


@pytest.mark.parametrize("width", [1170, 1280, 1600])
def test_the_tools_are_at_the_same_place_for_every_view(document_bench, new_page, width):
    page = new_page(viewport={"width": width, "height": 800})
    bench = Workbench(page, document_bench.designer).open()
    tools = ("#size-fields", "#zoom-in", "#scale-picker", "#rulers", "#copy")
    places = []
    for edit in ({"document": True}, {"view": "GridView"}, {"view": "DottedBorderView"}):
        bench.edit({"open": edit})
        name = edit.get("view", "Demo.xib")
        bench.eventually(lambda: page.title().strip("• ").startswith(name), f"{name} in the title")
        places.append([page.locator(tool).bounding_box()["x"] for tool in tools[: 4 if "view" not in edit else 5]])
    assert places[0] == places[1][:4] and places[1] == places[2]
    assert page.evaluate("document.querySelector('.toolbar').scrollWidth") <= width


def test_controls_are_as_far_from_the_inspector_s_right_as_labels_from_its_left(workbench):
    workbench.open_view("GridView")
    inspector, row = workbench.page.locator(".inspector"), workbench.row("patternName")
    left = inspector.evaluate("(element) => element.getBoundingClientRect().left + element.clientLeft")
    right = inspector.evaluate("(element) => element.getBoundingClientRect().left + element.clientLeft + element.clientWidth")
    control = row.locator(".row-control").bounding_box()
    assert row.locator(".row-name").bounding_box()["x"] - left == right - control["x"] - control["width"]
    assert workbench.row("gridWidth").locator("input[type=range]").bounding_box()["width"] >= 100


def test_the_strip_below_the_canvas_tells_the_size(workbench):
    workbench.open_view("GridView", (120, 80), settings="background=white&scale=3")
    status = workbench.page.locator(".status")
    workbench.eventually(lambda: "360 × 240 px @3x" in status.inner_text(), "the size in pixels")
    assert "120 × 80 pt" in status.inner_text()


def test_documentation_does_not_lie_on_the_picture(workbench):
    page = workbench.open_view("GridView").page
    for key in ("gridWidth", "markUnitName"):
        workbench.row(key).locator(".row-name").hover()
        tooltip = page.get_by_role("tooltip")
        tooltip.wait_for()
        row, bubble = workbench.row(key).bounding_box(), tooltip.bounding_box()
        assert bubble["x"] >= page.locator(".inspector").bounding_box()["x"]
        assert bubble["y"] >= row["y"] + row["height"] or bubble["y"] + bubble["height"] <= row["y"]
        page.mouse.move(2, 2)
        tooltip.wait_for(state="hidden")


@pytest.mark.parametrize(("width", "height"), [(844, 390), (320, 640)])
def test_small_windows_leave_room_for_the_canvas(document_bench, new_page, width, height):
    page = new_page(viewport={"width": width, "height": height})
    Workbench(page, document_bench.designer).open()
    page.locator(".outline-item").first.wait_for()
    assert page.locator(".viewport").bounding_box()["height"] >= 160
    save = page.locator("#save").bounding_box()
    assert save["x"] + save["width"] <= width


@pytest.mark.parametrize("viewport", [(1280, 600), (390, 844)])
def test_nothing_scrolls_the_page_itself(document_bench, new_page, viewport):
    page = new_page(viewport={"width": viewport[0], "height": viewport[1]})
    bench = Workbench(page, document_bench.designer).open()
    page.locator(".outline-item", has_text="Route, first half").click()
    bench.row("lineWidth").wait_for()
    assert page.evaluate("document.body.scrollHeight") == viewport[1]
