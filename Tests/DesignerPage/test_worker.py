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


def test_a_program_that_has_ended_is_told(new_page):
    with Designer() as designer:
        bench = Workbench(new_page(), designer).open_view("GridView")
    bench.page.locator(".banner[data-banner=fault]").wait_for()
