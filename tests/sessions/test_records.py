"""The record that people take home: the whole game, and the secret only when it is over."""

from __future__ import annotations

from rules.record import parse, replay
from sessions.acts import End, Resign, Start
from sessions.records.writing import record
from sessions.session import Session
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, PEOPLE, every_game, finished, lobby, play_out, started


async def finished_from(tables: Tables, session: Session) -> Session:
    for person in (ANN, BEN):
        if session.state == "running":
            session = await tables.do(session.id, Resign(person.user_id))
    return session


async def test_a_record_hides_the_secret_until_the_game_is_over(tables: Tables, secret: bytes) -> None:
    session = await started(tables)
    text = str(record(session))
    assert secret.hex() not in text
    assert f"dice: {session.commitment}" in text
    assert "salt: salt" in text
    session = await finished_from(tables, session)
    assert f"secret: {secret.hex()}\n" in str(record(session))


async def test_a_record_of_a_lobby_hides_it_too(tables: Tables, secret: bytes) -> None:
    assert secret.hex() not in str(record(await lobby(tables)))


async def test_a_record_tells_the_whole_game(tables: Tables) -> None:
    session = await finished(tables, people=PEOPLE[:3])
    told = record(session)
    assert (told.game, told.seats, told.options) == (session.game, 3, session.options)
    assert list(told.plies) == [str(each.ply) for each in session.played]
    assert told.notes["players"] == " ".join(str(person.user_id) for person in session.people)
    assert set(told.notes) == {"players", "dice", "salt", "secret"}


async def test_a_record_says_who_was_to_sit_first(tables: Tables) -> None:
    session = await lobby(tables, first=BEN)
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    assert record(session).notes["first"] == str(BEN.user_id)


async def test_a_record_says_how_a_game_ended_that_its_rules_did_not_end(tables: Tables) -> None:
    session = await tables.do((await started(tables)).id, End("Mo"))
    assert record(session).notes["ending"] == "moderator"
    assert "Mo" not in str(record(session)), "who it was is no business of the dice"


@every_game
async def test_a_record_replays_to_the_same_game(tables: Tables, key: str) -> None:
    session = await play_out(tables, await started(tables, key=key))
    replayed = list(replay(parse(str(record(session)))))
    assert tuple(replayed) == session.played
    assert replayed[-1].after == session.position
