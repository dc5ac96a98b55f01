"""Two play in direct messages, and one accepts none: the other plays on, and reads that they cannot be reached."""

from __future__ import annotations

import random
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from sandbox import Person, Sandbox
from sessions.acts import Play
from sessions.session import Session
from sessions.state.clock import DAY
from tests.play.apart import begin_apart, board_of, lobby_apart, play_ply, view_of, with_controls
from tests.play.club import Club, club_in, control, hasty, pick


def refused(club: Club) -> int:
    return sum(each.code == 50007 for each in club.sandbox.errors)


async def close(club: Club, person: Person) -> None:
    person.user.closed = True
    club.sandbox.expect(50007)


async def turn_of(club: Club, session: Session, person: Person, dice: random.Random) -> Session:
    """Plies are played until it is this person's turn."""
    while club.who(session) is not person:
        session = await play_ply(club, session, dice)
    return session


async def until_turn_ends(club: Club, session: Session, dice: random.Random) -> Session:
    turn = session.position.number
    while session.state == "running" and session.position.number == turn:
        session = await play_ply(club, session, dice)
    return session


async def test_the_other_reads_that_somebody_cannot_be_reached(club: Club, dice: random.Random) -> None:
    session = await turn_of(club, await begin_apart(club, "strata5", clock="1d"), club.alice, dice)
    await close(club, club.bob)
    session = await until_turn_ends(club, session, dice)
    mine = await view_of(club, session, club.alice)
    assert mine.shown == mine.version
    told = "**Bob** can’t be reached right now. Their time keeps running."
    assert told in (await board_of(club, session, club.alice)).text
    assert refused(club) == 1
    # The clock runs, and reminders reach nobody: no other request is made.
    club.sandbox.clock.advance(DAY + 60)
    await club.bot.alarms.look()
    await club.caught_up()
    assert refused(club) == 1
    assert told in (await board_of(club, session, club.alice)).text


async def test_who_uses_the_bot_again_is_shown_all_their_games(club: Club, dice: random.Random) -> None:
    session = await turn_of(club, await begin_apart(club, "strata5"), club.alice, dice)
    await close(club, club.bob)
    session = await until_turn_ends(club, session, dice)
    behind = await view_of(club, session, club.bob)
    assert behind.shown < behind.version
    club.bob.user.closed = False
    await club.bob.slash("help")
    await club.caught_up()
    view = await view_of(club, session, club.bob)
    assert view.shown == view.version
    assert [each.id for each in with_controls(club.bob)] == [(await board_of(club, session, club.bob)).id]
    assert "can’t be reached" not in (await board_of(club, session, club.alice)).text
    assert refused(club) == 1


@pytest.mark.once
@pytest.mark.timeout(300)
async def test_while_one_cannot_be_reached_the_other_plays_on_over_many_turns(
    tmp_path: Path, dice: random.Random
) -> None:
    """Twenty turns and five starts of the bot: one refused request in all, and nobody waits for it."""
    database, taken = tmp_path / "tables.sqlite3", dict[bool, list[float]]({False: [], True: []})
    async with Sandbox() as sandbox:
        number, turns = 0, 0
        for start in range(6):
            async with club_in(sandbox, database) as club:
                await club.caught_up()
                if not start:
                    session = await begin_apart(club, "games_up")
                    number = session.id
                session = await club.tables.load(number)
                while turns < 4 * (start + 1) and session.state == "running":
                    actor, turn = club.who(session), session.position.number
                    if actor is club.alice:
                        begun = perf_counter()
                        session = await play_ply(club, session, dice)
                        taken[bool(club.bob.user.closed)].append(perf_counter() - begun)
                    else:
                        # He cannot press anything without being reached again: the tables play for him.
                        play = Play(int(actor.id), hasty(session, dice), session.version)
                        session = await club.tables.do(number, play)
                        club.bot.services.display.background.show([number])
                        await club.caught_up()
                    turns += session.position.number != turn
                if not start:
                    await close(club, club.bob)
        assert turns >= 20 or session.state == "over"
        assert refused(club) == 1
        assert taken[True]
        before, after = median(taken[False]), median(taken[True])
        print(f"a ply took {before:.3f} s with both boards, and {after:.3f} s while one of them is closed")


async def test_one_press_after_another_is_refused_once_each(club: Club, dice: random.Random) -> None:
    session = await turn_of(club, await begin_apart(club, "strata5"), club.alice, dice)
    await close(club, club.bob)
    session = await until_turn_ends(club, session, dice)
    await club.bob.slash("help")
    await club.caught_up()
    assert refused(club) == 2, "it is tried again, as they have used the bot"
    assert "can’t be reached" in (await board_of(club, session, club.alice)).text


async def test_no_access_is_a_fault_of_discord_and_tried_again(club: Club, dice: random.Random) -> None:
    session = await turn_of(club, await begin_apart(club, "strata5"), club.alice, dice)
    path = f"/channels/{club.bob.direct().channel.id}/messages"
    club.sandbox.faults.next("POST", path, status=403, code=50001)
    club.sandbox.expect(50001)
    turn = session.position.number
    while session.position.number == turn:
        actor = club.who(session).direct()
        await pick(actor, await board_of(club, session, actor), hasty(session, dice))
        await club.bot.router.under_way.idle()
        session = await club.tables.load(session.id)
    await club.sandbox.settle()
    assert session.id in club.bot.services.display.background.retries.blocked
    assert "can’t be reached" not in (await board_of(club, session, club.alice)).text
    assert club.tables.direct.closed_among([int(club.bob.id)]) == []


async def test_the_lobby_stays_and_says_whose_messages_are_closed(club: Club) -> None:
    lobby = await lobby_apart(club, "strata5", 2)
    await close(club, club.bob)
    board = club.live(lobby)
    await club.alice.click(board, control(board, "start"))
    await club.caught_up()
    lobby = await club.session()
    assert lobby.state == "lobby"
    text = club.live(lobby).text
    assert "**Bob** doesn’t accept direct messages from me" in text
    assert "**Alice**" not in text.rpartition("I can’t start")[2]
    assert [each for each in club.alice.direct().messages() if not each.deleted] == [], "nothing is left"
    club.bob.user.closed = False
    await club.bob.click(club.live(lobby), "Details")
    await club.alice.click(club.live(lobby), control(club.live(lobby), "start"))
    await club.caught_up(since=lobby)
    assert (await club.session()).went_apart


@pytest.mark.parametrize("which", [1, 2])
async def test_who_starts_a_lobby_that_is_refused_reads_who_it_is_at_the_third(club: Club, which: int) -> None:
    lobby = await lobby_apart(club, "stranded", 3)
    await close(club, club.people[which])
    await club.alice.click(club.live(lobby), control(club.live(lobby), "start"))
    await club.caught_up()
    assert f"**{club.people[which].name}** doesn’t accept" in club.live(await club.session()).text
