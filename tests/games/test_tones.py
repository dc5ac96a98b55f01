"""The colours of moves' buttons: what wins is green and what loses red in every game."""

from __future__ import annotations

import random

import pytest

from bench.noise import Setting, states
from cogs.pictures.pictures import teller_of
from rules.foresight import Consequence, foresee
from rules.game import Game
from rules.notation import legal
from tests.games.kit import Kit


@pytest.mark.seeded
def test_what_wins_is_green_and_what_loses_red_in_every_game(kit: Kit, game: Game, dice: random.Random) -> None:
    for session in states(Setting(game, game.seats[0], computers=False, language="en"), dice, sensible=True):
        teller, position = teller_of(session), session.position
        for ply in legal(position)[:5]:
            tone, found = teller.tone(position, str(ply).split()), foresee(position, ply).consequence
            if found is Consequence.WINS:
                assert tone == "good"
            elif found in (Consequence.LOSES, Consequence.OUT):
                assert tone == "bad"
            else:
                assert tone == "ordinary" or kit.own_tones
