"""/leaderboard: rankings, made from the results of a server's games, or in direct messages of games with strangers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import chain

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.completion import CHOICES, no_choices
from cogs.interactions.contexts import also_in_direct_messages
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import seasons
from cogs.messages.parts import GOLD, Part, message, text
from cogs.services import Services
from cogs.words import computers as computer_words
from cogs.words import seasons as season_words
from cogs.words import standings as words
from cogs.words.commands import described, game_choices
from cogs.words.names import bold, bold_person
from render.kit.texts import clip
from sessions.refusals.base import Refusal
from sessions.refusals.requests import NoSeason
from sessions.results.ratings import Rating
from sessions.results.standings import Best, Tally
from sessions.state.players import is_user
from sessions.state.table import DIRECT
from sessions.tables.books import BestRow, GameBook, ServerBook

NAMED, NAMED_OF_ALL = 10, 20
"""The most players in a ranking: of a server, and among the strangers of all servers."""

_OPTIONS = 4
"""The most rankings by score of a game, one for each choice of its options: of those that were played most."""

_NAME = 32
"""The longest name that is not cut, in characters."""


def _manages(request: Request) -> bool:
    return bool(request.guild_id and request.interaction.permissions.manage_guild)


class Standings(commands.Cog):
    """The command. Its answer is private."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._books = services.tables.overview.books
        self._seasons = services.tables.seasons
        self._strangers = services.tables.strangers

    @also_in_direct_messages
    @app_commands.command(description=described("leaderboard"))
    @app_commands.describe(game=described("leaderboard_game"), season=described("leaderboard_season"))
    @app_commands.choices(game=game_choices())
    async def leaderboard(
        self, interaction: AnyInteraction, game: str | None = None, season: str | None = None
    ) -> None:
        """Tell the best players of this server, by rating or by score: of all games, or of a season.

        In direct messages, those of all who play with strangers, by rating.
        """
        async with self._services.router.deferred(interaction) as request:
            if season is not None:
                make = await self.season(request, season, game)
                await request.reply(view=make())
                return
            say, server = say_to(request), await self._books.of(request.guild_id)
            running = await self._seasons.running(request.guild_id) if request.guild_id else None
            rows = seasons.controls(say, running, shown=False, manager=_manages(request))
            parts, last = await self._parts(request, server, game)
            if not parts and not rows:
                await request.reply(words.none_here(say, game, direct=request.place.direct))
                return
            told = [season_words.current(say, running)] if running else []
            lines = [*chain(*parts)] or [words.none_here(say, game)]
            if request.place.direct:
                lines.insert(0, say.standings.strangers_heading())
            await request.reply(view=message(GOLD, text(*lines), *last, *([text(*told)] if told else []), *rows))

    @leaderboard.autocomplete("season")
    async def complete(self, interaction: AnyInteraction, current: str) -> list[app_commands.Choice[str]]:
        """The seasons of the server whose names contain what was typed, the newest first."""
        request = Request(interaction)
        await self._services.router.learn_language(request)
        say = say_to(request)
        try:
            found = await self._seasons.of(request.guild_id)
        except Refusal as refusal:
            return [no_choices(say, refusal, current)]
        typed = current.strip().casefold()
        fitting = [each for each in found if typed in each.name.casefold()][:CHOICES]
        if not fitting:
            return [no_choices(say, NoSeason(), current)]
        return [app_commands.Choice(name=season_words.choice(say, each), value=str(each.id)) for each in fitting]

    async def season(
        self, request: Request, wanted: str, game: str | None, sentence: str = ""
    ) -> Callable[[], discord.ui.LayoutView]:
        """What makes the message with the leaderboard of a season, by its id or name. `sentence` stands above it.

        Raises NoSeason or NotRead.
        """
        say, season = say_to(request), await self._seasons.find(request.guild_id, wanted)
        if season.over:
            places = await self._seasons.places(season)
            return lambda: seasons.final(say, season, places, request.user_id, game)
        parts, last = await self._parts(request, await self._books.of(season.key), game, season=True)
        lines = [sentence, *season_words.headed(say, season), *(chain(*parts) if parts else [say.seasons.none_yet()])]
        manager = _manages(request)
        return lambda: message(GOLD, text(*lines), *last, *seasons.controls(say, season, shown=True, manager=manager))

    async def _parts(
        self, request: Request, server: ServerBook, game: str | None, *, season: bool = False
    ) -> tuple[list[list[str]], list[Part]]:
        """The lines about each game, and what stands below them all."""
        say, books = say_to(request), [each for each in server.games.values() if game in (None, each.key)]
        named = (NAMED_OF_ALL if server.guild_id == DIRECT else NAMED) if game else NAMED // 2
        parts = [await self._ranking(request, server, each, named, season=season) for each in books]
        if server.guild_id == DIRECT:
            return parts, [text(words.explained_strangers(say), say.standings.strangers_named())]
        # Games for one are ranked by their scores alone.
        rated = any(each.several for each in books)
        return parts, [text(words.explained(say), say.standings.counted())] if rated else []

    async def _ranking(
        self, request: Request, server: ServerBook, book: GameBook, most: int, *, season: bool
    ) -> list[str]:
        say = say_to(request)
        head = words.ranking(say, book.key, book.games, round(book.moves / book.games) if book.games else 0)
        if not book.several:
            without = await self._by_score(request, server, book, most)
            if season:
                return [*head, *without]
            return [*head, *without, *await self._by_score(request, server, book, most, hinted=True)]
        found = (await self._books.ranking(server, book.key)).ratings
        # Somebody who was forgotten still stands between the others, but not in the list.
        ratings = {user_id: rating for user_id, rating in found.items() if is_user(user_id)}
        established = [user_id for user_id, rating in ratings.items() if not rating.provisional]
        order = sorted(established, key=lambda user_id: (-ratings[user_id].value, user_id))
        return [
            *head,
            *await self._places(request, server, book, ratings, order[:most]),
            *([say.standings.more(number=len(order) - most)] if len(order) > most else []),
            *await self._provisional(request, server, book, ratings, most),
            *(words.own(say, order, ratings, request.user_id, most) if server.guild_id == DIRECT else []),
            words.by_seat(say, book.seats),
            *([] if season or server.guild_id == DIRECT else await self._scale(request, server, book)),
        ]

    async def _places(
        self, request: Request, server: ServerBook, book: GameBook, ratings: Mapping[int, Rating], order: Sequence[int]
    ) -> list[str]:
        """A line for each of these users, in this order."""
        say = say_to(request)
        names = await self._names(request, server, book, order)
        streaks = await self._books.streaks(server, book.key, order)
        lines = []
        for place, each in enumerate(order, 1):
            played = book.people.get(each, Tally())
            tally = Tally(played=played.played, won=played.won, streak=streaks[each])
            name = names.get(each) or say.standings.unnamed()
            lines.append(words.ranked(say, place, name, ratings[each].value, tally))
        return lines

    async def _scale(self, request: Request, server: ServerBook, book: GameBook) -> list[str]:
        """How strong computers are, in the same points: they have no places."""
        say = say_to(request)
        told = computer_words.scale(say, await self._services.tables.levels.strengths(server.guild_id, book.key))
        return [told] if told else []

    async def _provisional(
        self, request: Request, server: ServerBook, book: GameBook, ratings: Mapping[int, Rating], most: int
    ) -> list[str]:
        """The players with provisional ratings, who have no place: those who played most come first."""
        say = say_to(request)
        games = {
            each: book.people[each].played if each in book.people else 0
            for each, rating in ratings.items()
            if rating.provisional
        }
        order = sorted(games, key=lambda user_id: (-games[user_id], user_id))
        names = list((await self._names(request, server, book, order[:most])).values())
        return [words.provisional(say, names, len(order) - len(names))] if names else []

    async def _by_score(
        self, request: Request, server: ServerBook, book: GameBook, most: int, *, hinted: bool = False
    ) -> list[str]:
        """The tables of scores of the games that were all `hinted`, or all not."""
        say = say_to(request)
        by_options: dict[str, list[BestRow]] = {}
        for row in book.best:
            if row.helped == hinted:
                by_options.setdefault(row.options, []).append(row)
        listed = sorted(by_options)
        often = sorted(listed, key=lambda options: -sum(each.games for each in by_options[options]))[:_OPTIONS]
        lines = []
        for options in (each for each in listed if each in often):
            lines.append(f"**{words.with_options(say, book.key, options, hinted=hinted)}**")
            best = by_options[options][:most]
            names = await self._names(request, server, book, [each.user_id for each in best])
            for place, row in enumerate(best, 1):
                lines.append(words.scored(say, place, names[row.user_id], Best(row.user_id, row.score, row.games)))
        return lines

    async def _names(
        self, request: Request, server: ServerBook, book: GameBook, user_ids: Collection[int]
    ) -> dict[int, str]:
        """What these users are called, safe to show. Strangers are left out who do not want others to read it."""
        say = say_to(request)
        if server.guild_id == DIRECT:
            listed = {each: await self._strangers.listed(each, always=each == request.user_id) for each in user_ids}
            return {user_id: bold_person(say, each) for user_id, each in listed.items() if each is not None}
        names = await self._books.names(server, book.key, user_ids)
        return {user_id: bold(say, clip(name, _NAME)) for user_id, name in names.items()}
