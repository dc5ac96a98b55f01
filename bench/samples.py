"""Random games of the catalogue, the same for the same seed, and sessions at any moment of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from msgspec.structs import replace

from data.rows import EntryRow, SessionRow
from rules.catalogue import GAMES
from rules.core import Chance, Choice, Over, Ply, Position
from rules.game import Game
from rules.notation import seat_to_act
from rules.record import written
from sessions.log import Entry, Opened, Person, PlyPlayed, Started
from sessions.session import Session
from sessions.tables.storing import read_session

NAMES = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi")

FOR_TWO = tuple(key for key, game in GAMES.items() if list(game.seats) == [2])
"""The keys of the games for exactly two seats."""

ALSO_FOR_TWO = tuple(key for key, game in GAMES.items() if 2 in game.seats)
"""The keys of the games that two people can play, whether or not more can."""

BEGUN = 2
"""The number of entries of a game's log before its first ply."""


def dice(*seed: object) -> random.Random:
    """A generator that gives the same numbers for the same seed in every run."""
    return random.Random("/".join(map(str, seed)))  # noqa: S311 - figures must be repeatable; nobody bets on them


def a_ply(turn: Choice | Chance, rolls: random.Random) -> Ply:
    """One of the turn's plies: any choice as likely as another, chance by its weights."""
    return rolls.choices(turn.plies, turn.weights)[0] if isinstance(turn, Chance) else rolls.choice(turn.plies)


def hasty(position: Position, rolls: random.Random) -> str:
    """Of a dozen plies at random, the one that ends the game, or else that with the most events, such as captures.

    A game that is played so is a third to two thirds as long as one of plies at random.
    """
    turn = position.turn()
    assert isinstance(turn, Choice), "somebody is to act"

    def haste(ply: Ply) -> tuple[bool, int]:
        after = position.play(ply)
        return isinstance(after.turn(), Over), len(after.events)

    return str(max(rolls.sample(turn.plies, min(12, len(turn.plies))), key=haste))


def whole_game(game: Game, rolls: random.Random, seats: int | None = None) -> SessionRow:
    """A finished random game as the store would give it, with `seats` seats (else any number) and any options."""
    number = seats or rolls.choice(list(game.seats))
    options = {option.name: rolls.choice(option.values) for option in game.options}
    people = tuple(Person(seat + 1, NAMES[seat % len(NAMES)]) for seat in range(number))
    entries: list[Entry] = [
        Opened(written(options), people[0].user_id, None, people),
        Started("1", tuple(each.user_id for each in people)),
    ]
    position = game.new(number, options)
    while not isinstance(turn := position.turn(), Over):
        ply = a_ply(turn, rolls)
        entries.append(PlyPlayed(seat_to_act(position) or 0, str(ply)))
        position = position.play(ply)
    stored = tuple(_stored(number, entry) for number, entry in enumerate(entries, 1))
    return replace(row_of(game), state="over", version=len(entries), shown=len(entries), entries=stored)


def row_of(game: Game) -> SessionRow:
    """A table of a game as the store would give it before anything has happened there."""
    return SessionRow(
        id=1,
        game=game.key,
        rules_version=game.version,
        guild_id=1,
        channel_id=1,
        secret=bytes(32),
        exclusive=game.seats[-1] > 1,
        state="lobby",
        version=0,
        shown=0,
    )


def _stored(number: int, entry: Entry) -> EntryRow:
    # Unsealed: what goes through a store is sealed there.
    row = entry.row()
    return EntryRow(number, row.kind, row.facts, 0, b"")


def moments(row: SessionRow) -> Iterator[Session]:
    """The session of a finished game at every moment that a table sees: before each choice, and at the end."""
    known: Session | None = None
    for count in range(BEGUN, row.version + 1):
        state = row.state if count == row.version else "running"
        new = row.entries[known.version if known else 0 : count]
        known = read_session(replace(row, state=state, version=count, shown=count, entries=new), known)
        if not isinstance(known.position.turn(), Chance):
            yield known
