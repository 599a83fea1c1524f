# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""A view that takes its worker down is told, and is started again when asked."""

import os
import signal

from designer import Designer, rendered
from workbench import Workbench


def test_a_killed_worker_is_told_and_started_again(new_page):
    with Designer() as designer:
        bench = Workbench(new_page(), designer).open_view("GridView", (200, 100), patternName="dot")
        good = rendered("GridView", (200, 100), patternName="dot")
        bench.shows(good)

        for worker in designer.workers():
            os.kill(worker, signal.SIGKILL)
        bench.number("gridWidth").fill("31")
        banner = bench.page.locator(".banner[data-banner=worker]")
        banner.wait_for()
        bench.shows(good)

        banner.get_by_role("button", name="Start again").click()
        banner.wait_for(state="detached")
        bench.type_number("gridWidth", "32")
        bench.shows(rendered("GridView", (200, 100), patternName="dot", gridWidth=32))


def test_a_hung_worker_is_told_and_started_again_at_once(new_page):
    """Stopped workers answer as hung views do, and the banner comes before the designer's own patience is over."""
    with Designer() as designer:
        bench = Workbench(new_page(), designer).open_view("GridView", (200, 100), patternName="dot")
        bench.shows(rendered("GridView", (200, 100), patternName="dot"))
        other = Workbench(new_page(), designer).open()
        stopped = designer.workers()
        for worker in stopped:
            os.kill(worker, signal.SIGSTOP)
        bench.number("gridWidth").fill("31")
        bench.page.locator(".banner[data-banner=delay]").wait_for()
        # On a slow machine its patience may be over meanwhile.
        banner = bench.page.locator(".banner[data-banner=delay], .banner[data-banner=worker]")
        # Meanwhile all that needs no view is answered.
        assert designer.state()["source"]["name"] == "GridView"
        banner.get_by_role("button", name="Start again").click()
        banner.wait_for(state="detached")
        assert not set(stopped) <= set(designer.workers())
        bench.type_number("gridWidth", "32")
        for page in (bench, other):
            page.shows(rendered("GridView", (200, 100), patternName="dot", gridWidth=32))


def test_a_program_that_has_ended_is_told(new_page):
    with Designer() as designer:
        bench = Workbench(new_page(), designer).open_view("GridView")
    bench.page.locator(".banner[data-banner=fault]").wait_for()
