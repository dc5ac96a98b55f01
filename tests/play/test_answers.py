"""Answering: whatever breaks, in the bot or on the way, whoever asked reads a sentence and no press is swallowed."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.interactions import request
from cogs.interactions.ids import Press
from cogs.pictures import pictures
from cogs.pictures.pictures import Picture, Pictures
from sandbox.people.person import PATIENCE
from sandbox.refusals.permissions import Overwrite, Permission
from sessions.session import Session
from tests.play.answers import answer, said_nothing
from tests.play.club import Club
from tests.play.controls import control_for, press_of
from tests.play.turns import plies, until_taking
from tests.waiting import turns_of_the_loop, until
from words import ENGLISH, of

SAY = of(ENGLISH)

CALLBACK = "/callback"

real_acknowledgement_due = request.acknowledgement_due
"""The bot's own, which the club replaces."""


@pytest.fixture(autouse=True)
async def no_exception_is_lost() -> AsyncIterator[None]:
    """Fails a test in which a task's exception was never looked at, or passed a callback."""
    lost: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: lost.append(context))
    yield
    assert not lost


@contextmanager
def breaking(club: Club, action: str, error: BaseException) -> Iterator[None]:
    """Have the handler of `action` fail."""

    async def fail(*_: Any) -> None:
        raise error

    handlers = club.bot.router._handlers
    before = handlers[action]
    handlers[action] = fail
    yield
    handlers[action] = before


async def typed(club: Club, session: Session) -> str:
    return answer(await club.who(session).slash("move", move=plies(session)[0]))


# The way back is broken


@pytest.mark.parametrize(
    "fault", [{"lost": True, "reset": True}, {"cut": True}, {"reset": True}, {"lost": True, "status": 502}]
)
async def test_an_acknowledgement_that_breaks_off_swallows_no_command(club: Club, fault: dict[str, Any]) -> None:
    session = await until_taking(club)
    club.sandbox.expect(40060)
    club.sandbox.faults.next("POST", CALLBACK, **fault)
    assert "Played: " in await typed(club, session)
    assert len((await club.session()).played) > len(session.played)


@pytest.mark.parametrize("fault", [{"lost": True, "reset": True}, {"cut": True}, {"reset": True}])
async def test_an_answer_that_breaks_off_swallows_no_press(club: Club, fault: dict[str, Any]) -> None:
    session = await until_taking(club)
    club.sandbox.expect(40060)
    actor, board = club.who(session), club.live(session)
    club.sandbox.faults.next("POST", CALLBACK, **fault)
    await actor.press(board, *control_for(board, plies(session)[0]))
    await club.caught_up(since=session)
    session = await club.session()
    assert session.row.shown == session.version
    assert club.live(session).image().size[0] > 100, "a picture that is sent again is sent whole"
    club.sandbox.faults.next("POST", CALLBACK, **fault)
    result = await club.who(session).click(club.live(session), "More")
    assert "Besides moving" in answer(result)
    other = next(each for each in club.people[:2] if each != club.who(session))
    club.sandbox.faults.next("POST", CALLBACK, **fault)
    pressed = control_for(club.live(session), plies(session)[0])
    assert "turn, not yours" in answer(await other.press(club.live(session), *pressed))


async def test_a_record_that_is_sent_again_is_sent_whole(club: Club) -> None:
    await club.start("stranded", 2)
    club.sandbox.faults.next("PATCH", "/@original", status=500)
    result = await club.alice.slash("record")
    assert result.reply is not None
    assert result.reply.image_bytes().startswith(b"#") or b"stranded" in result.reply.image_bytes()


async def test_an_apology_that_breaks_off_is_only_logged(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    session = await until_taking(club)
    board = club.live(session)
    with breaking(club, "besides", ValueError("out of order")):
        club.sandbox.faults.next("POST", CALLBACK, reset=True, times=2)
        pressed = asyncio.create_task(club.alice.press(board, press_of(board, "More"), wait=False))
        await until(lambda: "Could not answer" in caplog.text)
    assert "out of order" in caplog.text
    club.impatience.set()
    assert (await pressed).failed is None, "it is acknowledged, at least"
    caplog.clear()
    club.sandbox.faults.clear()
    assert "Played: " in await typed(club, session)


@pytest.mark.parametrize("error", [ValueError("out of order"), RuntimeError("Session is closed"), KeyError(3)])
async def test_whatever_a_handler_raises_is_apologised_for(
    club: Club, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    """Nothing passes the boundary: it is logged once, by us, and the person reads a sentence."""
    session = await until_taking(club)
    board = club.live(session)
    with breaking(club, "besides", error):
        assert answer(await club.alice.press(board, press_of(board, "More"))) == SAY.tables.sorry()
    failures = [each for each in caplog.get_records("call") if each.levelname == "ERROR"]
    assert [each.name for each in failures] == ["cogs.interactions.router"]
    caplog.clear()


async def test_a_command_that_fails_is_apologised_for(
    club: Club, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise ValueError("out of order")

    monkeypatch.setattr(type(club.tables.finder), "meant_in", fail)
    assert answer(await club.alice.slash("board")) == SAY.tables.sorry()
    assert [each.name for each in caplog.get_records("call") if each.levelname == "ERROR"] == [
        "cogs.interactions.router"
    ]
    caplog.clear()


# Too late


async def test_a_late_answer_is_brought_by_another_way(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """10062: Discord has given up on the click, and the move shows all the same, with its picture."""
    session = await until_taking(club)
    actor, board, draw = club.who(session), club.live(session), Pictures.draw

    async def late(*arguments: Any) -> Picture:
        club.sandbox.clock.advance(4)
        return await draw(*arguments)

    monkeypatch.setattr(Pictures, "draw", late)
    club.sandbox.expect(10062, 10015)
    await actor.press(board, *control_for(board, plies(session)[0]), wait=False)
    await club.caught_up(since=session)
    after = await club.session()
    assert after.row.shown == after.version
    assert club.live(after).image().size[0] > 100


async def test_what_is_too_late_to_be_told_is_only_logged(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever reads that the interaction failed reads no apology beside it."""
    session = await until_taking(club)
    club.sandbox.expect(10062)
    for label, person in (("More", club.alice), ("Rules", club.bob), ("More", club.carol)):
        club.sandbox.faults.next("POST", CALLBACK, code=10062)
        before = len(person.messages())
        caplog.clear()
        clicked = asyncio.create_task(person.click(club.live(session), label))
        await until(lambda: "Too late to answer" in caplog.text or "Could not answer" in caplog.text)
        await club.bot.router.under_way.idle()
        club.sandbox.clock.advance(4)
        assert (await clicked).failed == "The application did not respond"
        assert len(person.messages()) == before


async def test_a_command_that_is_too_late_plays_nothing(club: Club) -> None:
    """Whoever reads that the application did not respond sends the command again."""
    session = await until_taking(club)
    club.sandbox.expect(10062)
    fault = club.sandbox.faults.next("POST", CALLBACK, code=10062)
    sent = asyncio.create_task(club.who(session).slash("move", move=plies(session)[0]))
    await until(lambda: not fault.times)
    await club.bot.router.under_way.idle()
    club.sandbox.clock.advance(4)
    assert (await sent).failed == "The application did not respond"
    assert (await club.session()).played == session.played


async def test_a_click_is_acknowledged_while_its_answer_takes_long(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Long before the three seconds are over that Discord waits, and once, though the answer follows at once."""
    assert 0 < request.ACKNOWLEDGE_AFTER <= 1
    session, go_on = await until_taking(club), asyncio.Event()

    async def held(_: request.Request, __: Press) -> None:
        await go_on.wait()

    monkeypatch.setitem(club.bot.router._handlers, "resign", held)
    waited = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(request, "acknowledgement_due", real_acknowledgement_due)
    monkeypatch.setattr(request, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": wait}))
    result = await club.alice.press(club.live(session), press_of(club.live(session), "More"), wait=False)
    assert (result.failed, result.acknowledged) == (None, 6)
    assert waited == [request.ACKNOWLEDGE_AFTER]
    go_on.set()


# Beside the event loop, one at a time, and to the end


async def test_pictures_are_drawn_on_other_threads(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    threads, draw = set(), pictures._draw

    def watched(*arguments: Any) -> Picture:
        threads.add(threading.current_thread())
        return draw(*arguments)

    monkeypatch.setattr(pictures, "_draw", watched)
    session = await until_taking(club)
    assert club.live(session).image().size[0] > 100
    assert threads
    assert threading.main_thread() not in threads


async def test_one_showing_of_a_table_at_a_time(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await until_taking(club)
    draw, at_once, most = Pictures.draw, 0, 0

    async def watched(*arguments: Any) -> Picture:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0.05)
        picture = await draw(*arguments)
        at_once -= 1
        return picture

    monkeypatch.setattr(Pictures, "draw", watched)
    display = club.bot.services.display
    await asyncio.gather(*(display.show(session, repost=True) for _ in range(3)))
    await club.caught_up()
    assert most == 1
    with_controls = [each for each in club.sandbox.messages() if each.buttons or each.menus]
    assert with_controls == [club.live(await club.session())]


async def test_the_bot_leaves_when_what_was_played_is_shown(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await until_taking(club)
    board, draw, drawing = club.live(session), Pictures.draw, asyncio.Event()

    async def slow(*arguments: Any) -> Picture:
        drawing.set()
        await asyncio.sleep(0.3)
        return await draw(*arguments)

    monkeypatch.setattr(Pictures, "draw", slow)
    pressed = asyncio.create_task(club.who(session).press(board, *control_for(board, plies(session)[0]), wait=False))
    await drawing.wait()
    await club.bot.close()
    assert (await club.tables.load(session.id)).version > session.version
    assert await club.tables.messages.to_show() == []
    await pressed


async def test_what_comes_while_the_bot_leaves_is_not_begun(club: Club) -> None:
    session = await until_taking(club)
    board = club.live(session)
    club.bot.router.under_way.closed = True
    heard = asyncio.create_task(club.bot.wait_for("interaction"))
    pressed = asyncio.create_task(club.who(session).press(board, *control_for(board, plies(session)[0])))
    await heard
    await turns_of_the_loop()
    club.sandbox.clock.advance(4)
    assert (await pressed).failed == "The application did not respond"
    await club.bot.router.under_way.idle()
    assert (await club.session()).version == session.version
    club.bot.router.under_way.closed = False


async def test_a_moderator_whose_name_is_markdown(club: Club) -> None:
    session = await club.start("stranded", 2)
    eve = club.sandbox.person("eve")
    eve.channel.overwrites.append(Overwrite(eve.id, is_member=True, allow=Permission.MANAGE_MESSAGES))
    asked = (await eve.slash("end")).reply
    assert asked is not None
    await eve.click(asked, "End the game")
    await club.caught_up(since=session)
    final = club.live(await club.session())
    assert r"**\*Eve\* @" in final.text
    assert "a moderator, ended the game." in final.text
    assert "@everyone" not in final.text
    call = final.history[0]["content"]
    assert r"\*Eve\* @" in call
    assert "@everyone" not in call
    assert sorted(final.pings) == ["alice", "bob"], "the players are told, and nobody else"


# What is offered while somebody types


async def test_no_completion_is_empty(club: Club, dice: random.Random) -> None:
    """Discord takes neither an empty name nor an empty value."""
    alphabet = "abcdefgh12345 \t*_"
    session = await club.start("stranded", 2)
    for text in ["", " ", "\t", *("".join(dice.choices(alphabet, k=dice.randrange(9))) for _ in range(25)), "x" * 6000]:
        for person in (club.who(session), club.carol):
            for each in await person.autocomplete("move", "move", text[:100]):
                assert each["name"].strip()
                assert each["value"].strip()
                assert len(each["name"]) <= 100 >= len(each["value"])
        for option in ("blacks", "reroll"):
            if option in _options(club):
                for each in await club.alice.autocomplete("play", option, text[:100], game="stranded"):
                    assert each["name"].strip()
                    assert each["value"].strip()


def _options(club: Club) -> set[str]:
    command = next(each for each in club.bot.tree.get_commands() if each.name == "play")
    return {each.name for each in getattr(command, "parameters", ())}


async def test_a_lobby_is_opened_and_says_nothing_more(club: Club) -> None:
    """The "is thinking" that cannot be taken back is no failure."""
    club.sandbox.faults.next("DELETE", "/@original", reset=True)
    result = await club.alice.slash("play", game="stranded", wait=False)
    assert result.failed is None
    await club.caught_up()
    assert "Alice opened a table" in club.live(await club.session()).text
    said_nothing(await club.bob.at("second-table").slash("play", game="stranded"))


@pytest.mark.parametrize("fault", [{"status": 503}, {"reset": True}, {"code": 10062}])
async def test_a_completion_that_cannot_be_sent_is_no_error(
    club: Club, fault: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    await club.start("stranded", 2)
    club.sandbox.expect(10062)
    club.sandbox.faults.next("POST", "/callback", times=10, **fault)
    asked = asyncio.create_task(club.alice.autocomplete("move", "move", ""))
    await until(lambda: "Ignoring exception in autocomplete" in caplog.text)
    club.sandbox.clock.advance(4)
    with pytest.raises(AssertionError, match="Loading options failed"):
        await asked
    club.sandbox.faults.clear()
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("route", [("DELETE", "/webhooks"), ("POST", "/callback"), ("POST", "/messages")])
async def test_an_answer_that_cannot_be_read_is_trouble_and_no_error(club: Club, route: tuple[str, str]) -> None:
    """What is cut off may be all of an answer: it says that it is JSON, and is empty."""
    club.sandbox.expect(40060)
    club.sandbox.faults.next(*route, cut=True)
    await club.alice.slash("play", game="stranded", opponent=club.bob, wait=False)
    async with asyncio.timeout(PATIENCE):
        while not [each for each in club.sandbox.messages() if "opened a table" in each.text]:
            await club.sandbox.settle(0.01)
    await club.bot.router.under_way.idle()
    assert (await club.session()).state == "lobby"


@pytest.mark.parametrize("command", ["privacy", "play"])
async def test_an_answer_that_was_kept_unheard_is_followed_and_not_overwritten(club: Club, command: str) -> None:
    """A message of parts takes no text any more: whoever waits reads both."""
    club.sandbox.faults.next("PATCH", "/webhooks", status=503, lost=True, times=5)
    result = await club.alice.slash(command, wait=False)
    async with asyncio.timeout(PATIENCE):
        while len(result.replies) < 2:
            await club.sandbox.settle(0.01)
    await club.bot.router.under_way.idle()


async def test_an_answer_is_followed_where_it_may_have_arrived_after_a_lost_acknowledgement(club: Club) -> None:
    """Neither attempt to acknowledge arrives, and the answer does, unheard: its question takes no text any more."""
    await club.start("stranded", 2)
    club.sandbox.expect(40060)
    club.sandbox.faults.next("POST", CALLBACK, reset=True, times=2)
    club.sandbox.faults.next("POST", CALLBACK, lost=True, reset=True, times=2)
    result = await club.alice.slash("resign", wait=False)
    async with asyncio.timeout(PATIENCE):
        while len(result.replies) < 2:
            await club.sandbox.settle(0.01)
    await club.bot.router.under_way.idle()
    assert [bool(each.buttons) for each in result.replies] == [True, False], "the question, and that something is wrong"


# A private answer beside a public message


@pytest.mark.parametrize("slow", [True, False])
async def test_a_private_page_never_replaces_the_public_message(club: Club, slow: bool) -> None:
    """Neither where the press was acknowledged late, before “… is thinking”, nor where no acknowledgement arrived."""
    await club.alice.slash("play", game="stranded", opponent=club.bob)
    lobby = club.live(await club.session())
    before = lobby.text
    if slow:
        club.impatience.set()
    else:
        club.sandbox.faults.next("POST", CALLBACK, reset=True, times=2)
    result = await club.carol.click(lobby, "Guided game")
    await club.caught_up()
    assert result.failed is None
    assert lobby.text == before
    await club.carol.sees(lambda message: message.ephemeral and "guided game: lesson 1 of" in message.text)
    assert "Accept" in [each.label for each in lobby.buttons]
