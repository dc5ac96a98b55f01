"""Other people's libraries: what they judge of a bot, and a bot of theirs on the local Discord."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from sandbox import BotProcess, Person, Sandbox
from tests.equipment import DISCORDJS, ROOT, needs_discordjs
from tests.judging import FOLDER, verdict
from tests.sandbox import forms
from tests.sandbox.forms import BUTTON, GALLERY, INPUT, SECTION, SELECT, TEXT, container, label, modal, option, row

pytestmark = [needs_discordjs, pytest.mark.once]

POST = "POST /channels/{}/messages"
CALLBACK = "POST /interactions/{}/{}/callback"
COMMANDS = "PUT /applications/{}/commands"


def v2(*inside: Any) -> Any:
    return forms.v2(*inside)


def judged(tmp_path: Path, *sent: tuple[str, Any]) -> list[tuple[str, str]]:
    """The places that are objected to, with why."""
    file = tmp_path / "sent.jsonl"
    file.write_text("".join(json.dumps([route, body, "a test"]) + "\n" for route, body in sent), encoding="utf-8")
    found = verdict([file])
    assert found.judged == len(sent)
    assert all(fault.by == "a test" for fault in found.faults)
    return [(fault.place, fault.why) for fault in found.faults]


def test_what_is_in_order_is_taken(tmp_path: Path) -> None:
    """Each kind of component, form and command that the local Discord takes."""
    # The library's texts inputs still ask for a label of their own in rows, which is no longer the way.
    samples = [
        (of, form)
        for kind, (of, form, _) in forms.SAMPLES.items()
        if of in ("message", "modal", "command") and "embeds" not in form and kind != "modal"
    ]
    routes = {"message": POST, "modal": CALLBACK, "command": COMMANDS}
    sent = [
        (routes[of], {"type": 9, "data": form} if of == "modal" else [form] if of == "command" else form)
        for of, form in samples
    ]
    assert judged(tmp_path, *sent) == []


LONG = "x" * 101
BROKEN = [
    (POST, v2(row({**BUTTON, "label": LONG})), "components.0.components.0.label"),
    (POST, v2(row({**BUTTON, "custom_id": LONG})), "components.0.components.0.custom_id"),
    (POST, v2(row({**BUTTON, "url": "https://example.org"})), "components.0"),
    (
        POST,
        v2(row({"type": 2, "style": 5, "label": "x", "url": "javascript:alert(1)"})),
        "components.0.components.0.url",
    ),
    (POST, v2(row({**BUTTON, "colour": "red"})), "components.0"),
    (POST, v2(row({**SELECT, "options": [{"label": "", "value": "a"}]})), "components.0.components.0.options.0.label"),
    (POST, v2(row({**SELECT, "placeholder": "x" * 151})), "components.0.components.0.placeholder"),
    (POST, v2({**TEXT, "content": ""}), "components.0.content"),
    (POST, v2(container(row({**BUTTON, "style": 9}))), "components.0.components.0.components.0.style"),
    (POST, v2({**SECTION, "components": [TEXT] * 4}), "components.0"),
    (POST, v2({**SECTION, "accessory": SELECT}), "components.0.accessory"),
    (POST, v2({**GALLERY, "items": GALLERY["items"] * 11}), "components.0"),
    (POST, v2({"type": 99}), "components.0"),
    (POST, {"embeds": [{"title": "x"}]}, ""),
    (CALLBACK, {"type": 7, "data": v2(row({**BUTTON, "label": LONG}))}, "data.components.0.components.0.label"),
    (CALLBACK, {"type": 9, "data": {**modal(label(INPUT)), "title": LONG}}, "data.title"),
    (
        CALLBACK,
        {"type": 9, "data": modal(label({**INPUT, "max_length": 9999}))},
        "data.components.0.component.max_length",
    ),
    (COMMANDS, [forms.COMMAND, {**forms.COMMAND, "name": "Two Words"}], "1.name"),
    (COMMANDS, [{**forms.COMMAND, "description": LONG}], "0.description"),
    (COMMANDS, [forms.command(option(choices=[{"name": LONG, "value": "a"}]))], "0.options.0.choices"),
    (COMMANDS, [{**forms.COMMAND, "name_localizations": {"xx": "spiel"}}], "0.name_localizations"),
    (COMMANDS, [{**forms.COMMAND, "type": 2}], "0"),
]


def test_what_is_wrong_is_told_with_its_place(tmp_path: Path) -> None:
    found = judged(tmp_path, *((route, body) for route, body, _ in BROKEN))
    places = [place for place, _ in found]
    for (route, body, place), had in zip(BROKEN, places, strict=True):
        assert had == place or had.startswith(f"{place}."), (route, body, found)


RUN = """
import json

import pytest
from sandbox.wire.body import listeners
from tests.judging import recording

@pytest.mark.parametrize("words", ["fine", "{words}"])
def test_it(words):
    with recording("the test"):
        for each in listeners:
            body = json.dumps({{"components": [{{"type": 10, "content": words}}]}})
            each("POST /channels/{{}}/messages", body.encode())
"""


@pytest.mark.parametrize(
    ("words", "code", "parallel"), [("also fine", 0, ("-n", "2")), ("", 1, ()), ("", 1, ("-n", "2"))]
)
def test_an_objection_fails_the_run(tmp_path: Path, words: str, code: int, parallel: tuple[str, ...]) -> None:
    (tmp_path / "conftest.py").write_text("from tests.judging import register as pytest_configure\n", encoding="ascii")
    (tmp_path / "test_it.py").write_text(RUN.format(words=words), encoding="ascii")
    environment = {name: value for name, value in os.environ.items() if name != FOLDER and "PYTEST" not in name}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, *parallel, str(tmp_path)],
        cwd=tmp_path,
        env=environment | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == code, run.stdout + run.stderr
    told = "the test: POST /channels/{}/messages: components.0.content"
    assert (told in run.stdout) is bool(code)
    ending = ", with 1 objection(s):" if code else ": all in order."
    assert f"@discordjs/builders judged 2 requests of the bot{ending}" in run.stdout
    assert "2 passed" in run.stdout


@pytest.fixture
async def alice(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Person]:
    """Alice, and a bot that is built on discord.js."""
    bot = BotProcess(sandbox, tmp_path / "none", command=["node", "bot.mjs"], folder=DISCORDJS)
    await bot.start()
    async with asyncio.timeout(30):
        while not any(line.startswith("ready as") for line in bot.lines):  # noqa: ASYNC110 (nothing tells of it)
            await asyncio.sleep(0.02)
    yield sandbox.person("alice")
    assert await bot.stop() == 0
    assert bot.problems == []
    assert list(bot.lines) == [f"ready as {sandbox.world.bot.id}"]


async def test_a_bot_on_discordjs(sandbox: Sandbox, alice: Person) -> None:
    """It logs in, registers commands, hears of interactions, answers them, edits, and sends files."""
    drawn = (await alice.slash("draw")).said
    assert drawn.text == f"{alice.mention} drew a card"
    [card] = drawn.payload["attachments"]
    assert (card["filename"], card["description"], card["size"]) == ("card.txt", "A card", 17)
    await alice.click(drawn, "Again")
    assert (drawn.text, drawn.buttons, drawn.payload["attachments"]) == ("The card went back", [], [])
    assert (await alice.sees("Nobody saw it")).ephemeral
    asked = (await alice.slash("ask")).modal
    assert asked is not None
    assert (await alice.submit(asked, words="so it is")).said.text == "You wrote: so it is"
    assert (await alice.slash("say")).said.text == "It says: Hello, world"
    inside = await alice.open_thread("a corner")
    told = (await inside.slash("where", place=inside.channel)).said.text
    assert told == f"a corner is {alice.id}'s: 1 of 6"
    # In direct messages it has no guild, and few rights.
    assert (await alice.direct().slash("draw")).said.text == f"{alice.mention} drew a card"
