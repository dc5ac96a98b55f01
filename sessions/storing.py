"""From what is stored to a session, and from plies to what is stored."""

from __future__ import annotations

from collections.abc import Sequence

from data.rows import PlyRow, SessionRow
from rules.catalogue import GAMES
from rules.core import IllegalPlyError, OptionError, Over, Played
from rules.notation import UnreadablePlyError, play_recorded
from rules.record import pairs
from sessions.refusals import NotMigrated
from sessions.session import Person, Session


def rebuild(row: SessionRow, known: Session | None = None) -> Session:
    """The session that `row` stores, replayed from its plies; `known` is an earlier snapshot to start from.

    Raises NotMigrated when its game has changed its rules since, or left the catalogue.
    """
    game = GAMES.get(row.game)
    if game is None or game.version != row.rules_version:
        raise NotMigrated(game.title if game else row.game)
    people = tuple(Person(seat.user_id, seat.name) for seat in row.seats)
    try:
        options = game.settle(pairs(row.options.split()))
        if row.state in ("lobby", "cancelled"):
            return Session(row, game, options, people, (), None)
        if known is not None and known.start is not None and row.plies[: known.plies] == known.row.plies:
            start, played = known.start, list(known.played)
        else:
            start, played = game.new(len(people), options), []
        position = played[-1].after if played else start
        for ply in row.plies[len(played) :]:
            played.append(play_recorded(ply.words, position))
            position = played[-1].after
    except (OptionError, UnreadablePlyError, IllegalPlyError) as error:
        # The rules have changed, and nobody counted their version on.
        raise NotMigrated(game.title) from error
    return Session(row, game, options, people, tuple(played), start)


def rows(played: Sequence[Played]) -> tuple[PlyRow, ...]:
    """`played` as they are stored."""
    return tuple(PlyRow(each.seat, str(each.ply)) for each in played)


def is_over(played: Sequence[Played]) -> bool:
    """Whether the last of `played` ended the game."""
    return bool(played) and isinstance(played[-1].after.turn(), Over)
