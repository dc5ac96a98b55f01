"""/stats: how somebody has done, with a chart of their ratings, and the list of their finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.looking import from_session
from cogs.interactions.contexts import also_in_direct_messages
from cogs.interactions.ids import Press, number_of
from cogs.interactions.permissions import user_sees
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request, person_of
from cogs.messages import game_history, statistics
from cogs.messages.parts import Composed
from cogs.pictures.pictures import Picture
from cogs.services import Services
from cogs.words import learning as puzzle_words
from cogs.words import standings as words
from cogs.words.commands import described, game_choices
from cogs.words.names import bold, logged
from render.kit.texts import clip
from sessions.refusals.requests import UnknownSession
from sessions.results import standings
from sessions.results.ratings import Rating, course
from sessions.tables import games
from sessions.tables.overview import Finished
from sessions.tables.puzzling import Occasion
from words import Words

OPPONENTS, MOST_OPPONENTS = 5, 20
"""The most opponents that are listed, where all games are shown and where one is: those whom the user met most."""

_NAME = 32
"""The longest name that is not cut, in characters."""


class Statistics(commands.Cog):
    """The command, and the buttons below its answer. All of it is private."""

    def __init__(self, services: Services) -> None:
        self._services = services
        services.router.on(statistics.STATS, self.choose_game)
        services.router.on(statistics.GAMES, self.list_games)
        services.router.on(statistics.SEE, self.see_game)

    @also_in_direct_messages
    @app_commands.command(description=described("stats"))
    @app_commands.describe(player=described("stats_player"), game=described("stats_game"))
    @app_commands.choices(game=game_choices())
    async def stats(
        self, interaction: AnyInteraction, player: discord.Member | None = None, game: str | None = None
    ) -> None:
        """Tell a user's results in this server, or in direct messages the user's own."""
        async with self._services.router.deferred(interaction) as request:
            person = person_of(player) if player is not None else request.person
            finished = await self._finished(request, person.user_id, game)
            await self._show(request, person.user_id, person.name, finished, game)

    async def choose_game(self, request: Request, press: Press) -> None:
        """Another game was picked, or all of them."""
        user_id, key = _asked(request, press)
        finished = await self._finished(request, user_id, key)
        name = await self._services.tables.overview.name(user_id, finished)
        await self._show(request, user_id, name, finished, key)

    async def list_games(self, request: Request, press: Press) -> None:
        """Show a page of the user's finished games, the newest first."""
        user_id, key = _asked(request, press)
        every = await self._finished(request, user_id, key)
        finished = [each for each in every if _is_open(request, each)]
        say, size = say_to(request), statistics.SIZE
        page = min(press.page, max(0, (len(finished) - 1) // size))
        shown = finished[::-1][page * size : (page + 1) * size]
        lines = [await self._line(say, user_id, each) for each in shown]
        name = bold(say, await self._services.tables.overview.name(user_id, every))
        view = statistics.games(say, name, user_id, key, [*zip(shown, lines, strict=True)], page, len(finished))
        await self._services.private_answers.update(request, Composed(view))

    async def see_game(self, request: Request, press: Press) -> None:
        """A game of the list was picked: show its history in a new private message."""
        user_id, _ = _asked(request, press)
        picked = press.words[2] if len(press.words) > 2 else ""
        finished = await self._finished(request, user_id)
        game = next((each for each in finished if str(each.session_id) == picked and _is_open(request, each)), None)
        if game is None:
            # The menu was forged, or the user does not see that channel any more.
            raise UnknownSession
        session = await self._services.tables.load(game.session_id)
        await self._services.tables.deals.check_looking(session, request.user_id)
        viewed = from_session(session, request)
        await request.acknowledge(thinking=True)
        view = game_history.page(viewed, len(game_history.pages_of(viewed)) - 1)
        await self._services.private_answers.update(request, Composed(view))

    async def _finished(self, request: Request, user_id: int, key: str | None = None) -> list[Finished]:
        """The user's finished games in this server, oldest first; in direct messages those of the user."""
        whose = request.user_id if request.place.direct else user_id
        return await self._services.tables.overview.finished(request.guild_id, key, whose)

    async def _show(
        self, request: Request, user_id: int, name: str, finished: Sequence[Finished], key: str | None
    ) -> None:
        say, by_game = say_to(request), _by_game(finished)
        puzzles = await self._puzzles(request, user_id) if key is None else []
        if not finished and not puzzles:
            await request.reply(words.none_of(say, bold(say, name), key, direct=request.place.direct))
            return
        found = {each: standings.tally(played, user_id) for each, played in by_game.items()}
        detailed = len(by_game) == 1
        rated = {
            each: await self._rating(request, user_id, each, played)
            for each, played in by_game.items()
            if not _for_one(each, played)
        }
        parts = [
            line
            for each, played in by_game.items()
            for line in await self._tally(
                request, each, played, found[each], rated[each][0] if each in rated else None, detailed=detailed
            )
        ]
        chart = await self._chart(say, name, {each: values for each, (_, values) in rated.items()})
        every = await self._finished(request, user_id) if detailed else ()
        others = [each for each in _by_game(every) if each not in by_game]
        heading = say.standings.heading(name=bold(say, name), direct=request.place.direct)
        latest = max((each for each in finished if each.game in games()), key=lambda each: each.at, default=None)
        own = (key or (latest.game if latest else "")) if user_id == request.user_id else ""
        view = statistics.results(say, user_id, [heading, *parts, *puzzles], chart, [*by_game, *others], key, own)
        await self._services.private_answers.update(request, Composed(view, chart))

    async def _puzzles(self, request: Request, user_id: int) -> list[str]:
        """What somebody has done at puzzles; of those besides the puzzles of the day only their own user is told."""
        counted, guild_id = self._services.tables.puzzles, request.guild_id
        rows = await counted.rows(user_id)
        done = counted.done(rows, guild_id)
        mine = user_id == request.user_id
        own, tallies = (counted.own(rows), await counted.tallies(rows)) if mine else ((0, 0), {})
        today = await counted.solvers(Occasion(guild_id, counted.today())) if guild_id else None
        return puzzle_words.puzzles_of(say_to(request), (done.tried, done.solved), done.streak, own, today, tallies)

    async def _rating(
        self, request: Request, user_id: int, key: str, played: Sequence[Finished]
    ) -> tuple[Rating | None, tuple[float, ...]]:
        """The user's rating in a game, and its values over time: others' games in the server decide, too."""
        if not any(each.rated == "yes" for each in played):
            return None, ()
        books = self._services.tables.overview.books
        present = await books.ranking(await books.of(request.guild_id), key)
        return present.ratings.get(user_id), await asyncio.to_thread(course, present, played, user_id)

    async def _tally(
        self,
        request: Request,
        key: str,
        played: Sequence[Finished],
        found: standings.Tally,
        rating: Rating | None,
        *,
        detailed: bool,
    ) -> list[str]:
        say, alone = say_to(request), _for_one(key, played)
        most = MOST_OPPONENTS if detailed else OPPONENTS
        met = sorted(found.against, key=lambda each: (-found.against[each].played, each))[:most]
        names = {each: await self._name(say, each, played) for each in met}
        seats = {} if alone else dict(sorted(found.seats.items()))
        lines = words.tally(say, key, found, rating, names, seats, can_rate=not request.place.direct)
        return [*lines, *words.by_options(say, key, found)] if not alone else lines

    async def _name(self, say: Words, user_id: int, played: Sequence[Finished]) -> str:
        name = logged(say, await self._services.tables.overview.name(user_id, played))
        return bold(say, clip(name, _NAME))

    async def _line(self, say: Words, user_id: int, game: Finished) -> str:
        names = [
            logged(say, await self._services.tables.overview.name(each.user_id, [game])) if each.user_id > 0 else ""
            for each in game.results
        ]
        return words.finished_game(say, game, user_id, names)

    async def _chart(self, say: Words, name: str, values: Mapping[str, Sequence[float]]) -> Picture | None:
        """The chart of the ratings; None where nobody could see anything in it."""
        found = words.rating_chart(say, name, values)
        if found is None:
            return None
        return await self._services.private_answers.chart(found.series, found.levels, found.ends, found.alt)


def _asked(request: Request, press: Press) -> tuple[int, str | None]:
    """Whose results are asked for, and of which game; None: of all. In direct messages they are the user's own."""
    given, key, *_ = (*press.words, "", "")
    asked = None if request.place.direct else number_of(given)
    return request.user_id if asked is None else asked, key if key in games() else None


def _is_open(request: Request, game: Finished) -> bool:
    """Whether a user may look at a finished game: they played in it, or see its channel."""
    own = any(each.user_id == request.user_id for each in game.results)
    return own or user_sees(request, game.channel_id)


def _for_one(key: str, played: Sequence[Finished]) -> bool:
    return games()[key].seats[-1] == 1 if key in games() else all(len(each.results) == 1 for each in played)


def _by_game(finished: Sequence[Finished]) -> Mapping[str, list[Finished]]:
    found: dict[str, list[Finished]] = {}
    for each in finished:
        found.setdefault(each.game, []).append(each)
    return found
