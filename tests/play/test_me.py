"""/me: what people settle for themselves, and that every table keeps to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.pictures.pictures import viewer_for
from rules.foresight import foresee
from rules.notation import legal
from sandbox import Person, Sandbox
from sessions.acts import Cancel
from sessions.people.settings import PersonSettings
from sessions.session import Session
from sessions.state.clock import DAY
from tests.play.answers import TIP, answer, said_nothing
from tests.play.club import Club, club_in
from tests.play.club import pick as press_ply
from tests.play.privacy import about, delete, file
from tests.play.restarts import another_process
from tests.play.settings import pick, screen, settle
from tests.play.tables import clocked, due
from tests.play.turns import play_turn, until_turn_of
from words import ENGLISH, of

SAY = of(ENGLISH)


async def settled(club: Club, person: Person) -> PersonSettings:
    return await club.tables.settings.person(int(person.id))


# The screen


async def test_every_change_is_told_and_kept_over_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        bob, carol = sandbox.person("bob"), sandbox.person("carol")
        async with club_in(sandbox, database):
            shown = await screen(bob)
            assert shown.ephemeral
            told = [
                await pick(bob, shown, "pings", "never"),
                await pick(bob, shown, "direct"),
                await pick(bob, shown, "reminder", "nine tenths"),
                await pick(bob, shown, "open_games", "2"),
                await pick(bob, shown, "avoided", carol.id),
                await pick(bob, shown, "turned"),
                await pick(bob, shown, "hints"),
                await pick(bob, shown, "confirm"),
                await pick(bob, shown, "sentences"),
            ]
        assert told == [
            "You’ll no longer be mentioned in channels.",
            "You’ll no longer be mentioned in channels. You’ll get a direct message whenever it’s your turn.",
            "In games with a clock, you’ll now be reminded when 10% of the time is left.",
            "You can now be at no more than 2 tables at once.",
            f"You’ll no longer be matched or seated with <@{carol.id}>. Running games continue.",
            "Boards only you can see are no longer turned to your side.",
            "You’ll no longer get tips.",
            "You’ll now be asked to confirm decisive moves.",
            "Text boards are now written as sentences, for screen readers.",
        ]
        expected = PersonSettings(
            "never", True, False, False, True, 2, frozenset({int(carol.id)}), "nine tenths", sentences=True
        )
        async with club_in(sandbox, database) as club:
            assert await settled(club, bob) == expected
            await pick(bob, shown, "avoided")
            await pick(bob, shown, "pings", "every turn")
            assert "be mentioned and get a direct message" in shown.text, "both can be on"
            assert await settled(club, carol) == PersonSettings(), "they are each person's own"


async def test_it_is_to_be_had_in_direct_messages(club: Club) -> None:
    bob = club.bob.direct()
    assert await settle(bob, "open_games", "0") == "You can’t be invited to tables now, or join any."
    assert (await settled(club, bob)).open_games == 0


async def test_nobody_avoids_themselves(club: Club) -> None:
    assert "You can’t avoid yourself" in await settle(club.bob, "avoided", club.bob.id, club.carol.id)
    assert await settled(club, club.bob) == PersonSettings()


async def test_what_another_process_settled_holds_at_the_next_press(club: Club, tmp_path: Path) -> None:
    session = await club.start("stranded", 2)
    async with another_process(tmp_path / "tables.sqlite3", club.sandbox.clock.now) as elsewhere:
        for person in (club.alice, club.bob):
            await elsewhere.settings.change_person(int(person.id), pings="never")
        session = await play_turn(club, session)
        assert club.live(session).pings == []
        await settle(club.alice, "open_games", "0")
        assert (await elsewhere.settings.person(int(club.alice.id))).open_games == 0


# Calls


@pytest.mark.parametrize("pings", ["reminders", "never"])
async def test_who_wants_no_calls_is_named_and_not_mentioned(club: Club, pings: str) -> None:
    await settle(club.bob, "pings", pings)
    session = await club.start("stranded", 2)
    for _ in range(3):
        board, actor = club.live(session), club.who(session)
        if actor.id == club.bob.id:
            assert "**Bob**:" in board.text
            assert board.pings == []
            assert club.bob.mention not in board.text
        else:
            assert board.pings == ["alice"]
            assert f"{club.alice.mention}:" in board.text
        session = await play_turn(club, session)


async def test_who_likes_it_is_told_directly(club: Club) -> None:
    await settle(club.bob, "pings", "never")
    await settle(club.bob, "direct")
    session = await until_turn_of(club, await club.start("stranded", 2), club.bob)
    await club.caught_up()
    told = club.bob.direct().messages()
    assert "It’s your turn in Stranded" in told[-1].text
    assert [each.url for each in told[-1].buttons] == [club.live(session).link]
    assert not club.alice.direct().messages(), "who is called in the channel is told nothing else"


async def test_who_takes_no_direct_messages_is_left_in_peace(club: Club) -> None:
    await settle(club.bob, "pings", "never")
    await settle(club.bob, "direct")
    club.bob.user.closed = True
    club.sandbox.expect(50007)
    session = await until_turn_of(club, await club.start("stranded", 2), club.bob)
    await club.caught_up()
    assert "**Bob**:" in club.live(session).text, "the game goes on"


async def test_an_invitation_comes_as_calls_do(club: Club) -> None:
    await settle(club.bob, "pings", "never")
    await settle(club.bob, "direct")
    await club.alice.slash("play", game="stranded", opponent=club.bob, opponent2=club.carol)
    await club.caught_up()
    assert club.live(await club.session()).pings == ["carol"]
    assert "**Alice** invited you to a table of Stranded" in club.bob.direct().messages()[-1].text


async def test_who_wants_reminders_only_is_mentioned_when_reminded(club: Club) -> None:
    await club.bot.alarms.look()
    for person in (club.alice, club.bob):
        await settle(person, "pings", "reminders")
    session = await clocked(club)
    assert club.live(session).pings == []
    session = await due(club, DAY // 2 + 1)
    assert club.live(session).pings == [club.who(session).user.key]


async def test_a_reminder_comes_when_somebody_likes_it(club: Club) -> None:
    await club.bot.alarms.look()
    for person in (club.alice, club.bob):
        await settle(person, "reminder", "nine tenths")
    session = await clocked(club)
    board = club.live(session)
    session = await due(club, DAY // 2 + 1)
    assert club.live(session) == board, "half the time is no matter"
    session = await due(club, DAY * 4 // 10)
    assert club.live(session) != board
    assert club.live(session).pings == [club.who(session).user.key]


# What is shown


async def test_a_board_for_them_alone_is_turned_to_their_side(club: Club) -> None:
    await settle(club.alice, "turned")
    session = await club.start("strata5", 2)
    for _ in range(2):
        assert viewer_for(session, int(club.bob.id)) == session.seat_of(int(club.bob.id))
        assert viewer_for(session, int(club.alice.id)) == 1, "as everybody sees it"
        assert viewer_for(session, int(club.carol.id)) == 1
        session = await play_turn(club, session)


async def test_who_wants_no_tips_gets_none(club: Club) -> None:
    await settle(club.alice, "hints")
    session = await club.start("stranded", 2)
    for _ in range(4):
        tip = TIP in club.live(session).text
        assert not (tip and club.who(session).id == club.alice.id)
        session = await play_turn(club, session)
    assert await settle(club.alice, "hints") == "You’ll now get tips in your first games."
    assert await settled(club, club.alice) == PersonSettings()


# Before a decisive move


async def before_a_decision(club: Club) -> tuple[Session, str]:
    """A game of two in which whoever is to act can decide it now, and the move that does."""

    def decisive(session: Session) -> list[str]:
        return [str(each) for each in legal(session.position) if foresee(session.position, each).consequence]

    session = await club.play_unseen(await club.start("stranded", 2), until=decisive)
    while session.ended:
        # The dice have ended it, and nobody's choice.
        session = await club.play_unseen(await club.start("stranded", 2), until=decisive)
    return session, decisive(session)[0]


async def test_a_decisive_move_is_asked_about_first(club: Club) -> None:
    session, ply = await before_a_decision(club)
    person = club.who(session)
    await settle(person, "confirm")
    board = club.live(session)
    await press_ply(person, board, ply)
    question = person.last(lambda message: message.ephemeral)
    assert "this decides your game and can’t be undone." in question.text
    assert (await club.session()).version == session.version, "nothing was played"
    await person.click(question, SAY.settings.leave_it())
    assert question.text == SAY.settings.not_played()
    typed = await person.slash("move", move=ply)
    assert "this decides your game" in answer(typed)
    await person.click(typed.said, SAY.settings.play_it())
    await club.caught_up(since=session)
    after = await club.session()
    assert str(after.played[len(session.played)].ply) == ply
    assert typed.said.text == SAY.settings.played()
    assert club.live(after).text


async def test_a_question_of_before_is_stale(club: Club) -> None:
    session, ply = await before_a_decision(club)
    person = club.who(session)
    await settle(person, "confirm")
    first, second = [(await person.slash("move", move=ply)).said for _ in range(2)]
    await person.click(first, SAY.settings.play_it())
    await club.caught_up(since=session)
    version = (await club.session()).version
    result = await person.click(second, SAY.settings.play_it())
    assert "moved on" in answer(result) or "over" in answer(result)
    assert (await club.session()).version == version


async def test_who_did_not_ask_for_it_is_not_asked(club: Club) -> None:
    session, ply = await before_a_decision(club)
    await press_ply(club.who(session), club.live(session), ply)
    await club.caught_up(since=session)
    assert (await club.session()).version > session.version


async def test_a_move_that_decides_nothing_is_played_at_once(club: Club) -> None:
    session = await club.start("stranded", 2)
    for person in (club.alice, club.bob):
        await settle(person, "confirm")
    await play_turn(club, session)


# With whom, and how often


async def lobby(club: Club, host: Person, *guests: Person) -> Session:
    """A lobby that somebody has opened."""
    named: dict[str, Any] = dict(zip(("opponent", "opponent2"), guests, strict=False))
    said_nothing(await host.slash("play", game="stranded", **named))
    return await club.session(host.channel.name)


REFUSED = "Bob can’t be invited right now."


async def test_who_has_games_enough_is_not_invited_and_joins_no_further_one(club: Club) -> None:
    await settle(club.bob, "open_games", "1")
    session = await lobby(club, club.alice)
    await club.bob.click(club.live(session), "Join")
    elsewhere = club.carol.at("second-table")
    told = await elsewhere.slash("play", game="stranded", opponent=club.bob)
    assert answer(told) == REFUSED
    session = await lobby(club, elsewhere)
    told = await club.bob.at("second-table").click(club.live(session), "Join")
    assert "reached your own limit of 1 table" in answer(told)
    assert "/me" in answer(told)
    await club.bob.click(club.live(await club.session()), "Leave")
    said_nothing(await club.bob.at("second-table").click(club.live(session), "Join"))


async def test_of_two_who_do_not_meet_neither_learns_who_said_so(club: Club) -> None:
    """What somebody reads who is avoided is what anybody reads who asks somebody with games enough."""
    await settle(club.bob, "avoided", club.alice.id)
    assert answer(await club.alice.slash("play", game="stranded", opponent=club.bob)) == REFUSED
    told = answer(await club.bob.slash("play", game="stranded", opponent=club.alice))
    assert "You’ve chosen not to play with Alice." in told
    # A third person who brings them together reads the same, whoever of them it was.
    both: list[dict[str, Any]] = [
        {"opponent": club.alice, "opponent2": club.bob},
        {"opponent": club.bob, "opponent2": club.alice},
    ]
    of_bob = [answer(await club.carol.slash("play", game="stranded", **each)) for each in both]
    await settle(club.bob, "avoided")
    await settle(club.alice, "avoided", club.bob.id)
    of_alice = [answer(await club.carol.slash("play", game="stranded", **each)) for each in both]
    assert of_bob == of_alice == [REFUSED, REFUSED.replace("Bob", "Alice")]


async def test_nor_do_they_meet_in_a_lobby(club: Club) -> None:
    await settle(club.bob, "avoided", club.alice.id)
    session = await lobby(club, club.carol, club.alice)
    told = answer(await club.bob.click(club.live(session), "Join"))
    assert "chosen not to play with Alice" in told
    assert len((await club.session()).people) == 1
    await club.show(await club.tables.do(session.id, Cancel(int(club.carol.id))))
    session = await lobby(club, club.carol, club.bob)
    told = answer(await club.alice.click(club.live(session), "Join"))
    assert told.startswith("You can’t join this table right now.")
    assert "Bob" not in told
    assert len((await club.session()).people) == 1


async def test_a_game_that_runs_goes_on_and_is_not_played_again(club: Club) -> None:
    session = await club.start("stranded", 2)
    await settle(club.bob, "avoided", club.alice.id)
    session = await play_turn(club, session)
    asked = await club.alice.slash("resign")
    await club.alice.click(asked.said, "Resign")
    await club.caught_up(since=session)
    over = await club.session()
    assert answer(await club.alice.click(club.live(over), "Rematch")) == REFUSED
    assert "didn’t play in this game" in answer(await club.dave.click(club.live(over), "Rematch"))
    assert (await club.session()).id == over.id


# What is kept of it


async def test_it_is_shown_and_deleted_at_privacy(club: Club) -> None:
    await settle(club.dave, "avoided", club.carol.id)
    await settle(club.dave, "pings", "never")
    message = await about(club.dave)
    assert "Your stored settings: when you’re mentioned and people you don’t want to play with." in message.text
    assert file(message)["your settings"] == {"pings": "never", "avoided": [int(club.carol.id)]}
    of_carol = await about(club.carol)
    assert "Nothing is stored about you." in of_carol.text, "who avoids her is not hers to know"
    await delete(club.dave)
    assert await settled(club, club.dave) == PersonSettings()
