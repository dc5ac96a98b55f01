"""Leagues on the local Discord: divisions, promotion and relegation, and the next season; groups with a final."""

from __future__ import annotations

import pytest

from sessions.acts import Resign
from sessions.state.clock import DAY
from tests.play.club import Club, control
from tests.play.tournaments import announce, enter, guests, looked, opened, public, start, the
from tournaments.events.state import Tournament

pytestmark = pytest.mark.usefixtures("no_pause_between_tables")


async def played(club: Club, tournament: Tournament) -> Tournament:
    """All games are over: whoever has the smaller id wins, so the order of strength is known."""
    for board in tournament.boards:
        if not board.how and board.session_id is not None:
            loser = max(each.user_id for each in tournament.people(board))
            await club.show(await club.tables.do(board.session_id, Resign(loser)))
    await looked(club)
    return await the(club)


def ids(tournament: Tournament, number: int) -> list[int]:
    """The ids of the members of a division, the best first."""
    division = next(each for each in tournament.divisions if each.number == number)
    return [division.members[each.number].user_id for each in division.placed]


async def test_a_league_of_eight_plays_two_seasons(club: Club) -> None:
    message = await announce(club, "Autumn league", format="league", size="4", most="8")
    assert "### Autumn league, season 1" in message.text
    assert "league with divisions of about 4, all games at once" in message.text
    assert "After each season, the best of each division move up and the last move down." in message.text
    people = [*club.people, *guests(club, 4)]
    await enter(club, message, *people)
    await start(club)
    tournament = await opened(club)
    assert [len(each.members) for each in tournament.divisions] == [4, 4]
    assert len(tournament.boards) == 12
    await looked(club)
    text = public(club, "Autumn league").text
    assert "**Division 1**" in text
    assert "The picture shows: Division 1. Pick another part in the menu." in text
    assert "**Division 2**" in text
    assert "0 of 0" not in text, "nobody has a place yet"
    assert all(f"**{each.name}**" in text for each in tournament.entrants)
    before = await played(club, tournament)
    assert before.state == "finished"
    await looked(club)
    message = public(club, "Autumn league")
    last, best = ids(before, 1)[-1], ids(before, 2)[0]
    called = {each.user_id: each.name for each in before.entrants}
    assert f"Moving up: **{called[best]}**" in message.text
    assert f"Moving down: **{called[last]}**" in message.text
    said = await club.bob.choose(message, "2", menu="Show a division")
    assert "**Division 2**" in said.said.text
    assert said.said.image().width == 800
    # The next season: whoever presses first announces it, everybody else registers.
    for each in people:
        told = (await each.click(message, control(message, "cupagain"))).said.text
        assert "You’re in. You’ll play up to 6 games at once" in told
    assert "You’ve already joined" in (await club.bob.click(message, control(message, "cupagain"))).said.text
    await club.caught_up()
    again = public(club, "Autumn league")
    assert "### Autumn league, season 2" in again.text
    assert again.id != message.id
    tournament = await the(club)
    assert tournament.row.series == before.id
    await looked(club, 7 * DAY + 1)
    after = await opened(club)
    assert [len(each.members) for each in after.divisions] == [4, 4]
    first = {each.user_id for each in after.divisions[0].members.values()}
    assert first == {*ids(before, 1)[:-1], best}
    await looked(club)
    journal = (
        await club.bob.click(public(club, "Autumn league"), control(public(club, "Autumn league"), "cupjournal"))
    ).said.text
    assert "It started with 8 players in 2 divisions." in journal


async def test_only_who_played_announces_the_next_season(club: Club) -> None:
    message = await announce(club, "League", format="league")
    await enter(club, message, club.alice, club.bob, club.carol)
    await start(club)
    await played(club, await opened(club))
    await looked(club)
    message = public(club, "League")
    said = (await club.dave.click(message, control(message, "cupagain"))).said.text
    assert "You aren’t in this tournament." in said
    assert (await the(club)).row.season == 1
    await club.carol.click(message, control(message, "cupagain"))
    said = (await club.dave.click(message, control(message, "cupagain"))).said.text
    assert "You’re in." in said
    assert [each.name for each in (await the(club)).playing] == ["Carol", "Dave"]


async def test_groups_are_followed_by_a_final(club: Club) -> None:
    message = await announce(club, "Winter cup", format="stages", most="8")
    assert "groups, then a final" in message.text
    await enter(club, message, *club.people, *guests(club, 4))
    await start(club)
    tournament = await opened(club)
    assert [len(each.members) for each in tournament.divisions] == [4, 4]
    ended = await played(club, tournament)
    assert ended.state == "running"
    assert ended.divisions[-1].final
    finalists = {each.user_id for each in ended.divisions[-1].members.values()}
    assert finalists == {*ids(ended, 1)[:2], *ids(ended, 2)[:2]}
    await looked(club)
    text = public(club, "Winter cup").text
    assert text.index("**Final**") < text.index("**Group 1**")
    over = await played(club, await opened(club))
    assert over.state == "finished"
    await looked(club)
    best = next(each.name for each in over.entrants if each.user_id == min(finalists))
    assert f"**{best}** wins with 3 of 3." in public(club, "Winter cup").text
