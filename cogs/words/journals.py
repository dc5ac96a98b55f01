"""The journal of a tournament in words: what organisers did, and what the rules decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cogs.words import live, placings, tournaments
from cogs.words.names import safe
from cogs.words.times import span, when
from tournaments.events.acts import Verdict
from tournaments.events.reading import Line
from tournaments.events.state import Tournament
from words import Words
from words.lists import both

CHANGES = 3
"""The most changes by organisers that the public message shows; the journal has all."""

SHOWN = frozenset({"corrected", "removed", "bound", "extended", "prolonged", "paused", "resumed", "conditions", "away"})
"""The kinds of lines that the public message shows: what organisers have changed, that the draw has a new secret, and
that an arena ends later."""


def journal(say: Words, tournament: Tournament, lines: Sequence[Line]) -> list[str]:
    """The journal with its heading, the newest first."""
    called = placings.names(say, tournament)
    told = [
        say.tournaments.journal_line(when=when(each.at), line=_line(say, tournament, each, called)) for each in lines
    ]
    return [f"### {say.tournaments.journal_heading()}", *(told[::-1] or [say.tournaments.journal_empty()])]


def changes(say: Words, tournament: Tournament, lines: Sequence[Line]) -> list[str]:
    """The last CHANGES of the lines that the public message shows, the newest last, without who did it."""
    shown = [each for each in lines if each.kind in SHOWN][-CHANGES:]
    called = placings.names(say, tournament) if shown else {}
    return [f"-# {_line(say, tournament, each, called, named=False)}" for each in shown]


def cancelled(say: Words, tournament: Tournament, lines: Sequence[Line]) -> str:
    """Why a tournament was cancelled, by its journal."""
    reason = next((str(each.facts["reason"]) for each in lines if each.kind == "cancelled"), "")
    return tournaments.cancelled(say, tournament, reason)


def _line(say: Words, tournament: Tournament, line: Line, called: Mapping[int, str], *, named: bool = True) -> str:
    """A line of the journal. `called`: the names by entry; `named`: whether it says which organiser did it."""
    told, facts = say.tournaments, line.facts
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
            return told.line_cancelled(by=by, reason=reason) if line.by else tournaments.cancelled(say, tournament, "")
        case "corrected":
            seated = [called[tournament.numbered[number].entry] for number in facts["seats"]]
            first, second = seated[0], both(say, seated[1:])
            result = _verdict(say, Verdict(facts["verdict"]), first, second)
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


def _verdict(say: Words, given: Verdict, first: str, second: str) -> str:
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
