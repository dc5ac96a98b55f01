"""Who may open a table here, and who may sit down with whom: what servers and people have settled, obeyed.

Whoever is turned down learns nothing of what somebody else has settled: whether they are avoided, or are a stranger to
somebody who sits with acquaintances only, or that person has games enough, reads the same; and of two who do not want
to meet it is never told which of them said so. What stands in everybody's way is looked at before (`cogs/asked`).
"""

from __future__ import annotations

from collections.abc import Sequence

from sessions.people.settings import Guest, Settings
from sessions.refusals import (
    Avoided,
    NoInvitations,
    NotJoined,
    OnlyModerators,
    OtherChannels,
    TooManyGames,
)
from sessions.session import Session
from sessions.state.place import Place
from sessions.state.players import Person, Player


async def check_opening(settings: Settings, place: Place, *, moderator: bool) -> None:
    """Whether the server's settings let a table be opened at that place, by a `moderator` or by somebody else.

    How many may be open is looked at when it opens. Raises OtherChannels or OnlyModerators.
    """
    server = await settings.server(place.guild_id)
    if server.channels and server.channels.isdisjoint(place.channel_ids):
        raise OtherChannels(sorted(server.channels))
    if server.openers == "moderators" and not moderator:
        raise OnlyModerators


async def check_invited(
    settings: Settings, host: Person, invited: Sequence[Person], seated: Sequence[Player] = ()
) -> None:
    """Whether these may be invited by `host`, to sit with each other and with those who are `seated` already.

    Raises Avoided or NoInvitations.
    """
    others = [each for each in invited if each.user_id != host.user_id]
    if not others:
        return
    company = [host, *(each for each in _people(seated) if each.user_id != host.user_id)]
    found = await settings.guests([each.user_id for each in (*company, *others)])
    for person in others:
        if person.user_id in found[host.user_id].settings.avoided:
            raise Avoided(person.name)
    for person in others:
        guest = found[person.user_id]
        beside = [found[each.user_id] for each in company if each.user_id != host.user_id]
        # Who invites a stranger wants to sit with them.
        if guest.full or guest.avoids(found[host.user_id]) or any(_apart(guest, each) for each in beside):
            raise NoInvitations(person.name)
        company.append(person)


async def limit_reached(settings: Settings, user_id: int) -> int | None:
    """At how many tables somebody lets themselves be seated, if they sit at as many; None where there is room."""
    own = (await settings.guests([user_id]))[user_id]
    return own.settings.open_games if own.full else None


async def check_newcomer(settings: Settings, newcomer: Person, seated: Sequence[Player]) -> None:
    """Whether somebody may take a seat beside those who are `seated`, none of whom asks. Raises NoInvitations."""
    beside = _people(seated)
    found = await settings.guests([newcomer.user_id, *(each.user_id for each in beside)])
    guest = found[newcomer.user_id]
    if guest.full or any(_apart(guest, found[each.user_id]) for each in beside):
        raise NoInvitations(newcomer.name)


async def check_joining(settings: Settings, person: Person, session: Session) -> None:
    """Whether somebody may sit down at a table. Raises TooManyGames, Avoided or NotJoined."""
    seated = [each for each in _people([*session.people, *session.invited]) if each.user_id != person.user_id]
    found = await settings.guests([person.user_id, *(each.user_id for each in seated)])
    own = found[person.user_id]
    if own.full and not session.seat_of(person.user_id):
        raise TooManyGames(own.settings.open_games)
    for each in seated:
        if each.user_id in own.settings.avoided:
            raise Avoided(each.name)
    invited = session.is_invited(person.user_id)
    for each in seated:
        other = found[each.user_id].settings
        # Whoever sits down by themselves sits with strangers if they like; and a host has invited whom they wanted.
        welcome = invited and each.user_id == session.host
        if person.user_id in other.avoided or (found[each.user_id].avoids(own) and not welcome):
            raise NotJoined(session)


def _people(players: Sequence[Player]) -> list[Person]:
    """The persons among these players: nobody else has settings."""
    return [each for each in players if isinstance(each, Person)]


def _apart(one: Guest, other: Guest) -> bool:
    """Whether either of two has settled that they do not want to sit with the other."""
    return one.avoids(other) or other.avoids(one)
