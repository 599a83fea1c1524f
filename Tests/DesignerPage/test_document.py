# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""A document: what is changed is written back, and what changes on disk is followed."""

import difflib
import re
from pathlib import Path

from designer import Designer, rendered
from workbench import Workbench

LINE = "Route, first half"


def select(bench, label):
    bench.page.locator(".outline-item", has_text=label).click()
    bench.page.locator(f".inspector h2:text-is('{label}')").wait_for()


def test_the_outline_lists_the_views_and_a_click_on_the_canvas_selects_one(document_bench):
    items = {item["label"]: item for item in document_bench.state()["outline"]}
    assert document_bench.page.locator(".outline-item").count() == len(document_bench.state()["outline"])
    frame = items[LINE]["frame"]
    box = document_bench.page.locator(".bitmap").bounding_box()
    zoom = box["width"] / document_bench.state()["size"]["width"]
    document_bench.page.mouse.click(
        box["x"] + (frame["x"] + frame["width"] / 2) * zoom, box["y"] + (frame["y"] + frame["height"] / 2) * zoom
    )
    document_bench.page.locator(f".inspector h2:text-is('{LINE}')").wait_for()
    outline = document_bench.page.locator(".selection").bounding_box()
    assert abs(outline["x"] - (box["x"] + frame["x"] * zoom)) <= 1  # a device pixel
    assert abs(outline["width"] - frame["width"] * zoom) <= 1


def test_saving_writes_what_is_shown_and_nothing_else(document_bench, document):
    before = Path(document).read_text()
    select(document_bench, LINE)
    document_bench.type_number("dotSpacing", "14")
    document_bench.row("lineColor").locator(".color-well").click()
    document_bench.page.get_by_role("option", name="systemRed", exact=True).click()
    document_bench.page.keyboard.press("Escape")
    document_bench.has_value("lineColor", "systemRed")
    document_bench.page.locator("#save:enabled").wait_for()
    assert Path(document).read_text() == before, "nothing is written unasked"

    document_bench.page.keyboard.press("Control+s")
    document_bench.page.locator("#save:disabled").wait_for()
    document_bench.shows(rendered(Path(document)))
    assert document_bench.page.locator(".banner").count() == 0
    after = Path(document).read_text()
    changed = [
        line[1:].strip()
        for line in difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
        if line[0] in "+-" and not line.startswith(("+++", "---"))
    ]
    # The attributes, and the look of a system colour that the document did not have, as Xcode writes it.
    parts = ("<userDefinedRuntimeAttribute", "</userDefinedRuntimeAttribute", "<integer key=", "<real key=", "<color ")
    parts += ('<systemColor name="systemRedColor">', "</systemColor>")
    assert changed and all(line.startswith(parts) for line in changed), changed
    assert len(changed) <= 12


def test_a_document_that_changes_on_disk_is_followed_and_keeps_what_is_set(document_bench, document):
    path = Path(document)
    select(document_bench, LINE)
    document_bench.type_number("lineWidth", "9")
    document_bench.has_value("lineWidth", 9)
    changed = path.read_text().replace('value="dot"', 'value="grid"')
    path.write_text(changed)
    # What should be seen: the file as it is now, with the width that has been set here.
    by_hand = path.with_name("ByHand.xib")
    by_hand.write_text(with_line_width(changed, 9))
    document_bench.shows(rendered(by_hand))
    assert document_bench.value("lineWidth") == 9
    assert path.read_text() == changed


def with_line_width(text, width):
    """The document with another width of the line, however it is written."""
    start = text.index(f'userLabel="{LINE}"')
    value = re.compile(r'(keyPath="lineWidth">\s*<(?:integer|real) key="value" value=")[^"]*')
    return text[:start] + value.sub(rf"\g<1>{width}", text[start:], count=1)


def test_a_broken_document_is_an_error_over_the_last_good_picture(document_bench, document):
    path = Path(document)
    good = path.read_text()
    before = document_bench.picture()
    path.write_text(good[: len(good) // 2])
    banner = document_bench.page.locator(".banner[data-banner=document]")
    banner.wait_for()
    assert "line" in banner.inner_text().lower()
    document_bench.shows(before)
    path.write_text(good.replace('value="dot"', 'value="grid"'))
    banner.wait_for(state="detached")
    document_bench.shows(rendered(path))


def test_a_document_that_is_broken_at_the_start_is_told(document, new_page):
    path = Path(document)
    good = path.read_text()
    path.write_text("<document>")
    with Designer(path) as designer:
        bench = Workbench(new_page(), designer).open()
        bench.page.locator(".banner[data-banner=document]").wait_for()
        assert "no picture" in bench.page.locator(".canvas-note").inner_text()
        path.write_text(good)
        bench.shows(rendered(path))
        assert bench.page.locator(".canvas-note").inner_text() == ""


def make_conflict(bench, path):
    """An edit here, while the file holds something that could not be followed."""
    select(bench, LINE)
    path.write_text("<document>")
    bench.page.locator(".banner[data-banner=document]").wait_for()
    bench.type_number("dotSpacing", "17")
    bench.page.locator("#save:enabled").wait_for()
    bench.page.keyboard.press("Control+s")
    bench.page.locator("dialog[open]").wait_for()


def test_a_conflict_is_asked_about_and_cancelling_changes_nothing(document_bench, document):
    path = Path(document)
    make_conflict(document_bench, path)
    document_bench.page.keyboard.press("Escape")
    document_bench.page.locator("dialog").wait_for(state="detached")
    assert path.read_text() == "<document>"
    assert document_bench.value("dotSpacing") == 17


def test_a_conflict_can_be_settled_by_overwriting(document_bench, document):
    path = Path(document)
    make_conflict(document_bench, path)
    document_bench.page.get_by_role("button", name="Save anyway").click()
    document_bench.page.locator("#save:disabled").wait_for()
    document_bench.page.locator(".banner[data-banner=document]").wait_for(state="detached")
    document_bench.shows(rendered(path))


def test_a_document_that_is_gone_can_be_written_again(document_bench, document):
    path = Path(document)
    good = path.read_text()
    path.unlink()
    banner = document_bench.page.locator(".banner[data-banner=document]")
    banner.wait_for()
    banner.get_by_role("button", name="Save what is shown").click()
    dialog = document_bench.page.locator("dialog[open]")
    assert "Demo.xib was deleted" in dialog.inner_text()
    dialog.get_by_role("button", name="Save again").click()
    banner.wait_for(state="detached")
    assert path.read_text() == good


TWO_AT_THE_TOP = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <objects>
    <view id="one" userLabel="One"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
    <view id="two" userLabel="Two"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews><view id="low" userLabel="Low"><rect key="frame" x="0" y="50" width="200" height="50"/></view></subviews>
    </view>
  </objects>
</document>
"""


def test_a_click_selects_among_the_views_that_are_shown(tmp_path, new_page):
    path = tmp_path / "Two.xib"
    path.write_text(TWO_AT_THE_TOP)
    with Designer(path) as designer:
        bench = Workbench(new_page(), designer).open()
        for name, x, y, expected in (("One", 0.5, 0.75, "One"), ("Two", 0.5, 0.75, "Low"), ("Low", 0.5, 0.25, "Two")):
            bench.page.locator(".outline-item", has_text=name).click()
            bench.page.locator(f".inspector h2:text-is('{name}')").wait_for()
            bench.eventually(lambda: bench.page.locator(".bitmap").count() == 1, "a picture")
            box = bench.page.locator(".bitmap").bounding_box()
            bench.page.mouse.click(box["x"] + x * box["width"], box["y"] + y * box["height"])
            bench.page.locator(f".inspector h2:text-is('{expected}')").wait_for()
            bench.page.wait_for_timeout(100)
            assert bench.state()["outline"] and bench.page.locator(".inspector h2").inner_text() == expected


def test_the_frame_of_the_selection_is_told(document_bench):
    select(document_bench, LINE)
    frame = next(item["frame"] for item in document_bench.state()["outline"] if item["label"] == LINE)
    document_bench.page.mouse.move(2, 2)
    words = f"{frame['width']:g} × {frame['height']:g} pt"
    document_bench.eventually(lambda: words in document_bench.page.locator(".status").inner_text(), words)


def test_the_focus_is_somewhere_after_saving(document_bench):
    select(document_bench, LINE)
    document_bench.type_number("dotSpacing", "15")
    document_bench.page.locator("#save:enabled").click()
    document_bench.page.locator("#save:disabled").wait_for()
    assert document_bench.page.evaluate("document.activeElement.className").startswith("viewport")


def test_a_conflict_can_be_settled_by_reloading(document_bench, document):
    path = Path(document)
    good = path.read_text()
    make_conflict(document_bench, path)
    path.write_text(good.replace('value="dot"', 'value="grid"'))
    document_bench.page.get_by_role("button", name="Reload").click()
    document_bench.page.locator("#save:disabled").wait_for()
    document_bench.shows(rendered(path))
    assert document_bench.value("dotSpacing") != 17


def test_a_page_opened_on_a_broken_document_shows_the_last_good_picture_and_nothing_over_it(document_bench, document, new_page):
    with open(document, "a") as file:
        file.write("<broken")
    document_bench.page.locator(".banner[data-banner=document]").wait_for()
    other = Workbench(new_page(), document_bench.designer).open("")
    other.page.locator(".banner[data-banner=document]").wait_for()
    other.eventually(lambda: other.picture() is not None, "the last good picture")
    assert other.page.locator(".canvas-note").inner_text() == ""


def test_what_another_program_has_changed_as_well_is_asked_about(document_bench, document):
    path = Path(document)
    select(document_bench, LINE)
    document_bench.type_number("lineWidth", "9")
    document_bench.has_value("lineWidth", 9)
    foreign = with_line_width(path.read_text(), 4)
    path.write_text(foreign)
    banner = document_bench.page.locator(".banner[data-banner=conflict]")
    banner.wait_for()
    assert f"Line Width of '{LINE}' is 4 in the file, 9 here." in banner.inner_text()
    document_bench.page.keyboard.press("Control+s")
    dialog = document_bench.page.locator("dialog[open]")
    dialog.wait_for()
    assert "was changed by another program" in dialog.locator("h2").inner_text()
    assert "is 4 in the file and 9 here" in dialog.inner_text()
    dialog.get_by_role("button", name="Cancel").click()
    assert path.read_text() == foreign
    document_bench.page.keyboard.press("Control+s")
    document_bench.page.get_by_role("button", name="Save anyway").click()
    document_bench.page.locator("#save:disabled").wait_for()
    banner.wait_for(state="detached")
    # Whole or not, a number is the same.
    plain = [text.replace("<real ", "<integer ") for text in (path.read_text(), with_line_width(foreign, 9))]
    assert plain[0] == plain[1]


def test_changes_of_a_view_that_has_become_another_are_told(document_bench, document):
    path = Path(document)
    good = path.read_text()
    select(document_bench, LINE)
    document_bench.type_number("lineWidth", "9")
    document_bench.has_value("lineWidth", 9)
    start = good.rindex("<view", 0, good.index(f'userLabel="{LINE}"'))
    end = good.index("</userDefinedRuntimeAttributes>", start)
    attributes = good.index("<userDefinedRuntimeAttributes>", start)
    other = good[start:attributes].replace("DottedLineView", "GridView") + "<userDefinedRuntimeAttributes>"
    path.write_text(good[:start] + other + good[end:])
    banner = document_bench.page.locator(".banner[data-banner=aside]")
    banner.wait_for()
    assert f"Line Width of '{LINE}': 9." in banner.inner_text()
    document_bench.page.locator("#save:enabled").wait_for()
    path.write_text(good)
    banner.wait_for(state="detached")
    document_bench.has_value("lineWidth", 9)
