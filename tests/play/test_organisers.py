"""What organisers change of a tournament: results and players, with a reason that everybody can read."""

from __future__ import annotations

import pytest

from sandbox import Message, Person
from sandbox.refusals.permissions import Overwrite, Permission
from sessions.acts import Resign
from sessions.state.clock import DAY
from tests.play.answers import answer
from tests.play.club import Club, control
from tests.play.tournaments import announce, asked_why, enter, looked, manage, opened, public, start, the
from tournaments.events.acts import Correct, Verdict

pytestmark = pytest.mark.usefixtures("no_pause_between_tables")


async def running(club: Club) -> None:
    """Bob, Carol and Dave play; Alice, who organises, does not. Carol has lost to Bob."""
    message = await announce(club)
    await enter(club, message, club.bob, club.carol, club.dave)
    await start(club)
    tournament = await opened(club)
    for board in tournament.boards:
        session = await club.tables.load(board.session_id or 0)
        ids = {each.user_id for each in session.people}
        if ids == {int(club.bob.id), int(club.carol.id)}:
            await club.show(await club.tables.do(session.id, Resign(int(club.carol.id))))
    await looked(club)


async def player_of(club: Club, who: Person, person: Person | None = None) -> Message:
    """The organiser's screen of a player."""
    person = person or club.alice
    panel = await manage(club, person)
    entry = next(each.entry for each in (await the(club)).entrants if each.user_id == int(who.id))
    menu = next(each for each in panel.menus if each.placeholder.startswith("Correct a result"))
    await person.choose(panel, str(entry), menu=menu.placeholder)
    return panel


async def ruled(club: Club, verdict: str, person: Person | None = None) -> str:
    """The organiser corrects the game of Carol that is over; what they read."""
    person = person or club.alice
    screen = await player_of(club, club.carol, person)
    said = await person.choose(screen, screen.menus[0].values[0])
    if said.reply is not None:
        return answer(said)
    form = (await person.click(screen, control(screen, "cuprule", verdict))).modal
    assert form is not None
    await person.submit(form, answer="the thread was locked")
    return screen.text


async def test_a_result_is_corrected_and_everybody_reads_why(club: Club) -> None:
    await running(club)
    assert "Done. The journal and the standings show it." in await ruled(club, "draw")
    await looked(club)
    text = public(club).text
    assert "An organiser corrected game" in text
    assert "draw. “the thread was locked”" in text
    told = (await club.dave.click(public(club), control(public(club), "cupjournal"))).said.text
    assert f"<@{club.alice.id}> corrected game" in told
    assert "It started with 3 players." in told
    [board] = [each for each in (await the(club)).boards if each.how]
    assert (board.how, board.points) == ("corrected", (1, 1))


async def test_nobody_corrects_their_own_game_or_removes_an_opponent(club: Club) -> None:
    await running(club)
    channel = club.sandbox.world.channel("table")
    channel.overwrites.append(Overwrite(club.carol.id, is_member=True, allow=Permission.MANAGE_EVENTS))
    assert "Another organiser has to do this, because you play in it yourself." in await ruled(club, "draw", club.carol)
    screen = await player_of(club, club.dave, club.carol)
    form = (await club.carol.click(screen, control(screen, "cupout"))).modal
    assert form is not None
    said = await club.carol.submit(form, answer="because")
    assert "Another organiser has to do this" in answer(said)
    assert [each.state for each in (await the(club)).entrants] == ["in", "in", "in"]


async def test_who_is_removed_gives_up_and_comes_last(club: Club) -> None:
    await running(club)
    screen = await player_of(club, club.dave)
    form = (await club.alice.click(screen, control(screen, "cupout"))).modal
    assert form is not None
    await club.alice.submit(form, answer="two accounts")
    await club.caught_up()
    await looked(club)
    await looked(club)
    tournament = await the(club)
    assert tournament.state == "finished"
    assert "An organiser removed **Dave**: “two accounts”" in public(club).text
    assert "**Bob** wins with 1 of 1." in public(club).text
    said = await club.dave.click(public(club), control(public(club), "cuphow"))
    assert said.reply is not None


async def extended(club: Club, reason: str) -> None:
    """The organiser gives two days more, and a reason."""
    panel = await manage(club)
    menu = next(each for each in panel.menus if each.placeholder.startswith("Extend the time"))
    form = (await club.alice.choose(panel, "2d", menu=menu.placeholder)).modal
    assert form is not None
    await club.alice.submit(form, answer=reason)
    await club.caught_up()


async def test_an_organiser_pauses_extends_and_resumes(club: Club) -> None:
    await running(club)
    board = (await the(club)).unfinished[0]
    await asked_why(club, "cuphalt", "holidays")
    await looked(club)
    session = await club.tables.load(board.session_id or 0)
    assert session.paused
    assert "The tournament is paused: nobody can move" in club.live(session).text
    text = public(club).text
    assert "An organiser paused the tournament: “holidays”" in text
    assert "all clocks are stopped" in text
    await extended(club, "for everyone")
    panel = await manage(club)
    await club.alice.click(panel, control(panel, "cupresume"))
    await club.caught_up()
    await looked(club)
    session = await club.tables.load(board.session_id or 0)
    assert not session.paused
    shown = club.live(session).text
    assert "The tournament continues, and so does this game." in shown
    assert "12 days" in shown, "what is left of the bank"
    text = public(club).text
    assert "An organiser gave everyone 2 days more in each open game: “for everyone”" in text
    assert "An organiser resumed the tournament." in text
    told = (await club.dave.click(public(club), control(public(club), "cupjournal"))).said.text
    assert f"<@{club.alice.id}> resumed the tournament." in told


async def test_an_organiser_who_plays_gives_nobody_time(club: Club) -> None:
    message = await announce(club)
    await enter(club, message, club.alice, club.bob, club.carol)
    await extended(club, "more people")
    await looked(club)
    assert "kept registration open 2 days longer: “more people”" in public(club).text
    await start(club)
    await opened(club)
    await asked_why(club, "cuphalt", "I lose")
    assert not (await the(club)).paused


async def test_two_are_kept_apart_and_nobody_is_told(club: Club) -> None:
    message = await announce(club)
    await enter(club, message, club.bob, club.carol, club.dave)
    await looked(club)
    before = public(club).text
    screen = await player_of(club, club.bob)
    menu = next(each for each in screen.menus if each.placeholder.startswith("Don’t pair with"))
    carol = next(each.entry for each in (await the(club)).entrants if each.user_id == int(club.carol.id))
    await club.alice.choose(screen, str(carol), menu=menu.placeholder)
    assert "Not paired with Carol. Only organisers can see this, here." in screen.text
    await looked(club)
    assert public(club).text == before
    told = (await club.carol.click(public(club), control(public(club), "cuphow"))).said.text
    assert "Carol" not in told
    await start(club)
    tournament = await opened(club)
    [apart] = [each for each in tournament.boards if each.how]
    assert {each.name for each in tournament.people(apart)} == {"Bob", "Carol"}
    await looked(club)
    told = (await club.carol.click(public(club), control(public(club), "cupjournal"))).said.text
    assert "pair" not in told


async def test_an_organiser_who_plays_keeps_nobody_apart(club: Club) -> None:
    message = await announce(club)
    await enter(club, message, club.alice, club.bob, club.carol)
    screen = await player_of(club, club.bob)
    said = await club.alice.choose(screen, "1", menu="Don’t pair with…")
    assert "Another organiser has to do this, because you play in it yourself." in answer(said)
    assert not (await the(club)).kept


async def test_an_organiser_who_plays_cancels_nothing_that_has_begun(club: Club) -> None:
    message = await announce(club)
    await enter(club, message, club.alice, club.bob, club.carol)
    await start(club)
    await opened(club)
    said = await asked_why(club, "cupwhy", "I lose")
    assert "Another organiser has to do this, because you play in it yourself." in answer(said)
    assert (await the(club)).state == "running"


async def test_results_are_final_a_day_after_the_end(club: Club) -> None:
    await running(club)
    for board in (await the(club)).unfinished:
        session = await club.tables.load(board.session_id or 0)
        await club.show(await club.tables.do(session.id, Resign(int(club.dave.id))))
    await looked(club)
    tournament = await the(club)
    assert tournament.state == "finished"
    assert "Done." in await ruled(club, "first")
    panel = (await club.alice.slash("organise")).said
    assert any(each.placeholder == "Manage a tournament" for each in panel.menus)
    club.sandbox.clock.advance(DAY)
    panel = (await club.alice.slash("organise")).said
    assert not any(each.placeholder == "Manage a tournament" for each in panel.menus)
    number = tournament.boards[0].board
    with pytest.raises(Exception, match="TournamentOver"):
        Correct(int(club.alice.id), number, Verdict.DRAW, "", club.tables.now()).apply(await the(club))
