"""In every language, the texts of every game have room where they are shown, and nothing of them is cut."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from cogs.interactions.components import LABEL_LENGTH
from render.catalogue import FACES, face
from render.face import ALT, COLUMNS, GRID, TEXT, Teller
from render.kit.consequences import LABEL
from rules.core import Choice, Position
from rules.notation import legal
from tests.render.plays import SEEDS, played, scenes
from words import LANGUAGES, Language, of

COMPLETION = 100
"""The most characters of a choice in an autocompletion, and of the description of an option in a menu."""

PLACEHOLDER = 100
"""The most characters of what a game says of a menu; the bot adds to it which page is shown."""

NAMES = ("Wilhelmina von Witte", "Maximiliane Müller-M", "Wolfgang Amadeus M.", "Mwmwmwmwmwmwmwmwmwmw")
"""Names as long as plain texts show them."""

each_face = pytest.mark.parametrize(
    ("language", "key"), [(language, key) for language in LANGUAGES for key in FACES], ids=str
)


def teller_of(language: Language, key: str) -> Teller:
    return face(key, of(language)).teller


@cache
def choices(key: str) -> tuple[Position, ...]:
    """Positions of random games that wait for a seat: some of each game, and its last ones."""
    found: list[Position] = []
    for seed in SEEDS:
        waiting = [each.before for each in played(key, seed) if isinstance(each.before.turn(), Choice)]
        found += [*waiting[:-3:7], *waiting[-3:]]
    return tuple(found)


def plies(here: Position) -> list[list[str]]:
    return [str(ply).split() for ply in legal(here)]


def beginnings(here: Position) -> Iterator[list[str]]:
    """The plies, and the beginnings of plies, that a menu can offer."""
    seen = {tuple(words[:end]) for words in plies(here) for end in range(1, len(words) + 1)}
    yield from map(list, sorted(seen))


@each_face
def test_labels_are_whole_in_menus_and_in_completions(language: Language, key: str) -> None:
    teller = teller_of(language, key)
    for here in choices(key):
        whole = set(map(tuple, plies(here)))
        for words in beginnings(here):
            label = teller.label(here, words)
            assert 0 < len(label) <= LABEL
            assert "…" not in label, f"{label}: it is too long by {len(teller.meaning(here, words)) - LABEL} or more"
            more = "" if tuple(words) in whole else " …"
            assert len(f"{' '.join(words)}{more} · {label}") <= COMPLETION, label


@each_face
def test_labels_of_buttons_are_whole_on_a_phone(language: Language, key: str) -> None:
    teller = teller_of(language, key)
    for here in choices(key):
        for words in plies(here):
            for label in (teller.label(here, words) if teller.usual(here, words) else "", teller.repeated(here, words)):
                assert len(label) <= LABEL_LENGTH, label


@each_face
def test_menus_say_in_their_room_what_they_are_for(language: Language, key: str) -> None:
    teller = teller_of(language, key)
    for here in choices(key):
        for words in beginnings(here):
            number, _ = teller.weigh(here, words)
            assert len(teller.menu(here, words[:-1], None)) <= PLACEHOLDER
            assert len(teller.menu(here, words[:-1], number if words[:-1] or number < 2 else None)) <= PLACEHOLDER


@each_face
def test_what_a_game_says_before_it_starts_has_room(language: Language, key: str) -> None:
    about = teller_of(language, key).about
    assert 0 < len(about.title) <= LABEL_LENGTH
    assert 0 < len(about.summary) <= COMPLETION
    for option in about.options.values():
        assert len(option.description) <= COMPLETION
        assert all(0 < len(each) <= COMPLETION for each in option.meanings.values())
        assert all(0 < len(each) <= LABEL_LENGTH for each in (*option.names.values(), option.name or "-"))


@each_face
def test_descriptions_of_a_position_are_whole(language: Language, key: str) -> None:
    """Only the sentence that says what happened last is ever shortened."""
    teller = teller_of(language, key)
    for seed in SEEDS:
        for shown in scenes(key, seed, 9):
            scene = replace(shown, names=NAMES[: shown.position.seats])
            bare = replace(scene, recent=())
            for text, length in ((teller.alt(bare), ALT), (teller.text(bare), TEXT)):
                assert 0 < len(text) <= length
                assert not text.endswith("…"), text
            assert len(teller.alt(scene)) <= ALT
            assert len(teller.text(scene)) <= TEXT
            drawn = teller.grid(scene)
            assert len(drawn) <= GRID
            assert all(len(line) <= COLUMNS for line in drawn.split("\n")), drawn
