"""What a table agrees on beside its game's options, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from sessions.state.options import ANSWER, AUTO, CLOCK, FORFEIT, RESERVE, SEATING, SIDE, TABLE_OPTIONS, THREAD

if TYPE_CHECKING:
    from rules.game import Option


class TableOptionWords(Struct, frozen=True):
    """What each value of a term is in a few words, which are understood by themselves, and what it is about."""

    values: Mapping[str, str]
    about: str


_WORDS = {
    AUTO.name: TableOptionWords(
        {"on": "forced moves are automatic", "off": "no automatic moves"},
        "Whether the bot itself plays a move that is the only one possible, unless it ends the game for somebody.",
    ),
    THREAD.name: TableOptionWords(
        {"off": "played in this channel", "on": "played in a thread"},
        "Whether the game is played in a thread of its own.",
    ),
    SIDE.name: TableOptionWords(
        {
            "fixed": "the board is always seen from the same side",
            "mover": "the board is seen from the side of whoever is to move",
        },
        "From which side the board is seen, where it has sides.",
    ),
    SEATING.name: TableOptionWords(
        {"open": "anybody may join", "invited": "only people who are invited may join"},
        "Who may sit down.",
    ),
    CLOCK.name: TableOptionWords(
        {
            "none": "no time limit",
            "1h": "1 hour a turn",
            "12h": "12 hours a turn",
            "1d": "1 day a turn",
            "3d": "3 days a turn",
            "1w": "1 week a turn",
        },
        "How long a turn may take.",
    ),
    RESERVE.name: TableOptionWords(
        {
            "none": "no time in reserve",
            "1h": "1 hour in reserve",
            "12h": "12 hours in reserve",
            "1d": "1 day in reserve",
            "3d": "3 days in reserve",
            "1w": "1 week in reserve",
        },
        "What each player may use up beyond the clock, in the whole game.",
    ),
    ANSWER.name: TableOptionWords(
        {
            "1h": "questions close after 1 hour",
            "12h": "questions close after 12 hours",
            "1d": "questions close after 1 day",
            "3d": "questions close after 3 days",
            "1w": "questions close after 1 week",
        },
        "How long a question to the table can be answered, as a request to take back a move.",
    ),
    FORFEIT.name: TableOptionWords(
        {
            "off": "the others decide when somebody is out of time",
            "on": "somebody out of time for another turn loses the seat",
        },
        "With a clock: whether a seat is given up by itself when its time has been out for as long as a turn may take.",
    ),
}


def table_option_words(term: Option) -> TableOptionWords:
    """What a term is about, and what its values mean."""
    return _WORDS[term.name]


def table_option_value(term: Option, value: str) -> str:
    """A value of a term in a few words."""
    return table_option_words(term).values[value]


def differing(terms: Mapping[str, str]) -> list[str]:
    """What was agreed on otherwise than by default, a few words each; who may sit down is told elsewhere."""
    return [
        table_option_value(term, terms[term.name])
        for term in TABLE_OPTIONS
        if term is not SEATING and terms[term.name] != term.default
    ]
