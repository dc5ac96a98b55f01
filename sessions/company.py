"""Who may open a table here, and who may sit down with whom: what servers and people have settled, obeyed.

Whoever is turned down learns nothing of what somebody else has settled: whether they are avoided, or that person has
games enough, reads the same, and of two who do not want to meet it is never told which of them said so.
"""

from __future__ import annotations

from collections.abc import Sequence

from sessions.log import Person
from sessions.refusals import (
    Avoided,
    NoInvitations,
    NotJoined,
    OnlyModerators,
    OtherChannels,
    TooManyGames,
)
from sessions.session import Session
from sessions.settings import NO_LIMIT, PersonSettings, Settings


async def check_opening(settings: Settings, guild_id: int, channel_ids: Sequence[int], *, moderator: bool) -> None:
    """Whether a table may be opened in a server, in the first of these channels, which hangs on the others.

    How many may be open is looked at when it opens. Raises OtherChannels or OnlyModerators.
    """
    server = await settings.server(guild_id)
    if server.channels and server.channels.isdisjoint(channel_ids):
        raise OtherChannels(sorted(server.channels))
    if server.openers == "moderators" and not moderator:
        raise OnlyModerators


async def check_invited(
    settings: Settings, host: Person, invited: Sequence[Person], seated: Sequence[Person] = ()
) -> None:
    """Whether these may be invited by `host`, to sit with each other and with those who are `seated` already.

    Raises Avoided or NoInvitations.
    """
    others = [each for each in invited if each.user_id != host.user_id]
    if not others:
        return
    company = [host, *(each for each in seated if each.user_id != host.user_id)]
    found = await settings.guests([each.user_id for each in (*company, *others)])
    people = {user_id: person for user_id, (_, person) in found.items()}
    for person in others:
        if person.user_id in people[host.user_id].avoided:
            raise Avoided(person.name)
    for person in others:
        games, settled = found[person.user_id]
        if _full(games, settled) or any(_apart(people, person, each) for each in company):
            raise NoInvitations(person.name)
        company.append(person)


async def limit_reached(settings: Settings, user_id: int) -> int | None:
    """At how many tables somebody lets themselves be seated, if they sit at as many; None where there is room."""
    games, own = (await settings.guests([user_id]))[user_id]
    return own.open_games if _full(games, own) else None


async def check_newcomer(settings: Settings, newcomer: Person, seated: Sequence[Person]) -> None:
    """Whether somebody may take a seat beside those who are `seated`, none of whom asks. Raises NoInvitations."""
    found = await settings.guests([newcomer.user_id, *(each.user_id for each in seated)])
    people = {user_id: person for user_id, (_, person) in found.items()}
    games, settled = found[newcomer.user_id]
    if _full(games, settled) or any(_apart(people, newcomer, each) for each in seated):
        raise NoInvitations(newcomer.name)


async def check_joining(settings: Settings, person: Person, session: Session) -> None:
    """Whether somebody may sit down at a table. Raises TooManyGames, Avoided or NotJoined."""
    seated = [each for each in (*session.people, *session.invited) if each.user_id != person.user_id]
    found = await settings.guests([person.user_id, *(each.user_id for each in seated)])
    people = {user_id: settled for user_id, (_, settled) in found.items()}
    games, own = found[person.user_id]
    if _full(games, own) and not session.seat_of(person.user_id):
        raise TooManyGames(own.open_games)
    for each in seated:
        if each.user_id in own.avoided:
            raise Avoided(each.name)
    if any(_apart(people, person, each) for each in seated):
        raise NotJoined(session)


def _full(games: int, settled: PersonSettings) -> bool:
    return settled.open_games != NO_LIMIT and games >= settled.open_games


def _apart(people: dict[int, PersonSettings], one: Person, other: Person) -> bool:
    """Whether either of two does not want to meet the other."""
    return other.user_id in people[one.user_id].avoided or one.user_id in people[other.user_id].avoided
