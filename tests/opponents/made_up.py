"""Made-up games without any knowledge of their own: for the general search."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core import Chance, Choice, Ending, Outcome, Over, Ply, Position, Turn


class End(Ending):
    DONE = "done"


class Pick(Ply, frozen=True):
    number: int


class Coin(Ply, frozen=True):
    side: int


class Guess(Position, frozen=True):
    """One seat of `seats` after the other guesses the next throw of a bent coin; the first that is right wins alone."""

    mover: int = 1
    guessed: int = -1
    winner: int = 0

    def _wait(self) -> Turn:
        if self.winner or self.mover > self.seats:
            return Over(Outcome((self.winner,) if self.winner else (), End.DONE))
        if self.guessed < 0:
            return Choice(self.mover, (Pick(0), Pick(1)), self.number)
        return Chance((Coin(0), Coin(1)), (1, 3), self.number)

    def _next(self, ply: Ply) -> Guess:
        if isinstance(ply, Pick):
            return replace(self, guessed=ply.number)
        assert isinstance(ply, Coin)
        right = ply.side == self.guessed
        return replace(
            self, guessed=-1, winner=self.mover if right else 0, mover=self.mover + 1, number=self.number + 1
        )

    def _without(self, seat: int) -> Guess:
        return replace(self, winner=seat % self.seats + 1)


class Field(Position, frozen=True):
    """Two seats pick among 300 numbers; seat 1 loses by all but the one that seat 2 cannot answer."""

    good: int = 211
    picks: tuple[int, ...] = ()

    def _wait(self) -> Turn:
        if len(self.picks) == 2:
            return Over(Outcome((1,) if self.picks[0] == self.good else (2,), End.DONE))
        return Choice(len(self.picks) + 1, tuple(map(Pick, range(300))), self.number)

    def _next(self, ply: Ply) -> Field:
        assert isinstance(ply, Pick)
        return replace(self, picks=(*self.picks, ply.number), number=self.number + 1)

    def _without(self, seat: int) -> Field:
        return replace(self, picks=(self.good if seat == 2 else -1, 0))


class Long(Position, frozen=True):
    """Two seats pick 0 or 1 in turn for 900 plies; more ones win."""

    ones: tuple[int, int] = (0, 0)
    played: int = 0

    def _wait(self) -> Turn:
        one, two = self.ones
        if self.played == 900:
            return Over(Outcome(() if one == two else (1,) if one > two else (2,), End.DONE))
        return Choice(self.played % 2 + 1, (Pick(0), Pick(1)), self.number)

    def _next(self, ply: Ply) -> Long:
        assert isinstance(ply, Pick)
        one, two = self.ones
        ones = (one + ply.number, two) if self.played % 2 == 0 else (one, two + ply.number)
        return replace(self, ones=ones, played=self.played + 1, number=self.number + 1)

    def _without(self, seat: int) -> Long:
        return replace(self, played=900, ones=(0, 1) if seat == 1 else (1, 0))


class Steps(Position, frozen=True):
    """A turn of two plies: only 7 and then 3 wins at once, 7 and anything else loses, all else is decided by a coin."""

    picks: tuple[int, ...] = ()
    winner: int = 0

    def _wait(self) -> Turn:
        if self.winner:
            return Over(Outcome((self.winner,), End.DONE))
        if len(self.picks) < 2:
            return Choice(1, tuple(map(Pick, range(10))), 1)
        return Chance((Coin(1), Coin(2)), (1, 1), 1)

    def _next(self, ply: Ply) -> Steps:
        if isinstance(ply, Coin):
            return replace(self, winner=ply.side)
        assert isinstance(ply, Pick)
        picks = (*self.picks, ply.number)
        decided = {7: 1 if picks[1:] == (3,) else 2}.get(picks[0], 0) if len(picks) == 2 else 0
        return replace(self, picks=picks, winner=decided)

    def _without(self, seat: int) -> Steps:
        return replace(self, winner=3 - seat)
