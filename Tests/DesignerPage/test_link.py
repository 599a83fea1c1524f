# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""A copied link brings back all that is changed, on the page of any run."""

import subprocess
from pathlib import Path

import pytest
from designer import STIPPLE, Designer
from workbench import Workbench


def copied_link(bench):
    bench.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bench.page.locator("#copy").click()
    bench.page.get_by_role("menuitem", name="Copy link").click()
    bench.page.locator(".toast.is-shown").wait_for()
    assert "any other run" in bench.page.locator("#toast").inner_text()
    return bench.page.evaluate("navigator.clipboard.readText()")


def paste(page, text):
    """Pastes text as the clipboard of a person would, with nothing that takes text focused."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("text => navigator.clipboard.writeText(text)", text)
    page.locator("body").press("Control+V")


def toast(page):
    shown = page.locator(".toast.is-shown")
    shown.wait_for()
    return shown.inner_text()


def wait_for_change(bench, changes):
    bench.eventually(lambda: bench.state()["changes"] == changes, f"changes {changes}")


@pytest.fixture
def changed(document_bench):
    """A document with changes of two objects, neither of them selected, and a canvas of its own."""
    bench = document_bench
    first, second = [item["id"] for item in bench.state()["outline"] if item["className"] in ("GridView", "DottedLineView")][:2]
    key = {"GridView": "gridColor", "DottedLineView": "lineColor"}
    classes = {item["id"]: item["className"] for item in bench.state()["outline"]}
    bench.edit(
        {"set": {"object": first, "key": key[classes[first]], "value": "#0000fe"}},
        {"set": {"object": second, "key": key[classes[second]], "value": "#fe0000"}},
    )
    bench.open("scale=1&appearance=both&direction=rtl&background=systemGray")
    bench.page.locator('.board[data-appearance="dark"] .bitmap').wait_for()
    return bench


def test_a_link_of_a_document_carries_all_its_changes(changed, document, new_page):
    changes = changed.state()["changes"]
    assert len(changes) == 2
    link = copied_link(changed)
    light = changed.picture("light")
    with Designer(document) as designer:
        other = Workbench(new_page(color_scheme="dark"), designer).open("scale=2")
        other.page.wait_for_selector(".bitmap")
        paste(other.page, link)
        wait_for_change(other, changes)
        other.shows(light, "light")
        other.page.locator('.board[data-appearance="dark"] .bitmap').wait_for()
        assert other.page.locator("#direction").get_attribute("aria-pressed") == "true"
        assert other.state()["selection"] == changed.state()["selection"]


@pytest.mark.parametrize("has_document", [True, False])
def test_a_link_of_another_document_says_so(changed, tmp_path, document, new_page, has_document):
    link = copied_link(changed)
    copy = tmp_path / "Other.xib"
    copy.write_bytes(Path(document).read_bytes())
    with Designer(copy if has_document else None) as designer:
        page = new_page()
        page.goto(designer.address + link[link.index("#"):])
        text = toast(page)
        assert "The link is of Demo.xib" in text
        assert ("the document here is Other.xib" if has_document else "there is no document here") in text
        assert designer.state()["changes"] == []


def test_what_has_gone_does_not_take_the_rest_with_it(changed, document, new_page):
    changes = changed.state()["changes"]
    link = copied_link(changed)
    text = Path(document).read_text()
    assert text.count(f'id="{changes[0]["object"]}"') == 1
    Path(document).write_text(text.replace(f'"{changes[0]["object"]}"', '"new-00-one"'))
    with Designer(document) as designer:
        other = Workbench(new_page(), designer).open()
        other.page.wait_for_selector(".bitmap")
        paste(other.page, link)
        assert changes[0]["object"] in toast(other.page)
        wait_for_change(other, changes[1:])


def test_a_link_can_be_given_to_the_command(workbench, new_page):
    bench = workbench.open_view("GridView", (160, 100), patternName="plus", gridWidth=17)
    link = copied_link(bench)
    picture = bench.picture()
    command = [STIPPLE, "design", "--port", "0", "--link", link]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            address = process.stdout.readline().strip()
            page = new_page()
            page.goto(address)
            page.wait_for_selector(".bitmap")
            Workbench(page, None).shows(picture)
        finally:
            process.terminate()


def test_text_that_is_no_link_is_left_alone(workbench):
    bench = workbench.open_view("GridView", (160, 100), gridWidth=17)
    before = bench.state()
    for text in ["GridView", "http://example.com/#top", "#zoom=fit", "view=DottedLineView"]:
        paste(bench.page, text)
    bench.number("gridWidth").focus()
    bench.page.evaluate("navigator.clipboard.writeText('http://127.0.0.1/x/#view=DottedLineView')")
    bench.number("gridWidth").press("Control+V")
    bench.page.wait_for_timeout(200)
    assert bench.state()["source"] == before["source"]
