"""The clock of a game and its reserve, as players read them: under the board, at /board, at /games, in reminders."""

from __future__ import annotations

import re

from sandbox import Message, Person
from sessions.acts import Pause
from sessions.session import Session
from sessions.state.clock import DAY, HOUR
from tests.play.club import Club
from tests.play.tables import started
from tests.play.turns import turn_of


async def with_reserve(club: Club) -> Session:
    """A game of Stranded between Alice and Bob, a day a turn and twelve hours in reserve; it is Alice's turn."""
    await started(club, "table", club.bob, clock="1d", reserve="12h")
    return await turn_of(club, "table", club.alice)


async def after(club: Club, seconds: int) -> Session:
    """What has come of the table when so many seconds have passed."""
    club.sandbox.clock.advance(seconds)
    await club.bot.alarms.look()
    await club.caught_up()
    return await club.session()


def line(text: str, what: str) -> str:
    """The line of a text that holds `what`."""
    return next(each for each in text.split("\n") if what in each)


def moments(text: str) -> list[int]:
    """The moments in a text, in seconds since 1970."""
    return [int(each) for each in re.findall(r"<t:(\d+):R>", text)]


async def private(person: Person, command: str) -> Message:
    reply = (await person.slash(command)).reply
    assert reply is not None
    return reply


async def test_the_board_tells_the_deadline_and_the_reserve_in_one_short_line(club: Club) -> None:
    session = await with_reserve(club)
    now = club.tables.now()
    told = line(club.live(session).text, "Deadline")
    assert re.fullmatch(r"-# Deadline: <t:\d+:R>\. With 12 hours of reserve: <t:\d+:R>\.", told)
    turn, end = moments(told)
    assert end - turn == 12 * HOUR
    assert now + DAY - 60 <= turn <= now + DAY


async def test_a_second_reminder_comes_before_the_reserve_ends(club: Club) -> None:
    session = await with_reserve(club)
    first = await after(club, DAY // 2 + 1)
    assert line(club.live(first).text, "Deadline").startswith("-# Reminder for this turn. Deadline: <t:")
    nothing = await after(club, 15 * HOUR)
    assert club.live(nothing) == club.live(first), "the reserve has just begun"
    half_gone = await after(club, 4 * HOUR)
    assert club.live(half_gone) == club.live(first), "most of it is left"
    second = await after(club, 4 * HOUR)
    board = club.live(second)
    assert board != club.live(session)
    assert board.pings == ["alice"]
    assert board.pings == club.live(first).pings
    told = line(board.text, "reserve")
    assert told == "-# Reminder for this turn. End of reserve time: <t:{}:R>.".format(*moments(told))
    assert moments(told) == moments(line(club.live(session).text, "Deadline"))[1:]
    late = await after(club, 2 * HOUR)
    assert "**Alice** ran out of time." in club.live(late).text


async def test_a_private_board_tells_what_everybody_has_left(club: Club) -> None:
    await with_reserve(club)
    for passed, left in ((0, "12 hours"), (DAY + 5 * HOUR + 1830, "6 hours"), (6 * HOUR, "29 minutes")):
        club.sandbox.clock.advance(passed)
        for person in (club.alice, club.bob, club.carol):
            told = (await private(person, "board")).text
            assert "-# Deadline: <t:" in told
            assert f"-# Reserve time left: **Alice** {left} and **Bob** 12 hours." in told or (
                f"-# Reserve time left: **Bob** 12 hours and **Alice** {left}." in told
            )
    club.sandbox.clock.advance(HOUR)
    await club.bot.alarms.look()
    await club.caught_up()
    told = (await private(club.bob, "board")).text
    assert re.search(r"-# Time for this turn ran out <t:\d+:R>\.", told)
    assert "**Alice** none" in told
    assert "Deadline" not in told


async def test_the_list_of_games_tells_the_deadline(club: Club) -> None:
    await with_reserve(club)
    for person, whose in ((club.alice, "**Your turn**"), (club.bob, "**Alice**’s turn")):
        told = line((await private(person, "games")).text, "- ")
        assert whose in told
        assert re.search(
            r"\(less than a minute so far\)\. Deadline: <t:\d+:R>\. With 12 hours of reserve: <t:\d+:R>\. <#\d+> \[",
            told,
        )
    for passed in (DAY // 2 + 1, 18 * HOUR, 6 * HOUR):
        await after(club, passed)
    told = line((await private(club.alice, "games")).text, "- ")
    assert re.search(r"\*\*Your turn\*\* .*Time for this turn ran out <t:\d+:R>\.", told)


async def test_a_game_that_is_paused_is_nobodys_turn(club: Club) -> None:
    await with_reserve(club)
    await club.show(await club.tables.do((await club.session()).id, Pause("Mo", 99)))
    mine = (await private(club.alice, "games")).text
    assert "Your turn" not in mine
    assert "Deadline" not in mine
    assert re.search(r"Stranded with \*\*Bob\*\*: paused\. <#\d+> \[", mine)
    assert "Deadline" not in club.live(await club.session()).text


async def test_who_is_told_directly_reads_the_deadline(club: Club) -> None:
    for name in ("pings", "direct"):
        await club.tables.settings.change_person(int(club.alice.id), **{name: "never" if name == "pings" else True})
    await with_reserve(club)
    await after(club, DAY // 2 + 1)
    told = [each.text for each in club.alice.direct().messages()]
    assert any(
        re.search(r"Reminder: it’s your turn in Stranded with Bob in <#\d+>\. Deadline: <t:\d+:R>\.", each)
        for each in told
    ), told
