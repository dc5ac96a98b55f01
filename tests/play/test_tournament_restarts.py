"""A tournament goes on after the bot was away: it starts late, opens what is left, and shows what happened."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox import Sandbox
from sessions.acts import Resign
from sessions.state.clock import DAY
from tests.play.club import Club, club_in, control
from tests.play.tournaments import announce, enter, guests, looked, opened, public, start, the
from tests.waiting import until
from tournaments.events.acts import Correct, Verdict
from tournaments.events.state import BoardRow, Tournament

pytestmark = pytest.mark.usefixtures("no_pause_between_tables")

LEAGUE = "Autumn league"


async def test_what_fell_due_while_the_bot_was_away_is_done(tmp_path: Path) -> None:
    """And the message that was posted before is edited: there is no second one."""
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        async with club_in(sandbox, database) as club:
            message = await announce(club, open="1d")
            await enter(club, message, club.alice, club.bob, club.carol)
        sandbox.clock.advance(DAY + 60)
        async with club_in(sandbox, database) as club:
            await until(lambda: bool(club.bot.guilds))
            await looked(club)
            tournament = await opened(club)
            assert len({each.session_id for each in tournament.boards}) == 3
            await looked(club)
            assert "0 of 3 games are over" in public(club).text
            assert public(club).id == message.id
            assert (await the(club)).ends is not None


async def resigned(club: Club, boards: list[BoardRow]) -> None:
    """Whoever has the first seat at these boards resigns."""
    for board in boards:
        session = await club.tables.load(board.session_id or 0)
        await club.show(await club.tables.do(session.id, Resign(session.people[0].user_id)))


async def corrected(club: Club, tournament: Tournament) -> None:
    """An organiser makes a draw of the first game that hardly began."""
    board = next(each for each in tournament.boards if each.how == "walkover")
    act = Correct(int(club.alice.id), board.board, Verdict.DRAW, "The thread was locked", club.tables.now())
    await club.bot.tournaments.do(tournament.id, tournament.place.guild_id, act)


async def over(club: Club) -> Tournament:
    """The season once it is over: games that nobody plays end by time."""
    for _ in range(35):
        await looked(club, DAY)
        if (found := await the(club)).state == "finished":
            break
    assert found.state == "finished"
    await looked(club)
    return found


async def test_a_league_of_eight_goes_on_over_two_seasons_whatever_happens(tmp_path: Path) -> None:
    """Somebody withdraws, games are lost by time, a result is corrected, somebody is deleted, and the bot restarts."""
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        async with club_in(sandbox, database) as club:
            message = await announce(club, LEAGUE, game="strata5", format="league", size="4", most="8", open="1d")
            people = [club.bob, club.carol, club.dave, *guests(club, 5)]
            await enter(club, message, *people)
            await start(club)
            tournament = await opened(club)
            await resigned(club, tournament.unfinished[:4])
            leaving = tournament.people(tournament.unfinished[-1])[0]
            person = next(each for each in people if each.id == str(leaving.user_id))
            asked = await person.click(public(club, LEAGUE), control(public(club, LEAGUE), "cupleave"))
            await person.click(asked.said, control(asked.said, "cupwithdraw"))
            await looked(club)
            await corrected(club, await the(club))
        sandbox.clock.advance(DAY)
        async with club_in(sandbox, database) as club:
            await until(lambda: bool(club.bot.guilds))
            await looked(club)
            assert "The thread was locked" in public(club, LEAGUE).text
            staying = [each for each in people if each is not person]
            gone = staying.pop()
            before = (await the(club)).entrant(int(gone.id))
            assert before is not None
            await club.tables.people.forget(int(gone.id))
            *others, last = (await the(club)).unfinished
            await resigned(club, others)
            first = await over(club)
            [late] = [each for each in first.boards if each.board == last.board]
            assert late.how == "walkover", "its time was up before anybody moved"
            slow = first.numbered[late.seats[late.points.index(0)]]
            assert f"**{before.name}**" not in public(club, LEAGUE).text
            assert [each.state for each in first.entrants if each.user_id < 0] == ["gone"]
            assert {each.how for each in first.boards} <= {"walkover", "time", "annulled", "corrected", "played"}
            ended = public(club, LEAGUE)
            told = {int(each.id): (await each.click(ended, control(ended, "cupagain"))).said.text for each in staying}
            assert "You lost a tournament game on time. You can join again after" in told.pop(slow.user_id)
            assert all(each.startswith("You’re in.") for each in told.values())
            await club.caught_up()
        async with club_in(sandbox, database) as club:
            await until(lambda: bool(club.bot.guilds))
            await looked(club, 7 * DAY + 1)
            second = await opened(club)
            assert second.season == 2
            assert {each.user_id for each in second.entrants} == set(told)
            await over(club)
            assert "### Autumn league, season 2" in public(club, LEAGUE).text
