"""What a table agrees on beside its game's options, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.words.times import span
from sessions.state.clock import LENGTHS, bank_length
from sessions.state.options import (
    ANSWER,
    AUTO,
    BANK,
    CLOCK,
    FORFEIT,
    HINTS,
    RATED,
    RESERVE,
    SEATING,
    SIDE,
    TABLE_OPTIONS,
    THREAD,
)
from sessions.tables.lengths import UsualGame, seats_of
from words import Words

if TYPE_CHECKING:
    from rules.game import Option
    from sessions.session import Session


class TableOptionWords(Struct, frozen=True):
    """What each value of a term is in a few words, which are understood by themselves, and what it is about."""

    values: Mapping[str, str]
    about: str


def _auto(say: Words, begins: bool) -> TableOptionWords:
    told = say.table_options
    return TableOptionWords(
        {
            "on": told.auto_on(begins=begins),
            "off": told.auto_off(begins=begins),
        },
        told.auto_about(),
    )


def _thread(say: Words, begins: bool) -> TableOptionWords:
    told = say.table_options
    return TableOptionWords(
        {
            "off": told.thread_off(begins=begins),
            "on": told.thread_on(begins=begins),
            "direct": told.thread_direct(begins=begins),
        },
        told.thread_about(),
    )


def _side(say: Words, begins: bool) -> TableOptionWords:
    told = say.table_options
    return TableOptionWords(
        {
            "fixed": told.side_fixed(begins=begins),
            "mover": told.side_mover(begins=begins),
        },
        told.side_about(),
    )


def _seating(say: Words, begins: bool) -> TableOptionWords:
    told = say.table_options
    return TableOptionWords(
        {
            "open": told.seating_open(begins=begins),
            "invited": told.seating_invited(begins=begins),
        },
        told.seating_about(),
    )


def _clock(say: Words, begins: bool) -> TableOptionWords:
    told = say.table_options
    return TableOptionWords(
        {
            "none": told.clock_none(begins=begins),
            "1h": told.clock_1h(),
            "12h": told.clock_12h(),
            "1d": told.clock_1d(),
            "3d": told.clock_3d(),
            "1w": told.clock_1w(),
        },
        told.clock_about(),
    )


def _reserve(say: Words, begins: bool) -> TableOptionWords:
    told = say.table_options
    return TableOptionWords(
        {
            "none": told.reserve_none(begins=begins),
            "1h": told.reserve_1h(),
            "12h": told.reserve_12h(),
            "1d": told.reserve_1d(),
            "3d": told.reserve_3d(),
            "1w": told.reserve_1w(),
        },
        told.reserve_about(),
    )


def _bank(say: Words, begins: bool) -> TableOptionWords:
    told = say.table_options
    values = {each: told.bank_each(span=span(say, LENGTHS[each])) for each in BANK.values if each != "none"}
    return TableOptionWords({"none": told.bank_none(begins=begins), **values}, told.bank_about())


def _answer(say: Words, begins: bool) -> TableOptionWords:
    told = say.table_options
    return TableOptionWords(
        {
            "1h": told.answer_1h(begins=begins),
            "12h": told.answer_12h(begins=begins),
            "1d": told.answer_1d(begins=begins),
            "3d": told.answer_3d(begins=begins),
            "1w": told.answer_1w(begins=begins),
        },
        told.answer_about(),
    )


def _forfeit(say: Words, begins: bool) -> TableOptionWords:
    told = say.table_options
    return TableOptionWords(
        {
            "off": told.forfeit_off(begins=begins),
            "on": told.forfeit_on(begins=begins),
        },
        told.forfeit_about(),
    )


def _forfeit_by_bank(say: Words, begins: bool) -> TableOptionWords:
    """The same at a table with a bank, where nobody waits once the time is out."""
    told = say.table_options
    return TableOptionWords(
        {
            "off": told.forfeit_off(begins=begins),
            "on": told.forfeit_at_once(begins=begins),
        },
        told.forfeit_about_bank(),
    )


def _hints(say: Words, begins: bool) -> TableOptionWords:
    told = say.hints
    return TableOptionWords(
        {
            "on": told.option_on(begins=begins),
            "off": told.option_off(begins=begins),
            "all": told.option_all(begins=begins),
        },
        told.option(),
    )


def _rated(say: Words, begins: bool) -> TableOptionWords:
    told = say.table_options
    return TableOptionWords(
        {
            "yes": told.rated_yes(begins=begins),
            "no": told.rated_no(begins=begins),
        },
        told.rated_about(),
    )


_WORDS: Mapping[str, Callable[[Words, bool], TableOptionWords]] = {
    AUTO.name: _auto,
    THREAD.name: _thread,
    SIDE.name: _side,
    SEATING.name: _seating,
    CLOCK.name: _clock,
    RESERVE.name: _reserve,
    BANK.name: _bank,
    ANSWER.name: _answer,
    FORFEIT.name: _forfeit,
    HINTS.name: _hints,
    RATED.name: _rated,
}


def table_option_words(say: Words, term: Option, terms: Mapping[str, str], *, begins: bool = False) -> TableOptionWords:
    """What a term is about, and what its values mean where a table has agreed on `terms`.

    `begins`: as the beginning of a line.
    """
    words = _forfeit_by_bank if term is FORFEIT and bank_length(terms) else _WORDS[term.name]
    return words(say, begins)


def table_option_value(say: Words, term: Option, value: str, terms: Mapping[str, str], *, begins: bool = False) -> str:
    """A value of a term in a few words, where a table has agreed on `terms`; `begins`: as the beginning of a line."""
    return table_option_words(say, term, terms, begins=begins).values[value]


_AMONG_PEOPLE = (SEATING, CLOCK, RESERVE, BANK, ANSWER, FORFEIT, RATED)
"""What changes nothing where one person plays against computers: nobody waits, asks or joins."""


def mattering(session: Session) -> list[Option]:
    """The table options that make a difference at a lobby.

    In direct messages nobody but computers can join, and no thread can be opened. A game with a computer is not rated.
    """
    if session.place.direct:
        return [each for each in TABLE_OPTIONS if each not in (*_AMONG_PEOPLE, THREAD)]
    people = len(session.people) - len(session.computers) + len(session.invited)
    if people == 1 and session.free <= 0:
        return [each for each in TABLE_OPTIONS if each not in _AMONG_PEOPLE]
    return [each for each in TABLE_OPTIONS if each is not RATED or not session.computers]


def differing(say: Words, terms: Mapping[str, str]) -> list[str]:
    """What was agreed on otherwise than by default, a few words each; who may sit down is shown elsewhere."""
    return [
        table_option_value(say, term, terms[term.name], terms)
        for term in TABLE_OPTIONS
        if term is not SEATING and terms[term.name] != term.default
    ]


def usual_game(say: Words, usual: UsualGame) -> str:
    """How many turns games take, and where that is known from."""
    return say.table_options.bank_usual(turns=usual.turns, most=usual.most, games=usual.games, counted=usual.games > 0)


def bank_meaning(say: Words, session: Session, value: str, usual: UsualGame | None) -> str | None:
    """How long a turn of a lobby's game can take on average with that bank; None where that is not known."""
    if usual is None or value == "none":
        return None
    each = usual.each(value, seats_of(session))
    return say.table_options.bank_meaning(span=span(say, each), turns=usual.turns)
