"""The cards of a deal: in the same order for everybody, however they play."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import random
from collections import Counter

import pytest

from rules.catalogue import GAMES
from rules.core import CHANCE, Chance, Choice, Over, Played, Ply
from sessions.dice import dealt, shuffled
from tests.sessions.scripted import Go

SECRET, SALT = bytes(range(32)), "2026-11-22"
PLAY_OUT = 2000
"""More plies than a game has."""


def game(dice: random.Random, level: int = 1, secret: bytes = SECRET) -> list[Played]:
    """A game of cards for one, played at random."""
    (cards,) = [each for each in GAMES.values() if each.draws == "cards" and each.seats[-1] == 1]
    position, played = cards.new(1, {"level": str(level)}), list[Played]()
    for _ in range(PLAY_OUT):
        match turn := position.turn():
            case Over():
                return played
            case Chance():
                seat, ply = CHANCE, dealt(secret, SALT, played, turn)
            case Choice():
                seat, ply = turn.seat, dice.choice(turn.plies)
        played.append(Played(position, seat, ply, position.play(ply)))
        position = played[-1].after
    raise AssertionError("the game does not end")


def draws(played: list[Played], kind: str) -> list[Ply]:
    return [each.ply for each in played if each.seat == CHANCE and str(each.ply).split()[0] == kind]


def first_pile(played: list[Played]) -> list[Ply]:
    """The cards that were drawn before the deck was renewed for the first time."""
    known = itertools.takewhile(lambda each: not str(each.ply).startswith("aging") or not each.turn, played)
    return [
        each.ply
        for each in known
        if isinstance(turn := each.before.turn(), Chance) and len(turn.plies) > 1 and str(each.ply).startswith("card")
    ]


@pytest.mark.parametrize("level", [1, 4])
def test_everybody_is_dealt_the_same_cards_however_they_play(dice: random.Random, level: int) -> None:
    games = [game(dice, level) for _ in range(4)]
    assert len({len(draws(each, "card")) for each in games}) > 1, "they draw different numbers of cards"
    for one, other in itertools.pairwise(games):
        assert draws(one, "final") == draws(other, "final")
        # All hazards are dealt in the first phase, whatever is faced.
        least = min(len(draws(one, "deal")), len(draws(other, "deal")), 30)
        assert draws(one, "deal")[:least] == draws(other, "deal")[:least]
        assert least > 3
        mine, theirs = first_pile(one), first_pile(other)
        least = min(len(mine), len(theirs))
        assert mine[:least] == theirs[:least]
        assert least > 3


def test_another_secret_deals_other_cards(dice: random.Random) -> None:
    assert draws(game(dice), "deal")[:20] != draws(game(dice, secret=SECRET[::-1]), "deal")[:20]


def test_the_order_follows_from_the_cards_own_numbers() -> None:
    """So cards that two piles share come in the same order in both."""
    piles: list[dict[Ply, int]] = [{Go(card): 2 for card in range(1, 9)}, {Go(card): 3 for card in range(5, 13)}]
    for cards in piles:
        copies = [(card, copy) for card, equal in cards.items() for copy in range(1, equal + 1)]
        copies.sort(key=lambda each: _number(2, str(each[0]), each[1]))
        assert shuffled(SECRET, SALT, "go", 2, cards) == [card for card, _ in copies]


def _number(shuffle: int, card: str, copy: int) -> int:
    """The number of a card, as docs/decisions/0037 describes it: this must not change."""
    return int.from_bytes(hmac.new(SECRET, f"{SALT}/go/{shuffle}/{card}/{copy}".encode(), hashlib.sha256).digest())


def test_a_pile_that_is_shuffled_again_has_another_order() -> None:
    pile: dict[Ply, int] = {Go(number): 1 for number in range(1, 13)}
    assert shuffled(SECRET, SALT, "go", 1, pile) != shuffled(SECRET, SALT, "go", 2, pile)


def test_each_card_is_as_likely_as_any_on_top() -> None:
    pile: dict[Ply, int] = {Go(1): 3, Go(2): 1}
    first = Counter(
        shuffled(hashlib.sha256(bytes([n // 256, n % 256])).digest(), SALT, "go", 1, pile)[0] for n in range(800)
    )
    assert 540 < first[Go(1)] < 660, "three of four cards"
