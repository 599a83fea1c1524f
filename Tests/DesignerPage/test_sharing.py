# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""What is copied and exported is what is shown."""

import pytest
from designer import pixels, rendered

SIZE = (160, 100)


@pytest.fixture
def bench(workbench):
    workbench.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    return workbench.open_view("GridView", SIZE, settings="scale=1", patternName="plus", gridColor="systemBlue")


def download(bench, name):
    bench.page.locator("#export").click()
    with bench.page.expect_download() as started:
        bench.page.get_by_role("menuitem", name=name).click()
    with open(started.value.path(), "rb") as file:
        return started.value.suggested_filename, file.read()


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_png(bench, scale):
    name, data = download(bench, f"PNG @{scale}x")
    expected = rendered("GridView", SIZE, scale=scale, background=None, patternName="plus", gridColor="systemBlue")
    assert name.endswith(".png")
    assert pixels(data).tobytes() == expected.tobytes()


@pytest.mark.parametrize(("form", "start"), [("PDF", b"%PDF-"), ("SVG", b"<?xml")])
def test_vectors(bench, form, start):
    name, data = download(bench, form)
    assert name.endswith("." + form.lower())
    assert data.startswith(start)


def test_an_export_that_fails_is_told(bench):
    bench.page.route("**/api/export?*", lambda route: route.fulfill(status=503, json={"error": "the view has ended"}))
    bench.page.locator("#export").click()
    bench.page.get_by_role("menuitem", name="PDF").click()
    bench.eventually(lambda: "The view has ended" in bench.page.locator(".toast").inner_text(), "a word about it")


@pytest.mark.parametrize("form", ["PNG @2x", "PDF", "SVG"])
def test_both_appearances(bench, form):
    bench.open("scale=1&appearance=both")
    bench.page.locator('.board[data-appearance="dark"] .bitmap').wait_for()
    name, data = download(bench, form)
    assert name.startswith("GridView-light-dark")
    if not form.startswith("PNG"):
        return
    found = pixels(data)
    width, height = 2 * SIZE[0], 2 * SIZE[1]
    assert found.size == (2 * width + 48, height)
    for appearance, left in [("light", 0), ("dark", width + 48)]:
        expected = rendered("GridView", SIZE, 2, appearance, background=None, patternName="plus", gridColor="systemBlue")
        assert found.crop((left, 0, left + width, height)).tobytes() == expected.tobytes()


@pytest.mark.parametrize(
    ("title", "words"),
    [("Copy as Swift", ["GridView", "gridColor", ".systemBlue", "plus"]), ("Copy as XML", ["userDefinedRuntimeAttribute", "gridColor", "plus"])],
)
def test_text(bench, title, words):
    bench.page.locator("#copy").click()
    bench.page.get_by_role("menuitem", name=title).click()
    bench.page.locator(".toast.is-shown").wait_for()
    text = bench.page.evaluate("navigator.clipboard.readText()")
    assert all(word in text for word in words), text
