"""/find: open offers to play, the list of them, and who wants notifications of them."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.challenging import Challenging
from cogs.commands.completion import CHOICES, no_choices
from cogs.commands.seating import Wish, check_place
from cogs.display.direct_messages import DirectMessages
from cogs.display.matching import Matchmaker
from cogs.interactions.contexts import also_in_direct_messages
from cogs.interactions.ids import Press, number_of
from cogs.interactions.permissions import check_permissions, user_sees
from cogs.interactions.readers import language_for, language_here, say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import offers as shown
from cogs.messages import strangers as strangers_shown
from cogs.messages import table_lists
from cogs.messages.offers import ANYWHERE, HERE, Pooled, Search, is_pooled, search_of, terms_of
from cogs.messages.parts import Composed
from cogs.services import Services
from cogs.words import offers as words
from cogs.words.commands import described, offer_choices
from cogs.words.names import place, player_name, with_link
from sessions.people.settings import ServerSettings
from sessions.people.strangers import CLOCK, CLOCKS
from sessions.refusals.base import Refusal
from sessions.refusals.limits import DirectClosed, NotAgreed, NotMet
from sessions.refusals.requests import PrivateThread
from sessions.results.standings import last_opponents, several_of
from sessions.state.players import ComputerLevel
from sessions.state.table import DIRECT
from sessions.tables.offers import ANY, STANDS, OfferRow, offered_games, usual_clock
from sessions.tables.pool import PoolWish


class Finding(commands.Cog):
    """Open offers: the panel that makes them, the lists, and the page of /me about them."""

    def __init__(
        self, services: Services, matchmaker: Matchmaker, direct: DirectMessages, challenging: Challenging
    ) -> None:
        self._services = services
        self._challenging = challenging
        self._offers = services.tables.offers
        self._pool = services.tables.pool
        self._matchmaker = matchmaker
        self._direct = direct
        on = services.router.on
        on(shown.FIND, self.open_panel)
        on("seek", self.seek)
        on("makeoffer", self.make_offer)
        on("takeoffer", self.take_offer)
        on("unoffer", self.withdraw)
        on(shown.LIST, self.list_offers)
        on(shown.TELL_ME, self.open_watch_page)
        on("watchoffers", self.watch)
        on("unwatch", self.stop_telling)

    @also_in_direct_messages
    @app_commands.command(description=described("find"))
    @app_commands.describe(game=described("find_game"), opponent=described("find_opponent"))
    @app_commands.choices(game=offer_choices())
    async def find(self, interaction: AnyInteraction, game: str | None = None, opponent: str | None = None) -> None:
        """Show the panel, in which the user chooses what to offer; or the one that challenges a stranger."""
        async with self._services.router.deferred(interaction) as request:
            if opponent is not None:
                await self._challenging.challenge_typed(request, opponent, game or ANY)
                return
            await request.reply(view=await self._first_panel(request, game or ANY))

    @find.autocomplete("opponent")
    async def complete(self, interaction: AnyInteraction, current: str) -> list[app_commands.Choice[str]]:
        """The strangers whom the user has met whose player names contain what was typed, the last ones first."""
        request = Request(interaction)
        await self._services.router.learn_language(request)
        say = say_to(request)
        try:
            found = await self._services.tables.challenges.met(request.user_id)
        except Refusal as refusal:
            return [no_choices(say, refusal, current)]
        typed = current.strip().casefold()
        names = {each.name: player_name(say, each.word, each.number) for each in found}
        fitting = {value: name for value, name in names.items() if typed in name.casefold()}
        if not fitting:
            return [no_choices(say, NotMet(), current)]
        return [app_commands.Choice(name=name, value=value) for value, name in fitting.items()][:CHOICES]

    async def open_panel(self, request: Request, _press: Press) -> None:
        """The button *Find an opponent*: show the panel."""
        view = await self._first_panel(request)
        await request.reply_in_place(lambda: view)

    async def seek(self, request: Request, press: Press) -> None:
        """Show the panel with what was picked in one of its menus."""
        view = await self._panel(request, search_of(press))
        await request.reply_in_place(lambda: view)

    async def _first_panel(self, request: Request, game: str = ANY, change: str = "") -> discord.ui.LayoutView:
        """The panel as it is shown at first: with a game on the terms that the server prefers."""
        server = await self._services.tables.settings.server(request.guild_id)
        clock = CLOCK if request.place.direct else usual_clock(server)
        return await self._panel(request, Search(game, clock, "yes"), change)

    async def _panel(self, request: Request, search: Search, change: str = "") -> discord.ui.LayoutView:
        server = await self._services.tables.settings.server(request.guild_id)
        alone = request.place.direct
        places = (ANYWHERE,) if alone else (HERE, ANYWHERE) if server.pool else (HERE,)
        search, clocks = _fitting(search, server, places)
        own = await self._own(request)
        pooled = None
        if ANYWHERE in places:
            pooled = Pooled("", {}, alone)
        if search.where == ANYWHERE:
            say, name = say_to(request), await self._name(request)
            pooled = Pooled(player_name(say, *name) if name else "", await self._pool.waiting(), alone)
        challenged = await self._challenging.open_now(request.user_id) if pooled is not None else False
        return shown.panel(say_to(request), search, clocks, own, change, pooled, challenged=challenged)

    async def _own(self, request: Request) -> list[OfferRow]:
        """The offers of the user in this server and in the pool."""
        found = await self._offers.of(request.user_id)
        return words.readable(each for each in found if each.guild_id in (DIRECT, request.guild_id))

    async def _name(self, request: Request) -> tuple[str, int] | tuple[()]:
        """The user's player name; empty if they have not agreed to play with strangers."""
        strangers = self._services.tables.strangers
        row = await strangers.names.kept(request.user_id) if await strangers.has_agreed(request.user_id) else None
        return (row.word, row.number) if row is not None else ()

    # Offers

    async def make_offer(self, request: Request, press: Press) -> None:
        """The button *Offer to play*."""
        await self._make(request, search_of(press))

    async def take_offer(self, request: Request, press: Press) -> None:
        """The menu of the list of offers: offer the same, which starts the game if the two can play now."""
        terms = terms_of(press.words[-1]) if press.words else None
        if terms is None:
            await request.reply(say_to(request).tables.wrong_value())
            return
        await self._make(request, Search(terms.game, terms.clock, terms.rated))

    async def _make(self, request: Request, search: Search) -> None:
        server = await self._services.tables.settings.server(request.guild_id)
        search, _ = _fitting(search, server, (ANYWHERE,) if request.place.direct else (HERE, ANYWHERE))
        if search.where == ANYWHERE:
            await self._make_anywhere(request, search)
            return
        await self._check_here(request)
        self._count(request)
        offer = self._offer(request, search)
        await self._offers.make(offer)
        if not await self._started(request, offer):
            computer = await self._against_computer(request, offer.game)
            await request.reply_in_place(lambda: shown.waiting(say_to(request), offer, computer))

    async def _check_here(self, request: Request) -> None:
        """Check that a game can be offered in this channel. Raises the refusal for one in which it cannot."""
        check_permissions(request)
        channel = request.channel
        if isinstance(channel, discord.Thread) and channel.is_private():
            raise PrivateThread
        await check_place(self._services, request.place, moderator=request.moderator)

    def _count(self, request: Request) -> None:
        if self._services.limits is not None:
            self._services.limits.count_offer(request)

    async def _started(self, request: Request, offer: OfferRow) -> bool:
        """Look for the match of an offer in this server. Whether a game has begun, and the user reads so."""
        found, say = await self._matchmaker.match(offer), say_to(request)
        if found.waits:
            self._matchmaker.tell(offer)
            return False
        if found.session is None:
            await request.reply_in_place(lambda: shown.note(say.offers.started_elsewhere()))
            return True
        session = await self._services.display.show(found.session)
        told = words.started(say, session, request.user_id)
        line = with_link(told, say.tables.go_to_table(), place(session))
        await request.reply_in_place(lambda: shown.note(line))
        return True

    # Offers to strangers

    async def _make_anywhere(self, request: Request, search: Search) -> None:
        """Make an offer in the pool, and the same one in this server if it can be made here.

        Whether somebody in the pool wants the same is seen by another process, or a moment later: what is answered here
        depends on nobody there.
        """
        try:
            await self._services.tables.admission.check(request.user_id, request.guild_id)
        except NotAgreed:
            page = await self.strangers_page(request, search)
            await request.reply_in_place(lambda: page)
            return
        except DirectClosed:
            await self.check_direct(request, say_to(request).strangers.hello_again())
            await self._services.tables.admission.check(request.user_id, request.guild_id)
        self._count(request)
        beside = await self._beside(request, search)
        salt, near = str(request.interaction.id), search.near == "yes"
        wish = PoolWish(search.terms, search.stands, salt, language_for(request), near)
        offer = await self._pool.make(request.user_id, wish, beside)
        if beside is None or not await self._started(request, beside):
            listed, computer = not request.place.direct, await self._against_computer(request, offer.game)
            view = shown.waiting(say_to(request), offer, computer, beside, listed=listed)
            await request.reply_in_place(lambda: view)

    async def _beside(self, request: Request, search: Search) -> OfferRow | None:
        """The same offer in this server; None where it cannot be made, which is no reason to make none elsewhere."""
        if request.place.direct or search.terms.seats > 2:  # offers in servers are for two
            return None
        try:
            await self._check_here(request)
        except Refusal:
            return None
        return self._offer(request, search)

    async def check_direct(self, request: Request, told: str) -> None:
        """Write to the user in their direct messages, and note that this is possible. Raises DirectClosed."""
        await request.acknowledge()
        channel_id = await self._direct.open(request.user_id, Composed(None, content=told))
        if channel_id is None:
            raise DirectClosed
        self._direct.on_reach(await self._services.tables.direct.note_opened(request.user_id, channel_id))

    async def strangers_page(self, request: Request, search: Search | None, change: str = "") -> discord.ui.LayoutView:
        """The page about playing with strangers. `search` is what the user was about to offer."""
        tables, say = self._services.tables, say_to(request)
        row = await tables.strangers.names.drawn(request.user_id)
        settings = await tables.settings.person(request.user_id)
        name = player_name(say, row.word, row.number)
        return strangers_shown.page(
            say,
            name,
            settings.pool,
            request.interaction.application_id,
            search,
            change,
            challenges=settings.challenges,
        )

    def _offer(self, request: Request, search: Search) -> OfferRow:
        now, here = self._services.tables.now(), request.place
        return OfferRow(
            guild_id=request.guild_id,
            user_id=request.user_id,
            game=search.game,
            clock=search.clock,
            rated=search.rated,
            channel_id=here.channel_id,
            parent_id=here.parent_id,
            name=request.person.name,
            language=language_here(request),
            moderator=request.moderator,
            salt=str(request.interaction.id),
            made_at=now,
            until=now + STANDS[search.stands],
        )

    async def _against_computer(self, request: Request, game_key: str) -> Press:
        """The press that starts a game against a computer: of that game, at the level that fits the user."""
        finished = await self._services.tables.overview.finished(request.guild_id, user_id=request.user_id)
        wanted = None if game_key == ANY else game_key
        last_game, _ = last_opponents(several_of(finished), request.user_id, wanted)
        key = next(each for each in (wanted, last_game, *offered_games()) if each in offered_games())
        played = any(each.game == key for each in finished)
        levels = [] if played else [ComputerLevel.VERY_EASY]
        return Wish(key, levels=levels, fitted=int(played), at_once=True).press("playnow")

    async def withdraw(self, request: Request, press: Press) -> None:
        """Withdraw the offer that was picked, or those whose button was pressed, and show the panel."""
        gone, user_id = 0, request.user_id
        for value in press.words:
            terms = terms_of(value)
            if terms is not None and is_pooled(value):
                gone += await self._pool.withdraw(user_id, terms)
            elif terms is not None:
                gone += await self._offers.withdraw(request.guild_id, user_id, terms)
        say = say_to(request).offers
        told = say.withdrawn() if gone else say.withdrawn_before()
        view = await self._first_panel(request, change=told)
        await request.reply_in_place(lambda: view)

    async def list_offers(self, request: Request, _press: Press) -> None:
        """Show the open offers of the server, privately."""
        say, own = say_to(request), await self._own(request)
        if request.place.direct:
            listed = shown.pool_listed(say, await self._pool.waiting(), own)
            await request.reply_in_place(lambda: listed)
            return
        found = await self._offers.standing(request.guild_id)
        seen = [each for each in found if each in own or user_sees(request, each.channel_id)]
        tabs = table_lists.tabs(say, shown.LIST)
        view = shown.listed(say, seen, own, tabs)
        await request.reply_in_place(lambda: view)

    # Who wants notifications

    async def open_watch_page(self, request: Request, _press: Press) -> None:
        """The button of /me: show of which offers in this server the user wants to be told."""
        if request.place.direct:
            await request.reply(say_to(request).offers.watch_in_servers())
            return
        games = await self._offers.watched(request.user_id, request.guild_id)
        view = shown.watch_page(say_to(request), games)
        await request.reply_in_place(lambda: view)

    async def watch(self, request: Request, press: Press) -> None:
        """The menu of that page."""
        if request.place.direct:
            # The page is never shown there: the press is forged.
            await request.reply(say_to(request).offers.watch_in_servers())
            return
        games = await self._offers.watch(request.guild_id, request.user_id, press.words)
        say = say_to(request)
        view = shown.watch_page(say, games, words.watching(say, games))
        await request.reply_in_place(lambda: view)

    async def stop_telling(self, request: Request, press: Press) -> None:
        """The button of a direct message about an offer: tell nothing more of offers in that server."""
        guild_id = number_of(press.words[0]) if press.words else None
        if guild_id is not None:
            await self._offers.watch(guild_id, request.user_id, [])
        await request.reply(say_to(request).offers.stopped())


def _fitting(search: Search, server: ServerSettings, places: Sequence[str]) -> tuple[Search, Sequence[str]]:
    """A choice with defaults for what cannot be chosen, and the clocks that can be; `places` are where one can look."""
    where = search.where if search.where in places else places[0]
    clocks = server.clocks if where == HERE else [each for each in CLOCKS if each in server.clocks]
    return search.fitting(clocks, places), clocks
