"""Names become lines of letters that the fonts have, no wider than their room; sentences are joined and cut."""

from __future__ import annotations

import pytest

from render.film import Setting
from render.kit.fonts import breakable, fitted, line, named
from render.kit.legend import rows
from render.kit.texts import capital, clip, plain
from render.mars.picture.sprites import wrapped
from tests.render.plays import STRANGE
from words import ENGLISH, of


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Alice", "Alice"),
        ("Žofie Ćirić", "Žofie Ćirić"),
        ("Ольга", "Ольга"),
        ("Δημήτρης", "Δημήτρης"),
        ("Alice 🦊 漢字", "Alice 漢字"),
        ("𝓐𝓵𝓲𝓬𝓮", "Alice"),
        ("Za̸lgo", "Zalgo"),
        ("e\u0301a", "éa"),
        ("two\nlines\u200b", "two lines"),
        ("Jean\u202fPaul", "Jean\u00a0Paul"),
        ("\u00a0", "Seat 2"),
        ("🦊", "Seat 2"),
        ("", "Seat 2"),
    ],
)
def test_letters_that_no_font_has_are_left_out(name: str, shown: str) -> None:
    assert named(name, 30, instead="Seat 2").text == shown


@pytest.mark.parametrize("name", [*STRANGE, "W" * 40, "i" * 400])
@pytest.mark.parametrize("width", [40, 120, 280])
def test_lines_keep_to_their_width(name: str, width: int) -> None:
    cut = named(name, 30, width=width, instead="Seat 2")
    assert cut.width <= width
    lengths = [run.font.getlength(run.text, direction=run.direction) for run in cut.runs]
    assert cut.width == (sum(lengths) if cut.runs else cut.font.getlength(cut.text))
    assert cut.text


def test_long_names_end_in_an_ellipsis() -> None:
    text = named("Bob the Builder of Very Long Castles", 30, width=200).text
    assert text.endswith("…")
    assert text.startswith("Bob the")
    assert " …" not in text


def test_what_is_no_name_is_set_smaller_and_never_cut() -> None:
    text = "their turn, 40 moves left"
    assert fitted(text, 22, 700, 1000) == line(text, 22, 700)
    for width in (240, 200, 100, 1):
        small = fitted(text, 22, 700, width)
        assert small.text == text
        assert small.width <= width or width == 1


def test_clip() -> None:
    assert [clip("abcdef", length) for length in (9, 6, 5, 1, 0, -3)] == ["abcdef", "abcdef", "abcd…", "…", "", ""]
    assert clip("ab cd", 4) == "ab…"


def test_plain_names() -> None:
    assert plain(of(ENGLISH), "\u202e\x00 a \n b ", 3) == "a b"
    assert plain(of(ENGLISH), "\u200b", 3) == "Seat 3"
    assert plain(of(ENGLISH), "x" * 99, 1, 5) == "xxxx…"
    assert capital("bob’s Tower") == "Bob’s Tower"


def test_a_line_breaks_at_ordinary_spaces_alone() -> None:
    """French sets a space that must not break before a colon and a question mark."""
    assert breakable("à son tour\u00a0: il\u202f? ") == ["à", "son", "tour\u00a0:", "il\u202f?"]
    assert breakable("two\nlines") == ["two", "lines"]
    assert breakable("") == []
    for space in "\u00a0\u202f":
        text = f"11 isolés, 0{space}pile"
        assert [each.text for each in rows(text, 130)] == ["11 isolés,", "0\u00a0pile"]
        assert [each.text for each in wrapped(text, 21, 65, 2)] == ["11 isolés,", "0\u00a0pile"]
    assert [each.text for each in rows("11 isolés, 0 pile", 130)] == ["11 isolés, 0", "pile"]


def test_a_caption_breaks_at_ordinary_spaces_alone() -> None:
    width = round(line("Étonnant", 21, 750).width) + 24
    assert Setting.of(["Étonnant ?"], width).height > Setting.of(["Étonnant\u202f?"], width).height
