"""Strata 5, as the tests of its words and of its pictures set it up."""

from __future__ import annotations

from render.strata5.words.teller import Strata5Teller
from rules.strata5 import GAME
from rules.strata5.position import Strata5
from words import ENGLISH, of

TELLER = Strata5Teller(of(ENGLISH))
NAMES = ("Alice", "Bob")


def start(size: str = "8") -> Strata5:
    return GAME.new(2, {"size": size})


OPENING = ("2 g2", "3 g1", "block c1", "2 a7", "2 b7", "block e7", "4 d2", "g2 h1", "block b1")
