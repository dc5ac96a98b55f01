"""How long a game has waited for somebody, as its players read it: since they became the one to act."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox import Message, Person
from sessions.session import Session
from sessions.state.clock import DAY, HOUR
from tests.play.answers import answer
from tests.play.club import Club
from tests.play.tables import started
from tests.play.turns import turn_of


async def listed(person: Person) -> list[str]:
    """The tables that somebody reads at /games, a line each."""
    result = await person.slash("games")
    answer(result)
    reply: Message | None = result.reply
    assert reply is not None
    return [line for line in reply.text.split("\n") if line.startswith("- ")]


def places(lines: Sequence[str], *sessions: Session) -> list[int]:
    """The numbers of the sessions to which the lines lead, in order."""
    ways = {f"/{each.row.channel_id}/": each.id for each in sessions}
    return [next(ways[way] for way in ways if way in line) for line in lines]


async def test_a_nudge_makes_no_turn_younger(club: Club) -> None:
    await started(club, "table", club.bob)
    old = await turn_of(club, "table", club.alice)
    club.sandbox.clock.advance(HOUR)
    await started(club, "second-table", club.carol)
    new = await turn_of(club, "second-table", club.alice)
    club.sandbox.clock.advance(25 * HOUR)
    await club.bob.slash("nudge")
    first, second = await listed(club.alice)
    assert places([first, second], old, new) == [old.id, new.id]
    assert "(1 day so far)" in first
    assert "(1 day so far)" in second


async def test_a_reminder_makes_no_turn_younger(club: Club) -> None:
    await started(club, "table", club.bob, clock="1w")
    await turn_of(club, "table", club.alice)
    club.sandbox.clock.advance(4 * DAY)
    await club.bot.alarms.look()
    await club.caught_up()
    [line] = await listed(club.alice)
    assert "(4 days so far)" in line


async def test_ones_own_turns_come_first_by_the_nearest_deadline(club: Club) -> None:
    sessions = []
    for channel, other, whose, clock in (
        ("table", club.bob, club.bob, "1h"),
        ("second-table", club.carol, club.alice, "none"),
        ("third", club.bob, club.alice, "1w"),
        ("fourth", club.carol, club.alice, "1d"),
    ):
        await started(club, channel, other, clock=clock)
        sessions.append(await turn_of(club, channel, whose))
        club.sandbox.clock.advance(60)
    waits, unhurried, week, day = sessions
    lines = await listed(club.alice)
    assert places(lines, *sessions) == [day.id, week.id, unhurried.id, waits.id]
