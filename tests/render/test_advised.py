"""What hints of Stranded on Mars say of cards."""

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
