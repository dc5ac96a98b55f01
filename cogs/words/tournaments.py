"""What people read about tournaments: how one stands, calls and private answers, and the choices of organisers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from cogs.words import arenas, conditions, events, live, placings
from cogs.words.about import title
from cogs.words.names import address, linked, safe
from cogs.words.times import span, when
from sessions.state.table import Place
from tournaments.events import scored
from tournaments.events.state import Tournament, TournamentRow
from tournaments.events.terms import OPEN_FOR, Terms, bank_seconds
from words import Words
from words.lists import both

_STATES: Mapping[str, Literal["open", "running", "over", "cancelled"]] = {
    "registration": "open",
    "running": "running",
    "finished": "over",
    "cancelled": "cancelled",
}

_TIMES: Mapping[str, Literal["quarter", "hour", "day", "three-days", "week"]] = {
    "15m": "quarter",
    "1h": "hour",
    "1d": "day",
    "3d": "three-days",
    "1w": "week",
}
"""For how long registration is open, as the custom ids and as the messages have it."""


CHECKING_FILE = "tournament.json"
"""The name of a checking file."""


def name(tournament: Tournament) -> str:
    """What a tournament is called, safe to show."""
    return safe(tournament.name)


def bank(say: Words, value: str) -> str:
    """A bank as a time, such as “10 days”."""
    return span(say, bank_seconds(value))


def called(say: Words, tournament: Tournament | TournamentRow) -> str:
    """What a tournament is called, with its season in a league; safe to show."""
    plain = safe(tournament.name)
    return say.leagues.season(name=plain, season=tournament.season) if tournament.series else plain


def about(say: Words, tournament: Tournament) -> list[str]:
    """The first lines of all that is said of a tournament: what it is called, and what is played."""
    return [f"### {called(say, tournament)}", _about(say, tournament)]


def _about(say: Words, tournament: Tournament) -> str:
    game, time = title(say, tournament.game), bank(say, tournament.terms.bank)
    match tournament.terms.format:
        case "league":
            return say.leagues.about_league(game=game, size=tournament.terms.size, bank=time)
        case "stages":
            return say.leagues.about_stages(game=game, bank=time)
        case "arena":
            return arenas.about(say, tournament, game, time)
        case "swiss" | "tables":
            return live.about(say, tournament, game, time)
        case "event":
            return events.about(say, tournament)
    return say.tournaments.about(game=game, bank=time)


def status(say: Words, tournament: Tournament, places: int | None = None) -> list[str]:
    """How a tournament stands, a line each, with the standings once it has begun: at most `places` of each division."""
    if tournament.terms.scored:
        return events.status(say, tournament, scored.standings(tournament), places)
    if tournament.state == "registration":
        return _registration(say, tournament)
    if tournament.state == "running":
        return [*_course(say, tournament), *placings.standings(say, tournament, places)]
    if tournament.state == "finished":
        return [
            say.tournaments.over(),
            placings.winners(say, tournament),
            *placings.standings(say, tournament, places),
            *placings.moves(say, tournament),
            say.leagues.again_hint() if tournament.series else "",
        ]
    return []


def _course(say: Words, tournament: Tournament) -> list[str]:
    """How far the games of a tournament are that runs: a line or two."""
    paused_at = tournament.paused_at
    if tournament.terms.live and paused_at is None:
        return arenas.status(say, tournament) if tournament.terms.arena else live.status(say, tournament)
    over = sum(bool(each.how) for each in tournament.boards)
    line = say.tournaments.progress(over=over, games=len(tournament.boards))
    if paused_at is not None:
        return [line, say.tournaments.is_paused(when=when(paused_at))]
    return [f"{line} · {say.tournaments.ends(when=when(tournament.ends or 0))}"]


def _registration(say: Words, tournament: Tournament) -> list[str]:
    told, most, called = say.tournaments, tournament.terms.most, placings.names(say, tournament)
    if tournament.checks is not None:
        here = sum(each.here for each in tournament.playing)
        return [
            told.checking_in(here=here, joined=len(tournament.playing)),
            told.check_in_ends(when=when(tournament.checks)),
            f"-# {told.fingerprint(fingerprint=tournament.fingerprint)}",
        ]
    joined = [called[each.entry] for each in tournament.playing]
    return [
        told.joined(joined=len(joined), most=most, names=both(say, joined)) if joined else told.nobody_yet(most=most),
        told.waiting(number=len(tournament.waiting)) if tournament.waiting else "",
        told.closes(when=when(tournament.closes)),
        say.leagues.rule() if tournament.series else "",
        *conditions.all_of(say, tournament.terms),
        f"-# {told.fingerprint(fingerprint=tournament.fingerprint)}",
    ]


def cancelled(say: Words, tournament: Tournament, reason: str) -> str:
    """Why a tournament was cancelled. `reason` is what the organiser wrote; empty: too few people came."""
    least = tournament.terms.least
    return say.tournaments.cancelled(reason=safe(reason)) if reason else say.tournaments.cancelled_few(least=least)


def registered(say: Words, tournament: Tournament, user_id: int) -> str:
    """Tells somebody that they are in, or which place they have on the waiting list."""
    waiting = [each.user_id for each in tournament.waiting]
    if user_id in waiting:
        return say.tournaments.on_waiting_list(number=waiting.index(user_id) + 1)
    if tournament.terms.arena:
        return say.arenas.registered(when=when(tournament.closes))
    if tournament.terms.live:
        return live.registered(say, tournament)
    told = say.tournaments.registered(games=tournament.terms.at_once, bank=bank(say, tournament.terms.bank))
    return f"{told} {say.tournaments.check_in_follows()}" if tournament.terms.check_in else told


def checked_in(say: Words, tournament: Tournament, user_id: int) -> str:
    """Tells somebody who has checked in what that means: those who wait have no place yet."""
    waits = any(each.user_id == user_id for each in tournament.waiting)
    return say.tournaments.checked_in(place="waiting" if waits else "in")


def call(say: Words, tournament: Tournament, kind: str, people: Sequence[str], link: str) -> str:
    """Calls people before the start, as plain text: what they are told is as in `EntrantRow.call`."""
    told, named, what = say.tournaments, both(say, people), called(say, tournament)
    if kind == "up":
        return told.call_up(people=named, name=what, link=link)
    if kind == "ready":
        return live.call(say, tournament, named, link)
    return told.call_check(people=named, name=what, link=link, when=when(tournament.checks or 0))


def line(say: Words, row: TournamentRow, message_id: int | None) -> str:
    """A line of the list of a server's tournaments, with a link to its message, or to its channel."""
    link = linked(called(say, row), address(Place(row.guild_id, row.channel_id), message_id))
    return f"- {say.tournaments.list_line(link=link, game=title(say, row.game), state=_STATES[row.state])}"


def open_for(say: Words, value: str) -> str:
    """For how long registration is open, as a label."""
    assert value in OPEN_FOR, "every time has its words"
    return say.tournaments.open_for(time=_TIMES[value])


def formats(say: Words) -> dict[str, str]:
    """The formats as labels."""
    told = say.leagues
    return {
        "group": told.format_group(),
        "league": told.format_league(),
        "stages": told.format_stages(),
        "swiss": say.live.format_swiss(),
        "tables": say.live.format_tables(),
        "arena": say.arenas.format(),
        "event": say.events.format_event(),
    }


def size(say: Words, number: int) -> str:
    """About how many players a division has, as a label."""
    return say.leagues.size_choice(number=number)


def rounds(say: Words, number: int) -> str:
    """How many rounds are played, as a label; 0: as many as suit the field."""
    return say.live.rounds_choice(number=number) if number else say.live.rounds_auto()


def about_new(say: Words, terms: Terms) -> str:
    """What a tournament of this format is, for whoever announces one."""
    match terms.format:
        case "league":
            return say.leagues.new_league()
        case "stages":
            return say.leagues.new_stages()
        case "swiss":
            return say.live.new_swiss()
        case "tables":
            return say.live.new_tables()
        case "arena":
            return say.arenas.new()
        case "event":
            return say.events.new_event()
    return say.tournaments.new_about()


def who(say: Words, games: int) -> str:
    """Who can join: everybody, or who has finished so many games in the server."""
    return say.tournaments.who_games(number=games) if games else say.tournaments.who_anyone()


def listed(say: Words, lines: Sequence[str]) -> list[str]:
    """The list of a server's tournaments with its heading."""
    if not lines:
        return [say.tournaments.list_none()]
    return [f"### {say.tournaments.list_heading()}", *lines]


def draw_check(say: Words, tournament: Tournament) -> list[str]:
    """How somebody checks the draw: once it is over, with the secrets from which it was made."""
    told = say.tournaments
    fingerprint = told.fingerprint(fingerprint=tournament.fingerprint)
    command = f"```\npython -m tournaments {CHECKING_FILE} --fingerprint {tournament.fingerprint}\n```"
    lines = [told.check_how() if tournament.numbered else told.check_nothing(), command, fingerprint]
    if not tournament.over:
        return [*lines, told.check_later()]
    return [*lines, told.check_secret(secret=tournament.announced.hex())]
