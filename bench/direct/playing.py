"""Games in direct messages, clicked to their end, and what is wrong with the boards of their players."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.apart import begin, button, choices, to_act
from bench.inside import Inside, inside
from bench.samples import hasty
from bench.soak.evidence import Screen, folded
from bench.undrawn import no_pictures
from cogs.bot import BotOptions
from cogs.interactions.ids import BUTTON, MENU, press_of
from cogs.pictures.pictures import face_of, scene_of
from data.opening import open_store
from data.places import Place
from rules.catalogue import GAMES
from sandbox import ActionError, Message, Person, Result
from sessions.session import Session

LONGEST = 600
"""The most clicks of a game: one that takes more is given up."""

NAMES = ("alice", "bob", "carol", "dave")
"""Who plays."""


@asynccontextmanager
async def playing(rolls: random.Random, place: Place | None = None) -> AsyncIterator[Inside]:
    """A bot in this process that draws no pictures. Anybody may play with strangers. Without `place`, in a new file."""
    with TemporaryDirectory(prefix="bench-") as folder, no_pictures():
        where = place or Path(folder) / "tables.sqlite3"
        async with inside(lambda clock: open_store(where, clock), rolls, BotOptions(pool_account_days=0)) as bot:
            # A clock that stands still would never let a limit pass.
            bot.sandbox.rates.on = False
            yield bot


async def newest(bot: Inside) -> Session:
    """The table that was opened last."""
    return await bot.tables.load(max(await bot.store.newest(1)))


async def agreed(bot: Inside, game: str, seats: int) -> tuple[Session, list[Person]]:
    """A game that people of one server agreed on, and they, in their direct messages."""
    people = await begin(bot.sandbox, game, apart=True, names=NAMES[:seats])
    await bot.idle()
    return await newest(bot), people


async def matched(bot: Inside, game: str, people: Sequence[Person]) -> Session:
    """A game of two people who are in their direct messages and look for strangers. Raises RuntimeError without one."""
    for person in people:
        panel = (await person.slash("find", game=game)).said
        await person.click(panel, button(panel, "makeoffer"))
        with suppress(ActionError):
            # Who plays with strangers for the first time agrees to it.
            await person.click(panel, button(panel, "agreepool"))
        await bot.idle()
    await bot.look()
    session = await newest(bot)
    if not session.of_pool or session.state != "running":
        raise RuntimeError("two who look for strangers were not matched")
    return session


def words_of(custom_id: str, values: Sequence[str] | None) -> tuple[str, ...]:
    """The words of a ply that a button, or these values of a menu, stands for."""
    match = BUTTON.fullmatch(custom_id) or MENU.fullmatch(custom_id)
    return (*(press_of(match).words if match else ()), *" ".join(values or ()).split())


async def move(session: Session, person: Person, board: Message, rolls: random.Random) -> Result:
    """Press what leads to the end of the game, if that can be pressed, or else anything that leads to a move."""
    found, wanted = choices(board), hasty(session.position, rolls).split()
    leads = [each for each in found if (words := words_of(*each)) and [*words] == wanted[: len(words)]]
    custom_id, values = rolls.choice(leads or found)
    return await person.press(board.frozen(), custom_id, values)


def boards_of(person: Person, session: Session) -> list[tuple[Message, Screen]]:
    """The messages with controls that somebody has of a table."""
    found = [(each, Screen(each.payload)) for each in person.messages() if not each.ephemeral and not each.deleted]
    return [(each, screen) for each, screen in found if screen.shows is not None and screen.shows[1] == session.id]


async def wrong_with(bot: Inside, session_id: int, people: Sequence[Person]) -> Iterator[str]:
    """What is wrong with the boards of a table at which nothing is under way, in sentences.

    Each player has exactly one message with controls, which the store knows. It shows what is stored: to the player to
    act, and of an end, the newest entry; to the others, an entry of the present turn.
    """
    row = await bot.store.session(session_id)
    assert row is not None, "the table is stored"
    stood, session = folded(row), await bot.tables.load(session_id)
    return (f"{person!r}: {each}" for person in people for each in _wrong_board(person, session, stood))


def _wrong_board(person: Person, session: Session, stood: Sequence[Session]) -> Iterator[str]:
    view, boards = session.seen_by(int(person.id)), boards_of(person, session)
    if view.shown != session.version:
        yield f"entry {view.shown} is noted as shown, and {session.version} stands"
    if [each.id for each, _ in boards] != ([str(view.live.message_id)] if view.live is not None else []):
        yield f"messages {[each.id for each, _ in boards]} have controls, and {view.live} is known"
    for _, screen in boards:
        assert screen.shows is not None, "a board shows something"
        version = screen.version if screen.shows[0] == "board" else session.version
        then = stood[version - 1].seen_by(int(person.id))
        newest_wanted = session.ended or session.actor == session.seat_of(int(person.id))
        if newest_wanted and version != session.version:
            yield f"the board shows entry {version}, and {session.version} stands"
        if then.position.number != session.position.number and not session.ended:
            yield f"the board shows turn {then.position.number}, and it is turn {session.position.number}"
        if (screen.shows[0] == "end") != session.ended:
            yield f"a game that is {session.state} is shown as {screen.shows[0]}"
        if screen.alt != face_of(then).teller.alt(scene_of(then)):
            yield f"the picture is not that of entry {version}"


async def whole_game(bot: Inside, game: str, seats: int, rolls: random.Random) -> tuple[int, list[str]]:
    """Play a game in direct messages from its lobby to its end.

    Returns how many clicks it took, and what was wrong on the way, in sentences.
    """
    session, people = await agreed(bot, game, seats)
    wrong, clicks = [*await wrong_with(bot, session.id, people)], 0
    while session.state == "running" and clicks < LONGEST and not wrong:
        found = to_act(people)
        if found is None:
            wrong.append("nobody can move")
            break
        result = await move(session, *found, rolls)
        await bot.idle()
        session, clicks = await bot.tables.load(session.id), clicks + 1
        wrong += [f"a press failed: {result.failed}"] if result.failed else []
        wrong += await wrong_with(bot, session.id, people)
    return clicks, [f"{game}, {seats} seats, click {clicks}: {each}" for each in wrong]


GAMES_APART = tuple((key, seats) for key, game in GAMES.items() for seats in (2, 4) if seats in game.seats)
"""The games for two and for four, each with its number of seats."""


async def play_games(seed: random.Random, number: int) -> tuple[int, int, list[str]]:
    """Play each entry of GAMES_APART `number` times, all choices from `seed`.

    Returns the number of games, the number of clicks in all of them, and what was wrong, in sentences.
    """
    games, clicks, wrong = 0, 0, list[str]()
    while games < number * len(GAMES_APART):
        async with playing(seed) as bot:
            # What a local Discord keeps of earlier games would make each click slower.
            for key, seats in GAMES_APART * min(5, number):
                more, found = await whole_game(bot, key, seats, seed)
                games, clicks = games + 1, clicks + more
                wrong += found
    return games, clicks, wrong
