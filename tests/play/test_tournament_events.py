"""Scheduled events of tournaments in one sitting, on the local Discord: made, moved, started, ended and deleted."""

from __future__ import annotations

from datetime import datetime

import pytest
from msgspec.structs import replace

from data.rows import TournamentChange
from sandbox.refusals.permissions import Permission
from sandbox.wire import rooms
from sandbox.wire.payloads import roles_json
from sandbox.world.guild import ScheduledEvent
from sessions.state.clock import DAY, HOUR
from tests.play.club import Club, control
from tests.play.tournaments import announce, enter, guests, looked, public, start, the
from tournaments.events.acts import Cancel
from tournaments.events.calendar import SETTLED
from tournaments.events.halting import Extend
from tournaments.events.state import Tournament

pytestmark = pytest.mark.usefixtures("no_pause_between_tables")

NAME = "Evening cup"


async def allow(club: Club, *, allowed: bool = True) -> None:
    """Give the bot the right to create events, or take it away."""
    home, state = club.sandbox.world.home, club.sandbox.state
    right = Permission.CREATE_EVENTS
    home.bot_permissions = home.bot_permissions | right if allowed else home.bot_permissions & ~right
    role = next(each for each in roles_json(state, home) if each["id"] == home.bot_role)
    state.dispatch("GUILD_ROLE_UPDATE", {"guild_id": home.id, "role": role}, rooms.GUILDS)
    await club.sandbox.settle()


def events(club: Club) -> list[ScheduledEvent]:
    return list(club.sandbox.world.home.events.values())


async def announced(club: Club) -> Tournament:
    """A tournament whose message is posted, and whose event is made if it may be."""
    await announce(club, NAME, format="swiss", most="8", open="1d", game="strata5", rounds="3")
    await looked(club)
    await looked(club)
    return await the(club)


async def do(club: Club, act: object) -> Tournament:
    tournament = await the(club)
    changed = await club.bot.tournaments.do(tournament.id, tournament.place.guild_id, act)  # type: ignore[arg-type]
    await looked(club)
    return changed


async def test_an_event_is_made_moved_started_and_ended(club: Club) -> None:
    await allow(club)
    tournament = await announced(club)
    [event] = events(club)
    assert (event.name, event.location, event.status) == (NAME, "#table", 1)
    assert event.description is not None
    assert event.description.startswith("Strata 5 · rounds in one sitting")
    assert event.description.endswith(f"/{public(club, NAME).id}")
    at = tournament.closes
    assert _moment(event.start) == at
    await do(club, Extend(1, 2 * HOUR, "more time", club.tables.now()))
    assert _moment(event.start) == at + 2 * HOUR
    people = guests(club, 6)
    await enter(club, public(club, NAME), *people)
    await start(club)
    await looked(club)
    assert event.status == 2, "it has started before its time"
    for _ in range(6):
        # Nobody is ready, so that too few come.
        await looked(club, 100)
    assert (await the(club)).state == "cancelled"
    await looked(club)
    assert events(club) == []
    assert (await the(club)).row.event == SETTLED


async def test_an_event_ends_with_its_tournament(club: Club) -> None:
    await allow(club)
    await announced(club)
    people = guests(club, 6)
    await enter(club, public(club, NAME), *people)
    await start(club)
    await looked(club)
    for each in people:
        await each.click(public(club, NAME), control(public(club, NAME), "cupready"))
    for _ in range(40):
        if (await the(club)).boards:
            break
        await club.sandbox.settle(0.05)
    for each in people[1:]:
        await each.click(public(club, NAME), control(public(club, NAME), "cupleave"))
        await club.bot.tournaments.leave_all(int(each.id))
    await looked(club)
    await looked(club, 301)
    assert (await the(club)).state == "finished"
    await looked(club)
    [event] = events(club)
    assert event.status == 3
    assert (await the(club)).row.due is None or (await the(club)).row.event == SETTLED


async def test_an_event_goes_with_the_channel_of_its_tournament(club: Club) -> None:
    await allow(club)
    await announced(club)
    assert len(events(club)) == 1
    club.sandbox.expect(10003)
    club.sandbox.remove_channel("table")
    for _ in range(4):
        await looked(club, DAY // 4)
    assert (await the(club)).state == "cancelled"
    assert events(club) == []


async def test_without_the_right_there_is_no_event_and_the_tournament_goes_on(club: Club) -> None:
    await announced(club)
    assert events(club) == []
    await enter(club, public(club, NAME), *guests(club, 6))
    await start(club)
    await looked(club)
    assert (await the(club)).state == "running"
    assert (await the(club)).row.event == 0


async def test_a_bot_that_was_killed_after_it_made_an_event_adopts_it(club: Club) -> None:
    await allow(club)
    await announced(club)
    [event] = events(club)
    tournament = await the(club)
    forgotten = replace(tournament.row, event=0, event_shown="", due=club.tables.now())
    await club.tables.store.change_tournament(tournament.row.version, TournamentChange(forgotten))
    await looked(club)
    assert [each.id for each in events(club)] == [event.id]
    assert (await the(club)).row.event == int(event.id)


async def test_an_event_that_somebody_deletes_is_not_made_again_and_one_that_cannot_be_deleted_is_tried_again(
    club: Club,
) -> None:
    await allow(club)
    await announced(club)
    club.sandbox.faults.next("DELETE", "/scheduled-events/", status=500)
    await do(club, Cancel())
    await looked(club, 301)
    assert events(club) == []
    await announced(club)
    club.sandbox.world.home.events.clear()
    with club.sandbox.expecting(10070):
        await do(club, Extend(1, DAY, "more time", club.tables.now()))
    await looked(club)
    assert events(club) == []
    assert (await the(club)).row.event == SETTLED


async def test_an_event_that_can_no_longer_be_changed_is_left_alone_once_its_time_is_over(club: Club) -> None:
    await allow(club)
    await announced(club)
    await allow(club, allowed=False)
    await do(club, Cancel())
    assert (await the(club)).row.due is not None, "the right may come back"
    [event] = events(club)
    await looked(club, _moment(event.end) - club.tables.now())
    assert (await the(club)).row.due is None, "it would count as a tournament that goes on for ever"


async def test_other_formats_have_no_event(club: Club) -> None:
    await allow(club)
    await announce(club, "Autumn cup", open="1d")
    await looked(club)
    await looked(club)
    assert events(club) == []


def _moment(text: str) -> int:
    return int(datetime.fromisoformat(text).timestamp())
