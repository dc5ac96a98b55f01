"""Rematch under a finished game: it opens one game, whoever presses how often; what else it leads to."""

from __future__ import annotations

import asyncio
import random

import pytest

from cogs.interactions.ids import Press
from sandbox import Message
from sessions.acts import Cancel, Resign
from sessions.session import Session
from sessions.tables.opening import Opening, Openings
from tests.play.answers import answer
from tests.play.club import Club, control
from tests.play.computers import EASY, MEDIUM, Minds, hurry, levels, minds, won
from tests.play.forger import forged

__all__ = ["hurry", "minds"]


async def given_up(club: Club, session: Session) -> Session:
    """The game after Alice has resigned."""
    return await club.show(await club.tables.do(session.id, Resign(int(club.alice.id))))


async def open_tables(club: Club) -> list[int]:
    """The ids of all open tables."""
    return await club.tables.store.all_open()


def rematch(message: Message) -> str:
    """The custom id of the button, whatever it is called."""
    return control(message, "rematch")


@pytest.mark.parametrize("at_once", [False, True], ids=["one after the other", "at once"])
async def test_a_second_press_leads_to_the_game_that_the_first_one_opened(club: Club, at_once: bool) -> None:
    over = await given_up(club, await club.begin("mars"))
    final = club.live(over)
    if at_once:
        presses = await asyncio.gather(*(club.alice.click(final, rematch(final)) for _ in range(3)))
    else:
        presses = [await club.alice.click(final, rematch(final)) for _ in range(3)]
    await club.caught_up()
    [again] = await open_tables(club)
    assert again != over.id
    session = await club.tables.load(again)
    told = [each.reply.text for each in presses if each.reply is not None and each.reply.text]
    assert len(told) == 2, "one press is answered by the new board alone"
    assert all("already" in each and str(session.place.channel_id) in each for each in told), told
    assert session.live is not None
    assert at_once or all(str(session.live.message_id) in each for each in told)


async def test_a_press_that_another_process_answers_at_the_same_moment_opens_no_second_game(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lock holds within a process: another one may open the rematch after this one has looked for it."""
    over = await given_up(club, await club.begin("mars"))
    final = club.live(over)
    await club.alice.click(final, rematch(final))
    await club.caught_up()

    async def not_yet(_self: Openings, _wanted: Opening) -> None:
        return None

    monkeypatch.setattr(Openings, "open_rematch", not_yet)
    told = answer(await club.alice.click(final, rematch(final)))
    await club.caught_up()
    [again] = await open_tables(club)
    session = await club.tables.load(again)
    assert session.live is not None
    assert "already" in told
    assert str(session.live.message_id) in told


async def test_a_second_press_against_a_computer_opens_no_second_game(
    club: Club, minds: Minds, dice: random.Random
) -> None:
    end = club.live(await won(club, EASY, dice))
    for _ in range(2):
        await club.alice.click(end, rematch(end))
        await club.caught_up()
    [again] = await open_tables(club)
    assert levels(await club.tables.load(again)) == [EASY]


async def test_another_level_than_that_of_the_open_rematch_is_another_game(
    club: Club, minds: Minds, dice: random.Random
) -> None:
    over = await won(club, EASY, dice)
    end = club.live(over)
    await club.alice.click(end, rematch(end))
    await club.caught_up()
    for _ in range(2):
        await forged(club, club.alice, end, Press("rematch", over.id, words=(MEDIUM.value,)))
        await club.caught_up()
    again = [await club.tables.load(each) for each in await open_tables(club)]
    assert [levels(each) for each in again] == [[EASY], [MEDIUM]]


async def test_the_other_player_is_led_to_the_lobby_that_was_opened(club: Club) -> None:
    over = await given_up(club, await club.start("stranded", 2))
    final = club.live(over)
    await club.bob.click(final, rematch(final))
    lobby = await club.session()
    told = answer(await club.alice.click(final, rematch(final)))
    assert "already" in told
    assert lobby.live is not None
    assert str(lobby.live.message_id) in told
    assert await open_tables(club) == [lobby.id]


async def test_a_rematch_that_was_cancelled_or_is_over_can_be_opened_again(club: Club) -> None:
    over = await given_up(club, await club.start("stranded", 2))
    final = club.live(over)
    await club.bob.click(final, rematch(final))
    lobby = await club.session()
    await club.show(await club.tables.do(lobby.id, Cancel(int(club.bob.id))))
    await club.alice.click(final, rematch(final))
    [again] = await open_tables(club)
    assert again not in (lobby.id, over.id)


async def test_another_table_of_the_same_people_is_no_rematch(club: Club) -> None:
    """A game for one that was begun by /play is not what the button opened."""
    over = await given_up(club, await club.begin("mars"))
    other = await club.begin("mars")
    await club.alice.click(club.live(over), rematch(club.live(over)))
    await club.caught_up()
    assert len(await open_tables(club)) == 2
    assert other.id in await open_tables(club)


async def test_who_is_at_their_own_limit_is_led_to_the_open_rematch(club: Club) -> None:
    over = await given_up(club, await club.start("stranded", 2))
    final = club.live(over)
    await club.bob.click(final, rematch(final))
    await club.tables.settings.change_person(int(club.bob.id), open_games=1)
    assert "already" in answer(await club.bob.click(final, rematch(final)))


async def test_in_a_game_for_one_it_is_called_play_again(club: Club) -> None:
    alone = club.live(await given_up(club, await club.begin("mars")))
    assert alone.buttons[0].label == "Play again"
    two = club.live(await given_up(club, await club.start("stranded", 2)))
    assert two.buttons[0].label == "Rematch"


@pytest.mark.parametrize("game", ["mars", "stranded"])
async def test_who_did_not_play_is_offered_a_game_of_their_own(club: Club, game: str) -> None:
    over = await given_up(club, await club.start(game, 2))
    before = await open_tables(club)
    told = answer(await club.carol.click(club.live(over), rematch(club.live(over))))
    assert "type /play" in told
    assert "watch" not in told, "there is nothing to watch"
    assert await open_tables(club) == before
