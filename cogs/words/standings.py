"""What people read about results: somebody's, and the best of a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.words.english import moves, option_words, title
from render.kit.numbers import minus
from render.kit.words import count, series
from sessions.log import TableEnding
from sessions.results.scoring import MOST_A_DAY
from sessions.results.standings import Best, Count, Rating, Tally
from sessions.session import Session
from sessions.tables.overview import Rated

COMMANDS = {
    "stats": "How somebody has done in this server's games",
    "leaderboard": "The best players of this server",
}
PARAMETERS = {"player": "Who (else you)", "game": "Which game (else all)"}

EXPLAINED = (
    "-# A rating begins at 0 and rises as a player's skill becomes certain. Games count for it in which every player "
    f"has taken some turns: of the same two players at most {MOST_A_DAY} a day, which begins at 00:00 UTC."
)
COUNTED = "-# Games count that were played to their end by those who began them, and draws that were agreed on."


def none_of(name: str, game_key: str | None, *, direct: bool = False) -> str:
    """Somebody has finished nothing here: in this server, or in `direct` messages."""
    return f"{name} has not finished a game{_of(game_key)} in {_here(direct=direct)} yet."


def _here(*, direct: bool) -> str:
    return "these direct messages" if direct else "this server"


def none_here(game_key: str | None) -> str:
    """Nobody has."""
    return f"Nobody has finished a game{_of(game_key)} in this server yet."


def _of(game_key: str | None) -> str:
    return f" of {title(game_key)}" if game_key else ""


def heading(name: str, *, direct: bool = False) -> str:
    """Whose results these are, and where: in this server, or in `direct` messages."""
    return f"## {name} in {_here(direct=direct)}"


def tally(
    game_key: str, found: Tally, rating: Rating | None, names: Mapping[int, str], seats: Mapping[int, Count]
) -> list[str]:
    """What somebody's games of one key came to, in lines. `names` are those of opponents, safe to show.

    `rating` is None where no game counted for one. `seats` are empty for a game for one, which has no ratings.
    """
    rated = _rating(rating) if seats else ""
    shares = [(found.won, "won"), (found.drawn, "drawn"), (found.lost, "lost")]
    came = series([how if found.played == 1 else f"{number} {how}" for number, how in shares if number])
    lines = [
        f"### {title(game_key)}",
        f"{count(found.played, 'game')}: {came}, {_length(found.played, found.length)}.{rated}",
    ]
    if found.best_streak > 1:
        now = f", {found.streak} just now" if found.streak else ""
        lines.append(f"Won in a row: {found.best_streak} at best{now}.")
    if seats:
        lines.append(f"Won: {_seats(seats)}.")
    if names:
        against = [f"{_share(found.against[user_id])} against {name}" for user_id, name in names.items()]
        lines.append(f"Ahead: {', '.join(against)}.")
    for options, scores in sorted(found.scores.items()):
        if not seats and scores:
            mean = sum(scores) / len(scores)
            told = f"best {max(scores)}, {mean:.0f} on average of" if len(scores) > 1 else f"{scores[0]} in"
            lines.append(f"{with_options(game_key, options)}: {minus(told)} {count(len(scores), 'game')}.")
    return lines


def _rating(rating: Rating | None) -> str:
    if rating is None:
        return " No rating yet."
    # A rating can fall below 0.
    told = " (provisional: it takes more games to say something)" if rating.provisional else ""
    return f" Rating {minus(f'{rating.value:.1f}')}{told}."


def _length(games: int, length: int) -> str:
    return f"{moves(length)}{' on average' if games > 1 else ''}"


def _seats(seats: Mapping[int, Count]) -> str:
    return ", ".join(f"{_share(each)} in seat {seat}" for seat, each in seats.items())


def _share(each: Count) -> str:
    return f"{each.won} of {each.played}"


def with_options(game_key: str, options: str) -> str:
    """Options as they are written in a record, in words: `With level 2`."""
    told = []
    for each in options.split():
        name, _, value = each.partition("=")
        meaning = option_words(game_key, name).meanings.get(value, "")
        told.append(f"{name} {value}" + (f" ({meaning})" if meaning else ""))
    return f"With {series(told)}" if told else "All games"


def ranking(game_key: str, games: int, length: int) -> list[str]:
    """The head of a ranking."""
    return [f"### {title(game_key)}", f"{count(games, 'game')}, {_length(games, length)}."]


def ranked(place: int, name: str, rating: float, found: Tally) -> str:
    """Somebody in a ranking."""
    streak = f", {found.streak} in a row" if found.streak > 1 else ""
    return (
        f"{place}. {name}: {minus(f'{rating:.1f}')}, {count(found.played, 'game')}, {found.won or 'none'} won{streak}"
    )


def provisional(names: Sequence[str], more: int) -> str:
    """Those who have no place in a ranking yet; `more` of them are not named."""
    others = [f"{count(more, 'other')}"] if more else []
    return f"-# Not ranked yet, as their ratings are provisional: {series([*names, *others])}."


def counts(session: Session, rated: Rated | None) -> str:
    """Tells at the end of a game for several whether it counts for the ratings; empty where it has no result."""
    no = "-# This game does not count for the ratings: "
    match rated:
        case "yes":
            return "-# This game counts for the ratings."
        case "short":
            return f"{no}it takes {count(session.game.rated_from, 'turn')} of every player."
        case "often":
            return f"{no}two of its players already had {MOST_A_DAY} games on the same day that do."
        case _:
            agreed = session.ending is not None and session.ending.how is TableEnding.AGREED
            return f"{no}somebody took over a seat." if session.former and (session.outcome or agreed) else ""


def scored(place: int, name: str, best: Best) -> str:
    """Somebody in a ranking by scores."""
    return f"{place}. {name}: {minus(best.score)}, in {count(best.games, 'game')}"


def by_seat(seats: Mapping[int, Count]) -> str:
    """How often each seat won: a first seat may have the better of it."""
    return f"-# Won by seat: {_seats(seats)}."


def more(left: int) -> str:
    """How many are not named."""
    return f"-# … and {left} more."
