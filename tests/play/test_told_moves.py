"""What players read above the board after several computers have moved, as the channel shows it."""

from __future__ import annotations

import pytest

from cogs.pictures.pictures import scene_of
from sessions.acts import End
from sessions.state.players import ComputerLevel
from tests.play.club import Club
from tests.play.computers import Minds, against, hurry, minds
from tests.play.turns import move

__all__ = ["hurry", "minds"]

EASY, MEDIUM, HARD = ComputerLevel.EASY, ComputerLevel.MEDIUM, ComputerLevel.HARD


async def test_the_moves_of_all_computers_are_told_and_not_the_newest_alone(club: Club, minds: Minds) -> None:
    session = await against(club, EASY, MEDIUM, HARD, key="stranded")
    for _ in range(2):
        session = await move(club, session)
        await club.sandbox.settle()
        session = await club.tables.load(session.id)
        assert session.actor_person is not None
        assert session.actor_person.user_id == int(club.alice.id)
        told = club.live(session).text.split("\n<")[0]
        for number, level in enumerate(("easy", "medium", "hard"), 1):
            assert f"**Computer {number} ({level})**" in told, told


async def test_three_computers_of_one_level_have_names_of_their_own_in_text_and_picture(
    club: Club, minds: Minds
) -> None:
    session = await against(club, EASY, EASY, EASY, key="stranded")
    session = await move(club, session)
    await club.sandbox.settle()
    session = await club.tables.load(session.id)
    names = [f"Computer {number} (easy)" for number in (1, 2, 3)]
    told = club.live(session).text
    assert all(f"**{name}**" in told for name in names), told
    scene = scene_of(session)
    assert sorted(scene.names[1:]) == names
    assert sorted(scene.short_names[1:]) == ["Computer 1", "Computer 2", "Computer 3"], "what the text says begins so"
    assert dict(zip(scene.names, scene.short_names, strict=True))[names[1]] == "Computer 2"


async def test_one_computer_needs_no_number(club: Club, minds: Minds) -> None:
    scene = scene_of(await against(club, EASY))
    assert (scene.names[1], scene.short_names[1]) == ("Computer (easy)", "Computer")


@pytest.mark.parametrize("key", ["games_up", "strata5"])
async def test_the_move_of_a_computer_is_told(club: Club, minds: Minds, key: str) -> None:
    session = await against(club, EASY, key=key)
    # In some games the lot decides who starts.
    await club.sandbox.settle()
    session = await move(club, await club.tables.load(session.id))
    await club.sandbox.settle()
    assert "**Computer (easy)**" in club.live(await club.tables.load(session.id)).text


async def test_the_end_of_a_game_of_three_tells_what_came_since_the_oldest_last_move(club: Club) -> None:
    """Whoever was to move has read nothing of what the two others did."""
    begun = await club.start("stranded", 3)
    session = await club.play_unseen(begun, lambda now: now.position.number > 6 and not now.recent()[-1].seat)
    waits, others = session.actor_person, [each for each in session.people if each is not session.actor_person]
    assert waits is not None
    over = await club.show(await club.tables.do(session.id, End("Mo", 99)))
    told = club.live(over).text.split("ended the game")[0]
    for each in others:
        assert f"**{each.name}** " in told, told
