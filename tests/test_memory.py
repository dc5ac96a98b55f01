"""A bot that runs for long stays level: what a game leaves in memory is bounded, counted in objects, not in bytes."""

from __future__ import annotations

import asyncio
import functools
import gc
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from PIL import Image

from cogs.display.composer import Composer
from cogs.display.direct_messages import DirectMessages
from cogs.display.display import Display
from cogs.display.transport import Transport
from cogs.interactions.underway import UnderWay
from cogs.pictures.pictures import Picture, Pictures
from cogs.pictures.thumbnails import Thumbnails
from data.sqlite.store import SqliteStore
from render.picture import draw, encode
from render.scene import Scene
from rules.catalogue import GAMES
from rules.core import Played
from rules.notation import legal, play_recorded
from rules.record import replay
from sessions.acts import Play, Resign, Start
from sessions.log import Person
from sessions.state.table import Place
from sessions.tables import Opening, Tables
from tests import seeds
from tests.faces import english
from tests.play.club import Club, open_club

pytestmark = pytest.mark.seeded

OURS = ("rules", "render", "sessions", "data", "cogs")


_older: list[functools._lru_cache_wrapper[Any]] = []
"""The caches of before the test."""


@pytest.fixture(autouse=True)
def _only_what_is_new() -> Iterator[None]:
    """What the test makes is counted, and looked through for garbage: what was imported is a hundred times more."""
    # What the bot's start has frozen is looked at too.
    gc.unfreeze()
    _older[:] = found_caches()
    gc.freeze()
    yield
    _older.clear()


def caches() -> list[functools._lru_cache_wrapper[Any]]:
    """Every cache of a function of ours."""
    return _older + found_caches()


def found_caches() -> list[functools._lru_cache_wrapper[Any]]:
    """Every cache of a function of ours that was not frozen."""
    return [
        each
        for each in gc.get_objects()
        if isinstance(each, functools._lru_cache_wrapper) and each.__module__.split(".")[0] in OURS
    ]


def objects(*packages: str, tables: Tables | None = None) -> Counter[str]:
    """How many new objects there are of each type of these packages, but for what caches hold that have a bound."""
    if tables:
        assert len(tables.cache) <= 3
        tables.cache.clear()
    for each in caches():
        if each.cache_info().maxsize is not None:
            each.cache_clear()
    gc.collect()
    counts: Counter[str] = Counter()
    for kind, count in Counter(map(type, gc.get_objects())).items():
        if str(kind.__module__).split(".")[0] in packages:
            counts[f"{kind.__module__}.{kind.__qualname__}"] += count
    return counts


def assert_level(before: Counter[str], after: Counter[str], games: int) -> None:
    """Nothing has grown by so much as one object a game."""
    grown = {kind: count - before[kind] for kind, count in after.items() if count - before[kind] >= games / 2}
    assert grown == {}


class NoTransport:
    """Takes every message, and keeps nothing."""

    def __init__(self) -> None:
        self.posted = 0

    async def post(self, *_message: object) -> int:
        self.posted += 1
        return 10**17 + self.posted

    async def edit(self, *_message: object, was_text: bool = False) -> bool:
        return True

    def is_thread(self, _channel_id: int) -> bool:
        return False

    def lacks_right(self, _channel_id: int, *, posts: bool) -> bool:
        return False

    async def delete(self, *_message: object) -> None:
        pass


class NoPictures(Pictures):
    async def draw(self, *_scene: object) -> Picture:
        return Picture((b"png",), "a board")


@pytest.fixture(autouse=True)
def _few_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cache of sessions is full after a few games."""
    monkeypatch.setattr("sessions.tables.access.KEPT", 3)


@pytest.fixture
async def display(path: Path) -> AsyncIterator[Display]:
    store = await SqliteStore.open(path)
    pictures = NoPictures(1)
    tables = Tables(store)
    composer = Composer(tables, pictures, Thumbnails(pictures))
    shown = Display(cast("Transport", NoTransport()), cast("DirectMessages", None), tables, composer, UnderWay())
    yield shown
    shown.close()
    await store.close()
    pictures.close()


async def quick_game(display: Display, number: int) -> None:
    """A game of two people of its own, in a channel of its own, from the lobby to its end after three moves."""
    tables = display._tables
    key = list(GAMES)[number % len(GAMES)]
    people = [Person(10 * number + seat, f"Player {number} {seat}") for seat in range(1, GAMES[key].seats[0] + 1)]
    session = await display.show(await tables.openings.open(Opening(key, Place(5, 1000 + number), people, salt="salt")))
    if session.state == "lobby":
        session = await display.show(await tables.do(session.id, Start(people[0].user_id, "salt")))
    dice = seeds.dice(number)
    for _ in range(3):
        if person := session.actor_person:
            ply = str(dice.choice(legal(session.position)))
            session = await display.show(await tables.do(session.id, Play(person.user_id, ply, session.version)))
    for person in session.people:
        if not session.ended:
            session = await display.show(await tables.do(session.id, Resign(person.user_id)))
    await display.cleanup.idle()


async def test_games_leave_nothing_behind(display: Display) -> None:
    """Sessions, locks, tasks, retries, positions: all that the bot has of a game goes when others are played."""
    for number in range(8):
        await quick_game(display, number)
    packages, tables = (*OURS, "asyncio", "_asyncio", "discord"), display._tables
    before = objects(*packages, tables=tables)
    for number in range(8, 28):
        await quick_game(display, number)
    assert_level(before, objects(*packages, tables=tables), 20)
    assert (
        len(display.cleanup),
        len(display.background.retries),
        len(display._locks),
        len(display.cleanup._locks),
    ) == (
        0,
        0,
        0,
        0,
    )
    assert len(tables._locks) == 0


async def test_what_is_kept_is_seen_by_the_count(display: Display, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same count, of a bot that keeps every session: were it level too, it would show nothing."""
    for number in range(4):
        await quick_game(display, number)
    monkeypatch.setattr("sessions.tables.access.KEPT", 1000)
    before = objects(*OURS)
    for number in range(4, 10):
        await quick_game(display, number)
    grown = objects(*OURS) - before
    assert grown["sessions.session.Session"] >= 6


async def quick_game_on_discord(club: Club, number: int) -> None:
    """A game by commands and buttons, given up after two moves."""
    session = await club.start(("stranded", "games_up")[number % 2], 2)
    dice = seeds.dice(number)
    for _ in range(2):
        await club.play_one(session, dice)
        session = await club.session()
    session = await club.tables.do(session.id, Resign(session.people[0].user_id))
    await club.bot.services.display.show(session)
    await club.caught_up()


@pytest.mark.once
async def test_games_on_discord_leave_nothing_in_its_library(path: Path) -> None:
    """Views, messages, users, files: discord.py keeps none of what a game sent and received."""
    async with open_club(path) as club:
        for number in range(4):
            await quick_game_on_discord(club, number)
        before = objects(*OURS, "discord", "aiosqlite", tables=club.tables)
        for number in range(4, 10):
            await quick_game_on_discord(club, number)
        assert_level(before, objects(*OURS, "discord", "aiosqlite", tables=club.tables), 6)


@pytest.mark.once
async def test_connections_to_discord_are_bounded(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many requests there are at a time: each connection is an open file, and busy ones are kept open."""
    monkeypatch.setattr("cogs.bot.CONNECTIONS", 6)
    async with open_club(path) as club:
        club.sandbox.faults.next("POST", "/callback", delay=0.05, times=40)
        results = await asyncio.gather(*(club.alice.slash("help") for _ in range(40)))
        assert all(each.reply is not None for each in results), "nobody goes without an answer"
        runner = club.sandbox._runner
        assert runner is not None
        assert runner.server is not None
        # One of them is the gateway's.
        assert 1 < len(runner.server.connections) <= 6


def scenes(seed: int, names: str, every: int = 7) -> Iterator[tuple[str, Scene]]:
    """Moments of a random game of each kind, other ones for each `seed`, each seat named after `names`.

    Between two of a game stand `every` plies.
    """
    from rules.__main__ import random_game

    for key, game in GAMES.items():
        record = random_game(game, game.seats[-1], game.settle({}), seeds.dice(key, seed).getrandbits(32))
        seated = tuple(f"{names} {seat}" for seat in range(1, record.seats + 1))
        played: list[Played] = list(replay(record))
        for number in range(0, len(played), every):
            yield key, Scene(played[number].after, seated, tuple(played[number : number + 1]))


SELDOM = 28
"""The number of plies from one tested moment of a game to the next, where each moment would fill a cache."""


def test_caches_without_a_bound_hold_nothing_of_a_game() -> None:
    """The same moments under other names fill no cache further that has no bound, and other moments only so far."""
    for key, scene in scenes(1, "Ann", SELDOM):
        draw(english(key), scene)
    unbounded = {
        f"{each.__module__}.{each.__qualname__}": each for each in caches() if each.cache_info().maxsize is None
    }
    assert unbounded, "there are such caches"
    before = {name: each.cache_info().currsize for name, each in unbounded.items()}
    for key, scene in scenes(1, "Somebody with another name", SELDOM):
        draw(english(key), scene)
    assert {name: each.cache_info().currsize for name, each in unbounded.items()} == before
    for key, scene in scenes(2, "Ben"):
        draw(english(key), scene)
    # What the widest board, of ten by ten, has of pairs of places is the most that there can be.
    assert max(each.cache_info().currsize for each in unbounded.values()) <= 100 * 100


def test_every_cache_of_what_is_drawn_has_a_bound() -> None:
    for key, scene in scenes(1, "Ann"):
        english(key).painter.paint(scene)
    kept = [each for each in caches() if each.__module__.startswith("render.")]
    assert len(kept) > 30
    assert [each.__qualname__ for each in kept if each.cache_info().maxsize is None] == []


MEGABYTE = 10**6


def pixels() -> int:
    """How many bytes the pictures take that are kept, as Pillow has them: the same on every machine."""
    gc.collect()
    gc.unfreeze()
    found = [each for each in gc.get_objects() if isinstance(each, Image.Image)]
    gc.freeze()
    return sum(each.width * each.height * (4 if each.mode in ("RGB", "RGBA") else 1) for each in found)


@pytest.mark.once
def test_the_pictures_that_are_kept_are_bounded() -> None:
    """However many games are drawn: sprites, boards and tiles. 120 MB are what long play comes to."""
    for seed in range(4):
        for number, (key, scene) in enumerate(scenes(seed, f"Somebody {seed}")):
            sheets = english(key).painter.paint(scene)
            if number % 3 == 0:
                for sheet in sheets:
                    encode(sheet, english(key))
        assert 10 * MEGABYTE < pixels() < 160 * MEGABYTE


def test_a_replay_keeps_nothing(dice: random.Random) -> None:
    """Engines have no cache that grows with what is played."""
    from rules.__main__ import random_game

    for game in GAMES.values():
        record = random_game(game, game.seats[0], game.settle({}), dice.getrandbits(32))
        position = game.new(record.seats, record.options)
        for line in record.plies[:30]:
            position = play_recorded(line, position).after
        before = objects("rules")
        for _ in range(3):
            for _played in replay(record):
                pass
        del _played
        assert_level(before, objects("rules"), 3)
