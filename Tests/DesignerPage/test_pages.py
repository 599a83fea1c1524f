# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""Two pages on one program see each other's changes."""

from designer import rendered
from workbench import Workbench


def test_a_change_in_one_page_is_seen_in_the_other(workbench, new_page):
    workbench.open_view("GridView", (200, 100))
    other = Workbench(new_page(), workbench.designer).open()
    workbench.row("patternName").locator("select").select_option("cross")
    workbench.type_number("gridWidth", "18")

    other.shows(rendered("GridView", (200, 100), patternName="cross", gridWidth=18))
    other.eventually(lambda: other.number("gridWidth").input_value() == "18", "the value in the other page")

    other.page.locator("#undo").click()
    workbench.shows(rendered("GridView", (200, 100), patternName="cross"))


def test_zoom_and_appearance_are_each_page_s_own(workbench, new_page):
    workbench.open_view("GridView")
    other = Workbench(new_page(), workbench.designer).open()
    other.page.get_by_role("radio", name="Dark", exact=True).check(force=True)
    other.eventually(lambda: other.picture("dark") is not None, "a dark picture")
    assert workbench.picture("dark") is None


def test_what_is_being_typed_stays_while_others_change_other_values(workbench, new_page):
    workbench.open_view("GridView")
    other = Workbench(new_page(), workbench.designer).open()
    field = workbench.number("gridWidth")
    field.fill("4.")
    other.edit({"set": {"key": "dotRadius", "value": 3}})
    workbench.eventually(lambda: workbench.number("dotRadius").input_value() == "3", "the other value")
    assert field.input_value() == "4."


def test_a_view_that_a_picture_tells_of_first_is_shown(workbench):
    # A page that hears of nothing learns by its next picture that another view is open.
    workbench.page.route("**/api/events", lambda route: None)
    workbench.open_view("GridView", patternName="dot")
    workbench.edit({"open": {"view": "DottedLineView"}}, {"revert": True}, {"resize": {"size": {"width": 200, "height": 40}}})
    workbench.page.get_by_role("radio", name="Dark", exact=True).check(force=True)
    workbench.shows(rendered("DottedLineView", (200, 40), appearance="dark", background="white"), "dark")
