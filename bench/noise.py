"""How much a game asks of who plays it and of its channel: presses, messages, pings, words, and height on a phone.

Nobody waits: games are played on snapshots, and what a channel is shown follows from the plan. The height is that of
the live board as players see it, in the picture's size, with the tip of the moment and with a clock with a reserve.
`measure_heights` says how many of such messages a phone's screen shows whole, in every language that is offered.
"""

from __future__ import annotations

import json
import random
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

import discord
from msgspec.structs import replace

from bench.figures import Table, median, number
from bench.samples import NAMES, dice, row_of
from cogs.display.plan import plan
from cogs.languages import offered
from cogs.messages.boards import Offered, board
from cogs.messages.controls import Group, cached_weigh, groups, next_words
from cogs.messages.heights import SCREEN, height
from cogs.pictures.pictures import Picture, face_of, scene_of, teller_of
from data.rows import SettingRow
from rules.catalogue import GAMES
from rules.game import Game
from sessions.acts import Act, Play, Start
from sessions.acts.computers import tips_allowed
from sessions.acts.playing import ALL
from sessions.fold import Fold, then
from sessions.log import Opened, Person, Started
from sessions.session import Session
from sessions.state.players import Computer, ComputerLevel
from sessions.tables.messages import Message

GAMES_OF_EACH, QUICK = 25, 2

_BEGINS = datetime(2026, 1, 1, tzinfo=UTC)
_LOOKS_EVERY = 3
"""Every third board is measured: to draw them all would take most of the time."""

_SECONDS_A_PLY = 30
"""So long somebody thinks, for the messages that grow old."""

_TERMS = "auto=on clock=1d reserve=1d"

_DISCORD_EPOCH = datetime(2015, 1, 1, tzinfo=UTC)


HEIGHT_GAMES, HEIGHT_QUICK = 20, 1
LOOKS_EVERY = 5
"""One in this number of boards of people is measured: to draw them all would take most of the time."""


@dataclass
class Noise:
    """What one game asked of its players and of its channel."""

    turns: int = 0
    presses: int = 0
    words: int = 0
    posts: int = 0
    edits: int = 0
    pings: int = 0
    asked: int = 0
    heights: list[int] = field(default_factory=list)


def measure(seed: int, *, quick: bool = False) -> Table:
    """A row for every game and way to play: `random`, and `first`, which takes what the menus put first."""
    columns = (
        "game, play",
        "turns",
        "presses a turn",
        "words a prompt",
        "messages",
        "edits",
        "pings",
        "height",
        "most",
    )
    table = Table("noise: medians of a game", columns)
    for key, game in GAMES.items():
        for sensible in (False, True):
            found = [
                played(game, dice(seed, key, each), sensible=sensible)
                for each in range(QUICK if quick else GAMES_OF_EACH)
            ]
            table.add(
                f"{key}, {'first' if sensible else 'random'}",
                number(median([each.turns for each in found])),
                number(median([each.presses / max(each.turns, 1) for each in found]), 1),
                number(median([each.words / max(each.asked, 1) for each in found]), 1),
                *(number(median([getattr(each, name) for each in found])) for name in ("posts", "edits", "pings")),
                number(median([high for each in found for high in each.heights])),
                number(max(high for each in found for high in each.heights)),
            )
    table.notes.append("words a prompt: of what a player is asked, without the buttons and without tips.")
    table.notes.append(f"height, most: of the live message on a phone, in pixels; its screen shows {SCREEN}.")
    return table


def played(game: Game, rolls: random.Random, *, sensible: bool) -> Noise:
    """A whole game for two, or for one, from its lobby to its end."""
    session = _opened(game)
    noise, now, turn = Noise(), _BEGINS, -1
    while True:
        now += timedelta(seconds=_SECONDS_A_PLY)
        session = _shown(session, now, noise)
        if session.ended:
            return noise
        act: Act
        if session.state == "lobby":
            act = Start(session.host, "1")
        else:
            actor = session.actor_person
            assert actor is not None, "a game that runs waits for somebody"
            if session.position.number != turn:
                turn, noise.turns = session.position.number, noise.turns + 1
            if noise.asked % _LOOKS_EVERY == 0:
                noise.heights.append(live_height(session))
            noise.words += len(teller_of(session).ask(session.position).split())
            noise.asked += 1
            ply, presses = pick(session, rolls, sensible=sensible)
            noise.presses += presses
            act = Play(actor.user_id, ply)
        session = kept(then(session, act.apply(session)))


def live_height(session: Session, chosen: tuple[str, ...] = (), *, elsewhere: bool = True) -> int:
    """How high the live board is on a phone, in pixels, with the tip of the moment and after these words of a ply.

    `elsewhere`: somebody sits at other tables too, and has a button that leads there.
    """
    view, sizes = _drawn(session, chosen, elsewhere)
    return height(view, sizes, session.names)


def live_view(session: Session) -> discord.ui.LayoutView:
    """The live board as players see it, with a blank picture of its size."""
    return _drawn(session, (), elsewhere=False)[0]


def _drawn(
    session: Session, chosen: tuple[str, ...], elsewhere: bool
) -> tuple[discord.ui.LayoutView, list[tuple[int, int]]]:
    teller, position = teller_of(session), session.position
    weigh = cached_weigh(teller, position)
    choices = groups(session.continuations, chosen, weigh)
    sizes = [
        each.size for each in face_of(session).painter.paint(scene_of(session, chosen, next_words(choices, weigh)))
    ]
    picture = Picture(tuple(blank(*each) for each in sizes), "")
    hint = teller.hint(position) if tips_allowed(session) and not chosen else ""
    elsewhere = elsewhere and not chosen and not session.solo
    return board(session, picture, Offered(choices, chosen, hint=hint, elsewhere=elsewhere)), sizes


def blank(wide: int, high: int) -> bytes:
    """The beginning of a PNG file of this size."""
    return struct.pack(">8sI4sII", b"\x89PNG\r\n\x1a\n", 13, b"IHDR", wide, high)


def pick(session: Session, rolls: random.Random, *, sensible: bool) -> tuple[str, int]:
    """A ply, and how many presses it takes."""
    chosen: tuple[str, ...] = ()
    presses = 0
    while True:
        offered: list[Group] = groups(session.continuations, chosen, cached_weigh(teller_of(session), session.position))
        entries = [entry for group in offered for entry in group.entries]
        # Where nothing comes first, the first of all would be played for ever.
        likely = entries[: max(1, len(entries) // 4)]
        entry = rolls.choice(likely if sensible else entries)
        chosen, presses = entry.words, presses + 1
        if entry.whole:
            repeats = sensible and teller_of(session).repeated(session.position, chosen)
            return " ".join([*chosen, *([ALL] if repeats else [])]), presses


def _opened(game: Game) -> Session:
    people = tuple(Person(seat, NAMES[seat - 1]) for seat in range(1, max(game.seats[0], min(2, game.seats[-1])) + 1))
    fold = Fold(row_of(game), game)
    fold.add(Opened("", people[0].user_id, None, people, terms=_TERMS))
    if game.seats[-1] == 1:
        fold.add(Started("1", (people[0].user_id,)))
    fold.advance()
    return kept(fold.done())


def kept(session: Session) -> Session:
    """The session as the store would give it again."""
    return replace(session, row=replace(session.row, state=session.state, version=session.version))


def _shown(session: Session, now: datetime, noise: Noise) -> Session:
    """The session as it is when all that is planned has been done."""
    todo = plan(session, now)
    before = tuple(replace(each, live=False) for each in session.row.messages)
    if todo.edit is not None:
        noise.edits += 1
        live = replace(todo.edit, version=session.version)
    elif todo.post:
        noise.posts, noise.pings = noise.posts + 1, noise.pings + len(todo.calls)
        # What was live loses its controls.
        noise.edits += len(before)
        made = (now - _DISCORD_EPOCH) // timedelta(milliseconds=1) << 22
        live = Message(made, session.row.channel_id, todo.shows, session.version)
    else:
        return session
    return replace(session, row=replace(session.row, messages=(live,), shown=session.version))


@dataclass(frozen=True)
class Setting:
    """Who plays what, and in which language."""

    game: Game
    seats: int
    computers: bool
    language: str


def settings() -> Iterator[Setting]:
    """Each game with its fewest and with its most seats, between people and against computers."""
    for game in GAMES.values():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            for computers in (False, True) if seats > 1 else (False,):
                for language in offered():
                    yield Setting(game, seats, computers, language)


def measure_heights(seed: int, *, quick: bool = False) -> Table:
    """A row for each setting."""
    table = Table("heights: live messages", ("game, seats", "boards", "median", "most", f"within {SCREEN}"))
    for each in settings():
        high = sorted(heights(each, seed, HEIGHT_QUICK if quick else HEIGHT_GAMES))
        fits = sum(height <= SCREEN for height in high) / len(high)
        rivals = "computers" if each.computers else "people"
        name = f"{each.game.key}, {each.seats} {rivals if each.seats > 1 else 'alone'}, {each.language}"
        table.add(name, number(len(high)), number(high[len(high) // 2]), number(high[-1]), f"{fits:.1%}")
    table.notes.append(
        "on a phone of 400 px, in CSS pixels; half of the games are random, half play what menus put first"
    )
    return table


def heights(setting: Setting, seed: int, games: int) -> list[int]:
    """How high boards of some games are, each at the moments at which a person is to act."""
    found = []
    for game in range(games):
        rolls = dice(seed, setting.game.key, setting.seats, setting.computers, game)
        boards = [each for each in states(setting, rolls, sensible=game % 2 == 0) if acts(each)]
        looked_at = boards[game % LOOKS_EVERY :: LOOKS_EVERY]
        found += [live_height(each, elsewhere=not setting.computers) for each in looked_at]
    return found


def acts(session: Session) -> bool:
    """Whether a person is to act."""
    return isinstance(session.actor_person, Person)


def states(setting: Setting, rolls: random.Random, *, sensible: bool) -> Iterator[Session]:
    """The moments of a game at which somebody is to act. Computers play as the people do, without thinking."""
    session = opened(setting, str(rolls.random()))
    while not session.ended:
        yield session
        actor = session.actor_person
        assert actor is not None, "a game that runs waits for somebody"
        ply, _ = pick(session, rolls, sensible=sensible)
        session = kept(then(session, Play(actor.user_id, ply).apply(session)))


def opened(setting: Setting, salt: str) -> Session:
    """A game that has just begun. Computers sit at all seats but the first of those who opened it."""
    game = setting.game
    # A game with one person in it speaks the language of this person, and others that of the table.
    spoken = tuple(SettingRow(seat, "language", json.dumps(setting.language)) for seat in range(1, setting.seats + 1))
    row = replace(row_of(game), exclusive=setting.seats > 1, settings=spoken)
    people = tuple(
        Computer(-seat, ComputerLevel.EASY) if setting.computers and seat > 1 else Person(seat, NAMES[seat - 1])
        for seat in range(1, setting.seats + 1)
    )
    # A game for one has no clock, and nobody waits for one against computers.
    terms = "auto=on" if setting.computers or setting.seats == 1 else _TERMS
    fold = Fold(row, game)
    fold.add(Opened("", 1, None, people, terms=terms, language=setting.language))
    fold.add(Started(salt, tuple(each.user_id for each in people)))
    fold.advance()
    return kept(fold.done())
