"""The host's panel, /invite, the list of games and a game for one, as people use them; and many at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.interactions.limits import CALLS_PER_PERSON, LOBBIES_PER_PERSON, Limits
from data.sqlite.store import SqliteStore
from rules.catalogue import GAMES
from sandbox import Person, Sandbox
from sessions.acts import Accept, Remove
from sessions.log import NOBODY_CAME, Cancelled
from sessions.session import Session
from sessions.tables import Tables
from tests.faces import english
from tests.play.answers import answer, said_nothing
from tests.play.club import Club, club_in
from tests.play.tables import opened, panel

# What is chosen


async def test_options_and_terms_are_chosen_in_the_lobby(club: Club) -> None:
    lobby = await opened(club)
    shown = await panel(club)
    await club.alice.choose(shown, "Blacks: 1")
    await club.alice.sees("Options: blacks 1")
    await club.alice.click(shown, "Table")
    await club.alice.choose(shown, "1 day per turn")
    await club.alice.sees("Options: blacks 1 · 1 day per turn")
    await club.alice.choose(shown, "No time limit")
    await club.caught_up()
    assert "1 day" not in lobby.text
    await club.bob.click(lobby, "Join")
    await club.bob.sees("- **Bob**")
    await club.alice.click(lobby, "Start")
    await club.caught_up()
    session = await club.session()
    assert (session.options["blacks"], session.table_options["clock"]) == ("1", "none")
    assert "has already started" in answer(await club.alice.choose(shown, "1 day per turn"))


async def test_a_still_board_and_every_answer_asked_are_one_press_each(club: Club) -> None:
    await club.alice.slash("play", game="games_up")
    lobby = club.live(await club.session())
    await club.alice.click(lobby, "Switch to: the board doesn’t turn")
    await club.alice.sees("Options: the board doesn’t turn")
    await club.alice.click(lobby, "Switch to: no automatic moves")
    await club.alice.sees("Options: the board doesn’t turn · no automatic moves")
    await club.alice.click(lobby, "Switch to: the board turns")
    await club.caught_up()
    session = await club.session()
    assert (session.options["turning"], session.table_options["auto"]) == ("on", "off")


async def test_only_the_hosts_presses_count(club: Club) -> None:
    lobby = await opened(club)
    await club.dave.click(lobby, "Join")
    await club.dave.sees("- **Dave**")
    for person in (club.bob, club.carol):
        for label in ("Options", "Switch to: no automatic moves", "Start", "Invite"):
            assert "Only Alice, who opened the table" in answer(await person.click(lobby, label))
    await club.alice.slash("invite", guest=club.bob)
    lobby = await club.bob.sees("- **Bob** (invited, no answer yet)")
    for person in (club.bob, club.carol):
        assert "Only Alice, who opened the table" in answer(await person.click(lobby, "Options"))
        assert "Only Alice" in answer(await person.slash("invite", guest=club.dave))
    for label in ("Accept", "Decline"):
        assert "not invited to this table" in answer(await club.carol.click(lobby, label))
    assert "already at this table" in answer(await club.alice.click(lobby, "Accept"))
    session = await club.session()
    assert (session.version, len(session.invited)) == (3, 1)


async def test_a_private_table_is_for_those_who_are_invited(club: Club) -> None:
    lobby = await opened(club)
    open_to_all = lobby.frozen()
    await club.alice.choose(await panel(club, "Table"), "By invitation only")
    await club.alice.sees("by invitation only")
    pressed = next(each.custom_id or "" for each in open_to_all.buttons if each.label == "Join")
    assert "Only people invited by Alice can join this table" in answer(await club.bob.press(open_to_all, pressed))


async def test_details_tell_what_the_lobby_leaves_out(club: Club) -> None:
    await club.alice.slash("play", game="games_up")
    session = await club.session()
    told = answer(await club.carol.click(club.live(session), "Details"))
    assert f"table {session.id}" in told
    assert session.commitment in told
    for option in session.game.options:
        assert english("games_up").teller.about.options[option.name].description in told


# Who plays


async def test_the_host_invites_from_the_panel_and_by_command(club: Club) -> None:
    first = await opened(club)
    shown = await panel(club, "Players")
    await club.alice.choose(shown, club.bob, menu="Invite someone")
    await club.caught_up()
    lobby = club.live(await club.session())
    assert lobby != first, "whoever is invited later is called by a lobby of their own"
    assert first.deleted
    assert lobby.pings == ["bob"]
    assert "You invited **Carol**." in answer(await club.alice.slash("invite", guest=club.carol))
    await club.caught_up()
    lobby = club.live(await club.session())
    assert lobby.pings == ["carol"], "Bob was called already"
    assert "Bob is already invited" in answer(await club.alice.slash("invite", guest=club.bob))
    assert "can have only one seat" in answer(await club.alice.slash("invite", guest=club.alice))
    assert "Bots can’t take a seat" in answer(await club.alice.slash("invite", guest=club.sandbox.world.bot.id))
    await club.accept()
    assert [each.name for each in (await club.session()).people] == ["Alice", "Bob", "Carol"]


async def test_nobody_is_started_against_who_has_not_said_yes(club: Club) -> None:
    lobby = await opened(club, opponent=club.bob, opponent2=club.carol)
    early = lobby.frozen()
    await club.bob.click(lobby, "Accept")
    await club.bob.sees("**Alice** can start once **Carol** has answered or been removed under Options.")
    assert "Start" not in [each.label for each in lobby.buttons]
    assert early.text != lobby.text
    shown = await panel(club, "Players")
    await club.alice.choose(shown, "Carol (invited)")
    await club.alice.sees("can start now")
    await club.alice.click(lobby, "Start")
    await club.caught_up()
    assert sorted((await club.session()).names) == ["Alice", "Bob"]


async def test_a_table_with_an_invitation_is_cancelled_from_the_panel(club: Club) -> None:
    lobby = await opened(club, opponent=club.bob)
    assert "Cancel" not in [each.label for each in lobby.buttons]
    shown = await panel(club, "Players")
    await club.alice.click(shown, "Cancel the table")
    await club.caught_up()
    assert shown.text == "This table was cancelled."
    assert not shown.buttons
    assert "This table was cancelled." in lobby.text
    assert (await club.session()).state == "cancelled"


async def test_the_host_removes_somebody_and_hands_the_table_over(club: Club) -> None:
    lobby = await opened(club)
    for person in (club.bob, club.carol):
        await person.click(lobby, "Join")
        await club.caught_up()
    shown = await panel(club, "Players")
    await club.alice.choose(shown, "Bob", menu="Remove a player")
    await club.caught_up()
    assert "Bob" not in lobby.text
    assert "Alice removed you from this table" in answer(await club.bob.click(lobby, "Join"))
    await club.alice.choose(shown, "Carol", menu="Make someone else the host")
    await club.alice.sees("- **Carol** (host)")
    assert "**Carol** is now the host." in shown.text
    assert "Only Carol, the current host of this table" in answer(await club.alice.click(lobby, "Options"))


async def test_a_lobby_that_nobody_joined_says_so(club: Club) -> None:
    lobby = await opened(club)

    class Lonely:
        def apply(self, _session: Session) -> list[Cancelled]:
            return [Cancelled(NOBODY_CAME)]

    session = await club.tables.do((await club.session()).id, Lonely())
    await club.bot.services.display.show(session)
    assert "Nobody joined, so this table was closed." in lobby.text
    assert lobby.buttons == []


# The list of games, and a game for one


async def test_play_alone_lists_the_games_and_opens_the_one_that_is_picked(club: Club) -> None:
    listed = (await club.alice.slash("play")).said
    assert listed.ephemeral
    for key in GAMES:
        about = english(key).teller.about
        assert f"**{about.title}**\n{about.summary}" in listed.text
    assert len(listed.media) == len(GAMES)
    await club.alice.click(listed, "Stranded")
    await club.caught_up()
    session = await club.session()
    assert (session.game.key, session.state, session.host) == ("stranded", "lobby", int(club.alice.id))
    assert club.live(session).link in listed.text
    again = (await club.bob.slash("play")).said
    await club.bob.click(again, "Strata 5")
    assert "already an open table of Stranded in this channel" in again.text


async def test_opponents_without_a_game_are_asked_which(club: Club) -> None:
    assert "Which game?" in answer(await club.alice.slash("play", opponent=club.bob))


@pytest.mark.parametrize("way", ["by name", "from the list"])
async def test_the_level_of_a_game_for_one_is_chosen_before_it_begins(club: Club, way: str) -> None:
    if way == "by name":
        asked = (await club.alice.slash("play", game="mars")).said
    else:
        asked = (await club.alice.slash("play")).said
        await club.alice.click(asked, english("mars").teller.about.title)
    assert asked.ephemeral
    assert await club.tables.finder.meant_in(int(club.alice.channel.id)) is None
    meanings = english("mars").teller.about.options["level"].meanings
    for level, meaning in meanings.items():
        assert f"{f'**{level}**' if level == '1' else level}: {meaning}" in asked.text
    await club.alice.choose(asked, "Level: 3")
    assert f"**3**: {meanings['3']}" in asked.text
    await club.alice.click(asked, "Start")
    await club.caught_up()
    session = await club.session()
    assert (session.options, session.state, session.names) == ({"level": "3"}, "running", ("Alice",))
    assert club.live(session).link in asked.text


# Many, and at once


@pytest.fixture
async def limited(tmp_path: Path) -> AsyncIterator[Club]:
    async with Sandbox() as sandbox, club_in(sandbox, tmp_path / "tables.sqlite3", limits=Limits()) as club:
        yield club


async def test_a_hundred_lobbies_by_one_person(limited: Club) -> None:
    """By command and from the list: a few open, each of the others is answered with a sentence."""
    told = []
    for number in range(100):
        limited.sandbox.add_channel(f"room-{number}")
        result = await limited.alice.at(f"room-{number}").slash("play", game="stranded")
        told.append(result.reply.text if result.reply and not result.reply.deleted else "")
    assert [bool(each) for each in told] == [False] * LOBBIES_PER_PERSON + [True] * (100 - LOBBIES_PER_PERSON)
    assert all("already have several tables waiting for players" in each for each in told[LOBBIES_PER_PERSON:])


async def test_inviting_again_and_again_calls_nobody_for_ever(limited: Club) -> None:
    said_nothing(await limited.alice.slash("play", game="stranded", opponent=limited.bob))
    alice, bob = int(limited.alice.id), int(limited.bob.id)
    for _ in range(CALLS_PER_PERSON - 1):
        await limited.show(await limited.tables.do((await limited.session()).id, Remove(alice, bob)))
        answer(await limited.alice.slash("invite", guest=limited.bob))
        await limited.caught_up()
    await limited.show(await limited.tables.do((await limited.session()).id, Remove(alice, bob)))
    assert "Bob has been invited a lot recently" in answer(await limited.alice.slash("invite", guest=limited.bob))


PRESSES = [
    ("Accept", "Decline"),
    ("Accept", "Accept"),
    ("Decline", "Cancel"),
    ("Join", "Join"),
    ("Leave", "Start"),
    ("Switch to: no automatic moves", "Switch to: no automatic moves"),
    ("Start", "Start"),
    ("Cancel", "Start"),
    ("Options", "Details"),
]


@pytest.mark.parametrize("labels", PRESSES, ids=" and ".join)
@pytest.mark.parametrize("wait", [True, False], ids=["invited", "all there"])
async def test_two_press_in_the_same_instant(club: Club, labels: tuple[str, str], *, wait: bool) -> None:
    """Whoever is second reads a sentence or finds it done; nothing fails, and the lobby shows what is stored."""
    lobby = await opened(club, opponent=club.bob)
    await club.carol.click(lobby, "Join")
    await club.caught_up()
    if not wait:
        await club.accept()
    presses = []
    for label, other in zip(labels, (False, True), strict=True):
        if label in [each.label for each in lobby.buttons if not each.disabled]:
            person = who_presses(club, label, other=other)
            presses.append(person.click(lobby.frozen(), label))
    for result in await asyncio.gather(*presses):
        assert result.failed is None
        assert all("went wrong" not in each.text for each in result.replies)
    await club.caught_up()
    session = await club.session()
    assert len({each.user_id for each in (*session.people, *session.invited)}) == len(session.people + session.invited)
    for each in session.people if session.state == "lobby" else ():
        assert f"**{each.name}**" in club.live(session).text


def who_presses(club: Club, label: str, *, other: bool) -> Person:
    if label in ("Accept", "Decline"):
        return club.bob
    if label == "Join":
        return club.dave
    return club.carol if label == "Leave" or (other and label == "Details") else club.alice


@pytest.mark.parametrize("round_", range(5))
async def test_two_processes_do_what_two_people_press_in_the_same_instant(tmp_path: Path, round_: int) -> None:
    """Whichever writes first, the other's press is still meant, and is done."""
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox, club_in(sandbox, database) as club:
        store = await SqliteStore.open(database, clock=sandbox.clock.now)
        try:
            other = Tables(store)
            await opened(club, opponent=club.bob, opponent2=club.carol)
            session = await club.session()
            await other.load(session.id)
            both = zip((club.tables, other), session.invited, strict=True)
            await asyncio.gather(*(each.perform_with_retries(session.id, Accept(guest)) for each, guest in both))
            assert sorted((await club.session()).names) == ["Alice", "Bob", "Carol"]
        finally:
            await store.close()
