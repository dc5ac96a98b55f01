"""Somebody has the bot in their account: they play without a server, and in servers of which the bot is no member."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from cogs.interactions.ids import Press
from cogs.words.about import title
from cogs.words.links import add_to_account, add_to_server
from rules.catalogue import GAMES
from sandbox import ActionError, Person
from sandbox.refusals.permissions import Overwrite, Permission
from sessions.state.table import DIRECT
from tests.play.answers import answer, private
from tests.play.club import Club, pick
from tests.play.forger import forged
from words import ENGLISH, of

SAY = of(ENGLISH)

SOLO = next(key for key, game in GAMES.items() if game.seats[-1] == 1)
SEVERAL = [key for key, game in GAMES.items() if game.seats[-1] > 1]

SERVERS_ONLY = {
    "end", "invite", "moveto", "nudge", "pause", "resume", "settings", "substitute", "takeout",
    "organise", "tournament",
}  # fmt: skip
"""The commands that are for the bot's servers alone."""


@pytest.fixture
def bob(club: Club) -> Person:
    """Bob, who shares no server with the bot and has it in his account; he is in a server without it."""
    bob = club.bob
    club.sandbox.add_guild("Foreign", has_bot=False)
    bob.install()
    bob.leave()
    return bob


async def newest(club: Club, person: Person) -> object:
    return await club.tables.finder.meant_in(int(person.direct().channel.id), int(person.id))


# Which commands are registered for what


async def test_where_commands_may_be_used_is_declared(club: Club) -> None:
    registered = {each["name"]: each for each in club.sandbox.state.commands[None].values()}
    for name, command in registered.items():
        wanted = [0] if name in SERVERS_ONLY else [0, 1]
        assert command["integration_types"] == wanted, name
        assert command["contexts"] == wanted, name
    assert registered.keys() > SERVERS_ONLY


# Without a server


@pytest.mark.parametrize("key", SEVERAL)
async def test_games_against_computers_for_every_number_of_seats(club: Club, bob: Person, key: str) -> None:
    direct = bob.direct()
    for seats in GAMES[key].seats:
        wanted = Press("playnow", words=(key, *["easy"] * (seats - 1), "now"))
        listed = private(await direct.slash("play", game=key))
        await forged(club, direct, listed, wanted)
        await club.caught_up()
        session = await club.tables.finder.meant_in(int(direct.channel.id), int(bob.id))
        assert session is not None
        assert (session.game.key, session.state, len(session.people)) == (key, "running", seats)
        assert session.place.guild_id == DIRECT
        assert club.live(session).image().width > 0


async def test_a_game_is_played_and_everything_else_is_at_hand(club: Club, bob: Person, dice: random.Random) -> None:
    direct = bob.direct()
    session = await club.begin(SOLO, direct)
    plies = [ply for group in session.continuations().values() for ply in group]
    await pick(direct, club.live(session), dice.choice(plies))
    await club.caught_up(since=session)
    assert title(SAY, SOLO) in answer(await direct.slash("games"))
    for words in ("puzzle", "tutorial", "deal", "stats", "help", "rules", "me", "board", "history", "privacy"):
        assert answer(await direct.slash(words)), words
    assert SAY.strangers.about_anywhere() in answer(await direct.slash("find"))
    with pytest.raises(ActionError, match="no command /settings"):
        await direct.slash("settings")


async def test_the_deal_is_played_there(club: Club, bob: Person) -> None:
    direct = bob.direct()
    screen = private(await direct.slash("deal"))
    await direct.click(screen, SAY.deals.play_direct())
    await club.caught_up()
    assert await newest(club, bob) is not None


async def test_who_removes_the_bot_and_leaves_is_not_asked_again_and_again(club: Club, bob: Person) -> None:
    direct = bob.direct()
    await direct.slash("play", game=SEVERAL[0], against="easy")
    await club.caught_up()
    session = await club.tables.finder.meant_in(int(direct.channel.id), int(bob.id))
    assert session is not None
    bob.uninstall()
    club.sandbox.expect(50278)
    with pytest.raises(ActionError, match="share no server"):
        await direct.click(club.live(session), "More")
    refused = len(club.sandbox.errors)
    await club.bot.services.display.background.catch_up()
    await club.caught_up()
    assert len(club.sandbox.errors) <= refused + 1
    bob.install()
    assert private(await direct.slash("board")).image().width > 0


# In a server without the bot


async def test_a_game_begins_in_direct_messages(club: Club, bob: Person) -> None:
    hall = bob.at("hall")
    result = await hall.slash("play", game=SEVERAL[0], against="easy")
    await club.caught_up()
    session = await club.tables.finder.meant_in(int(bob.direct().channel.id), int(bob.id))
    assert session is not None
    assert session.place.guild_id == DIRECT
    opened, reason = result.replies
    assert club.live(session).link in opened.text
    assert f"/@me/{bob.direct().channel.id}" in reason.text
    assert add_to_server(club.bot.application_id or 0) in reason.text
    assert club.sandbox.messages("hall") == [], "nothing is posted there"
    assert club.live(session).image().width > 0
    assert "in other servers" not in answer(await hall.slash("games")).lower()


async def test_a_game_is_picked_from_the_list(club: Club, bob: Person) -> None:
    hall = bob.at("hall")
    listed = (await hall.slash("play")).replies[0]
    await hall.click(listed, title(SAY, SOLO))
    await hall.click(listed, "Start")
    await club.caught_up()
    session = await club.tables.finder.meant_in(int(bob.direct().channel.id), int(bob.id))
    assert session is not None
    assert club.live(session).link in listed.text


async def test_moves_and_boards_are_those_of_direct_messages(club: Club, bob: Person) -> None:
    hall = bob.at("hall")
    assert SAY.refusals.no_table_direct() in (await hall.slash("board")).replies[0].text.replace("`", "")
    session = await club.begin(SOLO, bob.direct())
    assert (await hall.slash("board")).replies[0].image().width > 0
    typed = (await hall.autocomplete("move", "move", ""))[0]["value"]
    assert club.live(session).link in (await hall.slash("move", move=typed)).replies[0].text
    after = await club.tables.finder.meant_in(int(bob.direct().channel.id), int(bob.id))
    assert after is not None
    assert after.version > session.version


async def test_every_command_answers_privately_with_few_follow_ups(club: Club, bob: Person) -> None:
    """As for a member who may not use external applications, whose answers Discord makes private anyway."""
    hall = bob.at("hall")
    needed: dict[str, dict[str, Any]] = {
        "move": {"move": "a1"},
        "away": {"days": 1},
        "open": {"record": hall.upload("a.txt", b"nothing")},
    }
    offered = {each["name"] for each in club.sandbox.state.offered(bob.user, hall.channel)}
    assert offered == {each["name"] for each in club.sandbox.state.commands[None].values()} - SERVERS_ONLY
    for allowed in (True, False):
        if not allowed:
            hall.channel.overwrites.append(Overwrite(bob.id, is_member=True, deny=Permission.USE_EXTERNAL_APPS))
        for name in sorted(offered):
            result = await hall.slash(name, **needed.get(name, {}))
            await club.caught_up()
            assert result.failed is None, name
            assert all(each.ephemeral and each.text for each in result.replies), name
            assert "went wrong" not in result.replies[0].text, name
            assert 1 <= len(result.replies) <= 3, name
    assert club.sandbox.messages("hall") == []


async def test_what_needs_the_bot_in_the_server_says_so(club: Club, bob: Person) -> None:
    """As while Discord still offers commands that an earlier version has registered."""
    for command in club.sandbox.state.commands[None].values():
        command["integration_types"] = [0, 1]
    hall = bob.at("hall")
    for name in ("tournament", "nudge"):
        assert answer(await hall.slash(name)) == SAY.tables.not_here()
    carol = club.sandbox.person("carol", "hall")
    for name, given in (("play", {"game": SEVERAL[0], "opponent": carol}), ("stats", {"player": carol})):
        assert answer(await hall.slash(name, **given)) == SAY.tables.nobody_else_outside()
    assert SAY.strangers.about_anywhere() in (await hall.slash("find")).replies[0].text


async def test_nothing_of_the_foreign_server_is_kept(club: Club, bob: Person) -> None:
    guild = club.sandbox.world.guild("Foreign")
    guild.nicks[bob.id] = "A name for this server only"
    hall = bob.at("hall")
    await hall.slash("play", game=SEVERAL[0], against="easy")
    await hall.slash("puzzle")
    await hall.slash("deal")
    await club.caught_up()
    session = await club.tables.finder.meant_in(int(bob.direct().channel.id), int(bob.id))
    assert session is not None
    assert "Bob" in session.names
    kept = private(await bob.direct().slash("privacy")).image_bytes().decode()
    for told in (guild.id, hall.channel.id, "A name for this server only", "Foreign"):
        assert told not in kept
    assert re.search(bob.direct().channel.id, kept)


@pytest.mark.parametrize("found", [True, False], ids=["", "direct messages not found"])
async def test_a_made_up_press_reaches_no_table_of_others(club: Club, bob: Person, found: bool) -> None:
    """Neither one of another person's direct messages nor one of a server, in which Bob is no member any more."""
    hall = bob.at("hall")
    shown = (await hall.slash("play")).replies[0]
    await club.alice.direct().slash("play", game=SEVERAL[0], against="easy")
    await club.alice.slash("play", game=SEVERAL[0], against="easy")
    await club.caught_up()
    theirs = await club.tables.finder.meant_in(int(club.alice.direct().channel.id), int(club.alice.id))
    assert theirs is not None
    if not found:
        club.sandbox.faults.next("POST", "/users/@me/channels", status=500, times=20)
    for session in (theirs, await club.session()):
        for action in ("more", "history", "resign"):
            told = answer(await forged(club, hall, shown, Press(action, session.id, session.version)))
            assert "no longer exists" in told, action


async def test_where_direct_messages_cannot_be_found_nothing_begins(club: Club, bob: Person) -> None:
    hall = bob.at("hall")
    club.sandbox.faults.next("POST", "/users/@me/channels", status=500, times=20)
    told = (await hall.slash("play", game=SEVERAL[0], against="easy")).replies[0].text
    assert told == SAY.refusals.no_direct_messages()
    assert (await hall.slash("board")).replies[0].text == SAY.refusals.no_direct_messages()
    assert await newest(club, bob) is None
    assert "how to play" in (await hall.slash("rules")).replies[0].text
    club.sandbox.faults.clear()
    await hall.slash("play", game=SEVERAL[0], against="easy")
    await club.caught_up()
    assert await newest(club, bob) is not None


async def test_closed_direct_messages_are_told_there(club: Club, bob: Person) -> None:
    bob.user.closed = True
    club.sandbox.expect(50007)
    told = (await bob.at("hall").slash("play", game=SEVERAL[0], against="easy")).replies[0].text
    assert SAY.refusals.obstacle_closed() in told


# The link


async def test_help_has_the_links_everywhere(club: Club, bob: Person) -> None:
    number = club.bot.application_id or 0
    for person in (club.alice, club.alice.direct(), bob.at("hall")):
        shown = private(await person.slash("help"))
        links = {each.label: each.url for each in shown.buttons}
        assert links[SAY.learning.add_to_account()] == add_to_account(number)
        assert links[SAY.learning.add_to_server()] == add_to_server(number)
    assert SAY.learning.welcome_outside() in shown.text
    assert "`/settings`" not in shown.text
    assert add_to_account(7) == (
        "https://discord.com/oauth2/authorize?client_id=7&integration_type=1&scope=applications.commands"
    )
