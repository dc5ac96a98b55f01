"""The longest text of a message, and the limits that English sets."""

from __future__ import annotations

from typing import Any

import pytest

from words import limits
from words.limits import Longest, Room
from words.source import reading


def longest(english: str, told: str = "", language: str = "en", table: Any = None) -> int:
    """The length of the longest text of the message `m` of the file `kit`."""
    own = reading(told or english, language, "kit")
    source = reading(english, "en", "kit")
    return Room(source, own, Longest(table or {}, {"kit": source}, {"kit": own})).longest("m")


COUNT = "{ $n ->\n    [0] none at all\n    [one] one move\n   *[other] { $n } moves\n }"


@pytest.mark.parametrize(
    ("english", "length"),
    [
        ("m = abc", 3),
        ("m = a{ x }\nx = bcd", 4),
        (f"m = {COUNT}", len("none at all")),
        (f"# $n max 6\nm = {COUNT}", len("999999 moves")),
        ("m = { $a ->\n    [yes] abc\n   *[no] a\n }{ $a ->\n    [yes] a\n   *[no] abc\n }", 4),
        ("m = { $a ->\n    [x] abc\n   *[y] a\n }{ $b ->\n    [x] a\n   *[y] abc\n }", 6),
        ("# $a (red | yellow)\nm = { $a }", 6),
        ("# $n (number)\nm = { $n }.", 5),
        ("# $who max 32\nm = { $who }.", 33),
        ("# $who cut\nm = { $who }.", 9),
    ],
)
def test_the_longest_text_is_that_of_the_longest_values(english: str, length: int) -> None:
    assert longest(english) == length


def test_the_titles_of_all_games_count_without_being_named() -> None:
    """A file with a title and a summary is a game's."""
    files = {
        "chess": reading("title = Chess\nsummary = Mate.", "en", "chess"),
        "higher": reading("title = Higher\nsummary = Name numbers.", "en", "higher"),
        "puzzles": reading("title = Find the best turn", "en", "puzzles"),
    }
    source = reading("m = { $game }!", "en", "kit")
    longest = Longest({"anywhere": {"game": {"messages": ["GAME.title"]}}}, files, files)
    assert Room(source, source, longest).longest("m") == len("Higher!")


def test_a_plural_form_counts_with_its_longest_number() -> None:
    english = "m = { $n ->\n    [one] { $n } very long text\n   *[other] { $n }\n }"
    assert longest(english) == len("1 very long text")
    polish = "m = { $n ->\n    [one] { $n }\n    [few] { $n } very long text\n   *[many] { $n }\n }"
    assert longest(english, polish, "pl") == len("9994 very long text")


def test_too_many_combinations_count_with_the_longest_text_of_each_selection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "COMBINATIONS", 1)
    assert longest("m = { $a ->\n    [x] abc\n   *[y] a\n }{ $b ->\n    [x] a\n   *[y] abc\n }") == 6


@pytest.mark.parametrize(
    ("table", "length"),
    [
        ({"anywhere": {"x": 5}}, 5),
        ({"anywhere": {"x": 5}, "kit": {"x": 3}}, 3),
        ({"kit": {"x": 3}, "kit.m": {"x": 2}}, 2),
        ({"anywhere": {"x": ["a1", "j10"]}}, 3),
        ({"anywhere": {"x": "cut"}}, 8),
        ({"anywhere": {"x": {"messages": ["kit.title-*"]}}}, 6),
    ],
)
def test_a_table_says_how_long_variables_are(table: Any, length: int) -> None:
    assert longest("m = { $x }\ntitle-a = abc\ntitle-b = abcdef", table=table) == length


def test_a_message_in_the_table_counts_in_the_language_that_is_checked() -> None:
    table = {"anywhere": {"x": {"messages": ["kit.title"]}}}
    assert longest("m = { $x }\ntitle = abc", "m = { $x }\ntitle = abcde", "de", table) == 5


def test_messages_that_show_each_other_end() -> None:
    assert longest("m = a{ $x }", table={"anywhere": {"x": {"messages": ["kit.*"]}}}) == 2


def test_english_says_how_long_each_variable_of_a_message_with_a_limit_is() -> None:
    english = {"kit": reading("# max 9\nm = { $strange }\nn = { $strange }", "en", "kit")}
    assert limits.unsaid(english) == [
        "words/en/kit.ftl:2: m: say how long $strange can be (`# $strange max …` or words/longest.toml)"
    ]


def test_a_message_beyond_its_limit_is_told() -> None:
    english = {"kit": reading("# max 3\nm = abc\nn = abcdef", "en", "kit")}
    german = {"kit": reading("m = abcd\nn = abcdefg\nold = x", "de", "kit"), "gone": reading("m = x", "de", "gone")}
    assert limits.broken(english, english) == []
    assert limits.broken(english, german) == ["words/de/kit.ftl:1: m: 4 characters, at most 3: 'abcd'"]
