"""The analysis of a played game: each seat's share of the win at every moment, luck and choices, and costly moves.

Before a choice, the value of a position is the shares after the best turn that a search finds. Before chance, it is the
mean of the values of what chance can bring, by weight, or of some draws where that is too much. After the last ply it
is the result, if the rules ended the game. A choice that seems to be expensive was picked because its value looked low,
which may be an error of the search: what it cost is told by two searches of their own, after it and after the better
choice, with more nodes and other dice. `Analysed.luck` adds up what chance plies change, and `Analysed.choices`
what everybody's choices change, resignations included: together they are the change from the first position to
the last.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Generator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from opponents.skill import Level, Shares, best_budget, budget, shares_of
from opponents.thinking import think
from rules.core import CHANCE, Chance, Choice, Over, Played, Position, Resign

WHOLE = 30
"""The nodes of an analysis, as a multiple of those with which the strongest level thinks about one turn."""

MOST_OF_WHOLE = 1_200_000
"""The most nodes of an analysis, where the strongest level has so many that WHOLE times as many take too long."""

SINGLE = 2
"""The most nodes of one search in it, as such a multiple: that many are used in short games."""

LEAST = 500
"""The fewest nodes of one search, in very long games."""

EXACT, OUTCOMES, DRAWN = 8, 40, 6
"""How chance is looked at: with up to EXACT outcomes each has a whole search; with up to OUTCOMES all share the nodes
of DRAWN searches; of more, DRAWN are drawn."""

FEWEST = 60
"""The fewest nodes of a search after an outcome of chance."""

AGAIN = 4
"""The nodes of a search that looks again at a choice, as a multiple of those of the first look."""

MOST_AGAIN = 50_000
"""The most nodes of such a search."""

SECONDS = 5.0
"""The safety net: the most processor time for one moment."""

WORTH = 0.02
"""A move that costs a smaller share is no mistake: searches are not that precise."""

SUSPECTS = 8
"""How many of the moves that seem to be the most expensive are looked at again, each in two looks."""


OF_EACH = 3
"""As many of each seat are looked at again in any case: whoever has made smaller mistakes wants to learn, too."""


class Look(Struct, frozen=True, tag=True):
    """Asks what the position at a moment of a game is worth.

    Attributes:
        record (str): the game, as a record's text.
        after (int): the moment: after that many plies.
        nodes (int): the budget of each search.
        instead (tuple[str, ...]): plies that are played from there first.
        hurried (bool): whether it comes before analyses, as somebody waits for this one value.
        played (str): a ply that is compared with the best turn there, if the search looks at it (`Value.lead`).
        again (int): how many looks came before at this moment; each draws from dice of its own.
    """

    record: str
    after: int
    nodes: int
    instead: tuple[str, ...] = ()
    hurried: bool = False
    played: str = ""
    again: int = 0


class Value(Struct, frozen=True):
    """What a position is worth.

    Attributes:
        shares (Shares): the shares.
        plies (tuple[str, ...]): the best turn, or its beginning, if a seat is to choose.
        lead (float | None): by how much that turn is better for the seat than the best one that begins with the ply of
            `Look.played`, in the same search; None if it did not look at such a turn.
    """

    shares: Shares
    plies: tuple[str, ...] = ()
    lead: float | None = None


class Mistake(Struct, frozen=True):
    """An expensive choice.

    Attributes:
        index (int): the index of the ply, from 0.
        seat (int): who chose it.
        cost (float): how much larger the seat's share is after the better choice.
        better (tuple[str, ...]): plies that were better: the seat's turn, or its beginning.
        share (float): the seat's share after what was played, by the searches that told the cost.
        reply (tuple[str, ...]): the best play after what was played, if a seat is to choose there.
    """

    index: int
    seat: int
    cost: float
    better: tuple[str, ...]
    share: float = 0.0
    reply: tuple[str, ...] = ()


class Analysed(Struct, frozen=True):
    """What an analysis found.

    Attributes:
        shares (tuple[Shares, ...]): the shares before the first ply and after each.
        seats (tuple[int, ...]): who played each ply; CHANCE for chance.
        mistakes (tuple[Mistake, ...]): the most expensive choices, the worst first; at most one of each turn.
    """

    shares: tuple[Shares, ...]
    seats: tuple[int, ...]
    mistakes: tuple[Mistake, ...] = ()

    def luck(self, seat: int) -> float:
        """How much chance has changed the share of `seat`."""
        return sum(
            after[seat - 1] - before[seat - 1]
            for who, before, after in zip(self.seats, self.shares, self.shares[1:], strict=False)
            if who == CHANCE
        )

    def choices(self, seat: int) -> float:
        """How much the choices of all seats have changed the share of `seat`."""
        return self.whole(seat) - self.luck(seat)

    def whole(self, seat: int) -> float:
        """How much the share of `seat` has changed from the first position to the last."""
        return self.shares[-1][seat - 1] - self.shares[0][seat - 1]


def analysis(record: str, start: Position, played: Sequence[Played]) -> Generator[Look, Value, Analysed]:
    """Asks for the values that an analysis needs, one after the other, and returns it.

    `record` is the text of the game that begins at `start`; it must hold the plies of `played`. The looks come in the
    order of the game; those that follow are at moments that were looked at before.
    """
    positions = (start, *(each.after for each in played))
    moments = [number for number in range(len(positions)) if _counts(positions, played, number)]
    nodes = _nodes([positions[number] for number in moments])
    values: dict[int, Value] = {}
    for number in moments:
        ply = str(played[number].ply) if number < len(played) else ""
        values[number] = yield Look(record, number, nodes, played=ply)
    shares = [values[len(played)].shares] if played else [values[0].shares]
    for number in reversed(range(len(played))):
        shares.append(values[number].shares if number in values else shares[-1])
    shares.reverse()
    mistakes = []
    more = max(nodes, min(AGAIN * nodes, SINGLE * budget(start, Level.HARD).nodes, MOST_AGAIN))
    for index in _suspects(played, values, shares):
        seat, best = played[index].seat, values[index].plies
        better = yield Look(record, index, more, best[:1], again=1)
        worse = yield Look(record, index, more, (str(played[index].ply),), again=1)
        share = worse.shares[seat - 1]
        cost = better.shares[seat - 1] - share
        if cost >= WORTH:
            mistakes.append(Mistake(index, seat, cost, best, share, worse.plies))
    mistakes.sort(key=lambda each: (-each.cost, each.index))
    found = Analysed(tuple(shares), tuple(each.seat for each in played), tuple(mistakes))
    assert len(found.shares) == len(positions), "every position has a value"
    return found


def moments(start: Position, played: Sequence[Played]) -> int:
    """How many moments of a game are looked at in their order."""
    positions = (start, *(each.after for each in played))
    return sum(_counts(positions, played, number) for number in range(len(positions)))


def _counts(positions: Sequence[Position], played: Sequence[Played], number: int) -> bool:
    """Whether a moment needs a value of its own: others have that of the next moment.

    These are moments between plies of chance, and before a choice without an alternative.
    """
    if number in (0, len(played)):
        return True
    following = played[number]
    if following.seat == CHANCE:
        return played[number - 1].seat != CHANCE
    turn = positions[number].turn()
    return isinstance(following.ply, Resign) or (isinstance(turn, Choice) and len(turn.plies) > 1)


def _nodes(positions: Sequence[Position]) -> int:
    """The budget of each search, so that the whole analysis keeps to its own."""
    searches = 0
    for position in positions:
        turn = position.turn()
        if isinstance(turn, Chance):
            searches += len(turn.plies) if len(turn.plies) <= EXACT else DRAWN
        elif isinstance(turn, Choice):
            searches += 1
    hard = budget(positions[0], Level.HARD).nodes
    return max(LEAST, min(SINGLE * hard, min(WHOLE * hard, MOST_OF_WHOLE) // max(1, searches)))


def _suspects(played: Sequence[Played], values: dict[int, Value], shares: Sequence[Shares]) -> list[int]:
    """The indices of the plies that seem to be the most expensive, the worst first; at most one of each turn.

    They are SUSPECTS, and those with which each seat has OF_EACH.
    """

    def cost(index: int) -> float:
        seat, lead = played[index].seat, values[index].lead if index in values else None
        if lead is not None:
            # Both were looked at by the same search, with the same luck.
            return lead
        return shares[index][seat - 1] - shares[index + 1][seat - 1]

    costly = [
        index
        for index, each in enumerate(played)
        if each.seat != CHANCE and not isinstance(each.ply, Resign) and index in values
        if (str(each.ply),) != values[index].plies[:1] and cost(index) >= WORTH
    ]
    found: dict[tuple[int, int], int] = {}
    for index in sorted(costly, key=lambda each: (-cost(each), each)):
        found.setdefault((played[index].seat, played[index].turn), index)
    of_seat: dict[int, int] = {}
    chosen = []
    for number, (seat, index) in enumerate((played[each].seat, each) for each in found.values()):
        of_seat[seat] = of_seat.get(seat, 0) + 1
        if number < SUSPECTS or of_seat[seat] <= OF_EACH:
            chosen.append(index)
    return chosen


def value(
    position: Position,
    nodes: int,
    dice: random.Random,
    seconds: float = SECONDS,
    until: float = math.inf,
    ply: str = "",
) -> Value:
    """What `position` is worth, by searches with `nodes` nodes that draw from `dice`.

    `seconds` is their safety net. At `until`, by `time.monotonic`, they stop with what they have found. `ply` is
    compared with the best turn (`Value.lead`).
    """
    turn = position.turn()
    if isinstance(turn, Over):
        return Value(shares_of(turn.outcome, position.seats))
    if isinstance(turn, Choice):
        means = replace(best_budget(position), nodes=nodes, seconds=seconds)
        thought = think(position, turn.seat, dice, means, until=until)
        same = [thought.share_of(each) for each in thought.candidates if each.plies[:1] == (ply,)]
        lead = thought.share - max(same) if same else None
        return Value(thought.chosen.shares, thought.plies, lead)
    plies, weights = turn.plies, turn.weights
    if len(plies) > OUTCOMES:
        plies, weights = tuple(dice.choices(plies, weights, k=DRAWN)), (1,) * DRAWN
    elif len(plies) > EXACT:
        nodes = max(FEWEST, nodes * DRAWN // len(plies))
    part = seconds / len(plies)
    each = []
    for left, drawn in zip(range(len(plies), 0, -1), plies, strict=True):
        now = time.monotonic()
        following = _settled(position.play(drawn), dice)
        each.append(value(following, nodes, dice, part, now + (until - now) / left).shares)
    whole = sum(weights)
    return Value(
        tuple(
            sum(weight * shares[index] for weight, shares in zip(weights, each, strict=True)) / whole
            for index in range(position.seats)
        )
    )


def _settled(position: Position, dice: random.Random) -> Position:
    """The position after further draws, until chance is not next."""
    while isinstance(turn := position.turn(), Chance):
        position = position.play(dice.choices(turn.plies, turn.weights)[0])
    return position
