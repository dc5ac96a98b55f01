"""What people read about tournaments: how one stands, the standings, and the choices of organisers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal

from cogs.words.about import title
from cogs.words.names import address, bold, linked, safe
from cogs.words.times import span, when
from sessions.state.table import Place
from tournaments.events.acts import Verdict
from tournaments.events.service import Line
from tournaments.events.state import Tournament, TournamentRow
from tournaments.events.terms import FEWEST, OPEN_FOR, bank_seconds
from tournaments.standings.places import Placed
from words import Words
from words.lists import both

HALVES = 2
"""How many parts of a point are counted: a win has two, a draw one."""

_STATES: Mapping[str, Literal["open", "running", "over", "cancelled"]] = {
    "registration": "open",
    "running": "running",
    "finished": "over",
    "cancelled": "cancelled",
}

_TIMES: Mapping[str, Literal["hour", "day", "three-days", "week"]] = {
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


def about(say: Words, tournament: Tournament) -> list[str]:
    """The first lines of all that is said of a tournament: what it is called, and what is played."""
    game = title(say, tournament.game)
    return [f"### {name(tournament)}", say.tournaments.about(game=game, bank=bank(say, tournament.terms.bank))]


def plain_names(say: Words, tournament: Tournament) -> dict[int, str]:
    """The names of all entrants by their entry, as they are; no two are the same."""
    plain = {each.entry: each.name or say.names.former_player() for each in tournament.entrants}
    alike = Counter(plain.values())
    seen = Counter[str]()
    found = {}
    for entry, who in plain.items():
        seen[who] += 1
        found[entry] = say.names.namesake(who=who, number=seen[who]) if alike[who] > 1 else who
    return found


def names(say: Words, tournament: Tournament) -> dict[int, str]:
    """The same, bold and safe to show."""
    return {entry: bold(say, who) for entry, who in plain_names(say, tournament).items()}


def names_by_number(say: Words, tournament: Tournament) -> dict[int, str]:
    """The names as they are by pairing number, for a picture."""
    plain = plain_names(say, tournament)
    return {number: plain[each.entry] for number, each in tournament.numbered.items()}


def points(halves: int) -> str:
    """A number of points, given in halves: “5½”."""
    whole, half = divmod(halves, HALVES)
    return f"{whole or ''}½" if half else str(whole)


def status(say: Words, tournament: Tournament, places: int | None = None) -> list[str]:
    """How a tournament stands, a line each, with the standings once it has begun: at most `places` of them."""
    if tournament.state == "registration":
        return _registration(say, tournament)
    if tournament.state == "running":
        over = sum(bool(each.how) for each in tournament.boards)
        line = say.tournaments.progress(over=over, games=len(tournament.boards))
        if tournament.row.paused_at is not None:
            return [
                line,
                say.tournaments.is_paused(when=when(tournament.row.paused_at)),
                *standings(say, tournament)[:places],
            ]
        return [
            f"{line} · {say.tournaments.ends(when=when(tournament.ends or 0))}",
            *standings(say, tournament)[:places],
        ]
    if tournament.state == "finished":
        return [say.tournaments.over(), _winners(say, tournament), *standings(say, tournament)[:places]]
    return []


def _registration(say: Words, tournament: Tournament) -> list[str]:
    told, most, called = say.tournaments, tournament.terms.most, names(say, tournament)
    joined = [called[each.entry] for each in tournament.playing]
    return [
        told.joined(joined=len(joined), most=most, names=both(say, joined)) if joined else told.nobody_yet(most=most),
        told.waiting(number=len(tournament.waiting)) if tournament.waiting else "",
        told.closes(when=when(tournament.closes)),
        who(say, tournament.terms.games) if tournament.terms.games else "",
        f"-# {told.fingerprint(fingerprint=tournament.fingerprint)}",
    ]


def standings(say: Words, tournament: Tournament) -> list[str]:
    """The standings, a line for each entrant."""
    called = names(say, tournament)
    lines = []
    for each in tournament.placed:
        who = called[tournament.numbered[each.number].entry]
        if each.place is None:
            lines.append(say.tournaments.out(who=who))
        else:
            lines.append(_place(say, tournament, each, who))
    return lines


def _place(say: Words, tournament: Tournament, placed: Placed, who: str) -> str:
    # With a mark, so that Discord makes no list of it, which it would number anew.
    line = say.tournaments.place(
        place=placed.place or 0,
        who=who,
        points=points(placed.points),
        played=_played(tournament, placed.number),
    )
    return line.replace(". ", r"\. ", 1)


def _played(tournament: Tournament, number: int) -> int:
    """How many boards of an entrant are over and count."""
    return sum(bool(each.how) and each.how != "annulled" for each in tournament.boards if number in each.seats)


def _winners(say: Words, tournament: Tournament) -> str:
    called = names(say, tournament)
    first = [each for each in tournament.placed if each.place == 1]
    if not first or not first[0].points:
        return ""
    who = [called[tournament.numbered[each.number].entry] for each in first]
    won, played = points(first[0].points), _played(tournament, first[0].number)
    if len(who) == 1:
        return say.tournaments.won(who=who[0], points=won, played=played)
    return say.tournaments.shared(names=both(say, who), points=won, played=played)


def cancelled(say: Words, reason: str) -> str:
    """Why a tournament was cancelled. `reason` is what the organiser wrote; empty: too few people came."""
    return say.tournaments.cancelled(reason=safe(reason)) if reason else say.tournaments.cancelled_few(least=FEWEST)


def registered(say: Words, tournament: Tournament, user_id: int) -> str:
    """Tells somebody that they are in, or which place they have on the waiting list."""
    waiting = [each.user_id for each in tournament.waiting]
    if user_id in waiting:
        return say.tournaments.on_waiting_list(number=waiting.index(user_id) + 1)
    return say.tournaments.registered(games=tournament.games, bank=bank(say, tournament.terms.bank))


def line(say: Words, row: TournamentRow, message_id: int | None) -> str:
    """A line of the list of a server's tournaments, with a link to its message, or to its channel."""
    link = linked(safe(row.name), address(Place(row.guild_id, row.channel_id), message_id))
    return f"- {say.tournaments.list_line(link=link, game=title(say, row.game), state=_STATES[row.state])}"


def open_for(say: Words, value: str) -> str:
    """For how long registration is open, as a label."""
    assert value in OPEN_FOR, "every time has its words"
    return say.tournaments.open_for(time=_TIMES[value])


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
    return [*lines, told.check_secret(secret=tournament.secrets[-1][1].hex())]


# The journal, and what organisers change

SHOWN = frozenset({"corrected", "removed", "bound", "extended", "prolonged", "paused", "resumed"})
"""What of the journal stands in the public message: what organisers have changed, and another secret of the draw."""


def journal(say: Words, tournament: Tournament, lines: Sequence[Line]) -> list[str]:
    """The journal with its heading, the newest first."""
    told = [say.tournaments.journal_line(when=when(each.at), line=_line(say, tournament, each)) for each in lines]
    return [f"### {say.tournaments.journal_heading()}", *(told[::-1] or [say.tournaments.journal_empty()])]


def changes(say: Words, tournament: Tournament, lines: Sequence[Line]) -> list[str]:
    """What organisers have changed of the standings, the newest last: a line each, without who did it."""
    return [f"-# {_line(say, tournament, each, named=False)}" for each in lines if each.kind in SHOWN]


def _line(say: Words, tournament: Tournament, line: Line, *, named: bool = True) -> str:
    told, called, facts = say.tournaments, names(say, tournament), line.facts
    by = f"<@{line.by}>" if line.by and named else told.an_organiser()
    who = called.get(facts.get("entrant", 0), say.names.former_player())
    reason = safe(str(facts.get("reason", "")))
    match line.kind:
        case "began":
            return told.line_began(entrants=facts["entrants"])
        case "bound":
            return told.line_bound()
        case "extended" | "prolonged" | "paused" | "resumed":
            return _time_line(say, line, by, reason)
        case "withdrew":
            return told.line_withdrew(who=who)
        case "removed":
            return told.line_removed(by=by, who=who, reason=reason)
        case "annulled":
            return told.line_annulled(who=who)
        case "cancelled":
            return told.line_cancelled(by=by, reason=reason) if line.by else cancelled(say, "")
        case "corrected":
            first, second = (called[tournament.numbered[number].entry] for number in facts["seats"])
            result = verdict(say, Verdict(facts["verdict"]), first, second)
            return told.line_corrected(
                by=by, board=facts["board"], first=first, second=second, result=result, reason=reason
            )
    return told.line_finished()


def _time_line(say: Words, line: Line, by: str, reason: str) -> str:
    """A line about what an organiser did with the time."""
    told = say.tournaments
    match line.kind:
        case "extended":
            return told.line_extended(by=by, time=span(say, line.facts["seconds"]), reason=reason)
        case "prolonged":
            return told.line_prolonged(by=by, time=span(say, line.facts["seconds"]), reason=reason)
        case "paused":
            return told.line_paused(by=by, reason=reason)
    return told.line_resumed(by=by)


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
