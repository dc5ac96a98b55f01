"""An arena on the local Discord: people come, are paired, take breaks, and the time ends it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox import Person, Sandbox
from sessions.acts import Resign
from tests.play.arenas import NAME, begun, press
from tests.play.club import Club, club_in, control
from tests.play.tournaments import announce, asked_why, enter, guests, looked, manage, opened, public, start, the
from tests.waiting import until as until_
from tournaments.events.arenas import SOON, waiting

pytestmark = pytest.mark.usefixtures("no_pause_between_tables")


async def resigned(club: Club) -> None:
    """Whoever sits in the second seat of each game resigns."""
    for board in (await the(club)).unfinished:
        loser = (await the(club)).people(board)[1]
        await club.show(await club.tables.do(board.session_id or 0, Resign(loser.user_id)))


async def test_an_arena_of_six_is_played_to_its_end(club: Club) -> None:
    message = await announce(club, NAME, format="arena", most="8", open="15m", game="strata5")
    assert "arena of 60 minutes, a new opponent after each game · 5 minutes per player and game" in message.text
    people = [*club.people, *guests(club, 3)]
    told = await enter(club, message, *people[:6])
    assert all("press *Play* in the tournament’s message" in each for each in told)
    assert "Players press *Play* now, for 5 minutes at most" in await start(club)
    await looked(club)
    assert "0 of 6 are here." in public(club, NAME).text
    told = await press(club, "cupcome", *people[:6])
    assert "The arena starts when 90% of the players are here." in told[0]
    tournament = await opened(club)
    assert len(tournament.boards) == 3
    session = await club.tables.load(tournament.boards[0].session_id or 0)
    assert (session.table_options["bank"], session.table_options["clock"]) == ("5m", "none")
    assert session.thread_anchor is not None
    await looked(club)
    assert "Games finished: 0 · Games running: 3 · Players waiting: 0" in public(club, NAME).text
    assert "All games that have started count." in public(club, NAME).text
    [told_] = await press(club, "cupcome", people[0])
    assert told_ == "You’ll get your next opponent when this game is over."
    [told_] = await press(club, "cupcome", people[6])
    assert told_.startswith("You’re waiting for an opponent.")
    for _ in range(12):
        await resigned(club)
        await looked(club, SOON)
        back = [each for each in people if (await the(club)).entrant(int(each.id)) is not None]
        await press(club, "cupcome", *back)
        await opened(club)
    assert len((await the(club)).boards) >= 20
    await ended(club, people)
    await told_afterwards(club)


async def ended(club: Club, people: list[Person]) -> None:
    """The time passes while some play, and their games are over."""
    until = (await the(club)).gathers
    assert until is not None
    while until - club.tables.now() > 100:
        await looked(club, 90)
    await press(club, "cupcome", *people)
    await looked(club, 1)
    assert (await opened(club)).unfinished
    await looked(club, 101)
    await looked(club)
    assert "No new games start. Those that are running still count." in public(club, NAME).text
    [told] = await press(club, "cupcome", people[6])
    assert told == "No new games start in this arena. Games that are running still count."
    await resigned(club)
    await looked(club)
    await looked(club)


async def told_afterwards(club: Club) -> None:
    """The final standings, the journal and the checking file of an arena that is over."""
    tournament, message = await the(club), public(club, NAME)
    assert tournament.state == "finished"
    assert "The tournament is over." in message.text
    assert f"· {tournament.divisions[0].placed[0].points} points · " in message.text
    assert message.image().width == 800
    journal = (await club.bob.click(message, control(message, "cupjournal"))).said.text
    assert "It started with 6 players, for 60 minutes." in journal
    checked = (await club.bob.click(message, control(message, "cupcheck"))).said
    assert "Secret of the draw" in checked.text


async def test_a_break_and_a_late_joiner(club: Club) -> None:
    people = await begun(club, minutes="90")
    assert (await the(club)).terms.minutes == 90
    [told] = await press(club, "cuprest", people[0])
    assert told == "Finish this game. Then you won’t get an opponent until you press *Play*."
    tournament = await the(club)
    own = tournament.entrant(int(people[0].id))
    assert own is not None
    await resigned(club)
    await looked(club, SOON)
    await opened(club)
    assert own.number not in waiting(await the(club))
    [told] = await press(club, "cuprest", people[0])
    assert told == "You won’t get an opponent until you press *Play*."
    [told] = await press(club, "cupcome", club.alice)
    assert told.startswith("You’re waiting for an opponent.")
    assert (await the(club)).numbered[7].user_id == int(club.alice.id)
    [told] = await press(club, "cuprest", *guests(club, 4)[3:])
    assert told == "You aren’t in this tournament."


async def test_who_comes_late_is_asked_about_people_they_avoid(club: Club) -> None:
    people = await begun(club)
    await club.tables.settings.change_person(int(club.alice.id), avoided=[int(people[0].id)])
    message = public(club, NAME)
    asked = (await club.alice.click(message, control(message, "cupcome"))).said
    assert asked.text == "Someone you avoid has joined. You won’t be paired with each other."
    assert (await the(club)).entrant(int(club.alice.id)) is None
    await club.alice.click(asked, control(asked, "cupcome"))
    assert asked.text.startswith("You’re waiting for an opponent.")


async def test_an_organiser_pauses_it_and_it_ends_later(club: Club) -> None:
    await begun(club)
    until = (await the(club)).gathers
    assert until is not None
    await asked_why(club, "cuphalt", "fire alarm")
    await looked(club)
    assert "Paused" in public(club, NAME).text
    tournament = await the(club)
    assert all(each.held for each in tournament.unfinished)
    await looked(club, 600)
    panel = await manage(club)
    await club.alice.click(panel, control(panel, "cupresume"))
    await looked(club)
    tournament = await the(club)
    assert tournament.gathers == until + 660
    assert not any(each.held for each in tournament.unfinished)
    await asked_why(club, "cupwhy", "the hall closes")
    await looked(club)
    assert "An organiser cancelled the tournament: “the hall closes”" in public(club, NAME).text


async def test_after_the_bot_was_offline_it_ends_later(tmp_path: Path) -> None:
    """Once, and the games of before go on."""
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        async with club_in(sandbox, database) as club:
            await begun(club)
            await looked(club)
            until = (await the(club)).gathers
            assert until is not None
        sandbox.clock.advance(1200)
        async with club_in(sandbox, database) as club:
            await until_(lambda: bool(club.bot.guilds))
            await looked(club)
            await looked(club)
            late = (await the(club)).gathers
            assert late is not None
            assert until + 1200 <= late <= until + 1300
            assert "The arena ends that much later." in public(club, NAME).text
            assert len((await the(club)).unfinished) == 3


async def test_a_player_whose_data_is_deleted_is_paired_with_nobody(club: Club) -> None:
    people = await begun(club)
    await club.tables.people.forget(int(people[0].id))
    await looked(club)
    tournament = await the(club)
    [gone] = [each for each in tournament.entrants if each.user_id < 0]
    assert gone.number not in waiting(tournament)
    assert "Former player" in (public(club, NAME).alt or "")


async def test_how_it_works_tells_of_arenas(club: Club) -> None:
    message = await announce(club, NAME, format="arena", most="8", open="15m", game="strata5")
    told = (await club.bob.click(message, control(message, "cuphow"))).said.text
    assert "How an arena works" in told
    assert "All games that have started count" in told
