"""What people read about open games: theirs and their server's, whose turn it is, and for how long."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.words import english as clocks
from cogs.words.english import bold, plain, span, title
from cogs.words.names import place
from render.kit.words import clip, count, series
from sessions.session import Session
from sessions.state.place import DIRECT
from sessions.state.players import Person, Player
from sessions.tables.overview import Listed, WaitingTable

COMMANDS = {"games": "The games that wait for you, and those of this server"}

MINE, HERE, NEXT_GAME = "My games", "This server's", "Next game"
NO_GAME_WAITS = "No other game waits for you."

_NAME = 24
"""Characters of a name in a list: a page of it must fit into a message."""


def heading(listed: Listed, *, mine: bool) -> str:
    """How many tables there are, and which page of them this is."""
    whose = "You sit at" if mine else "In this server there are" if listed.total != 1 else "In this server there is"
    where = f", page {listed.page + 1} of {listed.pages}" if listed.pages > 1 else ""
    return f"{whose} {count(listed.total, 'open table')}{where}."


def mine(listed: Listed, user_id: int, guild_id: int) -> list[str]:
    """A page of somebody's tables, a line each: those that wait for them, those of this server, and the others."""
    own = [each for each in listed.tables if waits_for(each.session, user_id)]
    rest = [each for each in listed.tables if each not in own]
    direct = [each for each in rest if each.session.place.direct]
    here = [each for each in rest if each not in direct and each.session.place.guild_id == guild_id]
    there = [each for each in rest if each not in direct and each not in here]
    parts = {
        "### Your turn": own,
        "### In this server": here,
        "### In other servers" if guild_id != DIRECT else "### In servers": there,
        "### In direct messages": direct,
    }
    return [
        told
        for heading, tables in parts.items()
        if tables
        for told in (heading, *(line(each, user_id) for each in tables))
    ]


def waits_for(session: Session, user_id: int) -> bool:
    """Whether a game goes on only when that user moves."""
    actor = session.actor_person
    return actor is not None and actor.user_id == user_id and not session.paused


def line(waiting: WaitingTable, user_id: int) -> str:
    """A table: what is played, with whom, whose turn it is, for how long and until when, and the way to it."""
    session = waiting.session
    game, way = title(session.game.key), f"[Go to the table]({place(session)})"
    people = [each for each in session.people if each.user_id != user_id]
    whom = f" with {_people(people)}" if len(people) < len(session.people) and people else ""
    if session.state == "lobby":
        who = f" ({_people(people)})" if len(people) == len(session.people) and people else ""
        return f"- {game}{whom}{who}: open for players for {span(waiting.seconds)}. {way}"
    actor = session.actor_person
    among = whom or (f" ({_people(people)})" if len(people) > 1 else "")
    if session.paused:
        return f"- {game}{among}: paused. {way}"
    wait = clocks.after(f"for {span(waiting.seconds)}.", session)
    if actor is not None and actor.user_id == user_id:
        return f"- ▶ **Your turn** in {game}{whom}, {wait} {way}"
    return f"- {game}{among}: {_called(actor)} is to play, {wait} {way}"


def _people(people: Sequence[Player]) -> str:
    return series([_called(each) for each in people])


def _called(person: Player | None) -> str:
    if person is None:
        return "nobody"
    return bold(clip(" ".join(person.name.split()), _NAME)) if isinstance(person, Person) else plain(person)


def next_game(waiting: WaitingTable, user_id: int) -> str:
    """The game that somebody should turn to next, and the way to it."""
    session: Session = waiting.session
    people = [each for each in session.people if each.user_id != user_id]
    whom = f" with {_people(people)}" if people else ""
    wait = f"Your game of {title(session.game.key)}{whom} has waited for you for {span(waiting.seconds)}."
    return f"{clocks.after(wait, session)} [Go to the table]({place(session)})"
