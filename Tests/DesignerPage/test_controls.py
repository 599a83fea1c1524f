# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""Each kind of control changes the pixels that the command draws for the same value."""

import pytest
from designer import rendered

SIZE = (320, 200)


def grid(**settings):
    return rendered("GridView", SIZE, patternName="grid", **settings)


@pytest.fixture
def bench(workbench):
    return workbench.open_view("GridView", SIZE, patternName="grid")


def test_a_typed_number(bench):
    bench.type_number("gridWidth", "33.5")
    bench.shows(grid(gridWidth=33.5))
    assert bench.value("gridWidth") == 33.5


def test_a_number_with_a_decimal_comma(bench):
    bench.type_number("gridWidth", "12,5")
    bench.shows(grid(gridWidth=12.5))


@pytest.mark.parametrize(
    ("text", "expected"),
    [("20pt", 20), ("21 pt", 21), ("10+5", 15), ("3 * 4", 12), ("(1 + 2,5) * 4", 14), ("48/2-3", 21), ("−4 + 30", 26), ("２５", 25)],
)
def test_a_number_may_have_its_unit_or_be_a_sum(bench, text, expected):
    bench.type_number("gridWidth", text)
    bench.has_value("gridWidth", expected)
    assert bench.number("gridWidth").input_value() == str(expected)


@pytest.mark.parametrize("text", ["10+", "(1+2", "1 2", "1/0", "pt", "2*/3", "20em", "1e400", "NaN"])
def test_what_is_no_number_is_refused(bench, text):
    bench.type_number("gridWidth", text)
    error = bench.row("gridWidth").locator(".row-error")
    error.wait_for()
    assert error.inner_text() == "Enter a number, such as 2.5."
    assert bench.number("gridWidth").input_value() == text
    bench.number("gridWidth").press("Escape")


def test_all_digits_of_a_number_are_shown(bench):
    bench.type_number("gridWidth", "99999999")
    bench.has_value("gridWidth", 99999999)
    bench.eventually(lambda: "is-set" in bench.row("gridWidth").get_attribute("class"), "word of the change")
    assert bench.number("gridWidth").input_value() == "99999999"


def value_after_undo(bench):
    revision = bench.state()["revision"]
    bench.page.locator("#undo").click()
    bench.eventually(lambda: bench.state()["revision"] > revision, "a change")
    return bench.value("gridWidth")


def test_return_ends_a_step_of_undo_and_what_escape_goes_back_to(bench):
    for text in ("30", "40", "50"):
        bench.type_number("gridWidth", text)
        bench.has_value("gridWidth", float(text))
    bench.page.keyboard.type("60")
    bench.has_value("gridWidth", 60)
    bench.page.keyboard.press("Escape")
    bench.has_value("gridWidth", 50)
    # A change that was taken back is no step, or one that changes nothing.
    while (value := value_after_undo(bench)) == 50:
        pass
    assert value == 40
    assert value_after_undo(bench) == 30


@pytest.mark.parametrize(("key", "expected"), [("ArrowUp", 21), ("ArrowDown", 19), ("Shift+ArrowUp", 30), ("Alt+ArrowUp", 20.1)])
def test_arrow_keys_step_a_number(bench, key, expected):
    bench.number("gridWidth").press(key)
    bench.shows(grid(gridWidth=expected))


def test_the_stepper(bench):
    more = bench.row("gridWidth").locator(".stepper button").first
    more.click()
    more.click()
    bench.shows(grid(gridWidth=22))


def test_a_drag_on_the_label(bench):
    box = bench.row("gridWidth").locator(".row-name").bounding_box()
    x, y = box["x"] + 20, box["y"] + box["height"] / 2
    bench.page.mouse.move(x, y)
    bench.page.mouse.down()
    bench.page.mouse.move(x + 15, y, steps=5)
    bench.page.mouse.up()
    bench.shows(grid(gridWidth=25))


def test_a_slider(bench):
    slider = bench.row("gridWidth").locator("input[type=range]")
    slider.focus()
    slider.press("ArrowRight")
    value = float(slider.input_value())
    assert value > 20
    bench.shows(grid(gridWidth=value))
    assert float(bench.number("gridWidth").input_value()) == value


@pytest.mark.parametrize(
    ("key", "expected"),
    [("ArrowRight", 20.5), ("ArrowDown", 19.5), ("Shift+ArrowRight", 25), ("Alt+ArrowRight", 20.05), ("PageUp", 25), ("End", 100)],
)
def test_keys_step_a_slider(bench, key, expected):
    bench.row("gridWidth").locator("input[type=range]").press(key)
    bench.has_value("gridWidth", expected)
    bench.shows(grid(gridWidth=expected))


@pytest.mark.parametrize(("key", "expected"), [("Alt+ArrowRight", 13), ("Shift+ArrowRight", 22)])
def test_a_slider_of_whole_numbers_stays_at_them(bench, key, expected):
    bench.row("spokeCount").locator("input[type=range]").press(key)
    bench.has_value("spokeCount", expected)


def test_a_drag_of_a_slider_with_alt_is_finer(bench):
    slider = bench.row("gridWidth").locator("input[type=range]")
    box = slider.bounding_box()
    track = box["width"] - 16  # what the middle of the knob goes along
    x, y = box["x"] + 8 + 0.2 * track, box["y"] + box["height"] / 2
    bench.page.mouse.move(x, y)
    bench.page.mouse.down()
    bench.page.mouse.move(x + 10, y, steps=5)
    bench.has_value("gridWidth", pytest.approx(20 + 10 / track * 100, abs=1))
    coarse = bench.value("gridWidth")
    bench.page.keyboard.down("Alt")
    bench.page.mouse.move(x + 30, y, steps=5)
    bench.has_value("gridWidth", pytest.approx(coarse + 2 / track * 100, abs=0.5))
    fine = bench.value("gridWidth")
    bench.page.keyboard.up("Alt")
    bench.page.mouse.move(x + 40, y, steps=5)
    bench.has_value("gridWidth", pytest.approx(fine + 10 / track * 100, abs=1))
    bench.page.mouse.move(x + 400, y, steps=2)
    bench.has_value("gridWidth", 100)
    bench.page.mouse.up()
    bench.page.locator("#undo").click()
    bench.has_value("gridWidth", 20)


def test_a_popup(bench):
    bench.row("patternName").locator("select").select_option("hexagonal")
    bench.shows(rendered("GridView", SIZE, patternName="hexagonal"))


def test_the_popup_lists_every_pattern(bench):
    options = bench.row("patternName").locator("option").all_inner_texts()
    assert {"none", "grid", "dot", "hexagonal", "music", "polar"} <= set(options)


def test_a_switch(bench):
    bench.row("isCentered").get_by_role("switch").click()
    bench.shows(grid(isCentered=True))


def test_a_colour_by_its_digits(bench):
    bench.row("gridColor").locator(".color-well").click()
    bench.page.get_by_label("Digits or name").fill("#ff9500")
    bench.shows(grid(gridColor="#ff9500"))


def test_a_colour_by_its_name(bench):
    bench.row("gridColor").locator(".color-well").click()
    bench.page.get_by_role("option", name="systemTeal", exact=True).click()
    bench.shows(grid(gridColor="systemTeal"))


def test_the_opacity_of_a_colour(bench):
    bench.edit({"set": {"key": "gridColor", "value": "#ff0000"}})
    bench.shows(grid(gridColor="#ff0000"))
    bench.row("gridColor").locator(".color-well").click()
    bench.page.get_by_role("slider", name="Opacity").press("Home")
    for _ in range(5):
        bench.page.get_by_role("slider", name="Opacity").press("PageUp")
    percent = int(bench.page.get_by_role("slider", name="Opacity").input_value())
    assert 0 < percent < 100
    bench.shows(grid(gridColor=f"#ff0000{round(percent / 100 * 255):02x}"))


def test_a_point(bench):
    fields = bench.row("gridOrigin").locator("input")
    fields.nth(0).fill("5")
    fields.nth(1).fill("7.5")
    fields.nth(1).press("Enter")
    bench.shows(grid(gridOrigin="{5, 7.5}"))


def test_a_text(workbench):
    workbench.open_view("DottedLineView", (200, 20), lineWidth=4)
    workbench.row("dashPattern").locator("input").fill("12 8 0 8")
    workbench.shows(rendered("DottedLineView", (200, 20), lineWidth=4, dashPattern="12 8 0 8"))


def test_a_text_is_not_changed_under_the_caret(workbench):
    workbench.open_view("DottedLineView", (200, 20), lineWidth=4)
    field = workbench.row("dashPattern").locator("input")
    field.press_sequentially("12, 8", delay=60)
    workbench.shows(rendered("DottedLineView", (200, 20), lineWidth=4, dashPattern="12 8"))
    workbench.page.wait_for_timeout(300)  # the state after it, in which the text has no comma
    assert field.input_value() == "12, 8"
    field.press("Enter")
    assert field.input_value() == workbench.value("dashPattern") != "12, 8"
    field.press("Control+z")
    workbench.has_value("dashPattern", "")
    workbench.eventually(lambda: field.input_value() == "", "the text before")


def test_a_name_of_a_colour_in_other_letters(bench):
    bench.row("gridColor").locator(".color-well").click()
    field = bench.page.get_by_label("Digits or name")
    field.fill("systemteal")
    field.press("Enter")
    bench.has_value("gridColor", "systemTeal")


def test_reset(bench):
    bench.type_number("gridWidth", "50")
    bench.shows(grid(gridWidth=50))
    bench.row("gridWidth").get_by_role("button", name="Reset Grid Width").click()
    bench.shows(grid())
    assert bench.number("gridWidth").input_value() == "20"


def test_the_size_by_its_fields(bench):
    bench.page.get_by_label("Width", exact=True).fill("240")
    bench.page.get_by_label("Height", exact=True).fill("90")
    bench.shows(rendered("GridView", (240, 90), patternName="grid"))


def test_the_size_by_a_handle(bench):
    box = bench.page.locator(".handle[data-edge=se]").bounding_box()
    zoom = bench.page.locator(".bitmap").bounding_box()["width"] / SIZE[0]
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    bench.page.mouse.move(x, y)
    bench.page.mouse.down()
    bench.page.mouse.move(x - 40 * zoom, y - 20 * zoom, steps=4)
    bench.page.mouse.up()
    bench.shows(rendered("GridView", (280, 180), patternName="grid"))


def test_the_size_by_a_left_handle_keeps_the_right_edge(bench):
    before = bench.page.locator(".bitmap").bounding_box()
    box = bench.page.locator(".handle[data-edge=w]").bounding_box()
    zoom = before["width"] / SIZE[0]
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    bench.page.mouse.move(x, y)
    bench.page.mouse.down()
    bench.page.mouse.move(x + 30 * zoom, y, steps=4)
    bench.page.mouse.up()
    bench.shows(rendered("GridView", (290, 200), patternName="grid"))
    after = bench.page.locator(".bitmap").bounding_box()
    assert after["x"] + after["width"] == pytest.approx(before["x"] + before["width"], abs=1)  # a device pixel


def test_a_size_that_is_refused_goes_back_to_the_one_before(bench):
    width = bench.page.get_by_label("Width", exact=True)
    width.focus()
    bench.page.keyboard.type("200000", delay=30)  # whose first digits are sizes
    bench.page.keyboard.press("Enter")
    bench.eventually(lambda: bench.state()["size"]["width"] == SIZE[0], "the width before")
    bench.eventually(lambda: width.get_attribute("aria-invalid") == "true", "a mark at the field")
    assert width.input_value() == "200000"
    bench.shows(grid())
    width.press("Escape")
    assert width.input_value() == str(SIZE[0]) and width.get_attribute("aria-invalid") is None


def test_a_number_that_is_refused_goes_back_to_the_one_before(bench):
    bench.number("gridWidth").focus()
    bench.page.keyboard.type("1e400", delay=30)
    bench.page.keyboard.press("Enter")
    bench.row("gridWidth").locator(".row-error").wait_for()
    bench.has_value("gridWidth", 20)
    assert bench.number("gridWidth").input_value() == "1e400"
    bench.shows(grid())


def test_a_hue_of_a_named_grey_is_seen(bench):
    bench.row("gridColor").locator(".color-well").click()
    bench.page.get_by_role("slider", name="Hue").press("ArrowRight")
    bench.eventually(lambda: bench.value("gridColor").startswith("#ff0"), "a red")


def test_a_size_of_a_device(bench):
    bench.page.get_by_label("Device sizes").select_option("375x667")
    bench.shows(rendered("GridView", (375, 667), patternName="grid"))


def test_a_refused_value_is_told_at_its_control_and_the_old_one_kept(bench):
    bench.type_number("gridWidth", "wide")
    error = bench.row("gridWidth").locator(".row-error")
    error.wait_for()
    assert error.inner_text() == "Enter a number, such as 2.5."
    assert bench.number("gridWidth").get_attribute("aria-invalid") == "true"
    assert bench.number("gridWidth").input_value() == "wide"
    assert bench.value("gridWidth") == 20
    bench.shows(grid())
    bench.number("gridWidth").press("Escape")
    assert bench.number("gridWidth").input_value() == "20"
    assert not error.is_visible()


def test_words_about_a_refused_value_leave_its_control_where_it_is(bench):
    number = bench.number("gridWidth")
    before = number.bounding_box()
    bench.type_number("gridWidth", "wide")
    bench.row("gridWidth").locator(".row-error").wait_for()
    assert number.bounding_box() == before


def test_a_refused_name_of_a_colour_is_told_in_the_picker(bench):
    bench.row("gridColor").locator(".color-well").click()
    field = bench.page.get_by_label("Digits or name")
    field.fill("systemPlaid")
    field.press("Enter")
    error = bench.page.locator(".picker-error:visible")
    error.wait_for()
    assert "systemPlaid" in error.inner_text()
    assert field.input_value() == "systemPlaid"
    assert not bench.row("gridColor").locator(".row-error").is_visible(), "it is said once"
    bench.page.keyboard.press("Escape")
    assert bench.row("gridColor").locator(".color-well").inner_text() == "label"
    assert bench.value("gridColor") == "label"


def test_an_image_is_chosen_by_its_name(workbench):
    """No view of the package has an image, so the answer of the server is given one; the edit is the page's own."""
    image = {
        "key": "badge", "label": "Badge", "type": "UIImage?", "isOptional": True, "control": "image", "documentation": "",
        "choices": ["moon", "star"], "value": "star", "standard": None, "isSet": True,
    }

    def with_image(route):
        answer = route.fetch()
        state = answer.json()
        if state["groups"]:
            state["groups"][0]["attributes"].append(image)
        route.fulfill(response=answer, json=state)

    workbench.page.route("**/api/state", with_image)
    sent = []
    workbench.page.on("request", lambda request: sent.append(request.post_data_json) if request.method == "POST" else None)
    bench = workbench.open_view("GridView", (100, 60))
    select = bench.row("badge").locator("select")
    assert select.input_value() == "star"
    assert [option.inner_text() for option in select.locator("option").all()] == ["None", "moon", "star"]
    for label, value in [("moon", "moon"), ("None", None)]:
        select.select_option(label=label)
        bench.eventually(
            lambda value=value: any(
                edit.get("set", {}).get("key") == "badge" and edit["set"]["value"] == value
                for body in sent for edit in (body or {}).get("edits") or []),
            f"an edit to {value}")
    # This server knows no such attribute, and says so beside it.
    bench.row("badge").get_by_text("has no attribute 'badge'").wait_for()
