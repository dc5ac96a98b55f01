"""How high live messages are on a phone: how many of them its screen shows whole, in every language that is offered.

As `bench/noise.py` measures them: with the picture, the tip of the moment, and, between people, a clock with a reserve.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from bench.figures import Table, number
from bench.noise import kept, live_height, pick
from bench.samples import NAMES, dice, row_of
from cogs.languages import offered
from cogs.messages.heights import SCREEN
from data.rows import SettingRow
from rules.catalogue import GAMES
from rules.game import Game
from sessions.acts import Play
from sessions.fold import Fold, then
from sessions.log import Opened, Person, Started
from sessions.session import Session
from sessions.state.players import Computer, ComputerLevel

GAMES_OF_EACH, QUICK = 20, 1

LOOKS_EVERY = 5
"""One in this number of boards of people is measured: to draw them all would take most of the time."""

_TERMS = "auto=on clock=1d reserve=1d"


@dataclass(frozen=True)
class Setting:
    """Who plays what, and in which language."""

    game: Game
    seats: int
    computers: bool
    language: str


def settings() -> Iterator[Setting]:
    """Each game with its fewest and with its most seats, between people and against computers."""
    for game in GAMES.values():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            for computers in (False, True) if seats > 1 else (False,):
                for language in offered():
                    yield Setting(game, seats, computers, language)


def measure(seed: int, *, quick: bool = False) -> Table:
    """A row for each setting."""
    table = Table("heights: live messages", ("game, seats", "boards", "median", "most", f"within {SCREEN}"))
    for each in settings():
        high = sorted(heights(each, seed, QUICK if quick else GAMES_OF_EACH))
        fits = sum(height <= SCREEN for height in high) / len(high)
        rivals = "computers" if each.computers else "people"
        name = f"{each.game.key}, {each.seats} {rivals if each.seats > 1 else 'alone'}, {each.language}"
        table.add(name, number(len(high)), number(high[len(high) // 2]), number(high[-1]), f"{fits:.1%}")
    table.notes.append(
        "on a phone of 400 px, in CSS pixels; half of the games are random, half play what menus put first"
    )
    return table


def heights(setting: Setting, seed: int, games: int) -> list[int]:
    """How high boards of some games are, each at the moments at which a person is to act."""
    found = []
    for game in range(games):
        rolls = dice(seed, setting.game.key, setting.seats, setting.computers, game)
        boards = [each for each in states(setting, rolls, sensible=game % 2 == 0) if acts(each)]
        looked_at = boards[game % LOOKS_EVERY :: LOOKS_EVERY]
        found += [live_height(each, elsewhere=not setting.computers) for each in looked_at]
    return found


def acts(session: Session) -> bool:
    """Whether a person is to act."""
    return isinstance(session.actor_person, Person)


def states(setting: Setting, rolls: random.Random, *, sensible: bool) -> Iterator[Session]:
    """The moments of a game at which somebody is to act. Computers play as the people do, without thinking."""
    session = opened(setting, str(rolls.random()))
    while not session.ended:
        yield session
        actor = session.actor_person
        assert actor is not None, "a game that runs waits for somebody"
        ply, _ = pick(session, rolls, sensible=sensible)
        session = kept(then(session, Play(actor.user_id, ply).apply(session)))


def opened(setting: Setting, salt: str) -> Session:
    """A game that has just begun. Computers sit at all seats but the first of those who opened it."""
    game = setting.game
    # A game with one person in it speaks the language of this person, and others that of the table.
    spoken = tuple(SettingRow(seat, "language", json.dumps(setting.language)) for seat in range(1, setting.seats + 1))
    row = replace(row_of(game), exclusive=setting.seats > 1, settings=spoken)
    people = tuple(
        Computer(-seat, ComputerLevel.EASY) if setting.computers and seat > 1 else Person(seat, NAMES[seat - 1])
        for seat in range(1, setting.seats + 1)
    )
    # A game for one has no clock, and nobody waits for one against computers.
    terms = "auto=on" if setting.computers or setting.seats == 1 else _TERMS
    fold = Fold(row, game)
    fold.add(Opened("", 1, None, people, terms=terms, language=setting.language))
    fold.add(Started(salt, tuple(each.user_id for each in people)))
    fold.advance()
    return kept(fold.done())
