"""What people read about tournaments in one sitting: the round, who is ready, and private answers about it."""

from __future__ import annotations

from typing import Literal

from cogs.words.names import safe
from cogs.words.placings import bold_by_number, points
from cogs.words.times import when
from tournaments.events.state import Tournament
from tournaments.events.terms import LATEST
from tournaments.standings.places import Order
from words import Words
from words.lists import both


def about(say: Words, tournament: Tournament, game: str, bank: str) -> str:
    """What is played: a line of parts."""
    if tournament.terms.format == "tables":
        return say.live.about_tables(game=game, size=tournament.terms.size, bank=bank)
    return say.live.about_swiss(game=game, bank=bank)


def status(say: Words, tournament: Tournament) -> list[str]:
    """How far a tournament is that runs: its round, or who is ready for the next one."""
    told, until = say.live, tournament.gathers
    if until is None:
        return _round(say, tournament)
    ready, players = tournament.ready
    if not tournament.boards:
        return [told.gathers_first(ready=ready, players=players), told.starts(when=when(until))]
    following, rounds = tournament.round + 1, tournament.terms.rounds
    line = told.gathers(round=following, rounds=rounds, ready=ready, players=players)
    return [line, told.starts(when=when(until)), _late(say, tournament)]


def _round(say: Words, tournament: Tournament) -> list[str]:
    boards = [each for each in tournament.boards if each.round == tournament.round]
    games = [each for each in boards if len(each.seats) > 1]
    over = sum(bool(each.how) for each in games)
    line = say.live.round(round=tournament.round, rounds=tournament.terms.rounds, over=over, games=len(games))
    called = bold_by_number(say, tournament)
    free = [called[each.seats[0]] for each in boards if len(each.seats) == 1]
    ends = say.tournaments.ends(when=when(tournament.ends or 0))
    ready, players = tournament.ready
    early = say.live.early(ready=ready, players=players) if tournament.asks_ready else ""
    return [f"{line} · {ends}", say.live.byes(names=both(say, free)) if free else "", early, _late(say, tournament)]


def _late(say: Words, tournament: Tournament) -> str:
    """That people can still join; empty where they cannot."""
    return say.live.still_open(round=min(LATEST, tournament.terms.rounds - 1)) if tournament.joins_late else ""


def registered(say: Words, tournament: Tournament) -> str:
    """Tells somebody that they are in, and that they must be there; or from when on they play, if they are late."""
    if tournament.state == "registration":
        return say.live.registered(when=when(tournament.closes))
    if not tournament.boards:
        return said_ready(say, tournament)
    kind: Literal["tables", "swiss"] = "tables" if tournament.terms.format == "tables" else "swiss"
    return say.live.registered_late(round=tournament.round + 1, kind=kind)


def call(say: Words, tournament: Tournament, people: str, link: str) -> str:
    """Calls people before the first round, as plain text: they are to say that they are ready."""
    told = say.arenas.call if tournament.terms.arena else say.live.call
    return told(people=people, name=safe(tournament.name), link=link, when=when(tournament.gathers or 0))


def line_late(say: Words, tournament: Tournament, who: str, number: int, start: int) -> str:
    """A line of the journal: somebody joined late, in this round, with so many points as boards have them."""
    tables = tournament.order is Order.TABLES
    return say.live.line_late(who=who, round=number, points=str(start) if tables else points(start))


def said_ready(say: Words, tournament: Tournament) -> str:
    """Tells somebody that they are ready, and when the round starts; once it has started, that is in its message."""
    if tournament.gathers is None:
        return say.live.ready_soon(round=tournament.round + 1)
    return say.live.ready_now(round=tournament.round + 1, when=when(tournament.gathers))


def started(say: Words, tournament: Tournament) -> str:
    """Tells an organiser that registration is closed."""
    return say.live.started(name=safe(tournament.name))
