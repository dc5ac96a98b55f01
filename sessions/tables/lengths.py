"""How many turns usual games take, so that a host can judge what a time for the whole game means."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from data.rows import EntryRow
from data.store import Store
from rules.core import CHANCE
from rules.game import Game
from sessions.clocks.deadlines import SILENCE
from sessions.failing import failing_as
from sessions.log import PlyPlayed, TakenBack, UnknownEntryError, read
from sessions.refusals.base import NotRead, Refusal
from sessions.session import Session
from sessions.state.clock import DAY, LENGTHS

ENOUGH, MOST = 20, 60
"""How many finished games of people in a server are needed before they are counted, and how many are counted."""

FRESH = DAY
"""For how many seconds figures are kept before the games are counted again."""

KEPT = 256
"""For how many servers and games figures are kept; those used longest ago are dropped first."""

NEARLY_ALL = 0.95
"""The part of the games that take no more than `UsualGame.most` turns."""


class UsualGame(Struct, frozen=True):
    """How many turns games take, of all players together.

    turns: the median
    most: what NEARLY_ALL games do not exceed
    games: how many games of people were counted; 0: the figures come from games between computers
    """

    turns: int
    most: int
    games: int = 0

    def each(self, bank: str, seats: int) -> int:
        """How many seconds a turn can take on average with that value of the table option `bank`."""
        return LENGTHS[bank] * seats // self.turns


def estimated(game: Game[Any], seats: int) -> UsualGame | None:
    """What a game takes between computers (`Game.lengths`). None where nobody counted."""
    return UsualGame(*game.lengths[seats]) if seats in game.lengths else None


class Lengths:
    """Counts the turns of people's finished games in a server, or estimates them where these are too few."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[tuple[int, str, int], tuple[int, UsualGame | None]] = OrderedDict()
        """The figures with the moment at which they were counted, by server, game and seats."""

    async def usual(self, session: Session) -> UsualGame | None:
        """What games like the one of this lobby take. None where nothing is known of them.

        Where the store fails, the estimate is returned.
        """
        key = (session.place.guild_id, session.game.key, seats_of(session))
        now = self._store.now()
        at, found = self._known.get(key, (now - SILENCE, None))
        if now - at >= FRESH:
            try:
                found = await self._counted(*key) or estimated(session.game, key[2])
            except Refusal:
                return estimated(session.game, key[2])
            self._known[key] = (now, found)
        self._known.move_to_end(key)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found

    async def _counted(self, guild_id: int, game: str, seats: int) -> UsualGame | None:
        """The figures of people's games in this server; None where they are too few."""
        with failing_as(NotRead):
            ids = await self._store.games_of_people(guild_id, game, seats, MOST)
        if len(ids) < ENOUGH:
            return None
        counted = []
        for each in ids:
            with failing_as(NotRead):
                row = await self._store.session(each)
            counted.append(turns_of(row.entries) if row is not None else 0)
        return _usual(sorted(filter(None, counted)))


def _usual(counted: list[int]) -> UsualGame | None:
    """The figures of so many turns, in ascending order; None of too few games."""
    if len(counted) < ENOUGH:
        return None
    most = counted[min(len(counted) - 1, int(NEARLY_ALL * len(counted)))]
    return UsualGame(counted[len(counted) // 2], most, len(counted))


def seats_of(session: Session) -> int:
    """For how many players a lobby is, as things stand: those who sit or are invited, but as few as the game allows."""
    fewest, most = session.game.seats[0], session.game.seats[-1]
    return min(max(len(session.people) + len(session.invited), fewest), most)


def turns_of(log: Iterable[EntryRow]) -> int:
    """How often a game passed to another player, by its stored log, with the plies that stand at its end.

    That is what clocks measure: two turns of one player in a row are one. 0 for a log that cannot be read.
    """
    seats: list[int] = []
    try:
        for each in log:
            if each.kind not in (PlyPlayed.kind, TakenBack.kind):
                continue
            match read(each.kind, each.facts):
                case PlyPlayed(seat=seat, ply=ply):
                    # Nobody waits for a resignation.
                    seats.append(CHANCE if ply.startswith("resign") else seat)
                case TakenBack(plies=plies):
                    del seats[plies:]
    except UnknownEntryError:
        return 0
    turns = [each for each in seats if each != CHANCE]
    return sum(one != other for one, other in zip([CHANCE, *turns], turns, strict=False))
