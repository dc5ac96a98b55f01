"""/leaderboard: rankings, made from the results of a server's games."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from itertools import chain

from discord import app_commands
from discord.ext import commands

from cogs.interactions.request import AnyInteraction
from cogs.languages import say_to
from cogs.messages.parts import GOLD, message, text
from cogs.services import Services
from cogs.words import standings as words
from cogs.words.commands import described, game_choices
from cogs.words.names import bold
from render.kit.words import clip
from sessions.results import standings
from sessions.results.ratings import Rating
from sessions.results.ratings import ratings as ratings_of
from sessions.tables.overview import Finished
from words import Words

NAMED = 10
"""The most players in a ranking."""

_OPTIONS = 4
"""The most rankings by score of a game, one for each choice of its options: of those that were played most."""

_NAME = 32
"""The longest name that is not cut, in characters."""


class Standings(commands.Cog):
    """The command. Its answer is private."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def _name(self, say: Words, user_id: int, played: Sequence[Finished]) -> str:
        return bold(say, clip(await self._services.tables.overview.name(user_id, played), _NAME))

    @app_commands.command(description=described("leaderboard"))
    @app_commands.describe(game=described("leaderboard_game"))
    @app_commands.choices(game=game_choices())
    async def leaderboard(self, interaction: AnyInteraction, game: str | None = None) -> None:
        """Tell the best players of this server, by rating or by score."""
        async with self._services.router.deferred(interaction) as request:
            games = await self._services.tables.overview.finished(request.guild_id, game)
            finished = [each for each in games if each.rated != "computer"]
            named = NAMED if game else NAMED // 2
            say = say_to(request)
            parts = [await self._ranking(say, key, played, named) for key, played in _by_game(finished).items()]
            if not parts:
                await request.reply(words.none_here(say, game))
                return
            last = text(words.explained(say), say.standings.counted())
            await request.reply(view=message(GOLD, text(*chain(*parts)), last))

    async def _ranking(self, say: Words, key: str, played: Sequence[Finished], most: int) -> list[str]:
        length = round(sum(each.moves for each in played) / len(played))
        head = words.ranking(say, key, len(played), length)
        if all(len(each.results) == 1 for each in played):
            return [*head, *await self._by_score(say, key, played, most)]
        ratings = await asyncio.to_thread(ratings_of, played)
        established = [user_id for user_id, rating in ratings.items() if not rating.provisional]
        order = sorted(established, key=lambda user_id: (-ratings[user_id].value, user_id))
        lines = [
            words.ranked(
                say, place, await self._name(say, each, played), ratings[each].value, standings.tally(played, each)
            )
            for place, each in enumerate(order[:most], 1)
        ]
        left = [say.standings.more(number=len(order) - most)] if len(order) > most else []
        return [
            *head,
            *lines,
            *left,
            *await self._provisional(say, ratings, played, most),
            words.by_seat(say, standings.by_seat(played)),
        ]

    async def _provisional(
        self, say: Words, ratings: Mapping[int, Rating], played: Sequence[Finished], most: int
    ) -> list[str]:
        """The players with provisional ratings, who have no place: those who played most come first."""
        games = {each: standings.tally(played, each).played for each, rating in ratings.items() if rating.provisional}
        order = sorted(games, key=lambda user_id: (-games[user_id], user_id))
        names = [await self._name(say, each, played) for each in order[:most]]
        return [words.provisional(say, names, len(order) - len(names))] if names else []

    async def _by_score(self, say: Words, key: str, played: Sequence[Finished], most: int) -> list[str]:
        lines = []
        by_options = standings.best_scores(played)
        often = sorted(by_options, key=lambda options: -sum(best.games for best in by_options[options]))[:_OPTIONS]
        for options in (each for each in by_options if each in often):
            lines.append(f"**{words.with_options(say, key, options)}**")
            for place, best in enumerate(by_options[options][:most], 1):
                lines.append(words.scored(say, place, await self._name(say, best.user_id, played), best))
        return lines


def _by_game(finished: Sequence[Finished]) -> Mapping[str, Sequence[Finished]]:
    found: dict[str, list[Finished]] = {}
    for each in finished:
        found.setdefault(each.game, []).append(each)
    return found
