"""/privacy: seeing, taking home and deleting what is kept; and servers that the bot is removed from."""

from __future__ import annotations

import json

import pytest

from cogs.commands.servers import Servers
from cogs.words.settings import settled
from sessions.log import TableEnding
from sessions.people.settings import PersonSettings
from sessions.session import Session
from tests import seeds
from tests.play.club import Club
from tests.play.privacy import about, delete, file
from words import ENGLISH, of

SAY = of(ENGLISH)


async def over(club: Club) -> Session:
    """A game of three that Alice has lost."""
    await club.start("stranded", 3)
    for person in (club.alice, club.bob):
        session = await club.session()
        asked = await person.slash("resign")
        await person.click(asked.said, "Resign")
        await club.caught_up(since=session)
    session = await club.session()
    assert session.state == "over"
    return session


async def test_nothing_is_kept_of_a_stranger(club: Club) -> None:
    message = await about(club.dave)
    assert "Nothing is stored about you." in message.text
    assert [button.label for button in message.buttons] == ["Privacy notice", "Terms of use"]


async def test_what_is_kept_is_shown_and_given_as_a_file(club: Club) -> None:
    session = await over(club)
    message = await about(club.alice)
    assert "so is your name at 1 table: 1 finished. You appear there as **Alice**." in message.text
    kept = file(message)
    assert kept["Discord ID"] == club.alice.id
    assert [each["table"] for each in kept["tables"]] == [session.id]
    assert kept["tables"][0]["your names"] == ["Alice"]
    assert not [person.name for person in (club.bob, club.carol) if person.name in json.dumps(kept)]


async def test_the_file_of_a_substitute_has_their_seat_and_their_moves(club: Club) -> None:
    """And what they answered; the file of whoever had the seat before has their own moves alone."""
    session = await club.start("stranded", 2)
    dice, before = seeds.dice(), club.who(session)
    stays = next(each for each in (club.alice, club.bob) if each is not before)
    await club.play_one(session, dice)
    await before.slash("substitute", player=before, newcomer=club.carol)
    for person in (stays, club.carol):
        await person.click(club.live(await club.session()), "Yes")
    await club.caught_up()
    session = await club.session()
    seat, moves = session.seat_of(int(club.carol.id)), session.moves
    while not any(each.seat == seat for each in session.played[moves:]):
        await club.play_one(session, dice)
        session = await club.session()
    first, *later = [str(each.ply) for each in session.played if each.seat == seat]
    kept = {person: file(await about(person))["tables"][0] for person in (before, club.carol)}
    assert [each["your seat"] for each in kept.values()] == [seat, seat]
    assert [each["your moves"] for each in kept.values()] == [[first], later]
    said = [each["what"] for each in kept[club.carol]["log entries about you"]]
    assert said == ["asked", "agreed", "substituted"]


async def test_it_is_deleted_on_the_second_press(club: Club) -> None:
    session = await over(club)
    message = await about(club.alice)
    await club.alice.click(message, "Delete my data")
    assert club.alice.name in (await club.session()).names, "the first press asks"
    await club.alice.click(message, "Keep my data")
    assert "Nothing was deleted." in message.text
    message = await delete(club.alice)
    assert "Your name and ID were removed from 1 table" in message.text
    assert not message.buttons
    assert not message.media
    after = await club.session()
    assert sorted(person.user_id for person in after.people)[0] == -1
    assert after.played == session.played
    assert "Nothing is stored about you." in (await about(club.alice)).text
    shown = await club.bob.slash("board")
    assert shown.failed is None
    board = await club.bob.sees("wins")
    assert "**Former player**" in board.text
    assert "Alice" not in board.text
    assert "Former player" in str(board.alt)


async def test_a_running_game_is_resigned_first(club: Club) -> None:
    session = await club.start("stranded", 3)
    await delete(club.alice)
    await club.caught_up()
    after = await club.session()
    assert after.state == "running"
    assert session.seat_of(int(club.alice.id)) not in after.position.remaining()
    assert club.live(after).text
    assert club.alice.mention not in club.live(after).text
    await club.play_one(after, seeds.dice())
    over = await club.play_unseen(await club.session())
    assert over.state == "over"
    assert club.alice.mention not in club.live(over).text


async def test_a_lobby_is_left(club: Club) -> None:
    await club.alice.slash("play", game="stranded", opponent=club.bob)
    lobby = club.live(await club.accept())
    await club.add_word(lobby, club.alice, "something of mine")
    assert file(await about(club.alice))["tables"][0]["words you added"] == ["something of mine"]
    await delete(club.alice)
    await club.caught_up()
    assert "- **Bob**" in lobby.text
    assert "added a word" not in lobby.text
    assert (await club.session()).host == int(club.bob.id)


@pytest.mark.parametrize(
    ("button", "words"), [("Privacy notice", "how you can delete it"), ("Terms of use", "No warranty.")]
)
async def test_the_documents_are_read_in_discord(club: Club, button: str, words: str) -> None:
    result = await club.dave.click(await about(club.dave), button)
    assert result.said.ephemeral
    assert words in result.said.text
    assert not result.said.text.endswith("…"), "it fits"


# Servers


def servers(club: Club) -> Servers:
    found = club.bot.get_cog("Servers")
    assert isinstance(found, Servers)
    return found


async def removed(club: Club) -> None:
    club.sandbox.expel_bot(club.sandbox.world.guild_id)
    while club.bot.guilds:
        await club.sandbox.settle(0.01)
    await club.bot.router.under_way.idle()
    await club.sandbox.settle()


async def test_an_outage_ends_no_table(club: Club) -> None:
    session = await club.start("stranded", 2)
    with club.sandbox.outage(club.sandbox.world.guild_id):
        await club.sandbox.settle()
        assert club.bot.guilds[0].unavailable
    await club.sandbox.settle()
    assert not club.bot.guilds[0].unavailable
    assert (await club.tables.load(session.id)).state == "running"
    assert await club.tables.store.servers_left(0) == []


async def test_removal_ends_the_tables_and_the_days_forget_them(club: Club) -> None:
    session = await club.start("stranded", 2)
    await removed(club)
    ended = await club.tables.load(session.id)
    assert ended.ending is not None
    assert ended.ending.how is TableEnding.SERVER_LEFT
    await servers(club).forget()
    assert ended.people == (await club.tables.load(session.id)).people, "thirty days are not over"
    servers(club)._days = 0
    await servers(club).forget()
    assert {each.user_id for each in (await club.tables.load(session.id)).people} == {-1, -2}
    assert await club.tables.messages.to_show() == []


async def test_being_invited_again_cancels_it_and_shows_how_tables_ended(club: Club) -> None:
    session = await club.start("stranded", 2)
    # Before, it takes a server that comes for one of those that it waits for.
    await club.bot.wait_until_ready()
    await removed(club)
    club.sandbox.invite_bot(club.sandbox.world.guild_id)
    board = await club.alice.sees("I was removed from the server")
    assert "no result" in board.text
    servers(club)._days = 0
    await servers(club).forget()
    assert (await club.tables.load(session.id)).people == session.people


async def test_who_turned_hints_off_is_told_and_can_have_it_deleted(club: Club) -> None:
    await club.tables.settings.change_person(int(club.dave.id), hints=False)
    message = await about(club.dave)
    assert "Your Discord ID is stored. Your stored settings: no tips in first games." in message.text
    assert file(message) == {"Discord ID": club.dave.id, "your settings": {"hints": False}, "tables": []}
    await delete(club.dave)
    assert "Nothing is stored about you." in (await about(club.dave)).text


@pytest.mark.parametrize("name", PersonSettings.__struct_fields__)
def test_whatever_can_be_settled_has_words(name: str) -> None:
    assert settled(SAY, name)


async def test_who_was_away_reads_that_it_is_kept(club: Club) -> None:
    await club.alice.slash("away", days=3)
    told = (await about(club.alice)).text
    assert "how long you’re away and your absences in the last year" in told
