"""What people read about open games: theirs and their server's, whose turn it is, and for how long."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.words.about import title
from cogs.words.names import FORMER, bold, place
from cogs.words.times import span
from render.kit.words import clip, count, series
from sessions.log import Person
from sessions.overview import Listed, Waiting
from sessions.session import Session

COMMANDS = {"games": "The games that wait for you, and those of this server"}

MINE, HERE, NEXT_GAME = "My games", "This server's", "My next game"
NO_GAME_WAITS = "No other game waits for you."

_NAME = 24
"""Characters of a name in a list: a page of it must fit into a message."""


def heading(listed: Listed, *, mine: bool) -> str:
    """How many tables there are, and which page of them this is."""
    whose = "You sit at" if mine else "In this server there are" if listed.total != 1 else "In this server there is"
    where = f", page {listed.page + 1} of {listed.pages}" if listed.pages > 1 else ""
    return f"{whose} {count(listed.total, 'open table')}{where}."


def mine(listed: Listed, user_id: int, guild_id: int) -> list[str]:
    """A page of somebody's tables, a line each, those of the server where they ask apart from the others."""
    here = [line(each, user_id) for each in listed.tables if each.session.row.guild_id == guild_id]
    there = [line(each, user_id) for each in listed.tables if each.session.row.guild_id != guild_id]
    if not guild_id:
        return there
    return [
        *(["### In this server", *here] if here else []),
        *(["### In other servers", *there] if there else []),
    ]


def line(waiting: Waiting, user_id: int) -> str:
    """A table: what is played, with whom, whose turn it is and for how long, and the way to it."""
    session = waiting.session
    game, way = title(session.game.key), f"[Go to the table]({place(session)})"
    people = [each for each in session.people if each.user_id != user_id]
    whom = f" with {_people(people)}" if len(people) < len(session.people) and people else ""
    if session.state == "lobby":
        who = f" ({_people(people)})" if len(people) == len(session.people) and people else ""
        return f"- {game}{whom}{who}: open for players for {span(waiting.seconds)}. {way}"
    actor = session.actor_person
    if actor is not None and actor.user_id == user_id:
        return f"- ▶ **Your turn** in {game}{whom}, for {span(waiting.seconds)}. {way}"
    among = whom or (f" ({_people(people)})" if len(people) > 1 else "")
    return f"- {game}{among}: {_called(actor)} is to play, for {span(waiting.seconds)}. {way}"


def _people(people: Sequence[Person]) -> str:
    return series([_called(each) for each in people])


def _called(person: Person | None) -> str:
    if person is None:
        return "nobody"
    return bold(clip(" ".join(person.name.split()), _NAME)) if person.user_id > 0 else FORMER


def next_game(waiting: Waiting, user_id: int) -> str:
    """The game that has waited longest for somebody, and the way to it."""
    session: Session = waiting.session
    people = [each for each in session.people if each.user_id != user_id]
    whom = f" with {_people(people)}" if people else ""
    return (
        f"Your game of {title(session.game.key)}{whom} has waited for you for {span(waiting.seconds)}. "
        f"[Go to the table]({place(session)})"
    )
