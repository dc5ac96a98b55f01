"""Logs made by hand: a game in which a line of seats says who acts when (`0` is chance)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from data.rows import SessionRow
from rules.core import CHANCE, Chance, Choice, Ending, Game, Outcome, Over, Played, Ply, Position, Resign, Turn, advance
from rules.notation import seat_to_act
from sessions.session import Person, Session


@dataclass(frozen=True, slots=True)
class Go(Ply):
    """The ply of that number."""

    number: int


class End(Ending):
    OVER = "is over"


@dataclass(frozen=True)
class Scripted(Position):
    """Waits for each seat of the script in turn; who is out is passed over. The last seat left ends it."""

    script: tuple[int, ...]
    at: int = 0
    out: tuple[int, ...] = ()

    def remaining(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(1, self.seats + 1) if seat not in self.out)

    def _wait(self) -> Turn:
        seats = [seat for seat in self.script[self.at :] if seat not in self.out]
        if not seats or len(self.out) == self.seats - 1:
            return Over(Outcome((), End.OVER))
        if seats[0] == CHANCE:
            return Chance((Go(self.at),), (1,))
        return Choice(seats[0], (Go(self.at),), self.number)

    def _next(self, ply: Ply) -> Scripted:
        at = self.at
        while self.script[at] in self.out:
            at += 1
        return replace(self, at=at + 1)

    def _without(self, seat: int) -> Scripted:
        return replace(self, out=(*self.out, seat))


def scripted_session(log: str, then: str = "", *, seats: int = 3, first_secret: bytes = b"secret") -> Session:
    """A session whose log was made by the seats of `log`, and in which those of `then` follow.

    `012` is a die, a ply of seat 1, and one of seat 2. A letter is a resignation: `B` of seat 2 out of turn, `b` of
    seat 2 when it was to act.
    """
    moves = [each for each in log + then if not each.isupper()]
    script = tuple("0abcdef".index(each) if each.isalpha() else int(each) for each in moves)
    game = Game("scripted", "Scripted", "", "X", range(1, 10), (), lambda _seats, _options: Scripted(seats, script))
    start = position = Scripted(seats, script)
    played: list[Played] = []
    for each in log:
        ply: Ply
        if each.isdigit():
            seat = seat_to_act(position)
            assert seat == int(each), "the script passes over who is out"
            ply = Go(position.at)
        else:
            seat = "0abcdef".index(each.lower())
            assert (seat_to_act(position) == seat) == each.islower(), "a capital resigns out of turn"
            ply = Resign(seat)
        after = advance(position, ply)
        assert isinstance(after, Scripted)
        played.append(Played(position, seat, ply, after))
        position = after
    row = SessionRow(
        id=1,
        game="scripted",
        rules_version=1,
        options="",
        guild_id=5,
        channel_id=7,
        opener_id=1,
        youngest_id=None,
        state="over" if isinstance(position.turn(), Over) else "running",
        ending="",
        secret=first_secret,
        salt="salt",
        version=2,
        shown=0,
        message_id=None,
        message_plies=0,
    )
    people = tuple(Person(seat, f"P{seat}") for seat in range(1, seats + 1))
    return Session(row, game, {}, people, tuple(played), start)
