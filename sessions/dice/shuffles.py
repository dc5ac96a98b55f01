"""Shuffled piles: how the cards of a deal are drawn from its secret, so that they are the same for everybody.

Other dice are drawn by the number of the ply (`sessions/dice/draws.py`). Two people who play the same deal differently
draw different numbers of cards, so the cards of a deal are drawn by their place in a shuffled pile. A pile is what one
kind of chance ply (`card`, `deal`) draws from. When it is shuffled, each of its cards gets a number, which follows from
the secret, the kind, how often that pile was shuffled before, and the card. The card with the lowest number is on top.
docs/decisions/0037 says what follows from that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.core import CHANCE, Chance, Played, Ply
from sessions.dice.draws import digest


def shuffled(secret: bytes, salt: str, kind: str, number: int, cards: Mapping[Ply, int]) -> list[Ply]:
    """The cards of a pile in the order in which they are drawn.

    `cards` has the number of equal cards by ply, `kind` is the first word of these plies, and `number` says how often
    the pile has been shuffled, counted from 1. Cards that two piles of the same kind and number have in common come in
    the same order in both.
    """
    copies = [(card, copy) for card, equal in cards.items() for copy in range(1, equal + 1)]
    copies.sort(key=lambda each: digest(secret, salt, kind, number, str(each[0]), each[1]))
    return [card for card, _ in copies]


def dealt(secret: bytes, salt: str, played: Iterable[Played], chance: Chance) -> Ply:
    """The next card of a deal: what `chance` brings after the plies `played`.

    A chance with one outcome draws nothing. A draw goes on with the pile of its kind if the cards in question are those
    that the last draw of that kind has left. Otherwise these cards have just been shuffled.
    """
    if len(chance.plies) == 1:
        return chance.plies[0]
    kind, number, taken = _kind(chance), 0, 0
    whole, left = dict[Ply, int](), dict[Ply, int]()
    for turn, ply in (*_draws(played, kind), (chance, None)):
        cards = dict(zip(turn.plies, turn.weights, strict=True))
        if cards != left:
            whole, number, taken = cards, number + 1, 0
        if ply is not None:
            left = dict(Counter(cards) - Counter([ply]))
            taken += 1
    return shuffled(secret, salt, kind, number, whole)[taken]


def _draws(played: Iterable[Played], kind: str) -> Iterable[tuple[Chance, Ply]]:
    """The draws of that kind, with their plies."""
    for each in played:
        turn = each.before.turn()
        if each.seat == CHANCE and isinstance(turn, Chance) and len(turn.plies) > 1 and _kind(turn) == kind:
            yield turn, each.ply


def _kind(chance: Chance) -> str:
    return str(chance.plies[0]).split()[0]
