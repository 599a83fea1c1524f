# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""Requests that are refused, fail or overtake one another: the page ends up showing what the server has."""

import pytest
from designer import Designer, rendered
from workbench import Workbench

SIZE = (320, 200)

#: Does several things within one turn of the page, so that all but the first wait for the first one's answer.
AT_ONCE = """
(steps) => {
  const key = (name) => document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, ctrlKey: true, bubbles: true, cancelable: true }));
  const slide = (name, value) => {
    const slider = document.querySelector(`.row[data-key="${name}"] input[type=range]`);
    slider.value = String(value);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (const step of steps) {
    if (typeof step === 'string') key(step);
    else slide(...step);
  }
}
"""


@pytest.fixture
def bench(workbench):
    return workbench.open_view("GridView", SIZE, patternName="dot")


def fail_once(page, path):
    page.route(
        path, lambda route: route.fulfill(status=503, json={"error": "not now"}), times=1)


def field_shows(bench, key, text):
    bench.eventually(lambda: bench.number(key).input_value() == text, f"{text} in the field of {key}")


def test_after_a_refused_edit_the_page_shows_what_there_is(new_page):
    with Designer() as designer:  # of its own, that has no other step to undo
        bench = Workbench(new_page(), designer).open_view("GridView")
        bench.type_number("gridWidth", "40")
        bench.eventually(lambda: bench.page.locator("#undo").is_enabled(), "a step to undo")
        bench.page.evaluate(AT_ONCE, ["z", "z"])  # of which the second is refused
        bench.has_value("gridWidth", 20)
        field_shows(bench, "gridWidth", "20")
        bench.eventually(lambda: not bench.page.locator("#undo").is_enabled(), "an end of undo")


def test_a_request_that_fails_takes_none_with_it_that_wait(bench):
    bench.shows(rendered("GridView", SIZE, patternName="dot"))
    fail_once(bench.page, "**/api/picture**")
    bench.page.evaluate(AT_ONCE, [["gridWidth", value] for value in (30, 31, 32)])
    bench.has_value("gridWidth", 32)
    bench.shows(rendered("GridView", SIZE, patternName="dot", gridWidth=32))
    field_shows(bench, "gridWidth", "32")
    bench.eventually(lambda: bench.page.locator(".banner").count() == 0, "an end of the banner")


def test_a_picture_that_fails_is_asked_for_again(bench):
    bench.shows(rendered("GridView", SIZE, patternName="dot"))
    fail_once(bench.page, "**/api/picture**")
    bench.edit({"set": {"key": "gridWidth", "value": 33}})
    bench.shows(rendered("GridView", SIZE, patternName="dot", gridWidth=33))
    bench.eventually(lambda: bench.page.locator(".banner").count() == 0, "an end of the banner")


def test_a_page_that_may_not_listen_tries_again(workbench):
    fail_once(workbench.page, "**/api/events")
    workbench.open_view("GridView", SIZE, patternName="dot")
    workbench.page.locator(".banner[data-banner=fault]").wait_for()
    workbench.page.locator(".banner[data-banner=fault]").wait_for(state="detached")
    workbench.edit({"set": {"key": "gridWidth", "value": 34}})
    workbench.shows(rendered("GridView", SIZE, patternName="dot", gridWidth=34))


def test_what_follows_an_undo_does_not_take_the_place_of_what_was_before_it(bench):
    bench.page.evaluate(AT_ONCE, [["dotRadius", 5], ["gridWidth", 31], "z", ["gridWidth", 32]])
    bench.has_value("gridWidth", 32)
    assert bench.value("dotRadius") == 5
    bench.shows(rendered("GridView", SIZE, patternName="dot", dotRadius=5, gridWidth=32))
