"""Random games of the catalogue, the same for the same seed, and sessions at any moment of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from data.rows import PlyRow, SeatRow, SessionRow
from rules.core import Chance, Choice, Game, Over, Ply
from rules.notation import seat_to_act
from sessions.session import Session
from sessions.storing import rebuild

NAMES = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi")


def dice(*seed: object) -> random.Random:
    """A generator that gives the same numbers for the same seed in every run."""
    return random.Random("/".join(map(str, seed)))  # noqa: S311 - figures must be repeatable; nobody bets on them


def a_ply(turn: Choice | Chance, rolls: random.Random) -> Ply:
    """One of the turn's plies: any choice as likely as another, chance by its weights."""
    return rolls.choices(turn.plies, turn.weights)[0] if isinstance(turn, Chance) else rolls.choice(turn.plies)


def whole_game(game: Game, rolls: random.Random, seats: int | None = None) -> SessionRow:
    """A finished random game as the store would give it, with `seats` seats (else any number) and any options."""
    people = seats or rolls.choice(list(game.seats))
    options = {option.name: rolls.choice(option.values) for option in game.options}
    position = game.new(people, options)
    plies = []
    while not isinstance(turn := position.turn(), Over):
        ply = a_ply(turn, rolls)
        plies.append(PlyRow(seat_to_act(position) or 0, str(ply)))
        position = position.play(ply)
    return SessionRow(
        id=1,
        game=game.key,
        rules_version=game.version,
        options=" ".join(f"{name}={value}" for name, value in options.items()),
        guild_id=1,
        channel_id=1,
        opener_id=1,
        youngest_id=None,
        state="over",
        ending="",
        secret=bytes(32),
        salt="",
        version=1,
        shown=1,
        message_id=None,
        message_plies=0,
        seats=tuple(SeatRow(number + 1, NAMES[number % len(NAMES)]) for number in range(people)),
        plies=tuple(plies),
    )


def moments(row: SessionRow) -> Iterator[Session]:
    """The session of a finished game at every moment that a table sees: before each choice, and at the end."""
    known = None
    for count in range(len(row.plies) + 1):
        state = row.state if count == len(row.plies) else "running"
        known = rebuild(replace(row, state=state, plies=row.plies[:count]), known)
        if not isinstance(known.position.turn(), Chance):
            yield known
