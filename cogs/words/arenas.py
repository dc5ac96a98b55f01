"""What people read about arenas: how one stands, and private answers of its buttons."""

from __future__ import annotations

from cogs.words.times import when
from tournaments.events import arenas
from tournaments.events.state import Tournament
from words import Words


def about(say: Words, tournament: Tournament, game: str, bank: str) -> str:
    """What is played: a line of parts."""
    return say.arenas.about(game=game, minutes=tournament.terms.minutes, bank=bank)


def status(say: Words, tournament: Tournament) -> list[str]:
    """How far an arena is that runs: who is there, or what is played and until when."""
    told, until = say.arenas, when(tournament.gathers or 0)
    if not arenas.begun(tournament):
        ready, players = tournament.ready
        return [told.gathers(ready=ready, players=players), told.starts(when=until)] if tournament.gathers else []
    games = len(tournament.unfinished)
    over, waiting = len(tournament.boards) - games, len(arenas.waiting(tournament))
    if tournament.gathers is None:
        ends = say.tournaments.ends(when=when(tournament.ends or 0))
        return [told.current(over=over, games=games, waiting=0), f"{told.closing()} {ends}"]
    return [told.current(over=over, games=games, waiting=waiting), told.until(when=until), told.come()]


def entered(say: Words, tournament: Tournament, user_id: int) -> str:
    """Tells somebody who wants to play when they do."""
    if not arenas.begun(tournament):
        return say.arenas.here(when=when(tournament.gathers or tournament.closes))
    return say.arenas.after_game() if _plays(tournament, user_id) else say.arenas.waits()


def rests(say: Words, tournament: Tournament, user_id: int) -> str:
    """Tells somebody that they take a break."""
    return say.arenas.rests(playing=_plays(tournament, user_id))


def _plays(tournament: Tournament, user_id: int) -> bool:
    return any(each.user_id == user_id for board in tournament.unfinished for each in tournament.people(board))
