"""Records: whole games as text.

A record has header lines (`key: value`), an empty line, and then one ply in each line. The options and the plies are
enough to rebuild every position.

A record of a later format than 1 begins with the line `record format N`. It has no colon, so that a reader that knows
only format 1 refuses the record there instead of misreading what follows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct, field

from rules.catalogue import GAMES
from rules.core import IllegalPlyError, Played
from rules.game import Game, OptionError
from rules.notation import UnreadablePlyError, play_recorded

NEWEST = 4
"""The newest format.

In format 2, `players` are those who began the game, and lines `replaced N` say who came later. In format 3, lines
`dice N` and `secret N` (N from 2) say from which further secrets dice were drawn, and since when. In format 4, a line
`deal` says that the game is the deal of a day, whose cards are drawn from shuffled piles.
"""

_FORMAT = re.compile(r"record format ([0-9]{1,3})(?:,.*)?")


What = Literal[
    "no header line",
    "header line twice",
    "no seats",
    "wrong options",
    "newer format",
    "empty line",
    "illegal move",
    "damaged header",
    "other players",
    "word of a stranger",
    "other seats",
    "secret not shown",
    "missing line",
    "other draw",
    "stops early",
    "damaged line",
    "no replacement",
    "wrong replacement",
    "other secret",
]
"""The mistakes that a record can have. The last twelve are found when its dice are drawn again."""


class Flaw(Struct, frozen=True):
    """A mistake in a record, from which a sentence can be made in any language.

    Attributes:
        what (What): the mistake.
        number (int): the number of the line, from 1; for "newer format", the format; for "other players", how many
            players the header names; for "other draw", the number of the ply; for "wrong replacement", the seat.
        text (str): the line, or the header line's name, or for "other draw" the ply in the record.
        drawn (str): for "other draw", the ply that the secret draws.
        most (int): for "newer format", the newest format that can be read; for "other players", the number of seats.
        game (Game | None): for "wrong options", the game.
        error (OptionError | None): for "wrong options", which options.
    """

    what: What
    number: int = 0
    text: str = ""
    drawn: str = ""
    most: int = 0
    game: Game | None = None
    error: OptionError | None = None


class RecordError(ValueError):
    """A record that cannot be read or replayed. The message is a sentence for a command line, which names the line."""


class FlawedRecordError(RecordError):
    """A mistake in a record. `flaw` says the same as the message, to programs."""

    def __init__(self, message: str, flaw: Flaw) -> None:
        super().__init__(message)
        self.flaw = flaw


class UnknownGameError(RecordError):
    """A record of a game that is not in the catalogue."""


class Record(Struct, frozen=True):
    """A record. `str(record)` is its text, which `parse` reads."""

    game: Game
    seats: int
    """The number of seats."""

    options: Mapping[str, str]
    """The values of all options, by name."""

    plies: Sequence[str]
    """The plies in the notation. They have not been checked."""

    notes: Mapping[str, str] = field(default_factory=dict)
    """Further header lines, unchanged."""

    first_line: int = 1
    """The number of the line with the first ply, from 1."""

    format: int = 1
    """1 to 4 (see `NEWEST`)."""

    def __str__(self) -> str:
        options = written(self.options)
        header = {"game": self.game.key, "seats": str(self.seats), "options": options, **self.notes}
        lines = [f"{key}: {value}".rstrip() for key, value in header.items()]
        if self.format > 1:
            # An older reader quotes this line when it refuses the record: at most 60 characters, and no colon.
            lines.insert(0, f"record format {self.format}, which needs a newer version of the bot")
        return "\n".join([*lines, "", *self.plies]) + "\n"


def parse(text: str) -> Record:
    """The record in `text`.

    Raises FlawedRecordError if its format is newer than NEWEST, if a header line is missing or wrong, and
    UnknownGameError if its game is not in the catalogue.
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
            raise FlawedRecordError(
                f"Line {number} should be a “key: value” header, but says “{line[:60]}”.",
                Flaw("no header line", number, line[:60]),
            )
        if key.strip() in header:
            named = key.strip()[:40]
            raise FlawedRecordError(
                f"Line {number} repeats the header “{named}”.", Flaw("header line twice", number, named)
            )
        header[key.strip()] = value.strip()
    game = GAMES.get(header.get("game", ""))
    if game is None:
        raise UnknownGameError(f"The header doesn't name a known game (known: {', '.join(GAMES)}).")
    if not re.fullmatch("[0-9]{1,3}", header.get("seats", "")):
        raise FlawedRecordError("The header doesn't give the number of seats.", Flaw("no seats"))
    seats = int(header["seats"])
    try:
        options = game.settle(pairs(header.get("options", "").split()))
        game.new(seats, options)
    except OptionError as error:
        flaw = Flaw("wrong options", game=game, error=error)
        raise FlawedRecordError(f"The header is wrong: {error}", flaw) from error
    plies = [line.strip() for line in lines[body:]]
    while plies and not plies[-1]:
        plies.pop()
    notes = {key: value for key, value in header.items() if key not in ("game", "seats", "options")}
    return Record(game, seats, options, plies, notes, body + 1, format_ or 1)


def _format_of(line: str) -> int | None:
    """The format in the first line of a record; None if it names none. Raises FlawedRecordError for an unknown one."""
    match = _FORMAT.fullmatch(line.strip())
    if match is None:
        return None
    if not 1 <= int(match[1]) <= NEWEST:
        raise FlawedRecordError(
            f"The record has format {match[1]}, but this version of the bot only reads formats up to {NEWEST}.",
            Flaw("newer format", int(match[1]), most=NEWEST),
        )
    return int(match[1])


def pairs(words: Sequence[str]) -> dict[str, str]:
    """`["a=1", "b=x"]` as a mapping. Raises OptionError for a word without `=`."""
    found = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not (name and sign and value):
            raise OptionError(f"“{word[:40]}” should look like name=value.", word, form="no pair")
        if name in found:
            raise OptionError(f"The option “{name[:40]}” is given twice.", name, form="twice")
        found[name] = value
    return found


def written(options: Mapping[str, str]) -> str:
    """A mapping as pairs, separated by spaces: the inverse of `pairs`."""
    return " ".join(f"{name}={value}" for name, value in options.items())


def replay(record: Record) -> Iterator[Played]:
    """The plies of `record` with their positions, one after the other. Raises FlawedRecordError at an illegal line."""
    position = record.game.new(record.seats, record.options)
    for number, line in enumerate(record.plies, record.first_line):
        if not line:
            raise FlawedRecordError(f"Line {number} is empty where there should be a move.", Flaw("empty line", number))
        try:
            played = play_recorded(line, position)
        except (UnreadablePlyError, IllegalPlyError) as error:
            flaw = Flaw("illegal move", number, line[:40])
            raise FlawedRecordError(
                f"Line {number} says “{line[:40]}”, which isn't a legal move there.", flaw
            ) from error
        yield played
        position = played.after
