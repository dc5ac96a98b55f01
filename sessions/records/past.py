"""A game as it can be looked through: all positions and plies, and what happened since a reader's last move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby

from msgspec import Struct

from rules.core import CHANCE, Over, Played, Position, Resign
from rules.game import Game
from rules.notation import play_recorded
from rules.record import FlawedRecordError, Record, UnknownGameError, parse, replay
from sessions.refusals.moments import NotStarted
from sessions.refusals.requests import BadRecord
from sessions.session import Session
from sessions.state.players import Computer, Player

LARGEST = 200_000
"""Bytes of the largest record that is looked at; the longest real game has a tenth of that."""

LONGEST = 5_000
"""Plies of the longest record that is looked at."""


def onward(position: Position, plies: Sequence[str]) -> tuple[Played, ...]:
    """The plies that are played after `position`, with the positions between them. Nothing is stored.

    `plies` are in the notation, chance's included. Raises UnreadablePlyError or IllegalPlyError for an illegal one.
    """
    found: list[Played] = []
    for text in plies:
        found.append(play_recorded(text, found[-1].after if found else position))
    return tuple(found)


class Past(Struct, frozen=True):
    """A game as it was played so far.

    Attributes:
        game (Game): the game.
        start (Position): the position before the first ply.
        played (tuple[Played, ...]): the plies, oldest first.
        names (tuple[str, ...]): the players' names by seat, as they are; empty if they are not known.
        stopped (bool): whether it was ended otherwise than by its rules.
        former (tuple[tuple[int, str, int], ...]): of each player whose seat was taken over: the seat, the name, and how
            many plies stood then.
        gone (tuple[int, ...]): the indices of the plies that gave up the seat of somebody who had left the server.
        late (tuple[int, ...]): the same for players whose time was out.
        taken (tuple[int, ...]): the same for players whom a moderator took out.
        options (Mapping[str, str]): the values of the game's options, by name.
        planned (frozenset[int]): the indices of the plies that were planned in advance.
    """

    game: Game
    start: Position
    played: tuple[Played, ...]
    names: tuple[str, ...]
    stopped: bool = False
    former: tuple[tuple[int, str, int], ...] = ()
    gone: tuple[int, ...] = ()
    late: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    options: Mapping[str, str] = {}
    planned: frozenset[int] = frozenset()

    @property
    def record(self) -> str:
        """The text of the game's record, without people and without anything from which its dice follow."""
        plies = [str(each.ply) for each in self.played]
        return str(Record(self.game, self.start.seats, self.options, plies))

    def moves_until(self, plies: int) -> int:
        """How many moves, which are all plies but those of chance, there are among the first `plies` plies."""
        return sum(each.seat != CHANCE for each in self.played[:plies])

    def names_at(self, index: int) -> tuple[str, ...]:
        """The names by seat when the ply of that index, counted from 0, was played."""
        names = list(self.names)
        for seat, name, plies in reversed(self.former):
            if index < plies:
                names[seat - 1] = name
        return tuple(names)

    @property
    def stops(self) -> tuple[int, ...]:
        """The numbers of plies after which the game can be looked at: before the first choice, and after each.

        Plies of chance are shown with the choice that follows them, and those after the last choice with that one.
        """
        chosen = [number for number, each in enumerate(self.played, 1) if each.seat != CHANCE]
        if not chosen:
            return (len(self.played),)
        return (chosen[0] - 1, *chosen[:-1], len(self.played))

    @property
    def turns(self) -> tuple[tuple[Played, ...], ...]:
        """The plies by turn, oldest first."""
        return tuple(tuple(each) for _, each in groupby(self.played, key=lambda played: played.turn))

    def position(self, plies: int) -> Position:
        """The position after a number of plies."""
        return self.played[plies - 1].after if plies else self.start

    def since(self, stop: int) -> tuple[Played, ...]:
        """The plies between the stop with that index and the stop before it, or the start of the game."""
        stops = self.stops
        return self.played[stops[stop - 1] if stop else 0 : stops[stop]]

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or otherwise."""
        return self.stopped or isinstance(self.position(len(self.played)).turn(), Over)


def past_of(session: Session, call: Callable[[Player], str]) -> Past:
    """The game of a table. `call` gives the names by which its players are called. Raises NotStarted."""
    if session.start is None:
        raise NotStarted(session)
    former = tuple((each.seat, call(each.person), each.plies) for each in session.former)
    names = tuple(map(call, session.people))
    given_up = [index for index, each in enumerate(session.played) if isinstance(each.ply, Resign)]
    late = tuple(index for index in given_up if session.by_time(index))
    taken = tuple(index for index in given_up if session.by_moderator(index))
    planned = frozenset(index for index in range(len(session.played)) if session.by_plan(index))
    return Past(
        session.game,
        session.start,
        session.played,
        names,
        session.ending is not None,
        former,
        session.gone,
        late,
        taken,
        session.options,
        planned,
    )


def past_in(content: bytes) -> Past:
    """The game in a record file. It takes time, as the whole game is played again. Raises BadRecord."""
    if len(content) > LARGEST:
        raise BadRecord("too large")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord("no text") from error
    return _read(text)


# Every press of a button under it reads the file again.
@lru_cache(maxsize=4)
def _read(text: str) -> Past:
    try:
        record = parse(text)
        if len(record.plies) > LONGEST:
            raise BadRecord("too long")
        played = tuple(replay(record))
    except UnknownGameError as error:
        raise BadRecord("unknown game") from error
    except FlawedRecordError as error:
        raise BadRecord("wrong", error.flaw) from error
    return Past(
        record.game,
        record.game.new(record.seats, record.options),
        played,
        ("",) * record.seats,
        "ending" in record.notes,
        options=record.options,
    )


class Untold(Struct, frozen=True):
    """The plies that a live message tells of, oldest first.

    Attributes:
        plies (tuple[Played, ...]): all of them.
        new (int): how many of them, the last ones, must be told.
    """

    plies: tuple[Played, ...]
    new: int

    @property
    def without_resigning(self) -> Untold:
        """The same without the plies by which seats resigned."""
        plies = tuple(each for each in self.plies if not isinstance(each.ply, Resign))
        newest = self.plies[len(self.plies) - self.new :]
        return Untold(plies, sum(not isinstance(each.ply, Resign) for each in newest))


def untold(session: Session) -> Untold:
    """The plies since the last move of the reader, before which those of the turn stand that was under way.

    Where nobody else has moved since, the reader's own move is among them, with what it caused. The end of a game that
    several people play is read by all of them who were in it until the last turn, so it tells all since the oldest of
    their last moves.
    """
    recent = session.recent()
    begun = min((_since(session, seat) for seat in _readers(session)), default=len(session.played) - len(recent))
    new = len(session.played) - begun
    return Untold(session.played[-max(new, len(recent)) :] if session.played else (), new)


def _readers(session: Session) -> tuple[int, ...]:
    """The seat of the player to act, or of the only person; after the end, those of the people who still played."""
    people = tuple(seat for seat, each in enumerate(session.people, 1) if not isinstance(each, Computer))
    if session.alone:
        return people
    if session.actor is not None:
        return (session.actor,)
    recent = session.recent()
    return tuple(seat for seat in people if recent and seat in recent[0].before.remaining())


def _since(session: Session, seat: int) -> int:
    """The index of the first ply that a seat has not seen, or of its own last ply if no other seat has moved since."""
    own = next((index for index in reversed(range(len(session.played))) if _chose(session.played[index], seat)), -1)
    others = any(each.seat not in (CHANCE, seat) for each in session.played[own + 1 :])
    return own + 1 if others else max(own, 0)


def _chose(each: Played, seat: int) -> bool:
    return each.seat == seat and not isinstance(each.ply, Resign)
