"""Why a round is paired as it is, in plain sentences.

Everything follows from points, meetings and seats before the round. Pairs that are kept apart are not looked at, so
no sentence can differ by them.
"""

from __future__ import annotations

from collections.abc import Mapping

from cogs.words.names import bold
from cogs.words.placings import bold_by_number, points
from tournaments.events.rounds import field_of
from tournaments.events.state import Tournament
from tournaments.pairing.reasons import Why, why
from tournaments.standings.places import Order
from words import Words
from words.lists import both


def explained(tournament: Tournament) -> bool:
    """Whether a round of it can be explained: they are paired one after another, and the first one is."""
    return tournament.order in (Order.SWISS, Order.TABLES) and bool(tournament.boards)


def lines(say: Words, tournament: Tournament, user_id: int) -> list[str]:
    """Why the newest round is paired as it is: the rule, the user's own game, and all games."""
    told, number = say.pairings, tournament.round
    boards = [each for each in tournament.boards if each.round == number]
    field = field_of(tournament, [each for board in boards for each in board.seats], number)
    own = tournament.entrant(user_id)
    seats = next((each.seats for each in boards if own is not None and own.number in each.seats), ())
    called, had = bold_by_number(say, tournament), {each.number: each.points for each in field}
    if own is not None and seats:
        found = _own(say, tournament, why(field, seats, own.number), called)
    else:
        found = [told.not_in()]
    everybody = [
        both(say, [told.player(who=called[each], points=_points(tournament, had[each])) for each in board.seats])
        for board in boards
    ]
    return [
        f"### {told.heading(round=number)}",
        told.tables_rule() if tournament.order is Order.TABLES else told.swiss_rule(),
        " ".join(found),
        f"-# {told.key(key=tournament.key(number).hex())}",
        bold(say, told.all()),
        *(f"- {each}" for each in everybody),
    ]


def _own(say: Words, tournament: Tournament, found: Why, called: Mapping[int, str]) -> list[str]:
    """Sentences about the reader's own game. `called`: the names by pairing number, bold."""
    told, own = say.pairings, _points(tournament, found.points)
    met = [called[each.number] for each in found.opponents if each.met]
    if not found.opponents:
        return [told.bye()]
    if tournament.order is Order.TABLES:
        everybody = both(say, [called[each.number] for each in found.opponents])
        return [
            told.own_table(names=everybody, own=own),
            told.met_at_tables(names=both(say, met)) if met else told.new(),
        ]
    [other] = found.opponents
    return [
        told.own_game(who=called[other.number], own=own, theirs=_points(tournament, other.points)),
        *([told.unequal()] if found.floats else []),
        told.met() if met else told.new(),
        *([told.opposite()] if found.opposite and not found.floats else []),
        told.seat_due(seat="first" if found.seat == 1 else "second") if found.due else told.seat_drawn(),
    ]


def _points(tournament: Tournament, number: int) -> str:
    return str(number) if tournament.order is Order.TABLES else points(number)
