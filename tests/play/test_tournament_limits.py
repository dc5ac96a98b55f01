"""What tournaments must not do: call people often, edit often, open tables fast, obey those who may not."""

from __future__ import annotations

import pytest

from cogs.commands.tournaments import OfTournaments
from cogs.display import tournaments as display
from cogs.interactions.ids import Press
from cogs.messages import organising
from sessions.acts import Resign
from tests.play.club import Club
from tests.play.forger import forged
from tests.play.tournaments import LIVE as NAME
from tests.play.tournaments import (
    all_ready,
    announce,
    enter,
    guests,
    looked,
    opened,
    paired,
    played,
    public,
    start,
    the,
)


@pytest.mark.usefixtures("no_pause_between_tables", "paired_here")
async def test_five_rounds_call_somebody_seven_times_at_most_and_rounds_mention_nobody(club: Club) -> None:
    """Once before the first round, and once for a game of each round in which it is their turn."""
    message = await announce(club, NAME, format="swiss", most="10", open="15m", game="strata5", rounds="5")
    people = guests(club, 10)
    await enter(club, message, *people)
    await start(club)
    await looked(club)
    for number in range(1, 6):
        await all_ready(club, people)
        await played(club, await paired(club, number))
    assert (await the(club)).state == "finished"
    world = club.sandbox.world
    posts = [each for name in (one.id for one in world.channels.values()) for each in club.sandbox.messages(name)]
    for person in people:
        calls = [each for each in posts if person.id in each.payload["pings"]]
        assert 1 <= len(calls) <= 7, [each.text for each in calls]
    in_channel = [each for each in club.sandbox.messages("table") if each.payload["pings"]]
    assert ["is about to start" in each.text for each in in_channel].count(True) == 1
    assert not any(each.payload["pings"] for each in club.sandbox.messages("table") if "Round" in each.text)


@pytest.mark.usefixtures("no_pause_between_tables", "paired_here")
async def test_the_message_is_edited_once_a_minute_though_a_result_comes_each_second(club: Club) -> None:
    """And it shows the last one within 90 seconds."""
    message = await announce(club, most="10")
    people = guests(club, 10)
    await enter(club, message, *people)
    await start(club)
    await looked(club)
    tournament = await opened(club)
    await looked(club, 120)
    edits: list[int] = []
    path = f"/messages/{public(club).id}"
    seen = len(club.sandbox.timeline)
    for second, board in enumerate(tournament.unfinished):
        await club.show(await club.tables.do(board.session_id or 0, Resign(tournament.people(board)[0].user_id)))
        club.sandbox.clock.advance(1)
        await club.bot.alarms.look()
        await club.bot.router.under_way.idle()
        found = [each for each in club.sandbox.timeline[seen:] if each.what == "REQUEST PATCH" and path in each.id]
        edits += [second] * (len(found) - len(edits))
    assert len(edits) == 1, "45 seconds and 45 results"
    for _ in range(3):
        await looked(club, 29)
    assert "The tournament is over." in public(club).text


async def test_tables_open_two_seconds_apart_and_discord_limits_nothing(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the limits of Discord itself, and the pause that the bot makes."""
    club.sandbox.rates.real = True
    monkeypatch.setattr(display, "OPEN_EVERY", 2.0)
    message = await announce(club, most="4")
    await enter(club, message, *guests(club, 4))
    await start(club)
    before = len(club.sandbox.timeline)
    await opened(club)
    threads = [
        each.at for each in club.sandbox.timeline[before:] if each.what == "REQUEST POST" and "/threads" in each.id
    ]
    assert len(threads) == 6
    assert threads[-1] - threads[0] > 9.5, "six tables have five pauses between them"
    assert not club.sandbox.rates.limited


@pytest.mark.usefixtures("no_pause_between_tables", "paired_here")
async def test_who_has_not_the_right_is_refused_each_act_of_organisers(club: Club) -> None:
    message = await announce(club)
    await enter(club, message, club.bob, club.carol, club.dave)
    number, before = str((await the(club)).id), (await the(club)).row.version
    cogs = [each for each in club.bot.cogs.values() if isinstance(each, OfTournaments)]
    known = [
        action
        for each in cogs
        if each.qualified_name not in ("Tournaments", "Arenas", "ScoreEvents")
        for action in each.handlers()
    ]
    assert len(known) > 20
    for action in known:
        given = "1d" if action in (organising.LONGER, organising.EXTEND) else "1"
        press = Press(action, words=(number, given, "draw"))
        told = (await forged(club, club.bob, public(club), press)).said.text
        assert told.startswith("Only people who manage events in this server"), (action, told)
    assert (await the(club)).row.version == before
