"""A bot of this version takes over a database of the first format: messages that are there already are answered."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rules.notation import legal
from rules.record import parse, replay
from sandbox import Message, Sandbox
from sandbox.wire.posting import Draft, create
from sandbox.world.clock import Clock
from sessions.session import Session
from tests.data.sqlite.files import FACTS, FIRST_FORMAT, first_format
from tests.play.answers import answer
from tests.play.club import Club, club_in
from tests.play.controls import choices_of, ids_under
from tests.play.turns import player

V2 = 1 << 15
USERS = {"11": "alice", "22": "bob", "33": "carol", "44": "dave"}
SESSION = re.compile(
    r"""(INSERT\ INTO\ "session"\ VALUES\((?P<id>\d+),'[a-z_]+',\d+,'[^']*',)(?P<guild>5),(?P<channel>\d+),
    (?P<opener>\d+),(?P<youngest>NULL|\d+),(?P<middle>.*),(?P<message>NULL|\d+),(?P<end>-?\d+,\d+,\d+\);)""",
    re.VERBOSE,
)
SEAT = re.compile(r'(INSERT INTO "seat" VALUES\(\d+,\d+,)(\d+),')


LATER = 1_760_000_200.0
"""A time after everything in the database of the first format, in seconds since 1970."""

Taken = tuple[Club, dict[str, Message]]
"""The club, and its messages of the first format by the names of their sessions."""


def button(label: str, custom_id: str) -> dict[str, Any]:
    """A button as Discord has it."""
    return {"type": 2, "style": 2, "label": label, "custom_id": custom_id}


def menu(custom_id: str, values: list[str]) -> dict[str, Any]:
    """A menu as Discord has it."""
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": custom_id, "options": options}


def controls(name: str) -> list[dict[str, Any]]:
    """What the first format had under the live message of a session, a row each."""
    facts = FACTS[name]
    number, plies = facts["id"], len(facts["plies"])
    if facts["state"] == "lobby":
        return [button(label, f"b1:{label.lower()}:{number}:0:0:") for label in ("Join", "Leave", "Start", "Cancel")]
    if facts["state"] == "over":
        return [button(label, f"b1:{label.lower()}:{number}:0:0:") for label in ("Rematch", "Record")]
    if name == "unshown":
        # It was made before the last ply.
        plies -= 1
    last = list(replay(parse(facts["record"])))[plies - 1].after
    words = [str(ply).split() for ply in legal(last)]
    first = list(dict.fromkeys(word for word, _ in words))
    choices = [menu(f"m1:pick:{number}:{plies}:0:{word}", [b for a, b in words if a == word][:25]) for word in first]
    if len(first) == 1 and len(words) <= 5:
        choices = [button(" ".join(each), f"b1:pick:{number}:{plies}:0:{' '.join(each)}") for each in words]
    return [*choices[:3], button("Resign", f"b1:resign:{number}:{plies}:0:")]


CHANNELS = {name: "both" if name in ("outdated", "new lobby") else name for name in FACTS}
"""The channel of each session; one was opened where another had ended."""


def leave_behind(sandbox: Sandbox, database: Path) -> dict[str, Message]:
    """What a bot of the first format leaves: its database, and its messages, which are returned by their sessions."""
    world = sandbox.world
    messages: dict[str, Message] = {}
    for channel in dict.fromkeys(CHANNELS.values()):
        sandbox.add_channel(channel)
    for name in FACTS:
        # Those of the others are deleted, or never were.
        if name not in ("outdated", "new lobby", "cancelled"):
            rows = [{"type": 1, "components": [each]} for each in controls(name)]
            text = {"type": 10, "content": f"A message of the first format: {name}"}
            draft = Draft({"flags": V2, "components": [{"type": 17, "components": [text, *rows]}]})
            where = world.channel(CHANNELS[name]).id
            messages[name] = sandbox.message(create(sandbox.state, draft, channel_id=where, author_id=world.bot.id).id)
    names = {str(facts["id"]): name for name, facts in FACTS.items()}

    def user(number: str) -> str:
        return number if number == "NULL" else world.person(USERS[number]).id

    def session(found: re.Match[str]) -> str:
        name = names[found["id"]]
        message = messages[name].id if name in messages else "NULL"
        place = f"{world.guild_id},{world.channel(CHANNELS[name]).id}"
        people = f"{user(found['opener'])},{user(found['youngest'])}"
        return f"{found[1]}{place},{people},{found['middle']},{message},{found['end']}"

    sql = FIRST_FORMAT.read_text(encoding="utf-8")
    sql = SEAT.sub(lambda found: f"{found[1]}{user(found[2])},", SESSION.sub(session, sql))
    first_format(database, sql)
    return messages


@pytest.fixture
async def older(tmp_path: Path) -> AsyncIterator[Taken]:
    """The bot of now, where one of the first format was."""
    # Soon after the last entry: nobody has been silent for long.
    async with Sandbox(clock=Clock(LATER)) as sandbox:
        messages = leave_behind(sandbox, tmp_path / "tables.sqlite3")
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.caught_up()
            yield club, messages


async def stored(club: Club, name: str) -> Session:
    """A session of the fixture, as it is now."""
    return await club.tables.load(FACTS[name]["id"])


@pytest.mark.parametrize("name", ["running", "youngest"])
async def test_a_choice_of_the_first_format_goes_on_with_its_game(older: Taken, name: str) -> None:
    club, messages = older
    board, before = messages[name], await stored(club, name)
    assert club.live(before) == board, "it is the live one still"
    assert all(each.startswith(("b1:", "m1:")) for each in ids_under(board))
    custom_id, values, ply = choices_of(board)[-1]
    await player(club, before, name).press(board, custom_id, values)
    await club.caught_up(since=before)
    after = await stored(club, name)
    assert [str(each.ply) for each in after.played[: len(before.played) + 1]] == [*FACTS[name]["plies"], ply]
    controls_now = ids_under(club.live(after))
    assert controls_now
    assert all(each.startswith(("b2:", "m2:")) for each in controls_now)
    assert not any(each.startswith(("b1:", "m1:")) for each in ids_under(board))


async def test_a_game_taken_over_is_played_to_its_end(older: Taken, dice: random.Random) -> None:
    club, _ = older
    session = await stored(club, "running")
    while session.state == "running":
        custom_id, values, _ = dice.choice(choices_of(club.live(session)))
        await player(club, session, "running").press(club.live(session), custom_id, values)
        await club.caught_up(since=session)
        session = await stored(club, "running")
    assert [one.label for one in club.live(session).buttons] == [
        "Rematch",
        "Record",
        "Rules",
        "Replay",
        "History",
        "Analyse",
        "Learn from this game",
    ]
    assert not [each for each in club.sandbox.messages("running") if any(":pick:" in one for one in ids_under(each))]


async def test_a_choice_that_was_stale_is_stale(older: Taken) -> None:
    """A ply was played after that board, and the bot stopped before it could show it."""
    club, messages = older
    old, session = messages["unshown"], await stored(club, "unshown")
    now = club.live(session)
    assert now != old
    assert session.row.shown == session.version
    assert choices_of(now), "what the channel missed is shown when the bot starts"
    assert ids_under(old) == [], "the board before it has lost its controls"
    first = Message(club.sandbox.state, club.sandbox.state.messages[old.id], old.history[0])
    for person in (club.bob, club.dave):
        custom_id, values, _ = choices_of(first)[0]
        assert "moved on" in answer(await person.at("unshown").press(first, custom_id, values))
    assert (await stored(club, "unshown")).played == session.played


async def test_a_board_of_the_first_format_is_somebodys_and_of_its_moment(older: Taken) -> None:
    club, messages = older
    board, session = messages["running"], await stored(club, "running")
    custom_id, values, _ = choices_of(board)[0]
    assert club.who(session) == club.alice
    assert "’s turn, not yours" in answer(await club.carol.at("running").press(board, custom_id, values))
    assert "not playing at this table" in answer(await club.dave.at("running").press(board, custom_id, values))
    frozen = board.frozen()
    await club.alice.at("running").press(board, custom_id, values)
    await club.caught_up(since=session)
    told = answer(await club.alice.at("running").press(frozen, custom_id, values))
    assert "moved on" in told, "a second click plays nothing"


async def test_resigning_from_a_board_of_the_first_format(older: Taken) -> None:
    club, messages = older
    asked = await club.carol.at("running").click(messages["running"], "Resign")
    assert "can’t be undone" in answer(asked)
    assert asked.reply is not None
    session = await stored(club, "running")
    await club.carol.at("running").click(asked.reply, "Resign")
    await club.caught_up(since=session)
    after = await stored(club, "running")
    assert "resign 3" in [str(each.ply) for each in after.played]


async def test_a_lobby_of_the_first_format_starts(older: Taken) -> None:
    club, messages = older
    lobby = messages["lobby"]
    await club.carol.at("lobby").click(lobby, "Join")
    await club.caught_up()
    session = await stored(club, "lobby")
    assert session.names == ("Ann", "Ben", "Carol")
    assert club.live(session) == lobby
    assert "Ann opened a table" in lobby.text
    await club.alice.at("lobby").click(lobby, "Start")
    await club.caught_up(since=session)
    session = await stored(club, "lobby")
    assert (session.state, session.options) == ("running", {"blacks": "1"})
    assert choices_of(club.live(session))


async def test_what_stands_under_finished_games_is_answered(older: Taken) -> None:
    club, messages = older
    for name in ("resigned", "won", "ended"):
        given = await club.dave.at(name).click(messages[name], "Record")
        assert f"Table {FACTS[name]['id']}, " in answer(given)
        assert given.reply is not None
        assert f"secret: {FACTS[name]['id']:02x}" in given.reply.image_bytes().decode()
    await club.alice.at("won").click(messages["won"], "Rematch")
    await club.caught_up()
    again = await club.session("won")
    assert (again.state, again.game.key, again.options) == ("lobby", "games_up", (await stored(club, "won")).options)
    assert [each.name for each in (*again.people, *again.invited)] == ["Alice", "Cat"], (
        "the others as they were called then"
    )


async def test_what_was_not_shown_of_a_lobby_is_shown(older: Taken) -> None:
    club, _ = older
    session = await stored(club, "new lobby")
    assert "Ann opened a table" in club.live(session).text
    assert club.live(session) in club.sandbox.messages("both")
