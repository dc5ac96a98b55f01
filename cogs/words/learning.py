"""What people read in lessons, tutorials and puzzles, beside what the game's own pages say."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Literal

from cogs.words.about import about, solo_games, title
from cogs.words.commands import typed
from opponents.puzzles.themes import Theme
from sessions.learning.strengths import Tally
from sessions.results.streaks import Streak
from words import Words
from words.lists import both, divided, listed

COMMANDS_FOR = {
    "begin": ("play", "find", "tournament", "deal", "puzzle", "tutorial", "rules", "help"),
    "games": ("games", "board", "move", "plan", "note", "follow"),
    "during": ("invite", "takeback", "draw", "nudge", "away", "substitute", "resign"),
    "back": ("history", "replay", "record", "open", "verify"),
    "results": ("stats", "leaderboard"),
    "settings": ("me", "privacy"),
    "moderation": ("settings", "pause", "resume", "moveto", "takeout", "end", "organise"),
}
"""All commands, by what people need them for."""


def hint(line: str) -> str:
    """A hint as it stands under the prompt; empty for none."""
    return f"-# 💡 {line}" if line else ""


def lesson_heading(say: Words, game_key: str, number: int, lessons: int, what: str) -> Sequence[str]:
    """Which lesson this is, and what it is about; `number` counts from 1."""
    game = title(say, game_key)
    return (say.learning.lesson_number(game=game, number=number, lessons=lessons), f"### {what}")


def right(told: Sequence[str], said: str) -> str:
    """An answer was right; `told` is what it did, in sentences."""
    return "\n".join([f"✅ {' '.join(told)}", said])


def wrong(say: Words, moves: Sequence[str], said: str) -> str:
    """An answer was not what the task asks for; `moves` are what it was, and `said` what to look for."""
    return "\n".join([say.learning.wrong_answer(moves=divided(say, moves)), said])


def all_lessons_done(say: Words, game_key: str, *, alone: bool) -> str:
    """After the last lesson, with a button that starts a first game. `alone`: nobody else plays this game."""
    told = say.learning.all_done_alone if alone else say.learning.all_done
    return told(game=title(say, game_key), watch=about(say, game_key).watch)


def seats(say: Words, number: int, seat: int, learner: str) -> tuple[str, ...]:
    """The names of the seats where one person learns a game; `learner`, by their own name, sits in `seat`."""
    words = say.learning
    rivals = [words.rival()] if number <= 2 else [words.rival_number(number=each) for each in range(1, number)]
    return (*rivals[: seat - 1], learner, *rivals[seat - 1 : number - 1])


Where = Literal["here", "direct", "outside"]
"""Where somebody asks what can be done: tables can be opened here, or these are direct messages, or the bot is no
member of the server."""


def welcome(say: Words, game_keys: Sequence[str], commands: Container[str], where: Where) -> Sequence[str]:
    """What can be played, how one begins, and the `commands` by what they are for."""
    words = say.learning
    tell = {
        "begin": words.commands_begin,
        "games": words.commands_games,
        "during": words.commands_during,
        "back": words.commands_back,
        "results": words.commands_results,
        "settings": words.commands_settings,
        "moderation": words.commands_moderation,
    }
    found = {what: [typed(say, name) for name in names if name in commands] for what, names in COMMANDS_FOR.items()}
    return (
        words.welcome_heading_here() if where == "here" else words.welcome_heading(),
        *(words.game_and_summary(game=title(say, key), summary=about(say, key).summary) for key in game_keys),
        _how_to_begin(say, where),
        "\n".join(tell[what](commands=" ".join(names)) for what, names in found.items() if names),
    )


def _how_to_begin(say: Words, where: Where) -> str:
    if where == "here":
        return say.learning.welcome_here()
    return say.learning.welcome_outside() if where == "outside" else _in_direct_messages(say)


def _in_direct_messages(say: Words) -> str:
    """What can be done where there is nobody but one person and the bot."""
    alone = solo_games(say)
    if not alone:
        return say.learning.welcome_direct()
    return say.learning.welcome_direct_alone(games=both(say, alone), number=len(alone))


Asks = Literal["turn", "choice"]


def puzzle_heading(
    say: Words, game_key: str, place: tuple[int, int], points: int, asks: Asks, *, daily: bool
) -> Sequence[str]:
    """Which puzzle it is: its number, from 1, of how many, and its difficulty. `daily`: it is the puzzle of the day."""
    words, game = say.puzzles, title(say, game_key)
    if daily:
        return (words.heading_daily(game=game, points=points), words.title(asks=asks))
    number, puzzles = place
    return (words.heading_own(game=game, number=number, puzzles=puzzles, points=points), words.title(asks=asks))


def themes(say: Words, found: Sequence[Theme]) -> str:
    """What a puzzle was about; empty if that has no name."""
    return (
        say.puzzles.themes(themes=listed(say, [say.puzzles.theme(theme=each.value) for each in found])) if found else ""
    )


def strength(say: Words, game_key: str, tally: Tally, change: int) -> str:
    """Somebody's rating for the puzzles of a game, how it has changed, and how many they have solved in a row."""
    words, rating = say.puzzles, round(tally.strength)
    game = title(say, game_key)
    signed = f"{change:+}".replace("-", "−")
    told = (
        words.rating_changed(game=game, rating=rating, change=signed)
        if change
        else words.rating(game=game, rating=rating)
    )
    return " ".join([told, *([words.in_row(number=tally.streak)] if tally.streak > 1 else [])])


def wrong_answer(say: Words, moves: Sequence[str], reasons: Sequence[str], left: int) -> str:
    """An answer was wrong; `moves` are what it was, and `left` how many answers are left."""
    told = say.learning.wrong_answer(moves=divided(say, moves))
    return "\n".join([told, *reasons, *([say.puzzles.left(left=left)] if left else [])])


def right_answer(told: Sequence[str], reasons: Sequence[str]) -> str:
    """An answer was right; `told` is what it did, in sentences."""
    return "\n".join([f"✅ {' '.join(told)}", *reasons])


def today(say: Words, tried: int, solved: int, streak: Streak) -> str:
    """How many have solved the puzzle of the day, and on how many days in a row the reader has."""
    words = say.puzzles
    days = [words.streak(days=streak.current)] if streak.current > 1 else []
    return " ".join([words.solvers(tried=tried, solved=solved), *days])


def none_left(say: Words, game_key: str | None, puzzles: int) -> str:
    """There is no puzzle (left) of a game, or of any game."""
    return say.puzzles.all_done(game=title(say, game_key), puzzles=puzzles) if game_key else say.puzzles.none()


def puzzles_of(
    say: Words,
    daily: tuple[int, int],
    streak: Streak,
    own: tuple[int, int],
    today: tuple[int, int] | None,
    tallies: Mapping[str, Tally],
) -> list[str]:
    """The lines about puzzles in somebody's statistics.

    `daily`, `own` and `today` are how many were tried and how many of them solved; `today` is None where there is no
    puzzle of the day. `tallies` are what they have done in each game.
    """
    words, lines = say.puzzles, []
    if daily[0]:
        lines.append(words.stats_daily(tried=daily[0], solved=daily[1]))
    if streak.best > 1:
        lines.append(words.stats_streak(now=streak.current, best=streak.best))
    if own[0]:
        lines.append(words.stats_own(tried=own[0], solved=own[1]))
    if tallies:
        ratings = [
            words.stats_rating(game=title(say, key), rating=round(each.strength), row=each.best)
            for key, each in tallies.items()
        ]
        lines.append(words.stats_ratings(ratings=listed(say, ratings)))
    if lines and today is not None:
        lines.append(words.stats_today(tried=today[0], solved=today[1]))
    return [words.stats_heading(), *lines] if lines else []
