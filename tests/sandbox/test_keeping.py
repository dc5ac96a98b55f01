"""The local Discord is kept between two runs: who and what there is, and all messages, with their ids."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.people.person import PATIENCE
from sandbox.process import ROOT
from sandbox.refusals.permissions import Permission
from sandbox.world import clock
from sandbox.world.keeping import NotReadable
from tests.sandbox.rawbot import RawBot
from tests.sandbox.toybot import png

GO = {"name": "go", "description": "go"}
GALLERY = {"components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}], "flags": 1 << 15}


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3.world.json"


def kept_at(place: Path) -> Sandbox:
    return Sandbox(strict=False, kept=place)


def files_of(place: Path) -> set[str]:
    folder = place.with_name(f"{place.name}.files")
    return {one.name for one in folder.iterdir()} if folder.is_dir() else set()


async def seen_in(place: Path, text: str) -> None:
    """Wait until the kept world holds a text."""
    async with asyncio.timeout(PATIENCE):
        while not (place.exists() and text in place.read_text("utf-8")):  # noqa: ASYNC110 (nothing tells of it)
            await asyncio.sleep(0.05)


async def test_a_world_comes_back(place: Path) -> None:
    async with kept_at(place) as sandbox, RawBot(sandbox) as raw:
        await raw.register(GO)
        sandbox.add_guild("The Club", "bob", "carol", has_bot=False)
        sandbox.add_channel("news", "announcement")
        sandbox.world.forbid("table", "ATTACH_FILES")
        bob = sandbox.person("bob")
        bob.user.closed = True
        sandbox.world.home.nicks[bob.id] = "Bobby"
        thread = await bob.open_thread("inside")
        await thread.change_thread(archived=True)
        direct = bob.direct().channel.id
        _, message = await raw.post({"content": f"your turn, {bob.mention}"})
        answered = await bob.say("yes", reply_to=sandbox.message(message["id"]))
        before = {name: [one.payload for one in sandbox.messages(name)] for name in ("table", thread.channel.id)}
        world, token = sandbox.world, sandbox.token
    async with kept_at(place) as sandbox, RawBot(sandbox) as raw:
        assert (sandbox.world.bot, sandbox.world.people) == (world.bot, world.people)
        assert sandbox.world.channels == world.channels
        assert sandbox.world.guilds == world.guilds
        assert sandbox.world.home is sandbox.world.guilds[world.guild_id]
        assert sandbox.token != token, "each run has a token of its own"
        assert {name: [one.payload for one in sandbox.messages(name)] for name in before} == before
        assert not sandbox.world.permissions(raw.application, bob.channel) & Permission.ATTACH_FILES
        assert sandbox.person("bob").direct().channel.id == direct
        assert [one["name"] for one in sandbox.state.all_commands()] == ["go"]
        # The same commands keep their ids, and what was written can be answered.
        assert (await raw.register(GO))[1][0]["id"] == sandbox.state.all_commands()[0]["id"]
        status, _ = await raw.post({"content": "x", "message_reference": {"message_id": answered.id}})
        assert status == 200


async def test_what_has_passed_is_not_kept(place: Path) -> None:
    async with kept_at(place) as sandbox, RawBot(sandbox) as raw:
        await raw.register(GO)
        alice = sandbox.person("alice")
        _, deleted = await raw.post({"content": "x"})
        await raw.call("DELETE", f"/channels/{deleted['channel_id']}/messages/{deleted['id']}")
        for kind, data in ((4, {"content": "psst", "flags": 64}), (5, None)):
            interaction, task = await raw.asked(alice)
            raw.tasks.append(task)
            assert (await raw.answer(interaction, kind, data))[0] == 200
        assert len(alice.messages()) == 2
    async with kept_at(place) as sandbox:
        assert sandbox.state.messages == {}
        assert sandbox.state.thinking == set()


async def test_files_are_kept_beside_it(place: Path) -> None:
    async with kept_at(place) as sandbox, RawBot(sandbox) as raw:
        _, message = await raw.post(GALLERY, files={"a.png": png()})
        path = f"/channels/{message['channel_id']}/messages/{message['id']}"
        first = sandbox.message(message["id"]).media[0]["url"]
    assert len(files_of(place)) == 1
    async with kept_at(place) as sandbox, RawBot(sandbox) as raw:
        shown = sandbox.message(message["id"])
        assert shown.media[0]["url"] != first, "the address of the server is another one"
        async with raw.session.get(shown.media[0]["url"]) as response:
            assert (response.status, await response.read()) == (200, png())
        changed = {"components": [{"type": 10, "content": "no picture"}], "attachments": []}
        assert (await raw.call("PATCH", path, changed))[0] == 200
    assert files_of(place) == set(), "what no message shows any more is removed"


async def test_a_lost_file_costs_a_picture_and_nothing_else(place: Path) -> None:
    async with kept_at(place) as sandbox, RawBot(sandbox) as raw:
        _, message = await raw.post({"content": "look"}, files={"a.png": png()})
    [lost] = files_of(place)
    (place.with_name(f"{place.name}.files") / lost).unlink()
    async with kept_at(place) as sandbox:
        payload = sandbox.message(message["id"]).payload
        assert (payload["content"], payload["attachments"]) == ("look", [])


async def test_time_and_ids_go_on(place: Path) -> None:
    async with kept_at(place) as sandbox:
        sandbox.clock.advance(86_400)
        first = await sandbox.person("alice").say("tomorrow")
        ahead = sandbox.clock.advanced
    raw = json.loads(place.read_bytes())
    last = int(first.id) + (10**9 << 22)
    place.write_text(json.dumps(raw | {"last_id": last}), encoding="utf-8")
    async with kept_at(place) as sandbox:
        assert sandbox.clock.advanced == ahead
        assert clock.read(sandbox.clock_file.read_text(encoding="ascii")) == sandbox.clock.now()
        second = await sandbox.person("alice").say("later")
        assert int(second.id) == last + 1, "even where the machine's own clock went back"


async def test_it_is_kept_while_it_runs(place: Path) -> None:
    """A local Discord that is killed has lost a second at most."""
    async with kept_at(place) as sandbox:
        message = await sandbox.person("alice").say("hello")
        await seen_in(place, message.id)
        copy = place.with_name("copy.json")
        copy.write_bytes(place.read_bytes())
    async with kept_at(copy) as sandbox:
        assert sandbox.message(message.id).text == "hello"


async def test_a_place_that_cannot_be_written_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with kept_at(tmp_path / "nowhere" / "x.json") as sandbox:
        await sandbox.person("alice").say("hello")
    assert "Can't save the server in" in caplog.text
    assert "Traceback" not in caplog.text


def _nowhere(world: Any) -> None:
    world["messages"][0]["message"]["channel_id"] = "1"


def _orphan(world: Any) -> None:
    world["channels"][0]["guild_id"] = "1"


def _homeless(world: Any) -> None:
    world["home"] = "1"


def _of_tomorrow(world: Any) -> None:
    world["format"] = 99


def _without_people(world: Any) -> None:
    del world["people"]


@pytest.mark.parametrize("breaks", [_nowhere, _orphan, _homeless, _of_tomorrow, _without_people, None])
async def test_a_damaged_world_is_told_in_a_sentence(place: Path, breaks: Any) -> None:
    async with kept_at(place) as sandbox:
        await sandbox.person("alice").say("hello")
    whole = place.read_bytes()
    if breaks is None:
        place.write_bytes(whole[: len(whole) // 2])
    else:
        world = json.loads(whole)
        breaks(world)
        place.write_text(json.dumps(world), encoding="utf-8")
    damaged = place.read_bytes()
    sandbox = kept_at(place)
    with pytest.raises(NotReadable, match=r"^The saved server .*world\.json is damaged \(.*\)\. Put a copy of it back"):
        await sandbox.start()
    await sandbox.stop()
    assert place.read_bytes() == damaged, "nothing is written over it"


async def test_the_command_line_tells_of_a_damaged_world(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3.world.json").write_text("{", encoding="ascii")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--port", "0", "--database", str(tmp_path / "games.sqlite3")),
        cwd=ROOT,
        stderr=asyncio.subprocess.PIPE,
    )
    _, words = await process.communicate()
    assert process.returncode == 2
    assert b"games.sqlite3.world.json is damaged" in words
    assert words.count(b"\n") == 1
    assert not (tmp_path / "games.sqlite3").exists(), "the bot was not started"


async def test_a_world_that_may_not_be_read_is_told(place: Path) -> None:
    place.mkdir()
    with pytest.raises(NotReadable, match="Can't read"):
        await kept_at(place).start()
