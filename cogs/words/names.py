"""Names made safe to show, and the addresses of messages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, cast
from unicodedata import bidirectional

import discord

from sessions.people.player_names import WORDS
from sessions.session import Session
from sessions.state.players import Computer, ComputerLevel, Forgotten, Person, Player, Stranger
from sessions.state.table import Place
from words import Words


def linked(label: str, url: str) -> str:
    """A link with this label, in Discord's Markdown."""
    return f"[{label}]({url})"


def with_link(sentence: str, label: str, url: str | None) -> str:
    """A sentence, and after it a link, if there is one."""
    return f"{sentence} {linked(label, url)}" if url else sentence


_TURNING = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))
"""The marks by which a text turns the writing of what follows it."""

_APART = "\u2068{}\u2069"
"""Around what is written from right to left: the sentence around it keeps its order."""

_ENDING = frozenset(",;:.!?()“”«»\n")
"""What ends a name within a sentence."""

_MARK = re.compile(r"[\\*_~|`<>\[\]]|^[-+#]|:(?=//)")
"""What means something to Discord wherever it stands, at the beginning of a line, or in an address."""

_BREAKING = re.compile(r"[^\S\u00a0\u202f]+")
"""All kinds of white space but no-break spaces, which the sentences of some languages contain."""

_NUMBERED = re.compile(r"^(\d+)\.")


@lru_cache(maxsize=1024)
def safe(text: str) -> str:
    """A name or the like from anywhere, to be shown in a message as it is: no Markdown, mention or link, one line.

    What is written from right to left turns nothing but itself.
    """
    escaped = _escaped(text)
    return _APART.format(escaped) if any(map(_is_leftward, escaped)) else escaped


def safe_sentence(text: str) -> str:
    """The same for a sentence with names in it. Each of those that are written from right to left stands apart."""
    return isolated(_escaped(text))


def isolated(text: str) -> str:
    """A text of ours with names in it as they are: words that are written from right to left turn nothing else.

    Otherwise a sentence that begins with such a name would be read from the right, with its end on the left.
    """
    kept = _unturned(text)
    runs: list[tuple[int, int]] = []
    for index in (number for number, each in enumerate(kept) if _is_leftward(each)):
        end = index + 1
        while end < len(kept) and bidirectional(kept[end]) == "NSM":
            end += 1
        joined = bool(runs) and not any(
            each in _ENDING or bidirectional(each) == "L" for each in kept[runs[-1][1] : index]
        )
        runs = [*runs[:-1], (runs[-1][0], end)] if joined else [*runs, (index, end)]
    found, last = [], 0
    for start, end in runs:
        found += [kept[last:start], _APART.format(kept[start:end])]
        last = end
    return "".join([*found, kept[last:]])


def _escaped(text: str) -> str:
    kept = _unturned(_BREAKING.sub(" ", text).strip())
    return discord.utils.escape_mentions(_NUMBERED.sub(r"\1\\.", _MARK.sub(r"\\\g<0>", kept)))


def _unturned(text: str) -> str:
    return "".join(each for each in text if bidirectional(each) not in _TURNING)


def _is_leftward(character: str) -> bool:
    """Whether a character is written from right to left."""
    return bidirectional(character) in ("R", "AL")


def bold(say: Words, name: str) -> str:
    """A name, bold and safe to show."""
    return f"**{safe(name) or say.names.somebody()}**"


def bold_names(say: Words, session: Session) -> tuple[str, ...]:
    """The players' names by seat, bold and safe to show; no two are the same."""
    return tuple(bold(say, name) for name in plain_names(say, session))


def bold_in(say: Words, session: Session, player: Player) -> str:
    """A player's name at a table, bold and safe to show."""
    return bold(say, plain_in(say, session, player))


def bold_people(say: Words, people: Sequence[Player]) -> tuple[str, ...]:
    """People's names, bold and safe to show."""
    return tuple(bold_person(say, each) for each in people)


def bold_person(say: Words, person: Player) -> str:
    """Somebody's name, bold and safe to show."""
    return bold(say, plain(say, person))


Level = Literal["very-easy", "easy", "fairly-easy", "medium", "fairly-hard", "hard"]
"""A level of computers as the messages know it."""

LEVELS: Mapping[ComputerLevel, Level] = {
    ComputerLevel.VERY_EASY: "very-easy",
    ComputerLevel.EASY: "easy",
    ComputerLevel.FAIRLY_EASY: "fairly-easy",
    ComputerLevel.MEDIUM: "medium",
    ComputerLevel.FAIRLY_HARD: "fairly-hard",
    ComputerLevel.HARD: "hard",
}
"""The levels of computers as the messages know them, the weakest first."""


def plain(say: Words, player: Player, number: int = 0) -> str:
    """What a player is called. The name of a person is as it is. `number`: which of several computers it is."""
    match player:
        case Stranger(word=word, number=named):
            return player_name(say, word, named)
        case Person(name=name):
            return name
        case Computer(level=level):
            return say.names.computer(number=number, level=LEVELS[level])
        case Forgotten():
            return say.names.former_player()


def player_name(say: Words, word: str, number: int) -> str:
    """What somebody is called where strangers see them; the key of the word is one of `player_names.WORDS`."""
    return say.names.player(word=cast("Any", word), number=str(number))


def logged(say: Words, name: str) -> str:
    """A name as a log has it, as it is: a player name is in the language of the reader."""
    word, _, number = name.partition(" ")
    return player_name(say, word, int(number)) if word in WORDS and number.isdecimal() else name


def plain_in(say: Words, session: Session, player: Player) -> str:
    """What a player is called at a table, as it is: nobody else there is called so.

    Several computers are numbered in the order in which they came, and so are other players of one name. Somebody who
    has left the table has no number.
    """
    computer = isinstance(player, Computer)
    alike = [each.user_id for each in session.people if isinstance(each, Computer) == computer]
    if not computer:
        alike = [each for each in alike if plain(say, _who(session, each)) == plain(say, player)]
    number = _number(player.user_id, alike)
    if computer or not number:
        return plain(say, player, number)
    return say.names.namesake(who=plain(say, player), number=number)


def _who(session: Session, user_id: int) -> Player:
    return next(each for each in session.people if each.user_id == user_id)


def _number(user_id: int, alike: Sequence[int]) -> int:
    """Which of these players it is, by their ids: those of computers fall. 0 for the only one, or for none of them."""
    return sorted(alike, key=abs).index(user_id) + 1 if len(alike) > 1 and user_id in alike else 0


def plain_names(say: Words, session: Session) -> tuple[str, ...]:
    """The players' names by seat, as they are: escape them before showing them in a message. No two are the same."""
    return tuple(plain_in(say, session, each) for each in session.people)


_MOST = 12
"""The number of computers at a table for which there are short names."""


def short_names(say: Words, names: Sequence[str]) -> tuple[str, ...]:
    """For names by seat, short forms of those of computers, for narrow plates in pictures; empty for other names."""
    short = {
        say.names.computer(number=number, level=level): say.names.computer_short(number=number)
        for level in LEVELS.values()
        for number in range(_MOST + 1)
    }
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
