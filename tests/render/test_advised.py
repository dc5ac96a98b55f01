"""What hints say of cards in Stranded on Mars, and of towers in Stranded."""

from __future__ import annotations

import random

from render.catalogue import face
from tests.opponents.random_games import choices
from words import ENGLISH, of


def test_a_card_is_destroyed_or_faced_by_its_name(dice: random.Random) -> None:
    teller = face("mars", of(ENGLISH)).teller
    found = [each for _ in range(6) for each in choices("mars", dice)]
    told = {str(each.ply).split()[0]: teller.advised([each])[0] for each in found}
    assert told["face"].startswith("Face ")
    assert told["destroy"].startswith("Destroy ")
    assert not {*"0123456789:"} & {*told["destroy"]}, told["destroy"]
    assert told["end"].startswith("End fight")


def test_a_hazard_is_faced_by_the_name_that_the_player_reads(dice: random.Random) -> None:
    """It is that of the hazard, not of the card that it becomes once it is beaten."""
    teller = face("mars", of(ENGLISH)).teller
    for each in choices("mars", dice):
        if str(each.ply).startswith("face"):
            words = str(each.ply).split()
            label = teller.meaning(each.before, words)
            assert teller.advised([each])[0].removeprefix("Face ") in label


def test_a_tower_is_taken(dice: random.Random) -> None:
    teller = face("stranded", of(ENGLISH)).teller
    found = [each for _ in range(12) for each in choices("stranded", dice)]
    told = {teller.advised([each])[0] for each in found if str(each.ply).startswith("tower")}
    assert told <= {f"Take the {color} tower" for color in ("red", "blue", "yellow", "green")}
    assert told
