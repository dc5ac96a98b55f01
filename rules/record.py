"""Records: a whole game as text, and back again.

Header lines `key: value`, an empty line, then one ply a line. Given a game's options and plies, nothing else is
needed to rebuild a position.

A record of a later format than the first begins with a line `record format N`. That line has no colon, so that a reader
that knows the first format alone refuses the record at it instead of misjudging what follows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, field

from rules.catalogue import GAMES
from rules.core import Game, IllegalPlyError, OptionError, Played
from rules.notation import UnreadablePlyError, play_recorded

NEWEST = 3
"""The newest format. In format 2 `players` are those who began the game, and lines `replaced N` tell who came later.
In format 3 lines `dice N` and `secret N`, from 2 on, tell from which other secrets dice were drawn, and since when."""

_FORMAT = re.compile(r"record format ([0-9]{1,3})(?:,.*)?")


class RecordError(ValueError):
    """A record that cannot be read or replayed. The message is a sentence that names the line."""


class UnknownGameError(RecordError):
    """A record of a game that is not in the catalogue."""


class Record(Struct, frozen=True):
    """A game as written down: its options are all there, its plies are lines in the notation.

    `notes` are header lines beyond the needed ones, kept as they are; `first_line` is the number, from 1, of the
    line that holds the first ply; `format` is 1, 2 or 3 (see `NEWEST`).
    """

    game: Game
    seats: int
    options: Mapping[str, str]
    plies: Sequence[str]
    notes: Mapping[str, str] = field(default_factory=dict)
    first_line: int = 1
    format: int = 1

    def __str__(self) -> str:
        options = written(self.options)
        header = {"game": self.game.key, "seats": str(self.seats), "options": options, **self.notes}
        lines = [f"{key}: {value}".rstrip() for key, value in header.items()]
        if self.format > 1:
            # What an older reader quotes when it refuses the record: 60 characters at the most, and no colon.
            lines.insert(0, f"record format {self.format}, which needs a newer version of the bot")
        return "\n".join([*lines, "", *self.plies]) + "\n"


def parse(text: str) -> Record:
    """The record that `text` holds.

    Raises RecordError when it has a newer format than this version knows, or names no game of the catalogue.
    """
    lines = text.splitlines()
    header: dict[str, str] = {}
    body = len(lines)
    numbered = list(enumerate(lines, 1))
    format_ = _format_of(lines[0]) if lines else None
    for number, line in numbered[1:] if format_ else numbered:
        if not line.strip():
            body = number
            break
        key, colon, value = line.partition(":")
        if not colon:
            raise RecordError(f"Line {number} is no header line “key: value”: “{line[:60]}”.")
        if key.strip() in header:
            raise RecordError(f"Line {number} says “{key.strip()[:40]}” for the second time.")
        header[key.strip()] = value.strip()
    game = GAMES.get(header.get("game", ""))
    if game is None:
        raise UnknownGameError(f"The header names no known game (known: {', '.join(GAMES)}).")
    if not re.fullmatch("[0-9]{1,3}", header.get("seats", "")):
        raise RecordError("The header names no number of seats.")
    seats = int(header["seats"])
    try:
        options = game.settle(pairs(header.get("options", "").split()))
        game.new(seats, options)
    except OptionError as error:
        raise RecordError(f"The header is wrong: {error}") from error
    plies = [line.strip() for line in lines[body:]]
    while plies and not plies[-1]:
        plies.pop()
    notes = {key: value for key, value in header.items() if key not in ("game", "seats", "options")}
    return Record(game, seats, options, plies, notes, body + 1, format_ or 1)


def _format_of(line: str) -> int | None:
    """The format that a record's first line names; None where it names none. Raises RecordError for an unknown one."""
    match = _FORMAT.fullmatch(line.strip())
    if match is None:
        return None
    if not 1 <= int(match[1]) <= NEWEST:
        raise RecordError(
            f"The record has format {match[1]}, and this version of the bot reads formats up to {NEWEST}: it takes a "
            "newer version."
        )
    return int(match[1])


def pairs(words: Sequence[str]) -> dict[str, str]:
    """`["a=1", "b=x"]` as a mapping. Raises OptionError for a word that is no pair."""
    found = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not (name and sign and value):
            raise OptionError(f"“{word[:40]}” is not of the form name=value.")
        if name in found:
            raise OptionError(f"The option “{name[:40]}” is given twice.")
        found[name] = value
    return found


def written(options: Mapping[str, str]) -> str:
    """A mapping as pairs with spaces between: the inverse of `pairs`."""
    return " ".join(f"{name}={value}" for name, value in options.items())


def replay(record: Record) -> Iterator[Played]:
    """Each ply of `record` with the positions around it. Raises RecordError at a line that is illegal."""
    position = record.game.new(record.seats, record.options)
    for number, line in enumerate(record.plies, record.first_line):
        if not line:
            raise RecordError(f"Line {number} is empty, and a move should stand there.")
        try:
            played = play_recorded(line, position)
        except (UnreadablePlyError, IllegalPlyError) as error:
            raise RecordError(f"Line {number} says “{line[:40]}”, which is not a legal move there.") from error
        yield played
        position = played.after
