"""The small parts: clock and ids, rights, pings, picture sizes, kept files, options."""

from __future__ import annotations

import asyncio
import importlib
import io
import sys
import zlib
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from sandbox import ActionError, Clock, Person, Sandbox
from sandbox.people.options import check_options
from sandbox.refusals.crosschecks import is_emoji
from sandbox.refusals.permissions import ALL, INSIDE, MEMBERS, NOTHING, Overwrite, Permission, in_channel
from sandbox.wire import connection
from sandbox.wire.components import completed, pinged
from sandbox.world.clock import DISCORD_EPOCH_MS, Snowflakes, usual_clock
from sandbox.world.files import FileStore, StoredFile, clean_name, picture_size
from tests.sandbox.rawbot import RawBot

USER, OTHER = "100000000000000001", "100000000000000002"


@pytest.mark.parametrize("standing", [None, 1_790_000_000.0])
def test_ids_are_of_the_clocks_time_and_grow(standing: float | None) -> None:
    clock = Clock(standing)
    since = clock.now()
    ids = Snowflakes(clock)
    made = [int(ids.next()) for _ in range(1000)]
    assert sorted(set(made)) == made
    assert since - 0.001 <= ((made[0] >> 22) + DISCORD_EPOCH_MS) / 1000 <= clock.now()
    clock.advance(3600)
    assert (int(ids.next()) - made[0]) >> 22 >= 3_600_000


@pytest.mark.parametrize("standing", [None, 1_790_000_000.0])
def test_ids_of_two_workers_are_never_the_same(standing: float | None) -> None:
    clock = Clock(standing)
    one, other = Snowflakes(clock), Snowflakes(clock, worker=1)
    made = [each.next() for each in (one, other) for _ in range(1000)]
    assert len(set(made)) == 2000
    newest = int(one.next()) + (3600_000 << 22)
    one.follow(newest)
    other.follow(newest)
    made = [each.next() for each in (one, other) for _ in range(1000)]
    assert len(set(made)) == 2000
    assert min(map(int, made)) == newest + 1


async def test_ids_of_interactions_do_not_tell_how_many_messages_there_are() -> None:
    ids = []
    for messages in (0, 3):
        async with Sandbox(strict=False) as sandbox, RawBot(sandbox) as raw:
            await raw.register({"name": "go", "description": "go"})
            for _ in range(messages):
                await raw.post({"content": "x"})
            interaction, task = await raw.asked(sandbox.person("alice"))
            sandbox.clock.advance(4)
            await task
            ids.append(interaction["id"])
    assert ids[0] == ids[1]


async def test_a_clock_that_stands_moves_only_when_it_is_moved_on() -> None:
    clock, rung = Clock(1_790_000_000.0), asyncio.Event()
    clock.call_after(0.01, rung.set)
    await asyncio.sleep(0.05)
    assert not rung.is_set(), "real time does not count"
    assert (clock.now(), clock.stamp()) == (1_790_000_000.0, "2026-09-21T14:13:20.000000+00:00")
    clock.advance(0.01)
    async with asyncio.timeout(60):
        await rung.wait()
    before = clock.passing()
    await asyncio.sleep(0.001)
    assert clock.passing() > before, "who has to wait for a rate limit waits in real time"
    clock.advance(30)
    assert clock.passing() > before + 30


async def test_a_clock_of_real_time_goes_by_itself() -> None:
    clock, rung = Clock(), asyncio.Event()
    clock.call_after(0.01, rung.set)
    async with asyncio.timeout(60):
        await rung.wait()
    clock.close()


def test_the_usual_clock_stands_where_there_is_a_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDBOX_SEED", "1")
    clock = usual_clock()
    assert clock.stands
    assert clock.now() == usual_clock().now()
    monkeypatch.setenv("SANDBOX_SEED", "2")
    assert clock.now() != usual_clock().now()
    monkeypatch.delenv("SANDBOX_SEED")
    assert not usual_clock().stands


@pytest.mark.parametrize("standing", [None, 1_790_000_000.0])
async def test_timers_follow_the_clock(standing: float | None) -> None:
    clock, rung = Clock(standing), asyncio.Event()
    cancelled = clock.call_after(1, lambda: pytest.fail("cancelled and still called"))
    clock.call_after(10, rung.set)
    cancelled.cancel()
    clock.advance(9)
    await asyncio.sleep(0)
    assert not rung.is_set()
    clock.advance(2)
    async with asyncio.timeout(60):
        await rung.wait()
    clock.call_after(10, rung.set)
    clock.close()


@pytest.mark.parametrize(
    ("overwrites", "roles", "held"),
    [
        ([], {}, MEMBERS),
        ([Overwrite("all", deny=Permission.SEND_MESSAGES)], {}, MEMBERS & ~Permission.SEND_MESSAGES & ~INSIDE),
        (
            [Overwrite("all", deny=Permission.SEND_MESSAGES), Overwrite("role", allow=Permission.SEND_MESSAGES)],
            {"role": NOTHING},
            MEMBERS,
        ),
        (
            [Overwrite(USER, is_member=True, deny=Permission.ATTACH_FILES), Overwrite("role", allow=ALL)],
            {"role": NOTHING},
            ALL & ~Permission.ATTACH_FILES,
        ),
        ([Overwrite("all", deny=Permission.VIEW_CHANNEL)], {}, NOTHING),
        ([Overwrite("all", deny=ALL)], {"role": Permission.ADMINISTRATOR}, ALL),
    ],
)
def test_rights_in_a_channel(overwrites: list[Overwrite], roles: dict[str, Permission], held: Permission) -> None:
    assert in_channel(USER, "owner", "all", {"all": MEMBERS, **roles}, overwrites) == held
    assert in_channel("owner", "owner", "all", {"all": MEMBERS}, overwrites) == ALL


@pytest.mark.parametrize(
    ("text", "allowed", "everyone", "found"),
    [
        (f"<@{USER}> <@!{OTHER}> <@{USER}>", None, False, [USER, OTHER]),
        (f"<@{USER}>", {}, False, []),
        (f"<@{USER}> <@{OTHER}>", {"users": [OTHER]}, False, [OTHER]),
        ("<@999999999999999999>", None, False, []),
        (f"```<@{USER}>``` `<@{USER}>`", None, False, []),
        ("@everyone", None, False, []),
        ("@here", None, True, ["everyone"]),
        ("@everyone", {"parse": ["users"]}, True, []),
    ],
)
def test_pings(text: str, allowed: dict[str, object] | None, everyone: bool, found: list[str]) -> None:
    assert pinged([text], allowed, [USER, OTHER], may_ping_everyone=everyone) == found


def test_a_thread_has_a_sending_right_of_its_own() -> None:
    overwrites = [Overwrite("all", deny=Permission.SEND_MESSAGES)]
    held = in_channel(USER, "owner", "all", {"all": MEMBERS}, overwrites, sending=Permission.SEND_MESSAGES_IN_THREADS)
    assert held == MEMBERS & ~Permission.SEND_MESSAGES


@pytest.mark.parametrize("text", ["🎲", "⏳", "▶️", "◀", "1️⃣", "👩‍🚀", "🇨🇭", "👍🏽", "♻️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
def test_emoji(text: str) -> None:
    assert is_emoji(text)


@pytest.mark.parametrize("text", ["", "x", "1", "▲", "🎲🎲", "🎲x", ":die:", "🇨"])
def test_what_is_no_emoji(text: str) -> None:
    assert not is_emoji(text)


@pytest.mark.parametrize("kind", ["PNG", "GIF", "JPEG", "WEBP"])
def test_picture_sizes(kind: str) -> None:
    out = io.BytesIO()
    Image.new("RGB", (37, 21), "teal").save(out, kind)
    assert picture_size(out.getvalue()) == (37, 21)
    assert picture_size(out.getvalue()[:5]) is None


def test_a_lossless_webp() -> None:
    out = io.BytesIO()
    Image.new("RGBA", (37, 21), "teal").save(out, "WEBP", lossless=True)
    assert picture_size(out.getvalue()) == (37, 21)


def test_old_files_give_way() -> None:
    store = FileStore(most=10)
    files = [StoredFile(str(number), "a.bin", b"1234", "") for number in range(3)]
    for file in files:
        store.add(file)
        store.add(file)
    assert store.get("0") is None
    assert files[0].data == b""
    assert (files[0].size, store.get("2")) == (4, files[2])
    assert clean_name("a b/../c.png") == "a_b..c.png"


def test_options_that_a_page_made_up() -> None:
    known = [
        {"name": "size", "type": 4, "required": True, "min_value": 1, "max_value": 5},
        {"name": "text", "type": 3, "choices": [{"name": "A", "value": "a"}]},
    ]
    check_options("go", known, [{"name": "size", "type": 4, "value": 3}], complete=True)
    check_options("go", known, [{"name": "size", "type": 4, "value": "half", "focused": True}], complete=False)
    for wrong in (
        [],
        [{"name": "size", "type": 3, "value": "3"}],
        [{"name": "size", "type": 4, "value": 6}],
        [{"name": "size", "type": 4, "value": 3}, {"name": "text", "type": 3, "value": "b"}],
        [{"name": "size", "type": 4, "value": 3}, {"name": "nothing", "type": 3, "value": "b"}],
    ):
        with pytest.raises(ActionError):
            check_options("go", known, wrong, complete=True)


async def test_channels_come_and_go() -> None:
    async with Sandbox(strict=False) as sandbox, RawBot(sandbox) as raw:
        await raw.register({"name": "go", "description": "go"})
        sandbox.add_channel("third-table")
        assert (await raw.socket.until("CHANNEL_CREATE"))["name"] == "third-table"
        carol = sandbox.person("carol", "third-table")
        inside: Person = await carol.open_thread("inside")
        await raw.socket.until("THREAD_CREATE")
        said = await inside.say("hello")
        interaction, task = await raw.asked(carol)
        sandbox.remove_channel("third-table")
        assert (await raw.socket.until("CHANNEL_DELETE"))["id"] == carol.channel.id
        assert said.deleted
        status, body = await raw.answer(interaction, 4, {"content": "x"})
        assert (status, body["code"]) == (404, 10003)
        sandbox.clock.advance(3)
        assert (await task).failed is not None
        with pytest.raises(KeyError, match="no channel 'third-table'"):
            sandbox.person("carol", "third-table")


def zlib_as_zstandard() -> Any:
    """A module that is called like `zstandard`, and does with zlib what is asked of that."""
    made: Any = ModuleType("zstandard")

    def compressobj() -> object:
        context = zlib.compressobj()
        return SimpleNamespace(compress=context.compress, flush=lambda _: context.flush(zlib.Z_SYNC_FLUSH))

    made.COMPRESSOBJ_FLUSH_BLOCK = 1
    made.ZstdCompressor = lambda: SimpleNamespace(compressobj=compressobj)
    made.ZstdDecompressor = lambda: SimpleNamespace(decompressobj=zlib.decompressobj)
    return made


async def test_zstd_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is not, another module stands in for it: that each message is flushed, and one context has them all."""
    if not connection.HAS_ZSTD:
        monkeypatch.setitem(sys.modules, "zstandard", zlib_as_zstandard())
        monkeypatch.setattr(connection, "HAS_ZSTD", True)
    zstandard = importlib.import_module("zstandard")
    async with Sandbox() as sandbox, RawBot(sandbox) as raw:
        socket = await raw.connect("zstd-stream")
        context = zstandard.ZstdDecompressor().decompressobj()
        hello = context.decompress((await socket.socket.receive()).data)
        assert b'"heartbeat_interval"' in hello
        await raw.identify(socket)
        assert b'"READY"' in context.decompress((await socket.socket.receive()).data)
        await socket.socket.close()


def test_what_is_chosen_at_the_start_is_given_back_as_discord_writes_ids() -> None:
    """As a number it would be another one in a browser."""
    chosen = {"type": 8, "custom_id": "where", "default_values": [{"id": int(USER), "type": "channel"}]}
    (row,) = completed([{"type": 1, "components": [chosen]}])
    assert row["components"][0]["default_values"] == [{"id": USER, "type": "channel"}]


async def test_channels_that_are_picked_come_with_their_names() -> None:
    async with Sandbox() as sandbox, RawBot(sandbox) as bot:
        menu = {"type": 8, "custom_id": "where"}
        _, posted = await bot.post({"content": "Where?", "components": [{"type": 1, "components": [menu]}]})
        quiet = sandbox.world.channel("quiet").id
        bob = sandbox.person("bob")
        task = asyncio.create_task(bob.press(sandbox.message(posted["id"]), "where", [quiet], wait=False))
        asked = await bot.socket.until("INTERACTION_CREATE")
        await bot.answer(asked, 6)
        await task
    assert asked["data"]["values"] == [quiet]
    found = asked["data"]["resolved"]["channels"][quiet]
    assert (found["id"], found["name"], found["type"]) == (quiet, "quiet", 0)
