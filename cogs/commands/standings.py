"""/stats and /leaderboard: statistics and rankings, made from the results of a server's games."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from itertools import chain

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions.contexts import also_in_direct_messages
from cogs.interactions.request import AnyInteraction, person_of
from cogs.messages.parts import GOLD, message, text
from cogs.services import Services
from cogs.words import standings as words
from cogs.words.english import bold, title
from render.kit.words import clip
from sessions.results import standings
from sessions.tables import games
from sessions.tables.overview import Finished

NAMED = 10
"""The most players in a ranking."""

OPPONENTS = 5
"""The most opponents in a user's statistics: those whom they met most often."""

_OPTIONS = 4
"""The most rankings by score of a game, one for each choice of its options: of those that were played most."""

_NAME = 32
"""The longest name that is not cut, in characters."""


class Standings(commands.Cog):
    """The two commands. Their answers are private."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @also_in_direct_messages
    @app_commands.command(description=words.COMMANDS["stats"])
    @app_commands.describe(player=words.PARAMETERS["player"], game=words.PARAMETERS["game"])
    @app_commands.choices(game=[app_commands.Choice(name=title(key), value=key) for key in games()])
    async def stats(
        self, interaction: AnyInteraction, player: discord.Member | None = None, game: str | None = None
    ) -> None:
        """Tell a user's results in this server, or in direct messages the user's own."""
        async with self._services.router.deferred(interaction) as request:
            person = person_of(player) if player is not None else request.person
            only = request.user_id if request.place.direct else None
            finished = await self._services.tables.overview.finished(request.guild_id, game, only)
            by_game = _by_game(finished)
            parts = []
            for key, played in by_game.items():
                found = standings.tally(played, person.user_id)
                if found.played:
                    parts.append(await self._tally(key, played, person.user_id, found))
            if not parts:
                await request.reply(words.none_of(bold(person.name), game, direct=request.place.direct))
                return
            head = words.heading(bold(person.name), direct=request.place.direct)
            await request.reply(view=message(GOLD, text(head, *chain(*parts)), text(words.COUNTED)))

    async def _tally(self, key: str, played: Sequence[Finished], user_id: int, found: standings.Tally) -> list[str]:
        alone = games()[key].seats[-1] == 1 if key in games() else all(len(each.results) == 1 for each in played)
        rating = None if alone else (await asyncio.to_thread(standings.ratings, played)).get(user_id)
        met = sorted(found.against, key=lambda each: (-found.against[each].played, each))[:OPPONENTS]
        names = {each: await self._name(each, played) for each in met}
        return words.tally(key, found, rating, names, {} if alone else dict(sorted(found.seats.items())))

    async def _name(self, user_id: int, played: Sequence[Finished]) -> str:
        return bold(clip(await self._services.tables.overview.name(user_id, played), _NAME))

    @app_commands.command(description=words.COMMANDS["leaderboard"])
    @app_commands.describe(game=words.PARAMETERS["game"])
    @app_commands.choices(game=[app_commands.Choice(name=title(key), value=key) for key in games()])
    async def leaderboard(self, interaction: AnyInteraction, game: str | None = None) -> None:
        """Tell the best players of this server, by rating or by score."""
        async with self._services.router.deferred(interaction) as request:
            finished = await self._services.tables.overview.finished(request.guild_id, game)
            named = NAMED if game else NAMED // 2
            parts = [await self._ranking(key, played, named) for key, played in _by_game(finished).items()]
            if not parts:
                await request.reply(words.none_here(game))
                return
            last = text(words.EXPLAINED, words.COUNTED)
            await request.reply(view=message(GOLD, text(*chain(*parts)), last))

    async def _ranking(self, key: str, played: Sequence[Finished], most: int) -> list[str]:
        length = round(sum(each.moves for each in played) / len(played))
        head = words.ranking(key, len(played), length)
        if all(len(each.results) == 1 for each in played):
            return [*head, *await self._by_score(key, played, most)]
        ratings = await asyncio.to_thread(standings.ratings, played)
        established = [user_id for user_id, rating in ratings.items() if not rating.provisional]
        order = sorted(established, key=lambda user_id: (-ratings[user_id].value, user_id))
        lines = [
            words.ranked(place, await self._name(each, played), ratings[each].value, standings.tally(played, each))
            for place, each in enumerate(order[:most], 1)
        ]
        left = [words.more(len(order) - most)] if len(order) > most else []
        return [
            *head,
            *lines,
            *left,
            *await self._provisional(ratings, played, most),
            words.by_seat(standings.by_seat(played)),
        ]

    async def _provisional(
        self, ratings: Mapping[int, standings.Rating], played: Sequence[Finished], most: int
    ) -> list[str]:
        """The players with provisional ratings, who have no place: those who played most come first."""
        games = {each: standings.tally(played, each).played for each, rating in ratings.items() if rating.provisional}
        order = sorted(games, key=lambda user_id: (-games[user_id], user_id))
        names = [await self._name(each, played) for each in order[:most]]
        return [words.provisional(names, len(order) - len(names))] if names else []

    async def _by_score(self, key: str, played: Sequence[Finished], most: int) -> list[str]:
        lines = []
        by_options = standings.best_scores(played)
        often = sorted(by_options, key=lambda options: -sum(best.games for best in by_options[options]))[:_OPTIONS]
        for options in (each for each in by_options if each in often):
            lines.append(f"**{words.with_options(key, options)}**")
            for place, best in enumerate(by_options[options][:most], 1):
                lines.append(words.scored(place, await self._name(best.user_id, played), best))
        return lines


def _by_game(finished: Sequence[Finished]) -> Mapping[str, Sequence[Finished]]:
    found: dict[str, list[Finished]] = {}
    for each in finished:
        found.setdefault(each.game, []).append(each)
    return found
