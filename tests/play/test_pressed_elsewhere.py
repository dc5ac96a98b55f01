"""Whoever makes up an id reads nothing of a table that they cannot see, and no solution of the puzzle of the day."""

from __future__ import annotations

from typing import Any

import pytest

from data.rows import PuzzleRow
from sandbox import Message, Person
from sandbox.refusals.permissions import Overwrite, Permission
from sandbox.wire import rooms
from sandbox.world.state import COMPONENT, MODAL
from sessions.learning.puzzles import daily, next_own
from sessions.session import Session
from tests.play.club import Club, control
from tests.play.daily import DAY, of_today, opened, shown_in, today
from tests.play.forger import BUTTON, Forger

GONE = "This table no longer exists. Start a new one with /play."

READS = [
    "record",
    "history",
    "replay",
    "analyse",
    "viewlarge",
    "turnlarge",
    "again",
    "study",
    "besides",
    "tell",
    "look",
    "tryhere",
    "details",
    "show",
    "follow",
    "join",
    "takeback",
    "plan",
    "note",
    "standin",
    "advise",
]
"""Actions that read a table, or change it."""


async def stranger_in(club: Club, guild: str = "Elsewhere") -> tuple[Person, Message]:
    """Somebody with a private message of the bot in another server."""
    club.sandbox.add_guild(guild, "carol")
    carol = club.carol.at("hall")
    return carol, (await carol.slash("help")).said


async def sends(club: Club, person: Person, place: Message, action: str, session: Session, words: str = "") -> str:
    """What somebody reads who sends a made-up id about a table from where a message stands."""
    forger = Forger(club, person, place, session)
    before = len(person.messages())
    for kind, letter in ((COMPONENT, "b"), (MODAL, "f")):
        data: dict[str, Any] = {"custom_id": f"{letter}2:{action}:{session.id}:{session.version}:0:{words}", "id": 1}
        data["components" if kind == MODAL else "component_type"] = [] if kind == MODAL else BUTTON
        assert await forger.sends(kind, data) is None
    told = {each.text for each in person.messages()[before:] if each.ephemeral}
    assert len(told) == 1, told
    return told.pop()


@pytest.mark.parametrize("action", READS)
async def test_a_table_is_not_read_from_another_server(club: Club, action: str) -> None:
    session = await club.start("strata5", 2)
    assert action in club.bot.router.actions
    carol, place = await stranger_in(club)
    assert await sends(club, carol, place, action, session) == GONE


@pytest.mark.parametrize("action", ["record", "history", "viewlarge"])
async def test_a_table_is_not_read_from_the_direct_messages_of_a_stranger(club: Club, action: str) -> None:
    session = await club.start("strata5", 2)
    carol = club.carol.direct()
    place = (await carol.slash("help")).said
    assert await sends(club, carol, place, action, session) == GONE


async def test_a_table_in_direct_messages_is_read_by_its_player_alone(club: Club) -> None:
    session = await club.begin("mars", club.alice.direct())
    place = (await club.carol.slash("help")).said
    assert await sends(club, club.carol, place, "record", session) == GONE
    place = (await club.alice.slash("help")).said
    forger = Forger(club, club.alice, place, session)
    data = {"custom_id": f"b2:history:{session.id}:{session.version}:0:", "component_type": BUTTON, "id": 1}
    assert await forger.sends(COMPONENT, data) is None
    assert club.alice.last(lambda message: message.ephemeral).text != GONE


async def test_a_table_in_a_channel_that_is_hidden_is_not_read(club: Club) -> None:
    session = await club.start("strata5", 2)
    club.sandbox.add_channel("lounge")
    carol = club.carol.at("lounge")
    place = (await carol.slash("help")).said
    forger = Forger(club, carol, place, session)
    data = {"custom_id": f"b2:viewlarge:{session.id}:{session.version}:0:", "component_type": BUTTON, "id": 1}
    assert await forger.sends(COMPONENT, data) is None
    assert carol.last(lambda message: message.ephemeral).text != GONE, "of what she sees she may read"
    table = club.sandbox.world.channel("table")
    table.overwrites.append(Overwrite(carol.id, is_member=True, deny=Permission.VIEW_CHANNEL))
    rooms.change(club.sandbox.state, table)
    await club.sandbox.settle()
    assert await sends(club, carol, place, "viewlarge", session) == GONE


async def test_a_table_in_a_private_thread_is_read_by_its_members(club: Club) -> None:
    inside = await club.alice.open_thread("inside", private=True)
    rooms.join(club.sandbox.state, inside.channel, club.sandbox.world.bot.id)
    await club.sandbox.settle()
    session = await club.begin("mars", inside)
    club.sandbox.expect(10007)
    place = (await club.carol.slash("help")).said
    assert await sends(club, club.carol, place, "viewlarge", session) == GONE
    rooms.join(club.sandbox.state, inside.channel, club.carol.id)
    assert await sends(club, club.carol, place, "viewlarge", session) != GONE


async def test_a_table_in_a_thread_that_is_archived_is_read_from_its_channel(club: Club) -> None:
    inside = await club.alice.open_thread("inside")
    session = await club.begin("mars", inside)
    await inside.change_thread(archived=True)
    await club.sandbox.settle()
    place = (await club.carol.slash("help")).said
    assert await sends(club, club.carol, place, "history", session) != GONE


def forged(action: str, key: str, day: int) -> str:
    return f"b2:{action}:0:0:0:{key} {day}"


async def reads(club: Club, person: Person, place: Message, custom_id: str) -> Message:
    """What somebody reads in their private message after a made-up press."""
    forger = Forger(club, person, place, None)
    assert await forger.sends(COMPONENT, {"custom_id": custom_id, "component_type": BUTTON, "id": 1}) is None
    return person.last(lambda message: message.ephemeral)


@pytest.mark.parametrize("days", [0, 1, None])
async def test_the_solution_of_today_costs_the_answers_of_today(club: Club, days: int | None) -> None:
    """The id says that the puzzle is one of the user's own, or of yesterday."""
    puzzle = of_today(club)
    place = await opened(club.carol)
    day = 0 if days is None else today(club) - days
    told = await reads(club, club.carol, place, forged("puzzleshow", puzzle.key, day))
    assert puzzle.solution.plies[0].split()[0] in told.text or "olution" in told.text
    again = await opened(club.carol)
    assert "already" in again.text or control(again, "puzzlenext"), "she has had it"
    rows = await club.tables.puzzles.rows(int(club.carol.id))
    assert [(each.puzzle, each.day) for each in rows] == [(puzzle.key, today(club))]


@pytest.mark.parametrize("direct", [True, False])
async def test_the_solution_of_another_server_is_not_shown(club: Club, direct: bool) -> None:
    puzzle = of_today(club)
    carol, place = await stranger_in(club)
    assert puzzle.key != daily(int(club.sandbox.world.guild("Elsewhere").id), today(club))
    if direct:
        carol = club.carol.direct()
        place = (await carol.slash("help")).said
    for day in (0, today(club), today(club) - 1):
        told = await reads(club, carol, place, forged("puzzleshow", puzzle.key, day))
        assert told.text == "This puzzle is no longer available. Use `/puzzle` for another one."
    assert await club.tables.puzzles.rows(int(carol.id)) == ()


async def test_the_puzzle_of_yesterday_can_be_finished(club: Club) -> None:
    place = await opened(club.carol)
    puzzle = shown_in(place)
    club.sandbox.clock.advance(DAY)
    told = await club.carol.click(place, control(place, "puzzleshow"))
    assert told.failed is None
    rows = await club.tables.puzzles.rows(int(club.carol.id))
    assert [(each.puzzle, each.day) for each in rows] == [(puzzle.key, 0)]


def test_ones_own_puzzle_is_never_the_one_of_the_day() -> None:
    first = next_own("games_up", [], {})
    assert first is not None
    assert next_own("games_up", [], {}, first) not in (None, first)
    begun = PuzzleRow(first, 0, 0, 1, solved=False, at=1)
    assert next_own("games_up", [begun], {}) == first, "what was begun goes on"
    assert next_own("games_up", [begun], {}, first) not in (None, first)
