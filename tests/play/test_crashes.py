"""The bot's process is killed at random instants, over and over, while people play: nothing shown is ever lost."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.interactions.ids import BUTTON, MENU, Press, press_of
from cogs.pictures.pictures import face_of, scene_of
from data.rows import EntryRow, SessionRow
from rules.catalogue import GAMES
from sandbox import BotProcess, Button, Message, Person, Sandbox
from sandbox.people.person import PATIENCE
from sandbox.refusals.errors import Json
from sandbox.refusals.walking import components
from sessions.tables.storing import read_session
from tests.play.restarts import nothing_left_to_show, stored
from tests.waiting import until

KILLS = 30
"""So often the bot dies in all: the same number of times in each game, and the rest in the first."""


def pick_of(custom_id: str | None) -> Press | None:
    """What a choice under a board means; None for any other component."""
    match = BUTTON.fullmatch(custom_id or "") or MENU.fullmatch(custom_id or "")
    press = press_of(match) if match else None
    return press if press and press.action.startswith("pick") else None


class Players:
    """Four people who click whatever is theirs to click, and remember nothing but what they see.

    They play another game when one is over.
    """

    def __init__(self, sandbox: Sandbox, dice: random.Random) -> None:
        self._sandbox = sandbox
        self._dice = dice
        self._people = {one.id: one for one in map(sandbox.person, ("alice", "bob", "carol", "dave"))}
        self.clicks = 0

    async def play(self) -> None:
        """Click for ever, less often while nobody answers."""
        while True:
            answered = await self._click_once()
            await asyncio.sleep(0.005 if answered else 0.05)

    async def _click_once(self) -> bool:
        """Click something, if there is anything to click. Returns whether it was answered."""
        for message in reversed(self._sandbox.messages()):
            if found := self._something_to_press(message):
                person, custom_id, values = found
                self.clicks += 1
                # A click into a dead bot fails, as it does on Discord: the person clicks again.
                return (await person.press(message.frozen(), custom_id, values, wait=False)).failed is None
        return False

    def _something_to_press(self, message: Message) -> tuple[Person, str, list[str] | None] | None:
        controls: list[tuple[str, list[str] | None]] = [
            (button.custom_id, None) for button in message.buttons if self._wanted(button) and button.custom_id
        ]
        for menu in message.menus:
            if pick_of(menu.custom_id):
                controls += [(menu.custom_id, [value]) for value in menu.values]
        if not controls:
            return None
        custom_id, values = self._dice.choice(controls)
        if pick_of(custom_id):
            actor = re.findall(r"<@(\d+)>:", message.text)[-1]
            return self._people[actor], custom_id, values
        if "you’re invited" in message.text:
            return self._people[re.findall(r"<@(\d+)>", message.text)[0]], custom_id, values
        # Whoever opened the lobby starts it; any player asks for a rematch.
        opener = next((one for one in self._people.values() if f"{one.name} opened a table" in message.text), None)
        return opener or self._people[self._sandbox.person("alice").id], custom_id, values

    def _wanted(self, button: Button) -> bool:
        if button.disabled or button.custom_id is None:
            return False
        pick = pick_of(button.custom_id)
        return bool(pick and pick.words) or button.label in ("Accept", "Start", "Rematch", "Play again")


def moments_on(payload: Json) -> set[tuple[int, int]]:
    """The moment that a live board was made for, as session and version; none for any other message."""
    picks = (pick_of(value.get("custom_id")) for _, value, _ in components(payload))
    return {(pick.session, pick.version) for pick in picks if pick}


def live_boards(sandbox: Sandbox) -> list[Message]:
    """The boards that have controls, oldest first."""
    return [message for message in sandbox.messages() if moments_on(message.payload)]


def tables_on(sandbox: Sandbox) -> list[int]:
    """The table of each board that has controls."""
    return [session_id for board in live_boards(sandbox) for session_id, _ in moments_on(board.payload)]


def boards_shown(sandbox: Sandbox) -> Iterator[tuple[tuple[int, int], str]]:
    """Every live board that anybody was ever shown: its moment, and the picture in words."""
    for message in sandbox.messages():
        for payload in [*message.history, message.payload]:
            alts = [value["items"][0]["description"] for kind, value, _ in components(payload) if kind == "gallery"]
            if moments := moments_on(payload):
                assert len(moments) == 1, "a board is made for one moment"
                yield moments.pop(), alts[0]


async def goes_on(sandbox: Sandbox) -> None:
    """Wait until somebody is shown a moment that nobody was shown before."""
    known = {moment for moment, _ in boards_shown(sandbox)}
    await sandbox.person("alice").sees(lambda message: bool(moments_on(message.payload) - known), timeout=2 * PATIENCE)


def at(row: SessionRow, version: int) -> str:
    """The picture in words of the moment when the log had so many entries."""
    moment = read_session(replace(row, state="running", version=version, entries=row.entries[:version]))
    return face_of(moment).teller.alt(scene_of(moment))


async def all_is_shown(sandbox: Sandbox, database: Path) -> None:
    """Wait until the running bot has nothing left to show, and each game has but one board, if that ever is so."""
    await nothing_left_to_show(sandbox, database)
    with contextlib.suppress(TimeoutError):
        await until(lambda: len(tables_on(sandbox)) == len(set(tables_on(sandbox))))
    await sandbox.settle()


@pytest.mark.once
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("game", GAMES)
async def test_nothing_shown_is_lost_however_often_the_bot_dies(game: str, tmp_path: Path, dice: random.Random) -> None:
    each, rest = divmod(KILLS, len(GAMES))
    kills = each + (rest if game == next(iter(GAMES)) else 0)
    database = tmp_path / "tables.sqlite3"
    logs: dict[int, tuple[EntryRow, ...]] = {}
    async with Sandbox() as sandbox:
        # A bot that dies while it answers leaves late answers behind. One that dies between deleting a call and noting
        # that it is gone deletes it again. Only that is expected.
        sandbox.expect(10062, 40060, 10008)
        bot = BotProcess(sandbox, database)
        await bot.start()
        alone = GAMES[game].seats[-1] == 1
        people: dict[str, Any] = {} if alone else {"opponent": sandbox.person("bob")}
        asked = await sandbox.person("alice").slash("play", game=game, **people)
        if alone and asked.reply is not None:
            await sandbox.person("alice").click(asked.reply, "Start")
        players = Players(sandbox, dice)
        clicking = asyncio.create_task(players.play())
        try:
            for kill in range(kills):
                # Every other time the game goes on first; the others strike wherever they do, the start included.
                if kill % 2:
                    await goes_on(sandbox)
                await asyncio.sleep(dice.uniform(0.02, 0.7))
                await bot.kill()
                for session_id, row in (await stored(database)).items():
                    before = logs.get(session_id, ())
                    assert row.entries[: len(before)] == before, "what was kept is kept"
                    logs[session_id] = row.entries
                assert not bot.problems, "\n".join(bot.lines)
                assert not clicking.done(), clicking
                await bot.start()
            # What the last start found undone is done.
            await goes_on(sandbox)
        finally:
            clicking.cancel()
            await asyncio.gather(clicking, return_exceptions=True)
            await all_is_shown(sandbox, database)
            await bot.stop()
        assert bot.returncode == 0
        assert not bot.problems, "\n".join(bot.lines)
        sessions = await stored(database)
        boards = list(boards_shown(sandbox))
        tables, live = tables_on(sandbox), live_boards(sandbox)
    assert boards, "people saw boards"
    shown: dict[tuple[int, int], str] = {}
    for (session_id, version), alt in boards:
        row = sessions[session_id]
        assert version <= row.version, f"entry {version} of table {session_id} was shown and is lost"
        assert shown.setdefault((session_id, version), alt) == alt, "the same moment was shown in two ways"
        assert alt == at(row, version), f"table {session_id} at entry {version} is not as it was shown"
    print(f"{kills} kills, {players.clicks} clicks, {len(sessions)} games, {len(shown)} moments shown")
    assert len(shown) >= kills // 2, "the games went on"
    # Somebody who plays alone may have begun twice: each game has a board of its own.
    assert len(set(tables)) == len(tables), f"boards keep their controls: {live}"
    assert len(tables) <= 1 or GAMES[game].seats[-1] == 1


async def test_buttons_older_than_a_restart_work(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        bot = BotProcess(sandbox, tmp_path / "tables.sqlite3")
        await bot.start()
        alice, bob = sandbox.person("alice"), sandbox.person("bob")
        await alice.slash("play", game=next(iter(GAMES)), opponent=bob)
        lobby = await alice.sees("opened a table")
        await bot.kill()
        await bot.start()
        await bob.click(lobby, "Accept")
        await bob.sees("can start now")
        await alice.click(lobby, "Start")
        board = await alice.sees(lambda message: any(button.label == "More" for button in message.buttons))
        await bot.stop()
        await bot.start()
        answer = await bob.click((await bob.click(board, "More")).said, "Resign")
        assert answer.reply is not None
        await bot.kill()
        await bot.start()
        await bob.click(answer.reply, "Resign")
        final = await alice.sees(lambda message: any(button.label == "Rematch" for button in message.buttons))
        assert "Alice" in final.text
        await bot.stop()
        assert not bot.problems, bot.problems
