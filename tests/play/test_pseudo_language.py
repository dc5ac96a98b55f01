"""The bot in the pseudo-language, from the lobby to the replay, with errors and settings: no plain English appears.

What is left of plain English is printed by a failing test, text by text.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from typing import Any

import pytest

from bench.undrawn import no_pictures
from cogs.interactions.ids import press_from_id
from rules.catalogue import GAMES
from rules.mars.cards import CODES
from sandbox import Message, Person
from sandbox.refusals.errors import ActionError
from sessions.acts.playing import ALL
from sessions.people.setting_checks import DEFAULT_ZONE
from sessions.session import Session
from tests.play.apart import begin_apart, board_of
from tests.play.club import Club, control, hasty, pick
from tests.play.reading import Reading
from tests.play.thinkers import Brief
from tests.pseudo import spoken
from words import PSEUDO

pytestmark = pytest.mark.once

FINAL = {"resigned", "forgotten", "cancel", "end", "leave", "takenout", "resign", "forget"}
"""Actions that end something, or ask whether to. They are pressed where the test says so."""

PLAIN_COMMANDS = ("board", "history", "games", "me", "privacy", "settings", "help", "stats", "leaderboard", "record")
"""Commands without parameters that show something."""

COMMANDS = (*PLAIN_COMMANDS, "replay", "verify", "draw", "takeback", "nudge", "resign", "pause", "resume", "end")
"""Commands without parameters."""


@pytest.fixture
def pseudo_language() -> Iterator[None]:
    with spoken():
        yield


@pytest.fixture
async def reading(pseudo_language: None, club: Club, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Reading]:
    """Everybody has their Discord in the pseudo-language, the server too; everything that is shown is read.

    Hints and analyses are found in this process, and soon: how good they are does not matter here.
    """
    thinkers = Brief()
    for service in (club.bot.thinking, club.bot.services.analyses):
        monkeypatch.setattr(service, "_workers", thinkers)
    for person in club.people:
        person.user.locale = PSEUDO
    club.sandbox.world.home.locale = PSEUDO
    found = Reading(club.sandbox)
    with club.sandbox.state.bus.listening(found.hear):
        yield found


def action(custom_id: str | None) -> str:
    """The action of a control."""
    press = press_from_id(custom_id or "")
    return press.action if press else ""


async def press(person: Person, message: Message, wanted: str) -> None:
    """Press the button with this action."""
    await person.click(message, control(message, wanted))


async def explore(person: Person, message: Message, tried: set[str], depth: int = 3) -> None:
    """Use every control of a message whose action was not used before, and those of the answers."""
    for button in message.buttons:
        name = action(button.custom_id)
        if name in FINAL or name in tried or button.disabled or button.custom_id is None:
            continue
        with suppress(ActionError):
            result = await person.click(message, button.custom_id)
            tried.add(name)
            if result.modal is not None:
                nonsense: dict[str, Any] = {field.custom_id: "nonsense" for field in result.modal.fields}
                await person.submit(result.modal, **nonsense)
            elif result.reply is not None and depth:
                await explore(person, result.reply, tried, depth - 1)
    for menu in message.menus:
        name = f"{action(menu.custom_id)} {menu.custom_id.split(':')[-1]}"
        if name in tried or menu.disabled or menu.kind != "string_select":
            continue
        tried.add(name)
        for value in menu.values[:4] if "language" not in menu.custom_id else [PSEUDO]:
            with suppress(ActionError):
                await person.choose(message, value, menu=menu.custom_id)


async def asked(person: Person, command: str, **options: Any) -> Message | None:
    """What a command answers, if it answers with a message; None if the person is not offered the command."""
    try:
        return (await person.slash(command, **options)).reply
    except ActionError:
        return None


def assert_translated(club: Club, reading: Reading, *data: str) -> None:
    """Nothing that was shown is plain English, but for names, options and moves as records have them, and `data`."""
    names = [person.name for person in club.people]
    options = [option.name for game in GAMES.values() for option in game.options]
    channels = [channel.name for channel in club.sandbox.world.channels.values()]
    plain = reading.plain(*names, *channels, *options, club.sandbox.world.home.name, "nonsense", *data)
    assert len(reading.texts) > 5
    assert plain == [], "\n".join([f"{len(plain)} of {len(reading.texts)} texts are plain English:", *plain])


async def lobby(club: Club, game: str, seats: int) -> Session:
    """A lobby of that game, in which everybody who was invited has accepted."""
    guests: dict[str, Any] = dict(zip(("opponent", "opponent2", "opponent3"), club.people[1:seats], strict=False))
    await club.alice.slash("play", game=game, **guests)
    session = await club.session()
    for person in club.people[1:seats]:
        await press(person, club.live(session), "accept")
        session = await club.session()
    return session


async def begun(club: Club, game: str, seats: int) -> Session:
    """A game that has begun."""
    if GAMES[game].seats[-1] == 1:
        shown = await asked(club.alice, "play", game=game)
        assert shown is not None
        await press(club.alice, shown, "begin")
    else:
        session = await lobby(club, game, seats)
        await press(club.alice, club.live(session), "start")
    await club.caught_up()
    return await club.session()


async def play_on(club: Club, session: Session, dice: random.Random, plies: int) -> Session:
    """At most so many plies at random: typed, or picked under the board."""
    for _ in range(plies):
        if session.state != "running":
            break
        actor = club.who(session)
        ply = dice.choice([ply for group in session.continuations().values() for ply in group])
        if dice.random() < 0.5:
            await actor.slash("move", move=ply)
        else:
            await pick(actor, club.live(session), ply)
        await club.caught_up(since=session)
        session = await club.session()
    return session


async def test_before_there_is_a_table(club: Club, reading: Reading) -> None:
    for command in COMMANDS:
        await asked(club.alice, command)
    for command in ("move", "open", "invite", "substitute", "takeout", "moveto", "away"):
        await club.alice.autocomplete("move", "move", "")
        if command == "move":
            await asked(club.alice, "move", move="a5")
        if command == "invite":
            await asked(club.alice, "invite", guest=club.bob)
    for command in ("settings", "pause", "end"):
        await asked(club.bob, command)
    assert_translated(club, reading)


async def test_settings(club: Club, reading: Reading) -> None:
    tried = set[str]()
    for command in ("me", "settings", "privacy"):
        shown = await asked(club.alice, command)
        assert shown is not None
        await explore(club.alice, shown, tried if command == "privacy" else set())
        if command == "privacy":
            await press(club.alice, shown, "forget")
            await press(club.alice, shown, "keep")
    assert {"notice", "terms"} <= tried
    assert_translated(club, reading, DEFAULT_ZONE)


async def test_learning(club: Club, reading: Reading) -> None:
    tried = set[str]()
    for game in GAMES:
        for command in ("rules", "tutorial"):
            shown = await asked(club.bob, command, game=game)
            assert shown is not None
            await explore(club.bob, shown, tried)
    for command in ("help", "games"):
        if (shown := await asked(club.bob, command)) is not None:
            await explore(club.bob, shown, tried)
    assert_translated(club, reading)


async def test_a_lobby(club: Club, reading: Reading) -> None:
    if (shown := await asked(club.alice, "play")) is not None:
        await explore(club.alice, shown, {"opengame"})
    await club.alice.slash("play", game="stranded", opponent=club.bob)
    tried = {"start"}
    for person in (club.carol, club.alice, club.bob):
        await explore(person, club.live(await club.session()), tried)
        for command in ("board", "move", "history"):
            await asked(person, command, **({"move": "a5"} if command == "move" else {}))
    await explore(club.alice, club.live(await club.session()), set())
    assert_translated(club, reading)


@pytest.mark.parametrize("game", GAMES)
async def test_a_game(club: Club, reading: Reading, dice: random.Random, game: str) -> None:
    session = await begun(club, game, GAMES[game].seats[0])
    tried, moves = {"pick"}, ["xyz", ALL, *(CODES if game == "mars" else ())]
    for plies in (1, 4, 6):
        session = await play_on(club, session, dice, plies)
        if session.state != "running":
            break
        moves += [ply for group in session.continuations().values() for ply in group]
        actor = club.who(session)
        for typed in ("", "a", "xyz", "z9"):
            await actor.autocomplete("move", "move", typed)
        for move in ("xyz", "z9 z9", "a1", "a1 a1"):
            await asked(actor, "move", move=move)
        for command in ("board", "history"):
            for person in (actor, club.dave):
                if (shown := await asked(person, command)) is not None:
                    await explore(person, shown, tried)
        await asked(actor, "board", text=True)
        for person in (actor, *club.people):
            await explore(person, club.live(await club.session()), tried)
        session = await club.session()
        moves += [ply for group in session.continuations().values() for ply in group]
    with no_pictures():
        await club.play_out()
        await asked(club.alice, "replay")  # the bot keeps it for those who ask again
    for command in COMMANDS:
        await asked(club.alice, command)
    await explore(club.alice, club.live(await club.session()), tried)
    assert_translated(club, reading, *moves)


async def test_around_the_moves(club: Club, reading: Reading, dice: random.Random) -> None:
    session = await play_on(club, await begun(club, "strata5", 2), dice, 5)
    actor = club.who(session)
    other = next(each for each in (club.alice, club.bob) if each.id != actor.id)
    for command in ("takeback", "draw", "nudge"):
        for person in (other, actor, club.carol):
            await asked(person, command)
        board = club.live(await club.session())
        for answer in ("yes", "no"):
            with suppress(AssertionError):
                await press(actor, board, answer)
    await asked(other, "substitute", player=actor, newcomer=club.carol)
    await asked(actor, "away", days=3)
    for command in ("pause", "resume"):
        await asked(club.alice, command)
    for hours in (1, 12, 24, 24, 72, 720):
        club.sandbox.clock.advance(hours * 3600)
        await club.bot.alarms.look()
        await club.caught_up()
    for command in COMMANDS:
        await asked(club.alice, command)
    assert_translated(club, reading)


async def test_resigning_and_a_rematch(club: Club, reading: Reading, dice: random.Random) -> None:
    session = await play_on(club, await begun(club, "games_up", 2), dice, 3)
    actor = club.who(session)
    question = await asked(actor, "resign")
    assert question is not None
    await press(actor, question, "resigned")
    await club.caught_up(since=session)
    session = await club.session()
    await explore(actor, club.live(session), set())
    for command in ("verify", "replay", "record", "stats", "leaderboard", "history"):
        await asked(club.bob, command)
    assert_translated(club, reading)


async def ask_everything(club: Club, session: Session, people: list[Person]) -> None:
    """Both players of a table apart send every command; whoever is asked something by that says no."""
    # Two who offer a draw agree.
    for command in (*(each for each in COMMANDS if each != "draw"), "takeback", "draw"):
        for person in people:
            await asked(person, command)
            for answer in ("no",) if command in ("takeback", "draw") else ():
                for other in people:
                    with suppress(AssertionError):
                        await press(other, await board_of(club, session, other), answer)


@pytest.mark.parametrize("ending", ["resignation", "time"])
async def test_a_table_apart(club: Club, reading: Reading, dice: random.Random, ending: str) -> None:
    """From the lobby over a reminder, an absence and closed direct messages to the end and a rematch, in both views."""
    session, tried, moves = await begin_apart(club, "games_up", clock="1d", forfeit="on"), {"pick", "yes"}, ["xyz"]
    people = [club.alice.direct(), club.bob.direct()]
    for _ in range(3):
        moves += [ply for group in session.continuations().values() for ply in group]
        # By command, since what was explored before may be half a move.
        await club.who(session).direct().slash("move", move=hasty(session, dice))
        await club.caught_up(since=session)
        session = await club.tables.load(session.id)
        moves += [ply for group in session.continuations().values() for ply in group]
        for person in people:
            await explore(person, await board_of(club, session, person), tried)
        session = await club.tables.load(session.id)
    await ask_everything(club, session, people)
    await asked(people[0], "away", days=1)
    await asked(people[0], "away", days=0)
    club.bob.user.closed = True
    club.sandbox.expect(50007, 30046)
    for hours in (13, 9, *((12,) * 4 if ending == "time" else ())):
        club.sandbox.clock.advance(hours * 3600)
        await club.bot.alarms.look()
        await club.caught_up()
    club.bob.user.closed = False
    if ending == "resignation":
        question = await asked(people[0], "resign")
        assert question is not None
        await press(people[0], question, "resigned")
    await asked(people[1], "help")
    await club.caught_up()
    for person in people:
        await explore(person, await board_of(club, session, person), tried)
    for command in COMMANDS:
        await asked(people[0], command)
    await club.caught_up()
    assert "rematch" in tried
    assert_translated(club, reading, *moves)
