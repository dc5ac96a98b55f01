"""Logs made by hand: a game in which a line of seats says who acts when (`0` is chance, `|` begins a turn)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from data.rows import SessionRow
from rules.core import CHANCE, Chance, Choice, Ending, Outcome, Over, Played, Ply, Position, Resign, Turn
from rules.game import Game
from rules.notation import seat_to_act
from sessions.fold import Fold
from sessions.log import Opened, Person, PlyPlayed, Started
from sessions.session import Session

_LETTERS = "0abcdef"


class Go(Ply, frozen=True):
    """The ply of that number."""

    number: int


class End(Ending):
    OVER = "is over"


class Step(Struct, frozen=True):
    """One ply of a script: whose it is, and of which turn."""

    seat: int
    turn: int


class Scripted(Position, frozen=True):
    """Waits for each seat of the script in turn; who is out is passed over. The last seat left ends it."""

    script: tuple[Step, ...]
    at: int = 0
    out: tuple[int, ...] = ()

    def remaining(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(1, self.seats + 1) if seat not in self.out)

    def _wait(self) -> Turn:
        if self.at == len(self.script) or len(self.out) == max(self.seats - 1, 1):
            return Over(Outcome((), End.OVER))
        step = self.script[self.at]
        if step.seat == CHANCE:
            return Chance((Go(self.at),), (1,), step.turn)
        return Choice(step.seat, (Go(self.at),), step.turn)

    def _next(self, ply: Ply) -> Scripted:
        return self._passed_on(self.at + 1, self.out)

    def _without(self, seat: int) -> Scripted:
        return self._passed_on(self.at, (*self.out, seat))

    def _passed_on(self, at: int, out: tuple[int, ...]) -> Scripted:
        while at < len(self.script) and self.script[at].seat in out:
            at += 1
        number = self.script[min(at, len(self.script) - 1)].turn
        return replace(self, at=at, out=out, number=number)


def _script(text: str) -> tuple[Step, ...]:
    turn, steps = 0, []
    for each in text:
        if each == "|":
            turn += 1
        elif not each.isupper():
            steps.append(Step(_LETTERS.index(each) if each.isalpha() else int(each), turn))
    return tuple(steps)


def scripted_session(log: str, then: str = "", *, seats: int = 3) -> Session:
    """A session whose log was made by the seats of `log`, and in which those of `then` follow.

    `0|12` is a die of the setting up, then a ply of seat 1 and one of seat 2 in the first turn. A letter is a
    resignation: `B` of seat 2 out of turn, `b` of seat 2 when it was to act. The log's first two entries open and
    start the game, so ply 1 is entry 3.
    """
    script = _script(log + then)
    start = Scripted(script, seats=seats, number=script[0].turn if script else 0)
    game = Game("scripted", "X", (seats,), (), lambda _seats, _options: start)
    row = SessionRow(
        id=1,
        game=game.key,
        rules_version=1,
        guild_id=5,
        channel_id=7,
        secret=b"secret",
        exclusive=True,
        state="running",
        version=0,
        shown=0,
    )
    people = tuple(Person(seat * 11, f"P{seat}") for seat in range(1, seats + 1))
    fold = Fold(row, game)
    fold.add(Opened("", people[0].user_id, None, people))
    fold.add(Started("salt", tuple(each.user_id for each in people)))
    for each in log.replace("|", ""):
        position = fold.done().position
        seat = int(each) if each.isdigit() else _LETTERS.index(each.lower())
        ply = Go(getattr(position, "at")) if each.isdigit() else Resign(seat)  # noqa: B009
        assert (seat_to_act(position) == seat) != each.isupper(), "a capital resigns out of turn, nobody else acts so"
        fold.add(PlyPlayed(seat, str(ply)))
    session = fold.done()
    return replace(session, row=replace(row, state=session.state, version=session.version))


def part(session: Session, played: Sequence[Played]) -> str:
    """Which plies of the log these are, written as `scripted_session` reads them, with dashes for the others."""
    return "".join(_letter(each) if each in played else "-" for each in session.played)


def _letter(played: Played) -> str:
    if not isinstance(played.ply, Resign):
        return str(played.seat)
    letter = "0abcdef"[played.seat]
    return letter if seat_to_act(played.before) == played.seat else letter.upper()
