"""A tournament on the local Discord: announced, entered, started, played to its end, or cancelled."""

from __future__ import annotations

import re

import pytest

from sandbox import ActionError
from sandbox.refusals.permissions import Overwrite, Permission
from sessions.acts import Resign
from sessions.state.clock import DAY
from tests.play.club import Club, control
from tests.play.tournaments import announce, asked_why, enter, looked, opened, public, start, the
from tournaments.checking import check
from tournaments.events.terms import OPEN_FOR
from tournaments.files import decode

pytestmark = pytest.mark.usefixtures("no_pause_between_tables")


async def test_a_tournament_is_announced_entered_and_started(club: Club) -> None:
    message = await announce(club, game="strata5")
    assert "### Autumn cup" in message.text
    assert "Strata 5 · everyone plays everyone, all games at once · 14 days per player and game" in message.text
    assert "Nobody has joined yet. There’s room for 8 players." in message.text
    [told, _, _] = await enter(club, message, club.alice, club.bob, club.carol)
    assert told.startswith("You’re in. You’ll play up to 7 games at once, with 14 days for each.")
    await looked(club)
    assert "3 of 8 players have joined: **Alice**, **Bob** and **Carol**" in public(club).text
    assert "Autumn cup has started. I’m opening the games" in await start(club)
    tournament = await opened(club)
    assert len(tournament.boards) == 3
    sessions = [await club.tables.load(each.session_id or 0) for each in tournament.boards]
    for session in sessions:
        assert session.thread_anchor is not None, "each game is in its own thread"
        options = session.table_options
        assert (options["bank"], options["forfeit"], options["hints"]) == ("14d", "on", "off")
        assert session.event == "Autumn cup"
    assert {frozenset(each.user_id for each in session.people) for session in sessions} == {
        frozenset({int(one.id), int(other.id)})
        for one, other in ((club.alice, club.bob), (club.alice, club.carol), (club.bob, club.carol))
    }
    await looked(club)
    text = public(club).text
    assert "0 of 3 games are over" in text
    assert " · 0 of 0" not in text, "nobody has a place yet"
    crosstable = public(club).image()
    assert crosstable.width == 800


async def test_nothing_of_the_boards_stands_in_the_channel(club: Club) -> None:
    """The threads stay without the messages on which they were opened, so the standings are the last message."""
    message = await announce(club, game="strata5")
    await enter(club, message, club.alice, club.bob, club.carol)
    await start(club)
    tournament = await opened(club)
    await club.bot.services.display.cleanup.idle()
    await looked(club)
    assert [each.id for each in club.sandbox.messages("table")][-1] == message.id
    for board in tournament.boards:
        session = await club.tables.load(board.session_id or 0)
        assert club.live(session).channel_id == str(session.row.channel_id)
        await club.show(await club.tables.do(session.id, Resign(session.people[0].user_id)))
    await looked(club)
    assert [each.id for each in club.sandbox.messages("table")][-1] == message.id


async def test_results_flow_in_and_the_standings_are_final(club: Club) -> None:
    message = await announce(club, game="strata5")
    await enter(club, message, club.alice, club.bob, club.carol)
    await start(club)
    tournament = await opened(club)
    alice, bob = int(club.alice.id), int(club.bob.id)
    for board in tournament.boards:
        session = await club.tables.load(board.session_id or 0)
        ids = {each.user_id for each in session.people}
        act = Resign(bob if alice in ids and bob in ids else int(club.carol.id))
        await club.show(await club.tables.do(session.id, act))
    await looked(club)
    tournament = await the(club)
    assert tournament.row.state == "finished"
    await looked(club)
    assert {each.how for each in tournament.boards} == {"walkover"}
    text = public(club).text
    assert "The tournament is over." in text
    assert "**Alice** wins with 2 of 2." in text
    assert [line.split(" · ")[0] for line in text.splitlines() if line.startswith(("1", "2", "3"))] == [
        r"1\. **Alice**",
        r"2\. **Bob**",
        r"3\. **Carol**",
    ]


async def test_it_starts_by_itself_or_is_cancelled_with_too_few(club: Club) -> None:
    message = await announce(club, open="1d")
    await enter(club, message, club.alice, club.bob)
    await looked(club, OPEN_FOR["1d"] - 10)
    assert (await the(club)).row.state == "registration"
    await looked(club, 70)
    assert (await the(club)).row.state == "cancelled"
    await looked(club)
    assert "The tournament was cancelled: fewer than 3 players joined." in public(club).text
    message = await announce(club, "Spring cup", open="1d")
    await enter(club, message, club.alice, club.bob, club.carol)
    await looked(club, DAY + 1)
    assert len((await opened(club)).boards) == 3


async def test_places_go_to_who_waits(club: Club) -> None:
    message = await announce(club, most="3")
    told = await enter(club, message, club.alice, club.bob, club.carol, club.dave)
    assert "You’re number 1 on the waiting list" in told[3]
    [again] = await enter(club, message, club.dave)
    assert "You’re already on the waiting list." in again
    said = await club.bob.click(message, control(message, "cupleave"))
    assert "You’ve left the tournament." in said.said.text
    assert [each.name for each in (await the(club)).playing] == ["Alice", "Carol", "Dave"]
    said = await club.bob.click(message, control(message, "cupleave"))
    assert "You aren’t in this tournament." in said.said.text


async def test_who_withdraws_early_is_annulled(club: Club) -> None:
    message = await announce(club, most="4")
    await enter(club, message, *club.people[:4])
    await start(club)
    await opened(club)
    await looked(club)
    asked = await club.dave.click(public(club), control(public(club), "cupleave"))
    assert "Withdraw from Autumn cup?" in asked.said.text
    await club.dave.click(asked.said, control(asked.said, "cupwithdraw"))
    await club.caught_up()
    tournament = await the(club)
    number = next(each.number for each in tournament.entrants if each.name == "Dave")
    assert {each.how for each in tournament.boards if number in each.seats} == {"annulled"}
    for board in tournament.boards:
        session = await club.tables.load(board.session_id or 0)
        assert (session.state == "over") == (number in board.seats)
    await looked(club)
    assert "3 of 6 games are over" in public(club).text


async def test_nothing_that_is_shown_names_somebody_who_is_deleted(club: Club) -> None:
    """Their place keeps its results, and the picture has another name."""
    message = await announce(club, most="3")
    await enter(club, message, club.alice, club.bob, club.carol)
    await start(club)
    for board in (await opened(club)).boards:
        session = await club.tables.load(board.session_id or 0)
        await club.show(await club.tables.do(session.id, Resign(session.people[0].user_id)))
    await looked(club)
    await looked(club)
    before = await the(club)
    assert "Bob" in public(club).text
    picture = public(club).alt or ""
    assert "Bob" in picture
    await club.tables.people.forget(int(club.bob.id))
    await looked(club)
    after = await the(club)
    assert [(each.number, each.place, each.points) for each in after.decisive.placed] == [
        (each.number, each.place, each.points) for each in before.decisive.placed
    ]
    assert "Bob" not in public(club).text
    picture = public(club).alt or ""
    assert "Bob" not in picture
    assert "Former player" in picture
    told = (await club.carol.click(public(club), control(public(club), "cupjournal"))).said.text
    assert "Bob" not in told
    assert club.bob.id not in told
    file = (await club.carol.click(public(club), control(public(club), "cupcheck"))).said.image_bytes()
    assert b"Bob" not in file
    assert club.bob.id.encode() not in file


async def test_an_organiser_cancels_and_says_why(club: Club) -> None:
    message = await announce(club)
    await enter(club, message, club.bob)
    await asked_why(club, "cupwhy", "too hot")
    await looked(club)
    assert "An organiser cancelled the tournament: “too hot”" in public(club).text
    said = await club.carol.click(message, message.buttons[0].custom_id or "")
    assert "Registration has closed" in said.said.text or "cuphow" in (message.buttons[0].custom_id or "")


async def test_anybody_checks_the_draw(club: Club) -> None:
    """The fingerprint of the announcement is that of the secret in the file, once the tournament is over."""
    message = await announce(club, game="strata5")
    [announced] = re.findall("Fingerprint of the draw: `([0-9a-f]{64})`", message.text)
    await enter(club, message, club.alice, club.bob, club.carol)
    await start(club)
    await opened(club)
    await looked(club)
    told = (await club.dave.click(public(club), control(public(club), "cupcheck"))).said
    assert "When the tournament is over, this file also contains the secret" in told.text
    assert f"python -m tournaments tournament.json --fingerprint {announced}" in told.text
    for board in (await the(club)).unfinished:
        session = await club.tables.load(board.session_id or 0)
        await club.show(await club.tables.do(session.id, Resign(session.people[0].user_id)))
    await looked(club)
    await looked(club)
    told = (await club.dave.click(public(club), control(public(club), "cupcheck"))).said
    said = check(decode(told.image_bytes()), announced)
    assert "The keys of all rounds follow from the secret whose fingerprint was announced" in said[1]
    assert f"Secret of the draw: `{(await the(club)).row.secret.hex()}`" in told.text


async def test_only_who_manages_events_organises(club: Club) -> None:
    with pytest.raises(ActionError, match="may not use /organise"):
        await club.bob.slash("organise")
    channel = club.sandbox.world.channel("table")
    right = Overwrite(club.bob.id, is_member=True, allow=Permission.MANAGE_EVENTS)
    channel.overwrites.append(right)
    asked = (await club.bob.slash("organise")).said
    channel.overwrites.remove(right)
    said = await club.bob.click(asked, control(asked, "cupname"))
    assert "Only people who manage events in this server" in said.said.text


async def test_nobody_meets_who_avoids_them(club: Club) -> None:
    await club.tables.settings.change_person(int(club.bob.id), avoided=[int(club.alice.id)])
    message = await announce(club)
    await enter(club, message, club.alice, club.carol)
    asked = await club.bob.click(message, control(message, "cupenter"))
    assert "Someone you avoid has joined." in asked.said.text
    await club.bob.click(asked.said, control(asked.said, "cupenter"))
    await start(club)
    tournament = await opened(club)
    assert [each.how for each in tournament.boards].count("apart") == 1
    assert sum(each.session_id is not None for each in tournament.boards) == 2


async def test_who_wants_few_games_is_told(club: Club) -> None:
    await club.tables.settings.change_person(int(club.bob.id), open_games=2)
    message = await announce(club)
    [told] = await enter(club, message, club.bob)
    assert "You chose to play at most 2 games at a time, and this tournament can have 7." in told


async def test_who_is_new_is_told_what_it_takes(club: Club) -> None:
    message = await announce(club, games="3")
    assert "For players with at least 3 finished games in this server" in message.text
    [told] = await enter(club, message, club.bob)
    assert "To join, you need 3 finished games in this server. You have 0." in told
    assert (await the(club)).entrants == ()


async def test_a_name_of_spaces_is_none(club: Club) -> None:
    asked = (await club.alice.slash("organise")).said
    form = (await club.alice.click(asked, control(asked, "cupname"))).modal
    assert form is not None
    said = await club.alice.submit(form, answer="   ")
    assert "I can’t use one of those values here." in said.said.text
    assert await club.bot.tournaments.in_server(int(club.sandbox.world.guild_id)) == []


async def test_how_it_works_and_the_list(club: Club) -> None:
    message = await announce(club)
    told = (await club.bob.click(message, control(message, "cuphow"))).said.text
    assert "How tournaments work" in told
    assert "Sonneborn-Berger" in told
    listed = (await club.bob.slash("tournament")).said.text
    assert "Tournaments in this server" in listed
    assert (
        f"[Autumn cup](https://discord.com/channels/{club.sandbox.world.guild_id}/{message.channel_id}/{message.id})"
        in listed
    )
    assert "open for registration" in listed
