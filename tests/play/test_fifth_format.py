"""A bot of this version takes over a database of the fifth format: every game in it is played on from its old board."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rules.record import parse
from sandbox import Message, Person, Sandbox
from sandbox.wire.posting import Draft, create
from sandbox.world.clock import Snowflakes
from sandbox.world.guild import ACCOUNT_AGE, default_world
from sessions.__main__ import check
from sessions.records.writing import record
from sessions.refusals.base import Outdated
from sessions.session import Session
from tests.play.answers import answer
from tests.play.club import Club, club_in
from tests.play.controls import choices_of, ids_under
from tests.play.turns import player

FIFTH_FORMAT = Path(__file__).parents[1] / "fixtures" / "format5.sql"
"""A database of the fifth format, as SQL; `format5.json` beside it has its people, its messages and what it said."""

HELD: dict[str, Any] = json.loads(FIFTH_FORMAT.with_suffix(".json").read_text(encoding="utf-8"))
SESSIONS: dict[str, dict[str, Any]] = HELD["sessions"]
RUNNING = [name for name, held in SESSIONS.items() if held["state"] == "running"]
PLAYED = [name for name, held in SESSIONS.items() if held["plies"]]
V2 = 1 << 15

Taken = tuple[Club, dict[str, Message]]
"""The club, and the messages that were there already, by the names of their sessions."""


class Known(Snowflakes):
    """First these ids, then fresh ones."""

    def __init__(self, first: Iterable[str], rest: Snowflakes) -> None:
        self._first = iter(first)
        self._rest = rest

    def next(self) -> str:
        """The next id."""
        return next(self._first, None) or self._rest.next()


def leave_behind(sandbox: Sandbox, database: Path) -> dict[str, Message]:
    """What a bot of the fifth format leaves: its database, and its messages, by the names of their sessions."""
    state, fresh = sandbox.state, sandbox.state.ids
    # The local Discord makes the ids of people older than those that it is given.
    drawn = [str(int(each) + (ACCOUNT_AGE * 1000 << 22)) for each in HELD["people"].values()]
    first = [*drawn, HELD["bot"], HELD["guild"]]
    state.world = default_world(Known(first, fresh), state.clock.stamp())
    assert {each.key: each.id for each in state.world.people.values()} == HELD["people"]
    messages = {}
    for name, held in SESSIONS.items():
        state.ids = Known([held["channel"]], fresh)
        sandbox.add_channel(name)
        assert state.world.channel(name).id == held["channel"]
        if held["message"]:
            state.ids = Known([held["message"]], fresh)
            draft = Draft({"flags": V2, "components": held["components"]})
            create(state, draft, channel_id=held["channel"], author_id=state.world.bot.id)
            messages[name] = sandbox.message(held["message"])
    state.ids = fresh
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(FIFTH_FORMAT.read_text(encoding="utf-8"))
    return messages


@pytest.fixture
async def older(tmp_path: Path) -> AsyncIterator[Taken]:
    """The bot of now, where one of the fifth format was."""
    async with Sandbox() as sandbox:
        messages = leave_behind(sandbox, tmp_path / "tables.sqlite3")
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.caught_up()
            yield club, messages


async def stored(club: Club, name: str) -> Session:
    """A session of the fixture, as it is now. A game whose rules have changed since is passed over."""
    try:
        return await club.tables.load(SESSIONS[name]["id"])
    except Outdated:
        pytest.skip("the rules of this game have changed since, and no game is played by two sets of rules")


def test_it_holds_every_game_that_ran() -> None:
    assert {SESSIONS[name]["game"] for name in RUNNING} == {"stranded", "games_up", "strata5", "mars"}
    assert {held["state"] for held in SESSIONS.values()} == {"lobby", "running", "over", "cancelled"}


@pytest.mark.parametrize("name", PLAYED)
async def test_every_game_stands_as_it_stood(older: Taken, name: str) -> None:
    club, messages = older
    held, session = SESSIONS[name], await stored(club, name)
    assert (session.state, list(session.names), session.actor) == (held["state"], held["names"], held["actor"])
    assert [str(each.ply) for each in session.played] == held["plies"]
    assert club.live(session) == messages[name]
    if session.ended:
        assert check(parse(str(record(session)))) == check(parse(held["record"])), "its dice check out as they did"


@pytest.mark.parametrize("name", RUNNING)
async def test_a_game_is_played_from_its_old_board_to_its_end(older: Taken, name: str, dice: random.Random) -> None:
    """The first moves are clicked, from the old board on; the game is played on beside Discord, and its end shown."""
    club, messages = older
    session, board = await stored(club, name), messages[name]
    for number in range(6):
        if session.ended:
            break
        seen = session.version
        plies = {ply for group in session.continuations().values() for ply in group}
        # What is picked leads on, or is played; what is whole is taken first, or it would go round in circles.
        for _ in range(8):
            offered = choices_of(board)
            custom_id, values, _ = dice.choice([each for each in offered if each[2] in plies] or offered)
            result = await player(club, session, name).press(board, custom_id, values)
            assert result.failed is None
            await club.caught_up()
            session = await stored(club, name)
            board = club.live(session)
            if session.version > seen:
                break
        assert session.version > seen, "nothing was played"
        if not number:
            played = [str(each.ply) for each in session.played]
            assert played[: len(SESSIONS[name]["plies"])] == SESSIONS[name]["plies"]
    session = await club.play_unseen(session)
    board = club.live(session)
    assert not [each for each in club.sandbox.messages(name) if any(":pick" in one for one in ids_under(each))]
    assert ("Play again" if session.solo else "Rematch") in [one.label for one in board.buttons]


@pytest.mark.parametrize("name", RUNNING)
async def test_an_old_button_is_somebodys_and_of_its_moment(older: Taken, name: str) -> None:
    club, messages = older
    # Whether the board of before is still there is looked up.
    club.sandbox.expect(10008)
    session, board = await stored(club, name), messages[name]
    frozen = board.frozen()
    custom_id, values, _ = choices_of(board)[0]
    actor = player(club, session, name)
    others = [each.at(name) for each in club.people if each.id != actor.id]
    for other in others:
        told = answer(await other.press(board, custom_id, values))
        assert "turn, not yours" in told or "You’re not playing" in told
    while (await stored(club, name)).version == session.version:
        custom_id, values, _ = choices_of(club.live(session))[0]
        await actor.press(club.live(session), custom_id, values)
        await club.caught_up()
    custom_id, values, _ = choices_of(frozen)[0]
    assert "moved on" in answer(await actor.press(frozen, custom_id, values))


async def test_a_lobby_is_joined_and_started_with_its_old_buttons(older: Taken) -> None:
    club, messages = older
    lobby, before = messages["lobby"], await stored(club, "lobby")
    assert [each.word for each in before.client_seeds] == ["heron"]
    await club.carol.at("lobby").click(lobby, "Join")
    await club.caught_up(since=before)
    session = await stored(club, "lobby")
    assert session.names == ("Alice", "Bob", "Carol")
    await start(club, session)
    session = await stored(club, "lobby")
    assert (session.state, session.options["blacks"]) == ("running", "1")
    assert choices_of(club.live(session))


async def start(club: Club, session: Session) -> None:
    """Have the host start the game of a lobby."""
    await club.alice.at("lobby").click(club.live(session), "Start")
    await club.caught_up(since=session)


@pytest.mark.parametrize("name", ["won", "resigned", "ended"])
async def test_under_a_finished_game_there_is_its_record_and_a_rematch(older: Taken, name: str) -> None:
    club, messages = older
    given = await club.dave.at(name).click(messages[name], "Record")
    assert f"Table {SESSIONS[name]['id']}, " in answer(given)
    person: Person = club.alice.at(name)
    await person.click(messages[name], "Rematch")
    await club.caught_up()
    again = await club.session(name)
    assert (again.state, again.game.key) == ("lobby", SESSIONS[name]["game"])
    assert again.names[0] == "Alice"


async def test_who_wanted_no_hints_wants_none(older: Taken) -> None:
    club, _ = older
    wants = club.tables.settings.wants_hints
    assert not await wants(int(club.dave.id), "stranded")
    assert await wants(int(club.carol.id), "strata5")
