"""Names and texts in any script: each has its font, its direction and its marks, and is cut between its letters."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from cogs.pictures.pictures import Pictures
from cogs.pictures.warming import warm_up
from render.kit import families, fonts
from render.kit.families import NUNITO, Family, families_for, has, missing
from render.kit.fonts import Line, line, named
from render.kit.letters import clusters, levels, mirrored, runs_leftwards, visual
from render.kit.sheet import Sheet
from tests.equipment import ROOT, needs_fribidi

CJK = "noto_cjk_sans_otc"

NAMES = {
    "Arabic": "محمد",
    "Persian": "می‌خواهم",
    "Chinese": "简体龍",
    "Japanese": "山田さくらカナ",
    "Korean": "김민준",
    "Devanagari": "क्षत्रिय",
    "Georgian": "ნინო",
    "Greek": "Δημήτρης",
    "Hebrew": "שָׁלוֹם",
    "Thai": "น้ำใจ",
}
"""Names in scripts for which packages have fonts. Armenian has none: the machine must have one."""

by_script = pytest.mark.parametrize("name", [pytest.param(name, id=script) for script, name in NAMES.items()])


def drawn(what: Line) -> bytes:
    """The line as it is drawn on a picture of a constant size."""
    sheet = Sheet(Image.new("RGB", (600, 120)))
    sheet.write(what, 20, 60, (255, 255, 255), "lm")
    return sheet.image().tobytes()


def order(what: Line) -> list[str]:
    """The runs of a line from the left, without spaces around them."""
    return [run.text.strip() for run in what.runs if run.text.strip()]


def forget() -> None:
    for module in (families, fonts):
        for each in vars(module).values():
            if clear := getattr(each, "cache_clear", None):
                clear()


@pytest.fixture
def anew() -> Iterator[None]:
    """Which fonts are there is found out anew, in this test and after it."""
    forget()
    yield
    forget()


@pytest.fixture
def without_cjk(anew: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot whose host has not installed the large fonts, on a machine that has none either."""
    monkeypatch.setattr(families, "present", lambda family: family.package not in {CJK, ""})


@pytest.fixture
def without_shaping(anew: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Pillow that was made without raqm."""
    for module in (families, fonts):
        monkeypatch.setattr(module, "shapes", lambda: False)


@needs_fribidi
@by_script
def test_every_letter_of_a_name_is_drawn(name: str) -> None:
    whole = named(name, 40, instead="Seat 2")
    assert whole.text == name
    assert whole.width > 20
    for part in clusters(name):
        less = named(name.replace(part, "", 1), 40, instead="Seat 2")
        assert drawn(less) != drawn(whole), f"{part} is not seen"
    for family, letter in {(run.font.path, letter) for run in whole.runs for letter in run.text}:
        assert letter.isprintable() or letter in "\u200c\u200d", (family, letter)


@by_script
def test_no_letter_is_drawn_as_a_box(name: str) -> None:
    for run in named(name, 40).runs:
        box = bytes(run.font.getmask("\uffff"))
        for part in clusters(run.text):
            assert bytes(run.font.getmask(part)) != box, part


def test_armenian_is_set_in_a_font_of_the_machine() -> None:
    if not any(families_for("Ա")):
        pytest.skip("this machine has neither Noto Sans Armenian nor DejaVu Sans")
    assert named("Արմեն", 40, instead="Seat 2").text == "Արմեն"


def test_fonts_of_the_machine_are_looked_for_by_script(anew: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine's Noto Sans of a script comes before DejaVu Sans, and its bold letters before others."""
    monkeypatch.setattr(families, "present", lambda family: not family.package)
    assert next(families_for("Ա")) == Family(file="NotoSansArmenian-Bold.ttf")
    monkeypatch.setattr(families, "present", lambda family: family.file in {"DejaVuSans-Bold.ttf"})
    families._of_the_machine.cache_clear()
    assert list(families_for("Ա")) == [Family(file="DejaVuSans-Bold.ttf")]
    assert list(families_for("🦊")) == [], "emoji are left out, whatever the machine has"


@needs_fribidi
@pytest.mark.parametrize(
    ("name", "halves"),
    [
        ("ABC山田", ["ABC", "山田"]),
        ("山田ABC", ["山田", "ABC"]),
        ("Ann שלום", ["Ann", "שלום"]),
        ("★Mia☆", ["★", "Mia", "☆"]),
        ("Ольга 김", ["Ольга", "김"]),
        ("Δη ნინო", ["Δη", "ნინო"]),
    ],
)
def test_mixed_names_keep_all_their_parts(name: str, halves: list[str]) -> None:
    found = named(name, 40)
    assert found.text == name
    assert order(found) == halves
    assert found.width == pytest.approx(found.runs[-1].x + found.runs[-1].font.getlength(found.runs[-1].text))


@pytest.mark.parametrize(
    ("name", "shown"), [("🦊 Ann 🇫🇷", "Ann"), ("山田🦊", "山田"), ("🦊", "Seat 2"), ("👩‍👩‍👧", "Seat 2")]
)
def test_emoji_are_left_out(name: str, shown: str) -> None:
    assert named(name, 40, instead="Seat 2").text == shown


@needs_fribidi
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ａｌｉｃｅ", "Alice"),
        ("㈱山田", "㈱山田"),
        ("ᲜᲘᲜᲝ", "ნინო"),
        ("ש\u0489לום", "שלום"),
        ("한글", "한글"),
        ("﷽", "Seat 2"),
    ],
)
def test_letters_become_others_only_where_no_font_has_them(name: str, shown: str) -> None:
    assert named(name, 40, instead="Seat 2").text == shown


@needs_fribidi
@pytest.mark.parametrize(
    ("name", "from_the_left"),
    [
        ("שלום 12", ["12", "שלום"]),
        ("דני (12) abc", ["abc", "(", "12", ")", "דני"]),
        ("מחיר 50% 1.5", ["1.5", "50%", "מחיר"]),
        ("محمد ١٢", ["١٢", "محمد"]),
        ("Ann שלום, עולם 12", ["Ann", "עולם", ",", "שלום", "12"]),
    ],
)
def test_names_from_right_to_left_beside_numbers(name: str, from_the_left: list[str]) -> None:
    assert order(named(name, 40)) == from_the_left


@needs_fribidi
def test_brackets_are_turned_where_text_runs_leftwards() -> None:
    turned = named("(שלום)", 40)
    assert order(turned) == ["(", "שלום", ")"]
    assert mirrored("a(b]") == "[b)a"


@needs_fribidi
def test_in_a_sentence_a_number_stays_behind_the_name() -> None:
    assert order(line("שלום 12 points", 40)) == ["שלום", "12 points"]
    assert order(line("Ann beats שלום 12 to 5", 40)) == ["Ann beats", "שלום", "12 to 5"]
    assert order(line("שלום, מאיה 3", 40)) == ["מאיה", ",", "שלום", "3"]


def test_levels_and_their_order() -> None:
    assert [runs_leftwards(text) for text in ("", "12", "12 א", "a א", "א a", "م")] == [False] * 2 + [
        True,
        False,
        True,
        True,
    ]
    assert levels(list("אב 12"), leftwards=True) == [1, 1, 1, 2, 2]
    assert levels(list("א a1"), leftwards=True) == [1, 1, 2, 2]
    assert levels(list("א-ב a"), leftwards=False) == [1, 1, 1, 0, 0]
    assert visual([0, 1, 1, 0]) == [0, 2, 1, 3]
    assert visual([1, 2, 2, 1]) == [3, 1, 2, 0]
    assert visual([]) == []


def test_a_letter_with_its_marks_is_not_cut() -> None:
    assert clusters("น้ำใจ") == ["น้", "ำ", "ใ", "จ"]
    assert clusters("क्षत्रिय") == ["क्ष", "त्रि", "य"]
    assert clusters("שָׁלוֹם") == ["שָׁ", "ל", "וֹ", "ם"]
    assert clusters("\u1112\u1161\u11ab\u1100\u1173\u11af") == ["\u1112\u1161\u11ab", "\u1100\u1173\u11af"]
    assert clusters("می\u200cخ") == ["م", "ی\u200c", "خ"]
    assert clusters("") == []


@needs_fribidi
@by_script
def test_shortened_names_end_between_letters(name: str) -> None:
    parts = clusters(name)
    wholes = {"".join(parts[:kept]) for kept in range(len(parts) + 1)}
    for width in range(35, int(named(name, 40).width), 6):
        cut = named(name, 40, width=width)
        assert cut.width <= width
        assert cut.text.endswith("…")
        assert cut.text[:-1] in wholes


@needs_fribidi
def test_the_ellipsis_stands_at_the_left_of_a_name_that_runs_leftwards() -> None:
    assert order(named("שלום עולם", 40, width=120))[0] == "…"


@by_script
@pytest.mark.parametrize("anchor", ["lm", "mm", "rs"])
def test_a_line_is_drawn_within_its_box(name: str, anchor: str) -> None:
    what = named(f"{name} Ab", 40)
    picture = Image.new("L", (700, 300))
    what.draw(ImageDraw.Draw(picture), 350, 150, (255,), anchor)
    left, top, right, bottom = what.box(anchor)
    inside = picture.getbbox()
    assert inside is not None
    assert left + 349 <= inside[0] < inside[2] <= right + 351
    assert top + 149 <= inside[1] < inside[3] <= bottom + 151


def test_latin_texts_are_drawn_as_pillow_draws_them() -> None:
    """They have one run; whatever stands beside them, they stand on the same line."""
    for text in ("Alice", "Žofie Ćirić", "Ольга", "Δημήτρης"):
        plain = named(text, 40)
        assert plain.runs == ()
        mine, theirs = Image.new("L", (400, 100)), Image.new("L", (400, 100))
        plain.draw(ImageDraw.Draw(mine), 200.4, 50.3, (255,), "mm")
        ImageDraw.Draw(theirs).text((200.4, 50.3), text, 255, plain.font, "mm")
        assert mine.tobytes() == theirs.tobytes()
    alone, beside = (Image.new("L", (400, 100)) for _ in range(2))
    named("Ann", 40).draw(ImageDraw.Draw(alone), 10, 50, (255,), "lm")
    named("Ann山", 40).draw(ImageDraw.Draw(beside), 10, 50, (255,), "lm")
    box = (0, 0, 10 + int(named("Ann", 40).width), 100)
    assert alone.crop(box).tobytes() == beside.crop(box).tobytes()


def test_bold_letters_are_thicker_where_the_font_has_none() -> None:
    light, bold = named("山", 40, 400), named("山", 40, 800)
    assert light.width == bold.width
    assert sum(drawn(bold)) > 1.1 * sum(drawn(light))


def test_without_the_large_fonts_the_rest_of_a_name_stays(without_cjk: None, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert named("ABC山田", 40, instead="Seat 2").text == "ABC"
        assert named("山田", 40, instead="Seat 2").text == "Seat 2"
        assert named("漢字", 40, instead="Seat 2").text == "Seat 2"
    assert [record.getMessage() for record in caplog.records] == [
        "No font has letters of the script Cjk, so pictures show names without them. See docs/hosting/fonts.md."
    ]


async def test_at_the_start_a_line_names_the_missing_scripts(
    without_cjk: None, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.pictures.warming.FACES", {})
    with caplog.at_level(logging.INFO):
        await warm_up(Pictures(1))
    assert "Pictures have no font for Armenian, Chinese, Japanese and Korean." in caplog.text


async def test_at_the_start_nothing_is_said_if_all_fonts_are_there(
    anew: None, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.pictures.warming.FACES", {})
    monkeypatch.setattr(families, "present", lambda _family: True)
    monkeypatch.setattr(families, "shapes", lambda: True)
    with caplog.at_level(logging.INFO):
        await warm_up(Pictures(1))
    assert "font" not in caplog.text


def test_without_raqm_names_can_still_be_read(without_shaping: None) -> None:
    """Letters stand in their order, without marks above them and without joints."""
    assert order(named("שָׁלוֹם 12", 40)) == ["12", "םולש"]
    assert named("محمد", 40, instead="Seat 2").text == "محمد"
    assert order(named("محمد", 40)) == ["دمحم"]
    assert named("山田", 40).runs[0].direction is None


@needs_fribidi
def test_marks_and_joints_are_shaped() -> None:
    """Letters of an Arabic name are joined, so that the word is narrower than its letters apart."""
    assert named("سسس", 40).width < 0.9 * 3 * named("س", 40).width
    assert named("क्ष", 40).width < named("क", 40).width + named("ष", 40).width


async def test_at_the_start_a_line_says_if_letters_cannot_be_joined(
    without_shaping: None, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.pictures.warming.FACES", {})
    with caplog.at_level(logging.INFO):
        await warm_up(Pictures(1))
    assert "Pillow finds no library fribidi" in caplog.text


def test_missing_names_what_is_missing(anew: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(families, "present", lambda family: family.package.startswith("fontpkg"))
    assert missing() == ["Armenian", "Chinese, Japanese and Korean", "Georgian", "Hebrew", "symbols"]


def test_fonts_load_when_they_are_first_needed() -> None:
    """A bot whose players have Latin names never loads the others."""
    code = (
        "import sys; from render.kit.fonts import named; named('Ann', 40); print('pymupdf_fonts' in sys.modules);"
        "named('ნინო', 40); print('pymupdf_fonts' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said.split() == ["False", "True"]


def test_caches_are_bounded() -> None:
    for name, each in [*vars(families).items(), *vars(fonts).items()]:
        if parameters := getattr(each, "cache_parameters", None):
            assert 0 < (parameters()["maxsize"] or 0) <= 4096, name


def test_the_large_font_is_no_part_of_the_bot() -> None:
    assert "noto-cjk" not in (ROOT / "requirements.txt").read_text(encoding="utf-8")
    assert "noto-cjk" in Path(ROOT / "requirements-cjk.txt").read_text(encoding="utf-8")
    assert has("A", NUNITO)
