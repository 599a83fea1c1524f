# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

import os
import shutil

import pytest
from designer import ROOT, Designer
from playwright.sync_api import sync_playwright
from workbench import Workbench

WIDE = {"width": 1280, "height": 800}


@pytest.fixture(scope="session")
def browser():
    path = shutil.which("chromium") or shutil.which("google-chrome")
    assert path, "chromium is missing: Scripts/bootstrap --tests installs it"
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser):
    """Makes pages, each of a browser of its own, and fails if one of them reports an error."""
    contexts = []
    errors = []

    def make(color_scheme="light", viewport=None, **options):
        context = browser.new_context(viewport=viewport or WIDE, color_scheme=color_scheme, **options)
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if is_fault(message) else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []


def is_fault(message):
    # Chromium itself writes a line for each answer that is a refusal, which the page shows.
    return message.type == "error" and not message.text.startswith("Failed to load resource")


@pytest.fixture(scope="session")
def shared_designer():
    with Designer() as designer:
        yield designer


@pytest.fixture
def workbench(shared_designer, new_page):
    """A page, not opened yet, on a program that has no document."""
    return Workbench(new_page(), shared_designer)


@pytest.fixture
def document(tmp_path):
    """A copy of the demo's document."""
    return shutil.copy(ROOT / "Examples/Demo/Demo.xib", tmp_path / "Demo.xib")


@pytest.fixture
def document_bench(document, new_page):
    """A page on a program that has a document of its own."""
    with Designer(document) as designer:
        bench = Workbench(new_page(), designer)
        bench.open()
        bench.page.wait_for_selector(".bitmap")
        yield bench
