"""What one person may do to others: open tables, call people, and stay away; and how the others go on."""

from __future__ import annotations

import asyncio

import pytest

from cogs.interactions import limits
from sessions.log import LeftServer
from tests.play.answers import answer, said_nothing
from tests.play.club import Club, ask_to_resign
from tests.play.members import leaves, stuck
from tests.play.tables import cancelled
from tests.play.turns import plies


async def test_one_person_is_called_only_so_often(limited: Club) -> None:
    """Whoever calls them, and whatever for."""
    for _ in range(limits.CALLS_PER_PERSON):
        said_nothing(await limited.alice.slash("play", game="stranded", opponent=limited.bob))
        await cancelled(limited, limited.alice)
    calls = sum(each.pings == ["bob"] for each in limited.sandbox.messages())
    said = answer(await limited.carol.slash("play", game="stranded", opponent=limited.bob))
    assert "Bob has been invited a lot recently. Please wait 10 minutes" in said
    assert sum(each.pings == ["bob"] for each in limited.sandbox.messages()) == calls
    said_nothing(await limited.carol.slash("play", game="stranded", opponent=limited.dave))
    await cancelled(limited, limited.carol)
    limited.sandbox.clock.advance(limits.WINDOW + 1)
    said_nothing(await limited.carol.slash("play", game="stranded", opponent=limited.bob))


async def test_one_person_opens_only_so_many_tables(limited: Club) -> None:
    for _ in range(limits.TABLES_PER_PERSON):
        said_nothing(await limited.alice.slash("play", game="stranded"))
        await cancelled(limited, limited.alice)
    said = answer(await limited.alice.slash("play", game="stranded"))
    assert "You’ve opened a lot of tables in a short time. Please wait" in said
    said_nothing(await limited.bob.slash("play", game="stranded"))
    await cancelled(limited, limited.bob)
    limited.sandbox.clock.advance(limits.WINDOW + 1)
    said_nothing(await limited.alice.slash("play", game="stranded"))


async def test_one_person_keeps_only_so_many_lobbies_open(limited: Club) -> None:
    """Being seated at other people's tables does not count."""
    for number in range(limits.LOBBIES_PER_PERSON + 1):
        limited.sandbox.add_channel(f"table-{number}")
    for number, host in enumerate([limited.bob] * 2 + [limited.carol] * 2):
        said_nothing(await host.at(f"table-{number}").slash("play", game="stranded", opponent=limited.alice))
    for number in range(limits.LOBBIES_PER_PERSON):
        limited.sandbox.add_channel(f"mine-{number}")
        said_nothing(await limited.alice.at(f"mine-{number}").slash("play", game="stranded"))
    said = answer(await limited.alice.slash("play", game="stranded"))
    assert "You already have several tables waiting for players" in said
    assert "Go to the table" in said
    await cancelled(limited, limited.alice.at("mine-0"))
    said_nothing(await limited.alice.slash("play", game="stranded"))


async def test_one_server_opens_only_so_many_tables(limited: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited.bot.services.limits, "_servers", limits._window(2))
    for person in (limited.alice, limited.bob):
        said_nothing(await person.slash("play", game="stranded"))
        await cancelled(limited, person)
    said = answer(await limited.carol.slash("play", game="stranded"))
    assert "A lot of tables have been opened here in a short time" in said
    limited.sandbox.add_guild("The Club")
    said_nothing(await limited.carol.at("hall").slash("play", game="stranded"))


async def test_a_rematch_is_a_table_too(limited: Club) -> None:
    await limited.start("stranded", 2)
    result = await limited.bob.slash("resign")
    assert result.reply is not None
    await limited.bob.click(result.reply, "Resign")
    await limited.caught_up()
    final = limited.live(await limited.session())
    for _ in range(limits.CALLS_PER_PERSON - 1):
        await limited.alice.click(final, "Rematch")
        await limited.caught_up()
        await cancelled(limited, limited.alice)
    assert "Bob has been invited a lot recently" in answer(await limited.alice.click(final, "Rematch"))


async def test_many_at_once_count_as_many(limited: Club) -> None:
    names = [f"table-{number}" for number in range(15)]
    for name in names:
        limited.sandbox.add_channel(name)
    await asyncio.gather(
        *(limited.alice.at(name).slash("play", game="stranded", opponent=limited.bob) for name in names)
    )
    calls = [each for name in names for each in limited.sandbox.messages(name) if each.pings == ["bob"]]
    assert len(calls) == limits.CALLS_PER_PERSON


# Somebody who has left the server


@pytest.mark.parametrize("way", ["board", "resign"])
async def test_the_others_go_on_without_somebody_who_left(club: Club, way: str) -> None:
    session, gone, stays = await stuck(club, 3)
    result = await stays.slash(way)
    assert f"It’s **{gone.name}**’s turn, but they left the server." in answer(result)
    assert result.reply is not None
    await club.caught_up()
    before, again = await club.session(), result.reply.frozen()
    await stays.click(result.reply, f"Continue without {gone.name}")
    await club.caught_up(since=before)
    after = await club.session()
    assert after.state == "running"
    assert club.who(after) != gone
    assert session.seat_of(int(gone.id)) not in after.position.remaining()
    board = club.live(after)
    assert f"**{gone.name}** left the server, so their seat was forfeited." in board.text
    assert board.pings == [club.who(after).user.key]
    assert LeftServer(int(gone.id), int(stays.id)) in after.log
    assert (await club.tables.load(after.id)).gone == after.gone
    assert "moved on" in answer(await stays.click(again, f"Continue without {gone.name}"))
    assert (await club.session()).played == after.played


async def test_a_game_of_two_is_won_by_whoever_stays(club: Club) -> None:
    session, gone, stays = await stuck(club, 2)
    result = await ask_to_resign(stays, club.live(session))
    assert result.reply is not None
    await stays.click(result.reply, f"Continue without {gone.name}")
    await club.caught_up(since=session)
    over = await club.session()
    assert over.state == "over"
    assert over.outcome is not None
    assert over.outcome.winners == (over.seat_of(int(stays.id)),)
    assert f"wins. **{gone.name}** left the server." in club.live(over).text
    assert "resigned" not in club.live(over).text


async def test_somebody_who_is_there_is_waited_for(club: Club) -> None:
    session, gone, stays = await stuck(club, 3)
    result = await stays.slash("board")
    offer = result.reply
    assert offer is not None
    club.sandbox.world.home.members.add(gone.id)
    assert f"{gone.name} is still in this server, so the game waits for them." in answer(
        await stays.click(offer, f"Continue without {gone.name}")
    )
    assert (await club.session()).played == session.played
    assert "left the server" not in answer(await stays.slash("resign"))


async def test_whoever_does_not_play_is_offered_nothing(club: Club) -> None:
    await stuck(club, 2)
    assert "left the server" not in answer(await club.dave.slash("board"))
    assert "You’re not playing" in answer(await club.dave.slash("resign"))


async def test_a_failing_question_takes_nobody_for_gone(club: Club) -> None:
    session, gone, stays = await stuck(club, 2)
    club.sandbox.world.home.members.add(gone.id)
    club.sandbox.faults.next("GET", "/members/", reset=True, times=9)
    assert "left the server" not in answer(await ask_to_resign(stays, club.live(session)))


async def test_a_lobby_whose_host_left_passes_to_another(club: Club) -> None:
    said_nothing(await club.bob.slash("play", game="stranded", opponent=club.alice, opponent2=club.carol))
    await club.accept()
    leaves(club, club.bob)
    before = await club.session()
    assert "Only Bob" in answer(await club.alice.click(club.live(before), "Start"))
    result = await club.alice.slash("board")
    assert "**Bob** left the server." in answer(result)
    assert result.reply is not None
    await club.alice.click(result.reply, "Continue without Bob")
    await club.caught_up(since=before)
    lobby = await club.session()
    assert lobby.host == int(club.alice.id)
    assert [each.name for each in lobby.people] == ["Alice", "Carol"]
    await club.alice.click(club.live(lobby), "Start")
    await club.caught_up(since=lobby)
    assert plies(await club.session())
