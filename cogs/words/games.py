"""What people read about open games: theirs and their server's, whose turn it is, and for how long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from cogs.words import clocks, game_actions
from cogs.words.about import title
from cogs.words.names import bold, linked, place, plain
from cogs.words.times import span
from render.kit.texts import clip
from sessions.session import Session
from sessions.state.players import Person, Player
from sessions.state.table import DIRECT
from sessions.tables.overview import Listed, WaitingTable
from words import Words
from words.lists import both

_DIGEST = 2000
"""The longest plain text of a message, in characters, as Discord has it."""

_NAME = 24
"""Characters of a name in a list: a page of it must fit into a message."""


def heading(say: Words, listed: Listed, *, mine: bool) -> str:
    """How many tables there are, and which page of them this is."""
    told = say.games.heading_mine if mine else say.games.heading_server
    return told(tables=listed.total, page=listed.page + 1, pages=max(listed.pages, 1))


def mine(say: Words, listed: Listed, user_id: int, guild_id: int) -> list[str]:
    """A page of somebody's tables, a line each: those that wait for them, those of this server, and the others."""
    words = say.games
    own = [each for each in listed.tables if waits_for(each.session, user_id)]
    rest = [each for each in listed.tables if each not in own]
    direct = [each for each in rest if each.session.place.direct]
    here = [each for each in rest if each not in direct and each.session.place.guild_id == guild_id]
    there = [each for each in rest if each not in direct and each not in here]
    parts = (
        (words.your_turn(), own),
        (words.in_this_server(), here),
        (words.in_other_servers() if guild_id != DIRECT else words.in_servers(), there),
        (words.in_direct_messages(), direct),
    )
    return [
        told
        for heading, tables in parts
        if tables
        for told in (heading, *(line(say, each, user_id) for each in tables))
    ]


def request(say: Words, session: Session, user_id: int) -> str:
    """A table that waits for somebody's answer: to an invitation, or to a question, with what it costs."""
    words, game, where = say.games, title(say, session.game.key), channel(session) or say.apart.where()
    asked = session.question
    if asked is None:
        others = [each for each in session.people if each.user_id not in (user_id, session.host)]
        host = next((each for each in session.people if each.user_id == session.host), None)
        return words.line_invited(
            host=called(say, host) if host else say.names.somebody(),
            game=game,
            channel=where,
            company="with" if others else "alone",
            people=called_all(say, others),
        )
    wanted = game_actions.request(say, session, asked, lambda each: called(say, each))
    told = words.line_asked(game=game, channel=where, request=wanted)
    return " ".join(
        each
        for each in (told, game_actions.costs(say, session, asked), game_actions.until(say, session, asked))
        if each
    )


def waits_for(session: Session, user_id: int) -> bool:
    """Whether a game goes on only when that user moves."""
    actor = session.actor_person
    return actor is not None and actor.user_id == user_id and not session.paused


class _Company(Struct, frozen=True):
    """Who is named of a table, and whether the reader plays `with` them, or they play `among` themselves."""

    people: str = ""
    how: Literal["with", "among", "alone"] = "alone"


def _company(say: Words, session: Session, user_id: int) -> _Company:
    others = [each for each in session.people if each.user_id != user_id]
    seated = len(others) < len(session.people)
    if not others or (not seated and len(others) == 1 and session.state != "lobby"):
        return _Company()
    return _Company(called_all(say, others), "with" if seated else "among")


def line(say: Words, waiting: WaitingTable, user_id: int) -> str:
    """A table: what is played, with whom, whose turn it is, for how long and until when, where, and the way to it."""
    session = waiting.session.seen_by(user_id)
    return " ".join((short_line(say, waiting, user_id), linked(say.tables.go_to_table(), place(session))))


def short_line(say: Words, waiting: WaitingTable, user_id: int) -> str:
    """The same without the link to the message. The name of the channel leads to the table, too."""
    return " ".join(each for each in (_line(say, waiting, user_id), channel(waiting.session)) if each)


def channel(session: Session) -> str:
    """The channel or thread of a table, which Discord shows by its name and links to; empty in direct messages."""
    return "" if session.place.direct else f"<#{session.place.channel_id}>"


def _line(say: Words, waiting: WaitingTable, user_id: int) -> str:
    words, session = say.games, waiting.session
    game, company, long = title(say, session.game.key), _company(say, session, user_id), span(say, waiting.seconds)
    people, how = company.people, company.how
    if session.state == "lobby":
        can_join = session.free > 0 and not session.place.direct
        return words.line_lobby(game=game, company=how, people=people, open=can_join, span=long)
    actor = session.actor_person
    if session.paused:
        return words.line_paused(game=game, company=how, people=people)
    if actor is None:
        told = words.line_nobody(game=game, company=how, people=people, span=long)
    elif actor.user_id == user_id:
        told = words.line_yours(game=game, company=how, people=people, span=long)
    else:
        told = words.line_turn(game=game, company=how, people=people, who=called(say, actor), span=long)
    return " ".join(each for each in (clocks.after(say, told, session), game_actions.absent(say, session)) if each)


def called_all(say: Words, people: Sequence[Player]) -> str:
    """What these players are called in a list of tables, as a list."""
    return both(say, [called(say, each) for each in people])


def called(say: Words, person: Player) -> str:
    """What a player is called in a list of tables: bold for a person, whose name may be cut."""
    if isinstance(person, Person):
        return bold(say, clip(" ".join(plain(say, person).split()), _NAME))
    return plain(say, person)


def next_game(say: Words, waiting: WaitingTable, user_id: int) -> str:
    """The game that somebody should turn to next, and the way to it."""
    words, session = say.games, waiting.session
    game, long = title(say, session.game.key), span(say, waiting.seconds)
    others = [each for each in session.people if each.user_id != user_id]
    told = (
        words.next_waits_with(game=game, people=called_all(say, others), span=long)
        if others
        else words.next_waits(game=game, span=long)
    )
    return f"{clocks.after(say, told, session)} {linked(say.tables.go_to_table(), place(session))}"


def digest(say: Words, listed: Listed, user_id: int, exercises: int = 0) -> str:
    """The daily message about what waits for somebody, and how many exercises of theirs are due."""
    due = f"\n{say.games.digest_exercises(number=exercises)}" if exercises else ""
    return f"{_waiting(say, listed, user_id, _DIGEST - len(due))}{due}"


def _waiting(say: Words, listed: Listed, user_id: int, most: int) -> str:
    """What waits for somebody: a line for each request, and for each game in which they move.

    Where a plain text has no room for all links, the last lines have none.
    """
    if not listed.asking and not listed.tables:
        return say.games.digest_nothing()
    asks = [_numbered(say, each, user_id, number) for number, each in enumerate(listed.asking, 1)]
    room = most - len(head := _asked(say, asks, listed.asked))
    if not listed.tables:
        return head.rstrip("\n")
    waiting, total = listed.tables, listed.total
    for full in range(len(waiting), -1, -1):
        lines = [(line if number < full else short_line)(say, each, user_id) for number, each in enumerate(waiting)]
        if len(told := _digest(say, lines, total)) <= room:
            return f"{head}{told}"
    while lines and len(told) > room:
        told = _digest(say, lines := lines[:-1], total)
    return f"{head}{told}"


def _numbered(say: Words, waiting: WaitingTable, user_id: int, number: int) -> str:
    """A request with its number, by which its buttons are known."""
    return f"{number}. {request(say, waiting.session, user_id).removeprefix('- ')}"


def _asked(say: Words, lines: Sequence[str], total: int) -> str:
    """The first part of a digest: the requests; empty where there are none."""
    if not lines:
        return ""
    return f"{_part(say.games.digest_asked(number=total), lines, _more(say, total - len(lines)))}\n"


def _digest(say: Words, lines: Sequence[str], total: int) -> str:
    return _part(say.games.digest(number=total), lines, _more(say, total - len(lines)))


def _more(say: Words, number: int) -> str:
    return say.games.digest_more(number=number) if number else ""


def _part(heading: str, lines: Sequence[str], more: str) -> str:
    return "\n".join(each for each in (heading, *lines, more) if each)
