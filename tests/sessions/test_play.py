"""Playing: whose turn it is, what is refused, how it ends; and that nothing is ever played twice."""

from __future__ import annotations

import asyncio
import itertools
import random

import pytest

from rules import core
from rules.catalogue import GAMES
from rules.core import Choice, Over
from rules.notation import legal
from sessions.acts import Abandon, End, Play, Resign
from sessions.acts.checks import acting_seat, playing_seat
from sessions.log import PlyPlayed, TableEnding
from sessions.refusals.base import Refusal
from sessions.refusals.moments import Finished, IllegalMove, NotStarted, Stale
from sessions.refusals.participants import NotSeated, NotYourTurn, OutOfGame
from sessions.refusals.requests import UnknownSession
from sessions.session import Session
from sessions.state.table import EarlyEnd
from sessions.tables import Tables
from tests import seeds
from tests.sessions.club import (
    ANN,
    BEN,
    CAT,
    EVE,
    PEOPLE,
    Refused,
    a_play,
    every_game,
    every_game_of_several,
    finished,
    first_ply,
    lobby,
    play_one,
    play_out,
    started,
    to_act,
    waiting,
)
from tests.sessions.solo import CLIMB


def logged(session: Session) -> list[tuple[int, str]]:
    """The plies of the log: seat and notation."""
    return [(each.seat, each.ply) for each in session.log if isinstance(each, PlyPlayed)]


@every_game
@pytest.mark.parametrize("seed", [1, 2])
async def test_a_whole_game_is_played(tables: Tables, key: str, seed: int) -> None:
    for seats in GAMES[key].seats:
        session = await play_out(tables, await started(tables, PEOPLE[:seats], key, channel=seats))
        turn = session.position.turn()
        assert isinstance(turn, Over)
        assert (session.state, session.actor, session.ending) == ("over", None, None)
        assert session.outcome == turn.outcome
        assert set(turn.outcome.winners) <= set(range(1, seats + 1))
        assert logged(session) == [(each.seat, str(each.ply)) for each in session.played]


@every_game
async def test_a_ply_is_played_and_told_back(tables: Tables, key: str) -> None:
    before = await started(tables, key=key)
    words = first_ply(before)
    after = await tables.do(before.id, Play(to_act(before).user_id, f"  {words.upper()} ".replace(" ", "  ")))
    assert str(after.played[len(before.played)].ply) == words
    assert after.played[len(before.played)].seat == before.actor
    assert after.played[: len(before.played)] == before.played
    assert after.version == before.version + len(after.played) - len(before.played) == after.row.version
    assert len(before.played) < len(after.played), "a snapshot does not change"


async def test_a_beginning_that_only_one_ply_has_is_enough(tables: Tables) -> None:
    session = await started(tables)
    words = first_ply(session)
    while sum(str(ply).startswith(words[:-1]) for ply in legal(session.position)) == 1:
        words = words[:-1]
    full = next(str(ply) for ply in legal(session.position) if str(ply).startswith(words))
    after = await tables.do(session.id, Play(to_act(session).user_id, words))
    assert str(after.played[len(session.played)].ply) == full


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_one_plays_alone_to_the_end(tables: Tables, climb: None, seed: int) -> None:
    session = await lobby(tables, (ANN,), CLIMB.key, top="40")
    assert session.played[0].turn == 1, "the first die is rolled already"
    session = await play_out(tables, session)
    assert (session.state, session.ending) == ("over", None)
    assert len(session.played) > 40
    assert logged(session) == [(each.seat, str(each.ply)) for each in session.played]
    assert len(session.recent()) == 2, "a die and a choice, not the whole game"


# Refused


@every_game_of_several
async def test_people_who_may_not_play(tables: Tables, refused: Refused, key: str) -> None:
    session = await started(tables, key=key)
    ply, other = first_ply(session), waiting(session).user_id
    asked = tables.do(session.id, Play(EVE.user_id, ply, session.version))
    assert (await refused(NotSeated, asked)).session == session
    not_their_turn = await refused(NotYourTurn, tables.do(session.id, Play(other, ply, session.version)))
    assert not_their_turn.session == session
    await refused(UnknownSession, tables.do(99, Play(ANN.user_id, ply)))
    for version in (0, session.stale_before - 1, session.version + 1):
        for person in session.people:
            refusal = await refused(Stale, tables.do(session.id, Play(person.user_id, ply, version)))
            assert refusal.session == session


async def choosing_a_cap(tables: Tables) -> tuple[Session, tuple[str, ...]]:
    """A game with several caps to take, some of them on one file and some elsewhere: the plies of that file."""
    for channel in itertools.count(1):
        session = await started(tables, channel=channel)
        while session.state == "running":
            plies = [str(ply) for ply in legal(session.position)]
            some = tuple(ply for ply in plies if ply.startswith(plies[0][:6]))
            if plies[0].startswith("take") and 1 < len(some) < len(plies):
                return session, some
            session = await tables.do(session.id, a_play(session))
    raise AssertionError("there is always another game")


async def test_words_that_are_no_legal_ply(tables: Tables, refused: Refused) -> None:
    session, some = await choosing_a_cap(tables)
    actor = to_act(session).user_id
    plies = tuple(str(ply) for ply in legal(session.position))
    for text in ("", " ", "castle", "take z9", "resign 1", f"resign {session.actor}", plies[0] + " now", "x" * 5000):
        refusal = await refused(IllegalMove, tables.do(session.id, Play(actor, text)))
        assert (refusal.session, refusal.text, refusal.matches, refusal.legal) == (session, text, (), plies)
    refusal = await refused(IllegalMove, tables.do(session.id, Play(actor, "TAKE")))
    assert (refusal.text, refusal.matches, refusal.legal) == ("TAKE", plies, plies)
    refusal = await refused(IllegalMove, tables.do(session.id, Play(actor, plies[0][:6])))
    assert refusal.matches == some, "the cap's file alone says too little here"


@every_game
async def test_whatever_is_typed_leaves_a_log_that_replays(tables: Tables, key: str, dice: random.Random) -> None:
    """Beginnings of plies, legal ones or not, by whoever it may be."""
    session = await started(tables, key=key)
    heard = [str(ply) for ply in legal(session.position)]
    for _ in range(60):
        text = dice.choice(heard)[: dice.randint(1, 8)]
        try:
            session = await tables.do(session.id, Play(dice.choice(session.people).user_id, text))
        except Refusal:
            continue
        heard += [str(ply) for ply in legal(session.position)]
        if session.state != "running":
            break
    assert len(session.played) > 1
    position = session.start
    for each in session.played:
        assert each.before == position
        position = each.after


async def test_a_lobby_is_no_game(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables)
    for act in (Play(ANN.user_id, "take b2"), Resign(ANN.user_id), Play(EVE.user_id, "take b2", 1)):
        assert (await refused(NotStarted, tables.do(session.id, act))).session == session


async def test_a_finished_game_takes_no_ply(tables: Tables, refused: Refused) -> None:
    session = await finished(tables)
    for person in (ANN, EVE):
        assert (await refused(Finished, tables.do(session.id, Play(person.user_id, "take b2", 3)))).session == session
        await refused(Finished, tables.do(session.id, Resign(person.user_id)))
    for act in (End("Mod"), Abandon()):
        await refused(Finished, tables.do(session.id, act))


# Twice at once


@every_game
async def test_a_doubled_press_plays_once(tables: Tables, key: str) -> None:
    session = await started(tables, key=key)
    for _ in range(8):
        if session.state != "running":
            break
        press = a_play(session)
        results = await asyncio.gather(*(tables.do(session.id, press) for _ in range(4)), return_exceptions=True)
        assert sorted(type(each).__name__ for each in results) == ["Session", "Stale", "Stale", "Stale"]
        after = await tables.load(session.id)
        assert str(after.played[len(session.played)].ply) == press.text
        assert all(each.seat == 0 for each in after.played[len(session.played) + 1 :]), "the others were not played"
        session = after


async def test_two_who_press_at_once_are_taken_in_order(tables: Tables) -> None:
    session = await started(tables)
    ply = first_ply(session)
    results = await asyncio.gather(
        tables.do(session.id, Play(waiting(session).user_id, ply, session.version)),
        tables.do(session.id, a_play(session)),
        tables.do(session.id, Resign(waiting(session).user_id)),
        return_exceptions=True,
    )
    assert [type(each).__name__ for each in results] == ["NotYourTurn", "Session", "Session"]
    after = await tables.load(session.id)
    assert after.state == "over"
    assert isinstance(after.played[-1].ply, core.Resign)


async def test_many_tables_are_played_at_once(tables: Tables) -> None:
    """One table's lock is not another's, and their logs are not mixed."""
    sessions = [await started(tables, channel=channel) for channel in range(8)]

    async def play(session: Session) -> Session:
        dice = seeds.dice(session.id)
        for _ in range(12):
            if session.state == "running":
                session = await play_one(tables, session, dice)
        return session

    together = await asyncio.gather(*map(play, sessions))
    for session in together:
        assert logged(session) == [(each.seat, str(each.ply)) for each in session.played]
        assert len(session.played) > 30


# Giving up


async def test_resigning_in_turn_and_out_of_it(tables: Tables, refused: Refused) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    quitter = waiting(session)
    seat = session.seat_of(quitter.user_id)
    assert seat is not None
    session = await tables.do(session.id, Resign(quitter.user_id))
    assert (session.state, session.played[-1].seat, session.played[-1].ply) == ("running", seat, core.Resign(seat))
    assert logged(session)[-1] == (seat, f"resign {seat}")
    for act in (Resign(quitter.user_id), Play(quitter.user_id, "take b2"), Play(quitter.user_id, "x", session.version)):
        assert (await refused(OutOfGame, tables.do(session.id, act))).session == session
    await refused(NotSeated, tables.do(session.id, Resign(EVE.user_id)))

    actor = to_act(session)
    session = await tables.do(session.id, Resign(actor.user_id))
    assert session.state == "over"
    assert session.outcome is not None
    assert [session.people[winner - 1] for winner in session.outcome.winners] == [
        person for person in session.people if person not in (quitter, actor)
    ]


async def test_a_button_from_before_a_resignation_is_stale(tables: Tables, refused: Refused) -> None:
    """The resignation may have changed what can be played, and the player is to see it first."""
    session = await started(tables, (ANN, BEN, CAT))
    press = a_play(session)
    await tables.do(session.id, Resign(waiting(session).user_id))
    await refused(Stale, tables.do(session.id, press))


@every_game
async def test_resigning_settles_chance(tables: Tables, key: str) -> None:
    seats = GAMES[key].seats[-1]
    session = await started(tables, PEOPLE[:seats], key)
    while session.state == "running":
        assert isinstance(session.position.turn(), Choice)
        session = await tables.do(session.id, Resign(to_act(session).user_id))
    assert isinstance(session.position.turn(), Over)


async def test_a_doubled_resignation_counts_once(tables: Tables) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    results = await asyncio.gather(
        *(tables.do(session.id, Resign(BEN.user_id)) for _ in range(3)), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in results) == ["OutOfGame", "OutOfGame", "Session"]


# Ended by a moderator, or because nothing of it could be shown


@pytest.mark.parametrize("act", [End("Mod"), Abandon()], ids=["end", "abandon"])
async def test_a_lobby_is_closed(tables: Tables, act: End | Abandon, refused: Refused) -> None:
    session = await tables.do((await lobby(tables)).id, act)
    assert (session.state, session.ending, session.row.state) == ("cancelled", None, "cancelled")
    assert (await lobby(tables)).id > session.id, "the channel is free"


async def test_a_moderator_ends_a_game(tables: Tables) -> None:
    session = await started(tables)
    plies = len(session.played)
    session = await tables.do(session.id, End("  *Mod*\n of all "))
    assert (session.state, session.row.state) == ("over", "over")
    assert session.ending == EarlyEnd(TableEnding.MODERATOR, "*Mod* of all")
    assert (len(session.played), session.actor, session.stale_before) == (plies, None, session.version)
    assert not isinstance(session.position.turn(), Over)
    assert session.continuations() == {}
    assert (await lobby(tables)).id > session.id, "the channel is free"


async def test_a_game_of_which_nothing_can_be_shown_is_closed(tables: Tables, climb: None) -> None:
    session = await tables.do((await lobby(tables, (ANN,), CLIMB.key)).id, Abandon())
    assert (session.state, session.ending) == ("over", EarlyEnd(TableEnding.NOT_SHOWN))


# What stands between a user and a ply, asked beforehand


async def test_checks_say_the_same_as_the_acts(tables: Tables) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    assert acting_seat(session, to_act(session).user_id) == session.actor
    assert acting_seat(session, to_act(session).user_id, session.version) == session.actor
    assert playing_seat(session, BEN.user_id) == session.seat_of(BEN.user_id)
    for version in (session.stale_before - 1, session.version + 1):
        with pytest.raises(Stale):
            acting_seat(session, to_act(session).user_id, version)
    with pytest.raises(NotYourTurn):
        acting_seat(session, waiting(session).user_id)
    for check in (acting_seat, playing_seat):
        with pytest.raises(NotSeated):
            check(session, EVE.user_id)
    session = await tables.do(session.id, Resign(BEN.user_id))
    for check in (acting_seat, playing_seat):
        with pytest.raises(OutOfGame):
            check(session, BEN.user_id)
    session = await tables.do(session.id, End("Mod"))
    for check in (acting_seat, playing_seat):
        with pytest.raises(Finished):
            check(session, ANN.user_id)
