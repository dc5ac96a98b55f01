"""What people read about a mistake in a game's record."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cogs.words.options import wrong_option
from words import Words

if TYPE_CHECKING:
    from rules.record import Flaw


def flawed(say: Words, flaw: Flaw) -> str:
    """What is wrong, as a sentence."""
    words, number, text = say.records, flaw.number, flaw.text
    told: dict[str, Callable[[], str]] = {
        "no header line": lambda: words.no_header_line(line=number, text=text),
        "header line twice": lambda: words.header_line_twice(line=number, text=text),
        "no seats": words.no_seats,
        "wrong options": lambda: words.wrong_options(why=_wrong_options(say, flaw)),
        "newer format": lambda: words.newer_format(format=number, most=flaw.most),
        "empty line": lambda: words.empty_line(line=number),
        "illegal move": lambda: words.illegal_move(line=number, text=text),
        "damaged header": words.damaged_header,
        "other players": lambda: words.other_players(seats=flaw.most, players=number),
        "word of a stranger": words.word_of_a_stranger,
        "other seats": words.other_seats,
        "secret not shown": words.secret_not_shown,
        "missing line": lambda: words.missing_line(text=text),
        "other draw": lambda: words.other_draw(ply=number, text=text, drawn=flaw.drawn),
        "stops early": words.stops_early,
        "damaged line": lambda: words.damaged_line(text=text),
        "no replacement": lambda: words.no_replacement(text=text),
        "wrong replacement": lambda: words.wrong_replacement(text=text, seat=number),
        "other secret": words.other_secret,
    }
    return told[flaw.what]()


def _wrong_options(say: Words, flaw: Flaw) -> str:
    error, game = flaw.error, flaw.game
    assert error is not None, "the mistake is in the options"
    assert game is not None, "the mistake is in the options of a game"
    if error.form is not None:
        told = say.records.no_pair if error.form == "no pair" else say.records.option_twice
        return told(text=error.given[:40])
    if error.seats is not None:
        few, many = game.seats[0], game.seats[-1]
        wanted = str(few) if few == many else say.refusals.from_to(first=few, last=many)
        return say.records.wrong_seats(game=game.key, allowed=wanted, seats=error.seats)
    return wrong_option(say, game, game.key, error)
