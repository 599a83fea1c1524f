# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""Two fingers on a screen or on a track pad: apart and together they zoom about the point between them, side by side they pan."""

import pytest
from workbench import Workbench

SIZE = (200, 100)


@pytest.fixture
def phone(shared_designer, new_page):
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    return Workbench(page, shared_designer).open_view("GridView", SIZE, patternName="grid")


class Fingers:
    """Touches as the browser gets them from a screen."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.points = []

    def put(self, *points):
        self.points = list(points)
        self._send("touchStart")

    def move(self, *points, steps=6):
        start = self.points
        for step in range(1, steps + 1):
            part = step / steps
            self.points = [(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in zip(start, points)]
            self._send("touchMove")

    def lift(self):
        self.points = []
        self._send("touchEnd")

    def _send(self, kind):
        points = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(self.points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def picture(bench):
    return bench.page.locator(".bitmap").bounding_box()


def place_in(box, x, y):
    """Where a point of the window is in the picture, 0 to 1 each way."""
    return (x - box["x"]) / box["width"], (y - box["y"]) / box["height"]


def middle_of(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(("start", "end"), [(30, 75), (60, 30)])
def test_two_fingers_apart_or_together_zoom_about_the_point_between_them(phone, start, end):
    before = picture(phone)
    x, y = before["x"] + 0.4 * before["width"], before["y"] + 0.6 * before["height"]
    fingers = Fingers(phone.page)
    fingers.put((x - start, y), (x + start, y))
    fingers.move((x - end, y), (x + end, y))
    fingers.lift()
    after = picture(phone)
    assert after["width"] / before["width"] == pytest.approx(end / start, rel=0.02)  # the browser rounds touches to pixels
    assert place_in(after, x, y) == pytest.approx(place_in(before, x, y), abs=2 / after["height"])
    assert phone.page.evaluate("visualViewport.scale") == 1


def test_two_fingers_side_by_side_pan(phone):
    before = picture(phone)
    x, y = middle_of(before)
    fingers = Fingers(phone.page)
    fingers.put((x - 20, y), (x + 20, y))
    fingers.move((x + 10, y + 30), (x + 50, y + 30))
    fingers.lift()
    after = picture(phone)
    assert (after["x"] - before["x"], after["y"] - before["y"]) == pytest.approx((30, 30), abs=1)
    assert after["width"] == pytest.approx(before["width"], rel=0.01)


def test_one_finger_pans_and_a_third_does_nothing(phone):
    before = picture(phone)
    x, y = middle_of(before)
    fingers = Fingers(phone.page)
    fingers.put((x, y))
    fingers.move((x + 24, y + 12))
    fingers.lift()
    panned = picture(phone)
    assert (panned["x"] - before["x"], panned["y"] - before["y"]) == pytest.approx((24, 12), abs=1)
    fingers.put((x - 30, y), (x, y), (x + 30, y))
    fingers.move((x - 30, y + 40), (x, y + 40), (x + 30, y + 40))
    fingers.lift()
    assert picture(phone) == panned


def wheel(bench, x, y, dx, dy, is_zoom=False):
    """What a track pad sends: many small moves, with the control key down where two fingers are pinched."""
    session = bench.page.context.new_cdp_session(bench.page)
    for _ in range(10):
        event = {"type": "mouseWheel", "x": x, "y": y, "deltaX": dx, "deltaY": dy, "modifiers": 2 if is_zoom else 0}
        session.send("Input.dispatchMouseEvent", event)


def test_a_pinch_on_a_track_pad_zooms_about_the_pointer(workbench):
    workbench.open_view("GridView", SIZE, patternName="grid")
    before = picture(workbench)
    x, y = before["x"] + 0.25 * before["width"], before["y"] + 0.75 * before["height"]
    wheel(workbench, x, y, 0, -4, is_zoom=True)
    workbench.eventually(lambda: picture(workbench)["width"] > 1.3 * before["width"], "a larger picture")
    workbench.page.wait_for_timeout(100)
    after = picture(workbench)
    assert after["width"] / before["width"] == pytest.approx(1.49, abs=0.02)  # e to the power of 10 times 0.04
    assert place_in(after, x, y) == pytest.approx(place_in(before, x, y), abs=2 / after["height"])


def test_two_fingers_on_a_track_pad_pan(workbench):
    workbench.open_view("GridView", SIZE, patternName="grid")
    before = picture(workbench)
    wheel(workbench, *middle_of(before), 3, -2)
    workbench.eventually(lambda: picture(workbench)["y"] == before["y"] + 20, "a picture farther down")
    assert picture(workbench)["x"] == before["x"] - 30
