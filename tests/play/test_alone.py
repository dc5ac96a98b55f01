"""A game for one at the table: what can be looked up privately, and the best scores at its end."""

from __future__ import annotations

import random
import re

from tests.faces import english
from tests.play.answers import answer
from tests.play.club import Club


async def test_what_is_known_is_told_to_whoever_asks_and_to_nobody_else(club: Club) -> None:
    session = await club.begin("mars")
    for person in (club.alice, club.bob):
        told = answer(await person.click(club.live(session), "Details"))
        lines = english("mars").teller.study(session.position)
        assert len(lines) > 2
        assert all(line in told for line in lines)


async def test_a_board_that_shows_all_has_nothing_to_look_up(club: Club) -> None:
    session = await club.start("stranded", 2)
    assert "Details" not in [each.label for each in club.live(session).buttons]


async def test_the_end_tells_the_best_scores_with_the_same_options(club: Club) -> None:
    best: dict[str, int] = {}
    for person, level in ((club.alice, "1"), (club.bob, "1"), (club.alice, "2"), (club.alice, "1")):
        session = await club.play_unseen(await club.begin("mars", person, level=level))
        assert session.outcome is not None
        assert session.outcome.scores is not None
        [score] = session.outcome.scores
        own, server = f"{person.name} {level}", f"all {level}"
        for name in (own, server):
            best[name] = max(best.get(name, score), score)
        found = re.search(r"your best is (−?\d+) and this server’s best is (−?\d+)", club.live(session).text)
        assert found is not None
        assert [int(each.replace("−", "-")) for each in found.groups()] == [best[own], best[server]]


async def test_a_player_on_their_own_is_never_called_away(club: Club, dice: random.Random) -> None:
    """Nobody waits in a game for one that has no clock."""
    session = await club.begin("mars")
    await club.alice.slash("away", days=5)
    await club.play_one(session, dice)
    assert "is away" not in club.live(await club.session()).text


async def test_what_else_one_can_do_on_their_own(club: Club) -> None:
    """There is nobody to take over a seat from, and Resign is offered once."""
    session = await club.begin("mars")
    offered = (await club.alice.click(club.live(session), "More")).said
    assert [each.label for each in offered.buttons].count("Resign") == 1
    assert "substitute" not in offered.text
    assert "Resign" not in offered.text


async def test_among_several_somebody_else_can_take_over_a_seat(club: Club) -> None:
    session = await club.start("strata5", 2)
    offered = (await club.who(session).click(club.live(session), "More")).said
    assert "/substitute" in offered.text
