"""Playing: whose turn it is, what is refused, how it ends; and that nothing is ever played twice."""

from __future__ import annotations

import asyncio
import random

import pytest

from rules.catalogue import GAMES
from rules.core import Choice, Over, Resign
from rules.notation import legal
from sessions.refusals import (
    Finished,
    IllegalMove,
    NotSeated,
    NotStarted,
    NotYourTurn,
    OutOfGame,
    Refusal,
    Stale,
    UnknownSession,
)
from sessions.session import Session
from sessions.tables import Tables
from tests.sessions.club import (
    ANN,
    BEN,
    CAT,
    EVE,
    PEOPLE,
    Refused,
    every_game,
    finished,
    first_ply,
    lobby,
    play_one,
    play_out,
    started,
    to_act,
    waiting,
)


@every_game
@pytest.mark.parametrize("seed", [1, 2])
async def test_a_whole_game_is_played(tables: Tables, key: str, seed: int) -> None:
    for seats in GAMES[key].seats:
        session = await play_out(tables, await started(tables, PEOPLE[:seats], key, channel=seats), seed)
        turn = session.position.turn()
        assert isinstance(turn, Over)
        assert (session.state, session.actor, session.row.ending) == ("over", None, "")
        assert set(turn.outcome.winners) <= set(range(1, seats + 1))
        assert [each.words for each in session.row.plies] == [str(each.ply) for each in session.played]
        assert [each.seat for each in session.row.plies] == [each.seat for each in session.played]


@every_game
async def test_a_ply_is_played_and_told_back(tables: Tables, key: str) -> None:
    before = await started(tables, key=key)
    words = first_ply(before)
    after = await tables.play(before.id, to_act(before).user_id, f"  {words.upper()} ".replace(" ", "  "))
    assert str(after.played[before.plies].ply) == words
    assert after.played[before.plies].seat == before.actor
    assert after.played[: before.plies] == before.played
    assert after.row.version == before.row.version + 1
    assert before.plies < after.plies, "a snapshot does not change"


async def test_a_beginning_that_only_one_ply_has_is_enough(tables: Tables) -> None:
    session = await started(tables)
    words = first_ply(session)
    while sum(str(ply).startswith(words[:-1]) for ply in legal(session.position)) == 1:
        words = words[:-1]
    full = next(str(ply) for ply in legal(session.position) if str(ply).startswith(words))
    session_after = await tables.play(session.id, to_act(session).user_id, words)
    assert str(session_after.played[session.plies].ply) == full


# Refused


@every_game
async def test_people_who_may_not_play(tables: Tables, refused: Refused, key: str) -> None:
    session = await started(tables, key=key)
    ply, other = first_ply(session), waiting(session).user_id
    await refused(NotSeated, "You are welcome to watch", tables.play(session.id, EVE.user_id, ply, session.plies))
    await refused(
        NotYourTurn,
        f"It is not your turn: {to_act(session).name} is to play",
        tables.play(session.id, other, ply, session.plies),
    )
    await refused(UnknownSession, "not known here any more", tables.play(99, ANN.user_id, ply))
    for plies in (0, session.plies - 1, session.plies + 1):
        for person in session.people:
            refusal = await refused(
                Stale, "moved on since that button was made", tables.play(session.id, person.user_id, ply, plies)
            )
            assert refusal.session is not None
            assert refusal.session.plies == session.plies


async def test_words_that_are_no_legal_ply(tables: Tables, refused: Refused) -> None:
    session = await started(tables)
    while not str(legal(session.position)[0]).startswith("take"):
        session = await tables.play(session.id, to_act(session).user_id, first_ply(session))
    actor = to_act(session).user_id
    plies = [str(ply) for ply in legal(session.position)]
    for text in ("", " ", "castle", "take z9", "resign 1", f"resign {session.actor}", plies[0] + " now", "x" * 5000):
        refusal = await refused(IllegalMove, "is not a legal move now. Legal would be: ", tables.play(1, actor, text))
        assert isinstance(refusal, IllegalMove)
        assert list(refusal.legal) == plies
        assert plies[0] in str(refusal)
        assert len(str(refusal)) < 400
    refusal = await refused(IllegalMove, "“TAKE” could mean more than one move: take ", tables.play(1, actor, "TAKE"))
    assert isinstance(refusal, IllegalMove)
    assert list(refusal.legal) == plies
    assert "Nothing was played" in str(refusal)
    file = plies[0][:6]
    some = [ply for ply in plies if ply.startswith(file)]
    assert 1 < len(some) < len(plies), "the cap's file alone says too little here"
    refusal = await refused(IllegalMove, "more than one move", tables.play(1, actor, file))
    assert isinstance(refusal, IllegalMove)
    assert list(refusal.legal) == some


@every_game
async def test_whatever_is_typed_leaves_a_log_that_replays(tables: Tables, key: str) -> None:
    """Beginnings of plies, legal ones or not, by whoever it may be."""
    session = await started(tables, key=key)
    dice = random.Random(11)
    heard = [str(ply) for ply in legal(session.position)]
    for _ in range(60):
        text = dice.choice(heard)[: dice.randint(1, 8)]
        try:
            session = await tables.play(session.id, dice.choice(session.people).user_id, text)
        except Refusal:
            continue
        heard += [str(ply) for ply in legal(session.position)]
        if session.state != "running":
            break
    assert session.plies > 1
    position = session.start
    for each in session.played:
        assert each.before == position
        position = each.after


async def test_a_lobby_is_no_game(tables: Tables, refused: Refused) -> None:
    session = await lobby(tables)
    await refused(NotStarted, "has not started yet", tables.play(session.id, ANN.user_id, "take b2"))
    await refused(NotStarted, "has not started yet", tables.resign(session.id, ANN.user_id))


async def test_a_finished_game_takes_no_ply(tables: Tables, refused: Refused) -> None:
    session = await finished(tables)
    for person in (ANN, EVE):
        await refused(Finished, "This game is over", tables.play(session.id, person.user_id, "take b2", 3))
        await refused(Finished, "This game is over", tables.resign(session.id, person.user_id))
    await refused(Finished, "This game is over", tables.end(session.id, "Mod"))


# Twice at once


@every_game
async def test_a_doubled_press_plays_once(tables: Tables, key: str) -> None:
    session = await started(tables, key=key)
    for _ in range(8):
        if session.state != "running":
            break
        ply, actor = first_ply(session), to_act(session).user_id
        results = await asyncio.gather(
            *(tables.play(session.id, actor, ply, session.plies) for _ in range(4)), return_exceptions=True
        )
        assert sorted(type(each).__name__ for each in results) == ["Session", "Stale", "Stale", "Stale"]
        after = await tables.load(session.id)
        assert after.row.version == session.row.version + 1
        assert str(after.played[session.plies].ply) == ply
        session = after


async def test_two_who_press_at_once_are_taken_in_order(tables: Tables) -> None:
    session = await started(tables)
    ply = first_ply(session)
    results = await asyncio.gather(
        tables.play(session.id, waiting(session).user_id, ply, session.plies),
        tables.play(session.id, to_act(session).user_id, ply, session.plies),
        tables.resign(session.id, waiting(session).user_id),
        return_exceptions=True,
    )
    assert [type(each).__name__ for each in results] == ["NotYourTurn", "Session", "Session"]
    after = await tables.load(session.id)
    assert after.state == "over"
    assert isinstance(after.played[-1].ply, Resign)


async def test_many_tables_are_played_at_once(tables: Tables) -> None:
    """One table's lock is not another's, and their logs are not mixed."""
    sessions = [await started(tables, channel=channel) for channel in range(8)]

    async def play(session: Session, seed: int) -> Session:
        dice = random.Random(seed)
        for _ in range(12):
            if session.state == "running":
                session = await play_one(tables, session, dice)
        return session

    together = await asyncio.gather(*(play(session, seed) for seed, session in enumerate(sessions)))
    for session in together:
        assert [each.words for each in session.row.plies] == [str(each.ply) for each in session.played]
        assert session.plies > 30


# Giving up


async def test_resigning_in_turn_and_out_of_it(tables: Tables, refused: Refused) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    quitter = waiting(session)
    seat = session.seat_of(quitter.user_id)
    session = await tables.resign(session.id, quitter.user_id)
    assert (session.state, session.played[-1].seat, session.played[-1].ply) == ("running", seat, Resign(seat or 0))
    assert session.row.plies[-1].words == f"resign {seat}"
    await refused(OutOfGame, "You are out of this game", tables.resign(session.id, quitter.user_id))
    await refused(OutOfGame, "You are out of this game", tables.play(session.id, quitter.user_id, "take b2"))
    await refused(NotSeated, "You do not play at this table", tables.resign(session.id, EVE.user_id))

    actor = to_act(session)
    session = await tables.resign(session.id, actor.user_id)
    assert session.state == "over"
    turn = session.position.turn()
    assert isinstance(turn, Over)
    assert [session.people[winner - 1] for winner in turn.outcome.winners] == [
        person for person in session.people if person not in (quitter, actor)
    ]


@every_game
async def test_resigning_settles_chance(tables: Tables, key: str) -> None:
    seats = GAMES[key].seats[-1]
    session = await started(tables, PEOPLE[:seats], key)
    while session.state == "running":
        assert isinstance(session.position.turn(), Choice)
        session = await tables.resign(session.id, to_act(session).user_id)
    assert isinstance(session.position.turn(), Over)


async def test_a_doubled_resignation_counts_once(tables: Tables) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    results = await asyncio.gather(*(tables.resign(session.id, BEN.user_id) for _ in range(3)), return_exceptions=True)
    assert sorted(type(each).__name__ for each in results) == ["OutOfGame", "OutOfGame", "Session"]


# Ended by a moderator


async def test_a_moderator_ends_a_lobby(tables: Tables) -> None:
    session = await lobby(tables)
    session = await tables.end(session.id, "Mod")
    assert (session.state, session.row.ending) == ("cancelled", "")


async def test_a_moderator_ends_a_game(tables: Tables) -> None:
    session = await started(tables)
    plies = session.plies
    session = await tables.end(session.id, "*Mod*")
    assert (session.state, session.row.ending) == ("over", "ended by *Mod*, a moderator")
    assert (session.plies, session.actor) == (plies, None)
    assert not isinstance(session.position.turn(), Over)
    assert session.words() == {}
    assert (await lobby(tables)).id > session.id, "the channel is free"


# What stands between a user and a ply, asked beforehand


async def test_checks_say_the_same_as_the_acts(tables: Tables) -> None:
    session = await started(tables, (ANN, BEN, CAT))
    tables.check_turn(session, to_act(session).user_id)
    tables.check_turn(session, to_act(session).user_id, session.plies)
    assert tables.check_resign(session, BEN.user_id) == session.seat_of(BEN.user_id)
    with pytest.raises(Stale):
        tables.check_turn(session, to_act(session).user_id, session.plies - 1)
    with pytest.raises(NotYourTurn):
        tables.check_turn(session, waiting(session).user_id)
    for check in (tables.check_turn, tables.check_resign):
        with pytest.raises(NotSeated):
            check(session, EVE.user_id)
    session = await tables.resign(session.id, BEN.user_id)
    for check in (tables.check_turn, tables.check_resign):
        with pytest.raises(OutOfGame):
            check(session, BEN.user_id)
    session = await tables.end(session.id, "Mod")
    for check in (tables.check_turn, tables.check_resign):
        with pytest.raises(Finished):
            check(session, ANN.user_id)
