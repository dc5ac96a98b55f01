"""Who may open a table in a server, and who may sit with whom, by the settings of servers and people.

A refused person does not learn the settings of others. The refusal is the same whether somebody avoids them, sits
only with people they have met, or plays enough games already; and it does not say which of two people avoids the other.
Reasons that hold for everybody are checked before (`cogs/commands`).
"""

from __future__ import annotations

from collections.abc import Sequence

from sessions.people.settings import Guest, StoredSettings
from sessions.refusals.limits import Avoided, NoInvitations, NotJoined, OnlyModerators, OtherChannels, TooManyGames
from sessions.session import Session
from sessions.state.players import Person, Player
from sessions.state.table import Place


async def check_opening(settings: StoredSettings, place: Place, *, moderator: bool) -> None:
    """Check that the server's settings allow a table at that place. `moderator`: whether a moderator opens it.

    The number of open tables is checked when the table opens. Raises OtherChannels or OnlyModerators.
    """
    server = await settings.server(place.guild_id)
    if server.channels and server.channels.isdisjoint(place.channel_ids):
        raise OtherChannels(sorted(server.channels))
    if server.openers == "moderators" and not moderator:
        raise OnlyModerators


async def check_invited(
    settings: StoredSettings, host: Person, invited: Sequence[Person], seated: Sequence[Player] = ()
) -> None:
    """Check that `host` may invite these people, to sit with each other and with those who are `seated` already.

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
        # A person who invites a stranger wants to sit with them.
        if guest.full or guest.avoids(found[host.user_id]) or any(_apart(guest, each) for each in beside):
            raise NoInvitations(person.name)
        company.append(person)


async def limit_reached(settings: StoredSettings, user_id: int) -> int | None:
    """The most tables at which a user wants to sit, if they sit at as many; None if they can sit at another one."""
    own = (await settings.guests([user_id]))[user_id]
    return own.settings.open_games if own.full else None


async def suitable(settings: StoredSettings, user_id: int, others: Sequence[int], now: int) -> list[int]:
    """Those of the users `others` with whom a user can be seated at `now` without anybody being asked, in their order.

    Neither of two such people avoids the other, is away, or plays enough games already. Raises NotRead.
    """
    found = await settings.guests([user_id, *others])
    return [each for each in others if can_sit_together(found[user_id], found[each], now)]


def can_sit_together(one: Guest, other: Guest, now: int) -> bool:
    """Whether two people can be seated together at `now` without being asked: see `suitable`.

    Both were read together (`StoredSettings.guests`), so that it is known whether they have met.
    """
    come = all(not each.full and each.settings.away_until <= now for each in (one, other))
    return come and not _apart(one, other)


async def check_newcomer(settings: StoredSettings, newcomer: Person, seated: Sequence[Player]) -> None:
    """Check that somebody may take a seat at a table of others, none of whom asks for it. Raises NoInvitations."""
    beside = _people(seated)
    found = await settings.guests([newcomer.user_id, *(each.user_id for each in beside)])
    guest = found[newcomer.user_id]
    if guest.full or any(_apart(guest, found[each.user_id]) for each in beside):
        raise NoInvitations(newcomer.name)


async def check_joining(settings: StoredSettings, person: Person, session: Session) -> None:
    """Check that somebody may join a table. Raises TooManyGames, Avoided or NotJoined."""
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
        # A person who joins accepts strangers, and a host has accepted those whom they invited.
        welcome = invited and each.user_id == session.host
        if person.user_id in other.avoided or (found[each.user_id].avoids(own) and not welcome):
            raise NotJoined(session)


def _people(players: Sequence[Player]) -> list[Person]:
    """The persons among these players: nobody else has settings."""
    return [each for each in players if isinstance(each, Person)]


def _apart(one: Guest, other: Guest) -> bool:
    """Whether one of two people does not want to sit with the other."""
    return one.avoids(other) or other.avoids(one)
