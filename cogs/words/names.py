"""Names made safe to show, and the addresses of messages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal
from unicodedata import bidirectional

import discord

from sessions.session import Session
from sessions.state.place import Place
from sessions.state.players import Computer, ComputerLevel, Forgotten, Person, Player
from words import Words

_TURNING = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))
"""The marks by which a text turns the writing of what follows it."""

_APART = "\u2068{}\u2069"
"""Around what is written from right to left: the sentence around it keeps its order."""

_MARK = re.compile(r"[\\*_~|`<>\[\]]|^[-+#]|:(?=//)")
"""What means something to Discord wherever it stands, at the beginning of a line, or in an address."""

_BREAKING = re.compile(r"[^\S\u00a0\u202f]+")
"""All kinds of white space but no-break spaces, which the sentences of some languages contain."""

_NUMBERED = re.compile(r"^(\d+)\.")


@lru_cache(maxsize=1024)
def safe(text: str) -> str:
    """Text from anywhere, to be shown in a message as it is: no Markdown of its own, no mention or link, one line.

    What is written from right to left turns nothing but itself.
    """
    kept = "".join(each for each in _BREAKING.sub(" ", text).strip() if bidirectional(each) not in _TURNING)
    escaped = discord.utils.escape_mentions(_NUMBERED.sub(r"\1\\.", _MARK.sub(r"\\\g<0>", kept)))
    return _APART.format(escaped) if any(bidirectional(each) in ("R", "AL") for each in kept) else escaped


def bold(say: Words, name: str) -> str:
    """A name, bold and safe to show."""
    return f"**{safe(name) or say.names.somebody()}**"


def bold_names(say: Words, session: Session) -> tuple[str, ...]:
    """The players' names by seat, bold and safe to show."""
    return bold_people(say, session.people)


def bold_people(say: Words, people: Sequence[Player]) -> tuple[str, ...]:
    """People's names, bold and safe to show."""
    return tuple(bold_person(say, each) for each in people)


def bold_person(say: Words, person: Player) -> str:
    """Somebody's name, bold and safe to show."""
    return bold(say, plain(say, person))


LEVELS: Mapping[ComputerLevel, Literal["easy", "medium", "hard"]] = {
    ComputerLevel.EASY: "easy",
    ComputerLevel.MEDIUM: "medium",
    ComputerLevel.HARD: "hard",
}
"""The levels of computers as the messages know them, the weakest first."""


def plain(say: Words, player: Player) -> str:
    """What a player is called. The name of a person is as it is."""
    match player:
        case Person(name=name):
            return name
        case Computer(level=level):
            return say.names.computer(level=LEVELS[level])
        case Forgotten():
            return say.names.former_player()


def plain_names(say: Words, session: Session) -> tuple[str, ...]:
    """The players' names by seat, as they are: escape them before showing them in a message."""
    return tuple(plain(say, each) for each in session.people)


def short_names(say: Words, names: Sequence[str]) -> tuple[str, ...]:
    """For names by seat, short forms of those of computers, for narrow plates in pictures; empty for other names."""
    short = {say.names.computer(level=level): say.names.computer_short(level=level) for level in LEVELS.values()}
    return tuple(short.get(name, "") for name in names)


def link(session: Session) -> str | None:
    """The address of the session's live message, if it has one."""
    live = session.live
    return None if live is None else address(session.place.at(live.channel_id), live.message_id)


def address(place: Place, message_id: int | None = None) -> str:
    """The address of a message at a place, or of the place itself."""
    channel = f"https://discord.com/channels/{'@me' if place.direct else place.guild_id}/{place.channel_id}"
    return channel if message_id is None else f"{channel}/{message_id}"


def place(session: Session) -> str:
    """The address of the session's live message, or of its channel where it has none."""
    return link(session) or address(session.place)
