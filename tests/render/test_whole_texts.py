"""Texts in pictures are whole in every language: only names are ever cut, and what a plate says can still be read."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from render.catalogue import FACES, face
from render.face import Face
from render.kit import legend
from render.kit.fonts import Line
from render.kit.sheet import Sheet
from render.scene import Departure
from tests.pseudo import spoken
from tests.render.drawn_texts import all_drawn, each_face, ever_drawn
from tests.render.plays import SEEDS, scenes
from words import ENGLISH, Language, of

__all__ = ["all_drawn", "ever_drawn"]

LONG = "Wilhelmina the Wonderfully Wide of Wessex"

HOW: tuple[Departure, ...] = ("late", "left", "taken")

READABLE = 0.85
"""A status is set no smaller than this share of its usual size in English."""

STILL_READABLE = 0.7
"""The smallest share in languages other than English, whose words are often longer."""


def face_in(language: Language, key: str) -> Face:
    return face(key, of(language))


def statuses(language: Language, key: str) -> set[str]:
    """Every status that plates show in random games, also when these were stopped or seats were given up.

    Each number in them is a wide one of two digits in place of its own: no count of a game is larger.
    """
    words: Any = face_in(language, key).teller
    found = set()
    for seed in SEEDS:
        for scene in scenes(key, seed):
            for seat in range(1, scene.position.seats + 1):
                given = [scene, replace(scene, stopped=True), *(replace(scene, how={seat: each}) for each in HOW)]
                found |= {words.status(each, seat) for each in given}
    return found | {re.sub(r"\d+|\bno\b", "88", each) for each in found}


@cache
def plates_of(language: Language, key: str) -> list[tuple[tuple[Any, ...], dict[str, Any]]]:
    """How a game lays its plates: what it hands to the kit."""
    found: list[tuple[tuple[Any, ...], dict[str, Any]]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(legend, "plates", lambda *given, **more: found.append((given, more)))
        face_in(language, key).painter.paint(scenes(key, SEEDS[0])[-1])
    return found


@each_face
def test_every_status_is_whole_and_large_enough(language: Language, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if not plates_of(language, key):
        return
    said, readable = statuses(language, key), READABLE if language == ENGLISH else STILL_READABLE
    assert len(said) > 5, said
    written: list[tuple[Line, float]] = []
    monkeypatch.setattr(Sheet, "write", lambda _self, line, x, *_rest: written.append((line, x)))
    for (_, plates, left, top, width, cell), more in plates_of(language, key):
        room = (width - (more.get("columns", 2) - 1) * round(0.09 * cell)) // more.get("columns", 2)
        for status in sorted(said):
            plate = replace(plates[0], name=LONG, status=status)
            written.clear()
            legend.plates(Sheet(Image.new("RGB", (1, 1))), [plate] * 2, left, top, width, cell, **more)
            mine = [(line, x) for line, x in written if line.text == status]
            assert len(mine) == 2, (status, [line.text for line, _ in written])
            for line, x in mine[:1]:
                assert line.font.size >= readable * round(legend.STATUS * cell), (status, line.font.size)
                assert x + line.width <= left + room, status
            assert {line.text for line, _ in written if line.text.endswith("…")} <= {name_in(written)}


def name_in(written: list[tuple[Line, float]]) -> str:
    """The long name as it is written: cut."""
    return next(line.text for line, _ in written if LONG.startswith(line.text.rstrip("…").rstrip()))


@each_face
def test_nothing_but_names_is_cut(language: Language, key: str, all_drawn: set[str]) -> None:
    assert_only_names_are_cut(language, key, all_drawn)


@pytest.mark.parametrize("key", FACES)
def test_nothing_but_names_is_cut_where_words_are_much_longer(key: str, all_drawn: set[str]) -> None:
    with spoken() as language:
        assert_only_names_are_cut(language, key, all_drawn)
    assert any("·]" in each for each in all_drawn), "texts are drawn that are longer by dots"


def assert_only_names_are_cut(language: Language, key: str, all_drawn: set[str]) -> None:
    """In pictures of random games with long names, of which `all_drawn` gets the texts."""
    for seed in SEEDS:
        for scene in scenes(key, seed, 9):
            face_in(language, key).painter.paint(replace(scene, names=(LONG,) * scene.position.seats))
    assert any(each in LONG or each.rstrip("…").rstrip() in LONG for each in all_drawn), "names are drawn"
    cut = [each for each in all_drawn if each.endswith("…")]
    assert all(LONG.startswith(each.rstrip("…").rstrip()) for each in cut), cut


def test_a_plate_breaks_its_words_only_where_they_may_break() -> None:
    width = legend.rows("10 einzeln, 1", 400)[0].width
    assert [row.text for row in legend.rows("10 einzeln, 1 Stapel", width)] == ["10 einzeln, 1", "Stapel"]
    assert [row.text for row in legend.rows("10 einzeln, 1\u00a0Stapel", width)] == ["10 einzeln,", "1\u00a0Stapel"]
