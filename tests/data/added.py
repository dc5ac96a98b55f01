"""What the finished games of a server add up to, worked out from the games themselves."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from data.rows import BestRow, Book, Finished, PlayedRow, ResultRow, Rewriting, SessionRow
from data.store import Store
from sessions.results.standings import drawn, with_help
from tests.data.ended import HERE, ended
from tests.data.samples import anonymous

ELSEWHERE, DIRECT = 6, 0
PEOPLE = (11, 22, 33, 44)
GAMES = ("stranded", "mars")


async def finished(store: Store, guild_id: int) -> list[Finished]:
    """The finished games of a server that count, oldest first, each with 0 in place of who was forgotten.

    Those with computers do not; in direct messages only the rated ones of several do.
    """
    found = [each for each in await store.finished_games(guild_id) if each.rated != "computer"]
    if guild_id == DIRECT:
        found = [each for each in found if each.rated == "yes" and len(each.results) > 1]
    for game in found:
        game.results[:] = [
            ResultRow(each.seat, max(0, each.user_id), each.place, each.score, each.level) for each in game.results
        ]
    return found


def added_up(games: Sequence[Finished]) -> tuple[list[PlayedRow], list[BestRow]]:
    """What a book is to hold, from the games, in any order."""
    played: dict[tuple[str, int, int, bool, bool], tuple[int, int, int]] = {}
    best: dict[tuple[str, str, bool, int], list[tuple[int, int, int]]] = {}
    for game in games:
        several = len(game.results) > 1
        for each in game.results:
            key = (game.game, each.user_id, each.seat, with_help(game), several)
            number, won, moves = played.get(key, (0, 0, 0))
            victory = each.place == 1 and not drawn(game)
            played[key] = number + 1, won + victory, moves + game.moves
            if each.score is not None and not several and each.user_id:
                mine = best.setdefault((game.game, game.options, game.hinted, each.user_id), [])
                mine.append((-each.score, game.at, game.session_id))
    return (
        [PlayedRow(*key, *counts) for key, counts in played.items()],
        [BestRow(*key, -min(mine)[0], len(mine)) for key, mine in best.items()],
    )


def in_order(book: Book) -> tuple[list[str], list[str]]:
    return sorted(map(str, book.played)), sorted(map(str, book.best))


async def end_any(store: Store, dice: random.Random) -> int:
    """A game that anybody has played; its id."""
    guild_id = dice.choice((HERE, HERE, ELSEWHERE, DIRECT, DIRECT))
    more = {"hinted": dice.random() < 0.3, "options": f"level={dice.randint(1, 2)}"}
    at = dice.randint(1, 9)
    if dice.random() < 0.5:
        seats = [(dice.choice(PEOPLE), dice.randint(1, 2), dice.randint(1, 4))]
        return await ended(store, "mars", seats, at, guild_id, **more)
    people = dice.sample(PEOPLE, dice.randint(2, 3))
    rated = dice.choice(("yes", "short", "computer"))
    seats_of_several = [(each, dice.randint(1, 2), None) for each in people]
    if rated == "computer":
        seats_of_several[-1] = (-7, 1, None)
    return await ended(store, "stranded", seats_of_several, at, guild_id, rated=rated, **more)


def without(user_id: int, dice: random.Random) -> Callable[[SessionRow], Rewriting]:
    """What replaces a log when somebody is forgotten."""

    def rewriting(row: SessionRow) -> Rewriting:
        return Rewriting(anonymous(row).entries, {user_id: -dice.randint(1, 9**9)})

    return rewriting
