"""The guided game of every game of the catalogue, on the local Discord: wrong answers first, then the right ones."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.pictures.thumbnails import scene_of
from render.scene import Scene
from rules.catalogue import GAMES
from rules.notation import legal
from sandbox import Message
from sessions.learning.lessons import tutorial
from sessions.state.players import Computer, ComputerLevel
from tests.play.club import Club
from tests.play.lessons import SAY, answers, chosen

each_game = pytest.mark.parametrize("key", GAMES)


async def begun(club: Club, key: str) -> Message:
    """The first lesson, as Alice alone sees it."""
    result = await club.alice.slash("tutorial", game=key)
    assert result.failed is None
    assert result.reply is not None
    assert result.reply.ephemeral
    return result.reply


@each_game
async def test_a_guided_game_is_played_to_its_end(club: Club, key: str) -> None:
    shown = await begun(club, key)
    given = tutorial(key)
    for index, lesson in enumerate(given):
        assert f"{index + 1} of {len(given)}" in shown.text
        assert lesson.title in shown.text
        assert shown.image().width >= 400
        wrong, right = answers(lesson, right=False), answers(lesson, right=True)
        for ply in wrong[:1] + wrong[-1:]:
            await chosen(club.alice, shown, ply, key, index)
            assert "❌" in shown.text
            assert lesson.task[:40] in shown.text, "the task stays in sight"
        await chosen(club.alice, shown, right[0], key, index)
        assert "✅" in shown.text
        assert lesson.done[:40] in shown.text
        if index + 1 < len(given):
            await club.alice.click(shown, SAY.learning.next_lesson())
    assert "That was the last lesson" in shown.text
    await club.alice.click(shown, SAY.learning.again())
    assert given[0].title in shown.text
    assert not [each for each in club.sandbox.messages() if not each.ephemeral], "the channel saw nothing of it"


@each_game
async def test_the_last_lesson_leads_to_a_table(club: Club, key: str) -> None:
    shown = await begun(club, key)
    given = tutorial(key)
    for _ in given[1:]:
        await club.alice.click(shown, SAY.learning.skip())
    last = len(given) - 1
    await chosen(club.alice, shown, answers(given[last], right=True)[0], key, last)
    await club.alice.click(shown, SAY.learning.first_game())
    await club.caught_up()
    session = await club.session()
    assert (session.game.key, session.host, session.state) == (key, int(club.alice.id), "running")
    computers = [each for each in session.people if isinstance(each, Computer)]
    assert len(computers) == max(0, session.game.seats[0] - 1)
    assert all(each.level is ComputerLevel.VERY_EASY for each in computers)


@each_game
async def test_people_can_be_played_with_right_after_the_last_lesson(club: Club, key: str) -> None:
    if GAMES[key].seats[-1] == 1:
        return
    shown, given = await begun(club, key), tutorial(key)
    for _ in given[1:]:
        await club.alice.click(shown, SAY.learning.skip())
    last = len(given) - 1
    await chosen(club.alice, shown, answers(given[last], right=True)[0], key, last)
    await club.alice.click(shown, SAY.learning.play())
    await club.caught_up()
    session = await club.session()
    assert (session.game.key, session.host, session.state) == (key, int(club.alice.id), "lobby")


@each_game
async def test_lessons_can_be_skipped_and_a_choice_taken_back(club: Club, key: str) -> None:
    shown = await begun(club, key)
    for _ in tutorial(key)[1:]:
        await club.alice.click(shown, SAY.learning.skip())
    assert SAY.learning.skip() not in [button.label for button in shown.buttons], "the last one is done or left"
    page = (await club.alice.click(shown, SAY.learning.how_to_play())).said
    assert "how to play" in page.text
    await club.alice.click(page, SAY.learning.guided_game())
    assert tutorial(key)[0].title in page.text


@each_game
async def test_the_picture_of_a_lesson_marks_every_choice_and_not_only_what_gains_something(
    club: Club, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenes: list[Scene] = []

    def noted(*given: Any, **more: Any) -> Scene:
        scenes.append(scene_of(*given, **more))
        return scenes[-1]

    monkeypatch.setattr("cogs.commands.learning.scene_of", noted)
    shown = await begun(club, key)
    for _ in tutorial(key)[1:]:
        await club.alice.click(shown, SAY.learning.skip())
    assert len(scenes) == len(tutorial(key))
    for scene in scenes:
        for ply in legal(scene.position):
            assert any(tuple(str(ply).split())[: len(each)] == each for each in scene.choices), ply


async def test_a_beginning_of_an_answer_is_shown_and_can_be_taken_back(club: Club) -> None:
    shown = await begun(club, "games_up")
    before = shown.image_bytes()
    await club.alice.choose(shown, "a6")
    assert shown.image_bytes() != before, "what is chosen is marked"
    assert SAY.learning.back() in [button.label for button in shown.buttons]
    await club.alice.click(shown, SAY.learning.back())
    assert shown.image_bytes() == before


@each_game
async def test_buttons_of_another_tutorial_still_lead_somewhere(club: Club, key: str) -> None:
    """What older messages carry: a lesson that is no more, an answer that cannot be given, a game that is gone."""
    shown = await begun(club, key)
    first = tutorial(key)[0].title
    for custom_id in (f"b2:lesson:0:0:0:{key} 99", f"b2:lesson:0:0:0:{key}", f"b2:lesson:0:0:0:{key} x"):
        result = await press_as(club, shown, custom_id)
        assert result is None
        assert first in shown.text
    assert await press_as(club, shown, f"b2:lesson:0:0:0:{key} 0 nothing like that") is None
    assert SAY.learning.stale() in shown.text
    told = await press_as(club, shown, "b2:lesson:0:0:0:gone 0")
    assert told is not None
    assert "This game is no longer available." in told


async def press_as(club: Club, shown: Message, custom_id: str) -> str | None:
    """Press a button that an older version of the bot put on the message; what was answered beside it."""
    seen = shown.frozen()
    old = next(button.custom_id for button in shown.buttons if button.label == SAY.learning.how_to_play())
    assert old is not None
    renamed(seen.payload, old, custom_id)
    result = await club.alice.press(seen, custom_id)
    await club.caught_up()
    assert result.failed is None
    return next((reply.text for reply in result.replies if reply != shown), None)


def renamed(part: object, old: str, new: str) -> None:
    """Give the button with the id `old` the id `new`, wherever it stands in a message."""
    if isinstance(part, dict):
        if part.get("custom_id") == old:
            part["custom_id"] = new
        for each in part.values():
            renamed(each, old, new)
    elif isinstance(part, list):
        for each in part:
            renamed(each, old, new)
