"""Tournaments in one sitting on the local Discord: ready, paired, played, and the next round."""

from __future__ import annotations

import asyncio

import pytest

from cogs.display.direct_messages import DirectMessages
from cogs.display.tournament_calls import TournamentCalls
from cogs.display.transport import Transport
from sessions.acts import Resign
from tests.play.club import Club, control
from tests.play.tournaments import LIVE as NAME
from tests.play.tournaments import (
    all_ready,
    announce,
    enter,
    guests,
    looked,
    manage,
    paired,
    played,
    public,
    start,
    the,
)
from tournaments.events.acts import Begin
from tournaments.events.halting import Pause
from tournaments.events.rounds import LATER
from tournaments.events.state import Tournament

pytestmark = pytest.mark.usefixtures("no_pause_between_tables", "paired_here")


def offers_ready(club: Club) -> bool:
    """Whether the tournament's message has the button *Ready*."""
    return "Ready" in [each.label for each in public(club, NAME).buttons]


async def test_a_live_swiss_of_eight_is_played_in_one_sitting(club: Club) -> None:
    message = await announce(club, NAME, format="swiss", most="8", open="15m", game="strata5")
    assert "rounds in one sitting, against opponents with about as many points · 15 minutes per player and game" in (
        message.text
    )
    people = [*club.people, *guests(club, 4)]
    told = await enter(club, message, *people)
    assert all("press *Ready* in the tournament’s message" in each for each in told)
    assert "Players press *Ready* now, for 5 minutes at most" in await start(club)
    await looked(club)
    assert "0 of 8 are ready." in public(club, NAME).text
    told = await all_ready(club, people[:7])
    assert told[0].startswith("You’re ready. Round 1 starts when 90% of the players are ready.")
    assert (await the(club)).boards == ()
    asking = public(club, NAME).frozen()
    await all_ready(club, people[7:])
    tournament = await paired(club, 1)
    assert tournament.terms.rounds == 4
    session = await club.tables.load(tournament.boards[0].session_id or 0)
    assert (session.table_options["bank"], session.table_options["clock"]) == ("15m", "none")
    assert session.thread_anchor is not None
    await looked(club)
    assert "Round 1 of 4: 0 of 4 games are over" in public(club, NAME).text
    assert not offers_ready(club)
    told_ = (await club.bob.click(asking, control(asking, "cupready"))).said.text
    assert "You’re still playing in this round." in told_
    await played(club, tournament)
    await looked(club)
    assert "Round 2 of 4 is next. 0 of 8 players are ready." in public(club, NAME).text
    # Nobody presses: the round begins by itself.
    await looked(club, LATER)
    for number in (2, 3, 4):
        tournament = await paired(club, number)
        if number == 2:
            await looked(club)
            told_ = (await club.alice.click(public(club, NAME), control(public(club, NAME), "cuppairs"))).said.text
            assert "Round 2: why these pairings?" in told_
            assert "Points before this round: you 1, " in told_
            assert "You hadn’t met before." in told_
            assert f"Key of this round: `{tournament.key(2).hex()}`" in told_
        await played(club, tournament)
        if number < 4:
            await all_ready(club, people)
    await looked(club)
    tournament = await the(club)
    assert tournament.state == "finished"
    await looked(club)
    text = public(club, NAME).text
    assert "The tournament is over." in text
    assert r"1\. **Alice** · 4 of 4" in text
    assert public(club, NAME).image().width == 800
    journal = (await club.bob.click(public(club, NAME), control(public(club, NAME), "cupjournal"))).said.text
    assert "It started with 8 players and 4 rounds." in journal


async def test_ready_can_be_pressed_only_when_it_does_something(club: Club) -> None:
    """Between two rounds, and in a round once a game of it is over; neither in the last round nor in a pause."""
    message = await announce(club, NAME, format="swiss", most="8", open="15m", game="strata5", rounds="3")
    people = [*guests(club, 6)]
    await enter(club, message, *people)
    await start(club)
    await looked(club)
    assert offers_ready(club)
    await all_ready(club, people)
    for number in (1, 2, 3):
        tournament = await paired(club, number)
        await looked(club)
        assert not offers_ready(club)
        board = tournament.unfinished[0]
        await club.show(await club.tables.do(board.session_id or 0, Resign(tournament.people(board)[0].user_id)))
        await looked(club)
        assert offers_ready(club) == (number < 3)
        if number < 3:
            early = [each for each in people if int(each.id) in {every.user_id for every in tournament.people(board)}]
            [told, _] = await all_ready(club, early)
            assert told == f"You’re ready for round {number + 1}. It starts when the games of this round are over."
            await looked(club)
            assert "If your game is over, press *Ready* for the next round. 2 of 6 players are ready." in (
                public(club, NAME).text
            )
        await played(club, await the(club))
        if number < 3:
            await all_ready(club, people)


async def test_everybody_is_called_once_before_the_first_round_and_some_join_late(club: Club) -> None:
    message = await announce(club, NAME, format="swiss", most="8", open="15m", game="strata5", rounds="3")
    *people, late = guests(club, 7)
    await enter(club, message, *people)
    assert "You can also join late, until round 2 is over" in public(club, NAME).text
    await start(club)
    await looked(club)
    await looked(club)
    [call] = [each for each in club.sandbox.messages("table") if "is about to start. Press *Ready*" in each.text]
    assert set(call.payload["pings"]) == {each.id for each in people}
    assert public(club, NAME).id in call.text
    await all_ready(club, people)
    tournament = await paired(club, 1)
    await looked(club)
    assert "You can still join until round 2 is over." in public(club, NAME).text
    [told] = await enter(club, public(club, NAME), late)
    assert told.startswith("You’re in from round 2. You get half a point for each round you missed")
    await played(club, tournament)
    await all_ready(club, people)
    await played(club, await paired(club, 2))
    tournament = await paired_later(club, 3)
    assert [each.late for each in tournament.entrants] == [0] * 6 + [1]
    journal = (await club.bob.click(public(club, NAME), control(public(club, NAME), "cupjournal"))).said.text
    assert "Guest 7 joined late, in round 2. Points at the start: " in journal.replace("**", "")
    assert len([each for each in club.sandbox.messages("table") if "is about to start" in each.text]) == 1


async def test_two_processes_that_call_at_once_post_one_message(club: Club) -> None:
    """Each has read the tournament before the other one noted that everybody was called."""
    message = await announce(club, NAME, format="swiss", most="8", open="15m", game="strata5", rounds="3")
    await enter(club, message, *guests(club, 6))
    now, found = club.tables.now(), await the(club)
    await club.bot.tournaments.do(found.id, found.place.guild_id, Begin(now))
    called = await club.bot.tournaments.advance(found.id, found.place.guild_id)
    direct = DirectMessages(club.bot, club.tables, club.bot.router.under_way)
    calls = TournamentCalls(Transport(club.bot), direct, club.tables, club.bot.tournaments)
    await asyncio.gather(calls.send(called), calls.send(called))
    await looked(club)
    assert len([each for each in club.sandbox.messages("table") if "is about to start" in each.text]) == 1


async def paired_later(club: Club, number: int) -> Tournament:
    """The tournament once this round has begun by itself."""
    await looked(club, LATER)
    return await paired(club, number)


async def test_nobody_says_that_they_are_ready_in_a_pause(club: Club) -> None:
    message = await announce(club, NAME, format="swiss", most="8", open="15m", game="strata5", rounds="3")
    people = [*guests(club, 6)]
    await enter(club, message, *people)
    await start(club)
    await looked(club)
    asking, now = public(club, NAME).frozen(), club.tables.now()
    await club.bot.tournaments.do((await the(club)).id, (await the(club)).place.guild_id, Pause(1, "Rain", now))
    told = (await people[0].click(asking, control(asking, "cupready"))).said.text
    assert told == "The tournament is paused. Press Ready when it continues."
    await looked(club)
    assert not offers_ready(club)


async def test_pages_of_the_standings_are_shown_before_a_game_is_over(club: Club) -> None:
    message = await announce(club, NAME, format="swiss", most="16", open="15m", game="strata5")
    people = guests(club, 14)
    await enter(club, message, *people)
    await start(club)
    await looked(club)
    await all_ready(club, people)
    await paired(club, 1)
    await looked(club)
    [menu] = public(club, NAME).menus
    told = await people[0].choose(public(club, NAME), menu.values[-1])
    assert told.said.text.count("Guest") == 2
    assert told.said.image().width == 800


async def test_nine_play_stranded_in_threes(club: Club) -> None:
    message = await announce(club, NAME, game="stranded", format="tables", size="3", most="9", open="15m", rounds="3")
    assert "rounds in one sitting, at tables of 3 · 10 minutes per player and game" in message.text
    people = [*club.people, *guests(club, 5)]
    await enter(club, message, *people)
    await start(club)
    await looked(club)
    await all_ready(club, people)
    tournament = await paired(club, 1)
    assert [len(each.seats) for each in tournament.boards] == [3, 3, 3]
    await played(club, tournament)
    await looked(club)
    text = public(club, NAME).text
    assert " · 6 points" in text
    panel = await manage(club)
    menu = next(each for each in panel.menus if each.placeholder.startswith("Correct a result"))
    await club.alice.choose(panel, menu.values[0], menu=menu.placeholder)
    screen = panel
    said = await club.alice.choose(screen, screen.menus[0].values[0], menu=screen.menus[0].placeholder)
    assert said is not None
    met = {frozenset(each.seats) for each in tournament.boards}
    await all_ready(club, people)
    tournament = await paired(club, 2)
    second = [each for each in tournament.boards if each.round == 2]
    assert all(len(set(each.seats) & pair) <= 1 for each in second for pair in met)


async def test_too_few_who_are_ready_cancel_it(club: Club) -> None:
    message = await announce(club, NAME, format="swiss", most="8", open="15m")
    people = [*club.people, *guests(club, 2)]
    await enter(club, message, *people)
    await start(club)
    await looked(club)
    await all_ready(club, people[:5])
    await looked(club, 301)
    await looked(club)
    assert "The tournament was cancelled: fewer than 6 players joined." in public(club, NAME).text


async def test_how_it_works_says_how_rounds_go(club: Club) -> None:
    message = await announce(club, NAME, format="swiss", most="8", open="15m", game="strata5")
    told = (await club.bob.click(message, control(message, "cuphow"))).said.text
    assert "How rounds in one sitting work" in told
    assert "A round starts when 90% are ready" in told
    assert "Leagues" not in told
