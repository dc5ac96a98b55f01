"""What a table agrees on beside the options of its game: how it is played in this channel, not by which rules."""

from __future__ import annotations

from collections.abc import Mapping

from rules.game import Option, OptionError

AUTO = Option("auto", ("on", "off"), "on")
"""Whether the table itself plays what is the only choice."""

THREAD = Option("thread", ("off", "on", "direct"), "off")
"""Where the game is played: where its lobby is, in a thread of its own, or in the direct messages of each player."""

SIDE = Option("side", ("fixed", "mover"), "fixed")
"""From which side the board is seen: always the same, or that of who is to move."""

SEATING = Option("seating", ("open", "invited"), "open")
"""Who may sit down: everybody, or only who was invited."""

CLOCK = Option("clock", ("none", "1h", "12h", "1d", "3d", "1w"), "none")
"""How long a turn may take."""

RESERVE = Option("reserve", ("none", "1h", "12h", "1d", "3d", "1w"), "none")
"""What each player may use up beyond that, in the whole game."""

BANK = Option("bank", ("none", "5m", "10m", "15m", "30m", "1h", "3d", "5d", "7d", "10d", "14d", "21d", "28d"), "none")
"""How much time each player has for all of their turns in the game. A table has a bank or a reserve, not both."""

ANSWER = Option("answer", ("1h", "12h", "1d", "3d", "1w"), "1d")
"""How long a question to the table stays open."""

FORFEIT = Option("forfeit", ("off", "on"), "off")
"""Whether a seat is given up by itself whose time has been out for as long as a turn may take.

With a bank that happens as soon as the time is out, so that a game ends at the latest when all banks are used up."""

HINTS = Option("hints", ("on", "off", "all"), "on")
"""Whether players may ask the computer for hints: who plays alone or against computers, nobody, or also people who play
unrated games with each other. Rated games between people have none in any case."""

RATED = Option("rated", ("yes", "no"), "yes")
"""Whether the game counts for the ratings, where it can."""

TABLE_OPTIONS = (AUTO, THREAD, SIDE, SEATING, CLOCK, RESERVE, BANK, ANSWER, FORFEIT, HINTS, RATED)
"""All of them, in the order offered. What was agreed on is kept as an option is: a value by name."""

_BY_NAME = {each.name: each for each in TABLE_OPTIONS}


def with_defaults(given: Mapping[str, str]) -> dict[str, str]:
    """The value of every table option by name: the one in `given`, else the default.

    Raises OptionError for an unknown option, and for a value that an option does not have.
    """
    for name in given:
        if name not in _BY_NAME:
            raise OptionError(f"a table has no option “{name[:40]}”.", name)
    return {name: option.check(given.get(name, option.default)) for name, option in _BY_NAME.items()}


def changed(terms: Mapping[str, str], name: str, value: str) -> dict[str, str]:
    """The table options `terms` with another value of one of them.

    Whoever chooses a bank gives up the reserve, and the other way round.
    """
    other = {BANK.name: RESERVE, RESERVE.name: BANK}.get(name)
    given_up = {} if other is None or value == "none" else {other.name: other.default}
    return {**terms, **given_up, name: value}
