"""What people read about seasons."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.words import standings
from cogs.words.about import title
from cogs.words.names import bold, plain
from render.kit.texts import clip
from sessions.results.standings import Best, Tally
from sessions.state.players import Forgotten
from sessions.tables.seasons import LONGEST_NAME, SeasonPlace, SeasonRow
from words import Words

_NAME = 32
"""The longest name of a person that is not cut, in characters."""


def called(say: Words, season: SeasonRow) -> str:
    """The name of a season within a sentence."""
    return bold(say, clip(season.name, LONGEST_NAME))


def headed(say: Words, season: SeasonRow) -> list[str]:
    """The heading of a season's leaderboard, and when the season is."""
    heading = say.seasons.heading(name=called(say, season))
    if season.over:
        told = say.seasons.over(since=f"<t:{season.begins}:d>", until=f"<t:{season.ends}:d>")
    else:
        told = say.seasons.running(when=f"<t:{season.ends}:R>")
    return [heading, told]


def current(say: Words, season: SeasonRow) -> str:
    """A season that is running, below the leaderboard of all games."""
    return say.seasons.current(name=called(say, season), when=f"<t:{season.ends}:R>")


def begun(say: Words, season: SeasonRow) -> str:
    """A season has been started."""
    return say.seasons.begun(name=called(say, season))


def ask_end(say: Words, season: SeasonRow) -> str:
    """The question before a season is ended."""
    return say.seasons.ask_end(name=called(say, season))


def choice(say: Words, season: SeasonRow) -> str:
    """A season as a choice of the command's option, in plain text."""
    return season.name if season.over else say.seasons.choice_running(name=season.name)


def places(say: Words, found: Sequence[SeasonPlace], most: int, user_id: int) -> list[str]:
    """The first places of a game with the same options, at most `most`, and that of who reads them."""
    first = found[0]
    head = [f"### {title(say, first.game)}"]
    if first.options:
        head.append(f"**{standings.with_options(say, first.game, first.options)}**")
    more = [say.standings.more(number=len(found) - most)] if len(found) > most else []
    own = [say.seasons.own_place(place=each.place) for each in found[most:] if each.user_id == user_id]
    return [*head, *(_placed(say, each) for each in found[:most]), *more, *own]


def _placed(say: Words, each: SeasonPlace) -> str:
    name = bold(say, clip(each.name, _NAME)) if each.user_id else plain(say, Forgotten(0))
    if each.options:
        return standings.scored(say, each.place, name, Best(each.user_id, each.value, each.games))
    return standings.ranked(say, each.place, name, each.value, Tally(played=each.games, won=each.won))
