"""A game with a bank, as people play it: reminders at half and nine tenths, the end, a restart in between."""

from __future__ import annotations

import re

from sandbox import Message
from sessions.acts import ChangeOption
from sessions.session import Session
from sessions.state.clock import DAY, MINUTE
from tests.play.club import Club
from tests.play.restarts import again
from tests.play.tables import opened, panel, started
from tests.play.turns import move, turn_of


async def after(club: Club, seconds: int) -> Session:
    """What has come of the table when so many seconds have passed."""
    club.sandbox.clock.advance(seconds)
    await club.bot.alarms.look()
    await club.caught_up()
    return await club.session()


async def banked(club: Club, **terms: str) -> Session:
    """A game of Stranded between Alice and Bob with these terms; it is Alice's turn."""
    await started(club, "table", club.bob, **terms)
    return await turn_of(club, "table", club.alice)


async def test_reminders_come_at_half_and_at_nine_tenths_and_then_the_others_decide(club: Club) -> None:
    session = await banked(club, bank="10d")
    board = club.live(session).text
    assert re.search(r"-# Deadline: <t:\d+:R> \(end of the time for the whole game\)\.", board)
    assert "-# Time left for the whole game: **Bob** 10 days." in board or "**Bob** 9 days" in board
    half = await after(club, 5 * DAY + MINUTE)
    assert "Reminder: more than half of the time for the whole game is used up." in club.live(half).text
    assert club.live(half).pings == ["alice"]
    nearly = await after(club, 4 * DAY)
    assert "Reminder: less than 10% of the time for the whole game is left." in club.live(nearly).text
    assert club.live(nearly).pings == ["alice"]
    late = await after(club, DAY)
    assert "**Alice** ran out of time." in club.live(late).text
    assert club.live(late).pings == ["bob"]


async def test_a_restart_keeps_what_was_used_and_then_the_seat_is_forfeited(club: Club) -> None:
    await banked(club, bank="3d", forfeit="on")
    session = await after(club, DAY)
    assert session.clock is not None
    session = await move(club, session)
    before = session.clock
    await again(club)
    session = await club.session()
    assert session.clock == before
    while session.state == "running":
        session = await after(club, DAY)
    assert "is the last player left and wins. **Bob** ran out of time." in club.live(session).text
    story = (await club.bob.slash("history")).said
    assert "**Bob** ran out of time, so their seat was forfeited." in story.text


async def test_the_list_of_games_tells_the_end(club: Club) -> None:
    await banked(club, bank="10d")
    reply = (await club.alice.slash("games")).reply
    assert reply is not None
    assert re.search(r"Deadline: <t:\d+:R> \(end of the time for the whole game\)\.", reply.text)


def banks(message: Message) -> list[str]:
    """The banks that the host's panel offers."""
    [menu] = [each for each in message.menus if "bank" in each.custom_id]
    return list(menu.values)


async def test_the_host_chooses_it_and_reads_what_it_means(club: Club) -> None:
    await opened(club)
    shown = await panel(club, "Table")
    assert banks(shown)[:2] == ["none", "5m"]
    assert "Usual game: 22 turns. 95% of games: at most 34 turns. Estimated from games between computers." in shown.text
    await club.alice.choose(shown, "10 days per player for the whole game")
    await club.caught_up()
    session = await club.session()
    assert session.table_options["bank"] == "10d"
    assert "10 days per player for the whole game" in club.live(session).text
    await club.tables.do(session.id, ChangeOption(int(club.alice.id), "reserve", "1d"))
    assert (await club.session()).table_options["bank"] == "none"
