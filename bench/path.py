"""The way of one button press through the code: which of our files it visits, and how often it goes from file to file.

    python -m bench.path            the figures of a press (of a button or menu) that plays a move within a turn
    python -m bench.path --calls    also each call from one file to another

The bot runs in this process, on a local Discord. What is counted follows from the code alone and not from the speed of
the machine: a call counts once, however often it is made. Drawing runs in threads of its own and does not count.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from types import CodeType, FrameType

from bench.samples import dice
from cogs.bot import TableBot
from cogs.registration import Memo
from data.sqlite.store import SqliteStore
from rules.catalogue import GAMES
from sandbox import Message, Sandbox
from sessions.session import Session
from sessions.tables import Tables

ROOT = Path(__file__).resolve().parent.parent
QUIET = 0.2
"""Seconds without any event after which the bot is taken to have finished."""

PRESSES = 3
"""The number of presses that are measured; the result is their median."""

OURS = ("cogs", "sessions", "rules", "render", "data")
"""The packages whose files count."""


class Way:
    """What one press came through.

    `functions` are all functions of ours that ran. `calls` are the calls from one file of ours to another, each as the
    caller and the function called; a reader who follows the press opens a file for each, and returns from it once.
    """

    def __init__(self) -> None:
        self.functions: set[CodeType] = set()
        self.calls: set[tuple[CodeType, CodeType]] = set()

    @property
    def files(self) -> list[str]:
        """The files of ours that were visited, by path."""
        return sorted({file_of(each) for each in self.functions})

    def heard(self, frame: FrameType, event: str, _argument: object) -> None:
        """Take note of an event of `sys.setprofile`."""
        if event != "call" or not _ours(frame.f_code):
            return
        self.functions.add(frame.f_code)
        caller = frame.f_back
        while caller is not None and not _ours(caller.f_code):
            caller = caller.f_back
        if caller is not None and caller.f_code.co_filename != frame.f_code.co_filename:
            self.calls.add((caller.f_code, frame.f_code))

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Note what runs in this thread while the block runs."""
        sys.setprofile(self.heard)
        try:
            yield
        finally:
            sys.setprofile(None)


def _ours(code: CodeType) -> bool:
    return code.co_filename.startswith(_FOLDERS)


_FOLDERS = tuple(f"{ROOT / each}/" for each in OURS)


def file_of(code: CodeType) -> str:
    """The path of the file in which a function stands, from the root of the repository."""
    return str(Path(code.co_filename).relative_to(ROOT))


async def presses(number: int) -> list[Way]:
    """Play at a table for two until `number` presses have each played a move within a turn. Returns their ways."""
    found, rolls = list[Way](), dice(7, "path")
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        sandbox = await stack.enter_async_context(Sandbox())
        store = await SqliteStore.open(Path(folder) / "tables.sqlite3", sandbox.clock.now)
        stack.push_async_callback(store.close)
        tables = Tables(store, make_secret=lambda: bytes(32))
        await stack.enter_async_context(sandbox.running(TableBot(tables, Memo(store.memo, store.remember))))
        alice, bob = sandbox.person("alice"), sandbox.person("bob")
        game = next(key for key, game in GAMES.items() if 2 in game.seats)
        await alice.slash("play", game=game, opponent=bob)
        await bob.click(await bob.sees("you’re invited"), "Accept")
        await alice.click(await alice.sees("can start now"), "Start")
        while len(found) < number:
            await sandbox.settle(QUIET)
            before = await tables.finder.meant_in(int(alice.channel.id))
            assert before is not None, "a table is open"
            person = next(each for each in (alice, bob) if int(each.id) == _acting(before))
            board = alice.last(lambda message: bool(_choices(message)))
            custom_id, values = rolls.choice(_choices(board))
            way = Way()
            with way.noted():
                await person.press(board, custom_id, values)
                await sandbox.settle(QUIET)
            after = await tables.load(before.id)
            moved = len(after.numbers) > len(before.numbers)
            if moved and not after.ended and after.position.number == before.position.number:
                found.append(way)
    return found


def _acting(session: Session) -> int:
    person = session.actor_person
    assert person is not None, "somebody is to act"
    return person.user_id


def _choices(message: Message) -> list[tuple[str, list[str] | None]]:
    """What can be chosen under a board: the ids of buttons, and those of menus with a value."""
    buttons = [(each.custom_id, None) for each in message.buttons if each.custom_id and ":pick" in each.custom_id]
    return [*buttons, *((each.custom_id, [each.values[0]]) for each in message.menus if ":pick" in each.custom_id)]


def main(arguments: Sequence[str] | None = None, *, say: Callable[[str], None] = print) -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.path", description=__doc__)
    parser.add_argument("--calls", action="store_true", help="tell each call from one file to another")
    given = parser.parse_args(arguments)
    ways = sorted(asyncio.run(presses(PRESSES)), key=lambda each: len(each.calls))
    way = ways[PRESSES // 2]
    say(f"{len(way.files)} files, {len(way.functions)} functions, {len(way.calls)} returns from one file to another")
    functions = Counter(map(file_of, way.functions))
    for file in way.files:
        say(f"{functions[file]:4} functions of {file}")
    if given.calls:
        for caller, called in sorted(way.calls, key=lambda each: (file_of(each[0]), each[0].co_firstlineno)):
            say(f"{file_of(caller)} {caller.co_qualname} -> {file_of(called)} {called.co_qualname}")


if __name__ == "__main__":
    main()
