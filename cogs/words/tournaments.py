"""What people read about tournaments: how one stands, the standings, and the choices of organisers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from cogs.words import arenas, conditions, events, live, placings
from cogs.words.about import title
from cogs.words.names import address, linked, safe
from cogs.words.times import span, when
from sessions.state.table import Place
from tournaments.events import scored
from tournaments.events.acts import Verdict
from tournaments.events.service import Line
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
        if tournament.terms.arena and not tournament.paused:
            return [*arenas.status(say, tournament), *placings.standings(say, tournament, places)]
        if tournament.terms.live and not tournament.paused:
            return [*live.status(say, tournament), *placings.standings(say, tournament, places)]
        over = sum(bool(each.how) for each in tournament.boards)
        line = say.tournaments.progress(over=over, games=len(tournament.boards))
        if tournament.paused_at is not None:
            return [
                line,
                say.tournaments.is_paused(when=when(tournament.paused_at)),
                *placings.standings(say, tournament, places),
            ]
        return [
            f"{line} · {say.tournaments.ends(when=when(tournament.ends or 0))}",
            *placings.standings(say, tournament, places),
        ]
    if tournament.state == "finished":
        return [
            say.tournaments.over(),
            placings.winners(say, tournament),
            *placings.standings(say, tournament, places),
            *placings.moves(say, tournament),
            say.leagues.again_hint() if tournament.series else "",
        ]
    return []


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


# The journal, and what organisers change

SHOWN = frozenset({"corrected", "removed", "bound", "extended", "prolonged", "paused", "resumed", "conditions", "away"})
"""What of the journal stands in the public message: what organisers have changed, another secret of the draw, and how
much later an arena ends."""


def journal(say: Words, tournament: Tournament, lines: Sequence[Line]) -> list[str]:
    """The journal with its heading, the newest first."""
    told = [say.tournaments.journal_line(when=when(each.at), line=_line(say, tournament, each)) for each in lines]
    return [f"### {say.tournaments.journal_heading()}", *(told[::-1] or [say.tournaments.journal_empty()])]


def changes(say: Words, tournament: Tournament, lines: Sequence[Line]) -> list[str]:
    """What organisers have changed of the standings, the newest last: a line each, without who did it."""
    return [f"-# {_line(say, tournament, each, named=False)}" for each in lines if each.kind in SHOWN]


def _line(say: Words, tournament: Tournament, line: Line, *, named: bool = True) -> str:
    told, called, facts = say.tournaments, placings.names(say, tournament), line.facts
    by = f"<@{line.by}>" if line.by and named else told.an_organiser()
    who = called.get(facts.get("entrant", 0), say.names.former_player())
    reason = safe(str(facts.get("reason", "")))
    match line.kind:
        case "began" | "bound" | "final" | "away":
            return _course_line(say, tournament, line)
        case "extended" | "prolonged" | "paused" | "resumed" | "conditions":
            return _organised(say, line, by, reason)
        case "absent":
            return say.live.line_absent(who=who)
        case "late":
            return live.line_late(say, tournament, who, facts["round"], facts["start"])
        case "withdrew":
            return told.line_withdrew(who=who)
        case "removed":
            return told.line_removed(by=by, who=who, reason=reason)
        case "annulled":
            return told.line_annulled(who=who)
        case "cancelled":
            return told.line_cancelled(by=by, reason=reason) if line.by else cancelled(say, tournament, "")
        case "corrected":
            seated = [called[tournament.numbered[number].entry] for number in facts["seats"]]
            first, second = seated[0], both(say, seated[1:])
            result = verdict(say, Verdict(facts["verdict"]), first, second)
            return told.line_corrected(
                by=by, board=facts["board"], first=first, second=second, result=result, reason=reason
            )
    return told.line_finished()


def _organised(say: Words, line: Line, by: str, reason: str) -> str:
    """A line about what an organiser did with the time, or with who can join."""
    told = say.tournaments
    match line.kind:
        case "extended":
            return told.line_extended(by=by, time=span(say, line.facts["seconds"]), reason=reason)
        case "prolonged":
            return told.line_prolonged(by=by, time=span(say, line.facts["seconds"]), reason=reason)
        case "paused":
            return told.line_paused(by=by, reason=reason)
        case "conditions":
            return say.conditions.line(by=by)
    return told.line_resumed(by=by)


def _course_line(say: Words, tournament: Tournament, line: Line) -> str:
    """A line about what the rules did in its course."""
    if line.kind == "bound":
        return say.tournaments.line_bound()
    if line.kind == "away":
        return say.arenas.line_away(time=span(say, line.facts["seconds"]))
    if line.kind == "final":
        return say.leagues.line_final(entrants=line.facts["entrants"])
    return _began(say, tournament, line.facts)


def _began(say: Words, tournament: Tournament, facts: Mapping[str, Any]) -> str:
    if "deals" in facts:
        return say.events.line_began(deals=facts["deals"])
    entrants, divisions = facts["entrants"], facts.get("divisions", 0)
    if "minutes" in facts:
        return say.arenas.line_began(entrants=entrants, minutes=facts["minutes"])
    if "rounds" in facts:
        return say.live.line_began(entrants=entrants, rounds=facts["rounds"])
    if not divisions:
        return say.tournaments.line_began(entrants=entrants)
    if tournament.terms.format == "league":
        return say.leagues.line_began(entrants=entrants, divisions=divisions)
    return say.leagues.line_began_groups(entrants=entrants, groups=divisions)


def verdict(say: Words, given: Verdict, first: str, second: str) -> str:
    """What an organiser has made of a board of these two."""
    told = say.tournaments
    match given:
        case Verdict.FIRST:
            return told.verdict_wins(who=first)
        case Verdict.SECOND:
            return told.verdict_wins(who=second)
        case Verdict.DRAW:
            return told.verdict_draw()
        case Verdict.NOBODY:
            return told.verdict_nobody()
    return told.verdict_annulled()
