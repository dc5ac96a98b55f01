"""What people read about results: somebody's, and the best of a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from cogs.words import computers
from cogs.words.about import option_words, title
from cogs.words.names import bold, plain
from render.kit.series import Series
from render.kit.texts import clip, minus
from sessions.log import TableEnding
from sessions.people.strangers import FEWEST_STRANGERS
from sessions.results.circle import FEWEST
from sessions.results.ratings import Rating
from sessions.results.scoring import MOST_A_DAY, can_count
from sessions.results.standings import Best, Count, Tally, drawn, won
from sessions.session import Session
from sessions.state.players import Computer, ComputerLevel, Forgotten, is_user
from sessions.tables.overview import Finished, Rated
from words import Words
from words.lists import both, listed

_OPTIONS = 6
"""The most choices of options that are listed apart in somebody's results: those that they played most."""

_FEWEST = 3
"""The fewest rated games of which a chart is drawn."""

_OPPONENT = 24
"""The longest name in a list of games that is not cut, in characters."""


def explained(say: Words) -> str:
    """What a rating is."""
    return say.standings.explained(most=MOST_A_DAY, few=FEWEST, first=FEWEST + 1)


def none_of(say: Words, name: str, game_key: str | None, *, direct: bool = False) -> str:
    """Somebody has finished nothing here: in this server, or in `direct` messages."""
    if game_key is None:
        return say.standings.none_of(name=name, direct=direct)
    return say.standings.none_of_game(name=name, game=title(say, game_key), direct=direct)


def explained_strangers(say: Words) -> str:
    """The same among strangers."""
    return say.standings.strangers_explained(few=FEWEST_STRANGERS)


def own(say: Words, order: Sequence[int], ratings: Mapping[int, Rating], user_id: int, most: int) -> list[str]:
    """The place of a user who is not among the first `most` of a ranking; nothing if they have no rating."""
    if user_id not in ratings or user_id in order[:most]:
        return []
    rating = minus(f"{ratings[user_id].value:.0f}")
    if user_id not in order:
        return [say.standings.own_provisional(rating=rating)]
    return [say.standings.own_place(place=order.index(user_id) + 1, number=len(order), rating=rating)]


def none_here(say: Words, game_key: str | None, *, direct: bool = False) -> str:
    """Nobody has: in a server, or among strangers."""
    if direct:
        return say.standings.strangers_none()
    return say.standings.none_here_game(game=title(say, game_key)) if game_key else say.standings.none_here()


def tally(
    say: Words,
    game_key: str,
    found: Tally,
    rating: Rating | None,
    names: Mapping[int, str],
    seats: Mapping[int, Count],
    *,
    can_rate: bool = True,
) -> list[str]:
    """What somebody's games of one key came to, in lines. `names` are those of opponents, safe to show.

    `rating` is None where no game counted for one. `seats` are empty for a game for one, which has no ratings. Where
    no game can count (not `can_rate`), nothing is said of a rating that there is not.
    """
    words = say.standings
    rated = [_rating(say, rating)] if seats and (can_rate or rating is not None) else []
    lines = [f"### {title(say, game_key)}"]
    if found.played:
        lines.append(" ".join([_played(say, found), *rated]))
    if found.best_streak > 1:
        lines.append(words.streak(best=found.best_streak, now=found.streak))
    if seats and found.played:
        lines.append(words.won_in_seats(seats=_seats(say, seats)))
    if names:
        counted = [(found.against[user_id], name) for user_id, name in names.items()]
        told = [words.against(won=each.won, played=each.played, name=name) for each, name in counted]
        lines.append(words.ahead(rivals=listed(say, told)))
    if beaten := computers.beaten(say, found.against_levels):
        lines.append(beaten)
    for hinted, by_options in ((False, found.scores), (True, found.hinted)):
        for options, scores in sorted(by_options.items()):
            if not seats and scores:
                lines.append(_scores(say, with_options(say, game_key, options, hinted=hinted), scores))
    return lines


def by_options(say: Words, game_key: str, found: Tally) -> list[str]:
    """How many games were won with each choice of a game's options, in lines; none if all had the same ones."""
    often = sorted(found.by_options.items(), key=lambda each: -each[1].played)[:_OPTIONS]
    told = [(with_options(say, game_key, options), each) for options, each in often]
    return [
        say.standings.won_with(options=options, won=each.won, played=each.played)
        for options, each in (told if len(told) > 1 else [])
    ]


class RatingChart(Struct, frozen=True):
    """A chart of ratings: its lines, the labels of its levels and of its ends, and the words that stand for it."""

    series: tuple[Series, ...]
    levels: tuple[str, ...]
    ends: tuple[str, str]
    alt: str


def rating_chart(say: Words, name: str, values: Mapping[str, Sequence[float]]) -> RatingChart | None:
    """The chart of somebody's ratings by game, after each of their rated games; None if they have too few."""
    lines = {key: (0.0, *each) for key, each in values.items() if len(each) >= _FEWEST}
    if not lines:
        return None
    every = [value for each in lines.values() for value in each]
    low, high = min(every), max(*every, min(every) + 1)
    series = tuple(
        Series(title(say, key), tuple((value - low) / (high - low) for value in each)) for key, each in lines.items()
    )
    told = [
        say.standings.chart_line(
            game=title(say, key), games=len(each) - 1, best=f"{max(each):.0f}", now=f"{each[-1]:.0f}"
        )
        for key, each in lines.items()
    ]
    levels = tuple(f"{level:.0f}" for level in (low, (low + high) / 2, high))
    ends = (say.standings.chart_first(), say.standings.chart_last())
    return RatingChart(series, levels, ends, clip(say.standings.chart_alt(name=name, lines=" ".join(told)), 1024))


def finished_game(say: Words, game: Finished, user_id: int, names: Sequence[str]) -> str:
    """How somebody finished a game, against whom. `names` are those of all seats, empty for who is no person."""
    own = next(each for each in game.results if each.user_id == user_id)
    others = [
        bold(say, clip(_seated(say, each.user_id, each.level, name), _OPPONENT))
        for each, name in zip(game.results, names, strict=True)
        if each is not own
    ]
    key = title(say, game.game)
    if not others:
        return say.standings.game_alone(game=key, won=own.place == 1, score=minus(own.score or 0))
    how: Literal["won", "drawn", "lost"] = "won" if won(game, own) else "drawn" if drawn(game) else "lost"
    return say.standings.game_against(game=key, how=how, others=both(say, others))


def _seated(say: Words, user_id: int, level: str | None, name: str) -> str:
    if level is not None:
        return plain(say, Computer(user_id, ComputerLevel(level)))
    return name if is_user(user_id) else plain(say, Forgotten(user_id))


def dated(game: Finished, line: str) -> str:
    """A line of a list of games, with the day on which the game was over."""
    return f"<t:{game.at}:d> {line}"


def _played(say: Words, found: Tally) -> str:
    words = say.standings
    if found.played == 1:
        return words.tally_one(how="won" if found.won else "drawn" if found.drawn else "lost", moves=found.length)
    shares = [(found.won, words.won), (found.drawn, words.drawn), (found.lost, words.lost)]
    told = both(say, [share(number=number) for number, share in shares if number])
    return words.tally(games=found.played, shares=told, moves=found.length)


def _scores(say: Words, options: str, scores: Sequence[int]) -> str:
    if len(scores) == 1:
        return say.standings.score(options=options, score=minus(scores[0]))
    mean = minus(f"{sum(scores) / len(scores):.0f}")
    return say.standings.scores(options=options, best=minus(max(scores)), mean=mean, games=len(scores))


def _rating(say: Words, rating: Rating | None) -> str:
    if rating is None:
        return say.standings.rating_none()
    return say.standings.rating(rating=minus(f"{rating.value:.0f}"), provisional=rating.provisional)


def _seats(say: Words, seats: Mapping[int, Count]) -> str:
    words = say.standings
    return listed(say, [words.in_seat(won=each.won, played=each.played, seat=seat) for seat, each in seats.items()])


def with_options(say: Words, game_key: str, options: str, *, hinted: bool = False) -> str:
    """Options as they are written in a record, in words: `With level 2`; `hinted`: of games with hints."""
    words, told = say.standings, []
    for each in options.split():
        name, _, value = each.partition("=")
        option = option_words(say, game_key, name)
        meaning, shown = option.meanings.get(value, ""), option.value(value)
        with_meaning = words.option_meaning(option=option.name, value=shown, meaning=meaning)
        told.append(with_meaning if meaning else words.option(option=option.name, value=shown))
    found = words.with_options(options=both(say, told)) if told else words.all_games()
    return words.with_hints(options=found) if hinted else found


def ranking(say: Words, game_key: str, games: int, length: int) -> list[str]:
    """The head of a ranking. `games` is 0 where all that there are had hints."""
    words = say.standings
    told = words.ranking_one(moves=length) if games == 1 else words.ranking(games=games, moves=length)
    return [f"### {title(say, game_key)}", *([told] if games else [])]


def ranked(say: Words, place: int, name: str, rating: float, found: Tally) -> str:
    """Somebody in a ranking."""
    return say.standings.ranked(
        place=place,
        name=name,
        rating=minus(f"{rating:.0f}"),
        games=found.played,
        won=found.won,
        streak=found.streak,
    )


def provisional(say: Words, names: Sequence[str], more: int) -> str:
    """Those who have no place in a ranking yet; `more` of them are not named."""
    others = [say.standings.others(number=more)] if more else []
    return say.standings.provisional(names=both(say, [*names, *others]))


def counts(say: Words, session: Session, rated: Rated | None) -> str:
    """Tells at the end of a game for several whether it counts for the ratings; empty where it has no result."""
    words = say.standings
    match rated:
        case "yes":
            return words.counts()
        case "short":
            return words.counts_not_short(turns=session.game.rated_from)
        case "often":
            return words.counts_not_often(most=MOST_A_DAY)
        case "computer":
            return words.counts_not_computer()
        case "agreed":
            return words.counts_not_agreed()
        case _:
            agreed = session.ending is not None and session.ending.how is TableEnding.AGREED
            return words.counts_not_replaced() if session.former and (session.outcome or agreed) else ""


def at_the_start(say: Words, session: Session) -> str:
    """Tells, once a game has begun, whether it counts for the ratings; empty where it cannot count anyway."""
    if session.often:
        return say.standings.counts_not_often(most=MOST_A_DAY)
    return say.standings.counts() if can_count(session) else ""


def on_board(say: Words, session: Session) -> str:
    """Tells on the first boards of a game that it does not count, though nobody at the table chose that; else empty."""
    return at_the_start(say, session) if session.often and session.moves < len(session.people) else ""


def in_lobby(say: Words, *, too_often: bool) -> str:
    """Tells in a lobby that the game would not count if it began today; else empty."""
    return say.standings.starts_unrated(most=MOST_A_DAY) if too_often else ""


def scored(say: Words, place: int, name: str, best: Best) -> str:
    """Somebody in a ranking by scores."""
    return say.standings.scored(place=place, name=name, score=minus(best.score), games=best.games)


def by_seat(say: Words, seats: Mapping[int, Count]) -> str:
    """How often each seat won: a first seat may have the better of it."""
    return say.standings.by_seat(seats=_seats(say, seats))
