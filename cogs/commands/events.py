"""The buttons of score events: the private screen, attempts at its deals, fingerprints, and pages of the standings."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from cogs.commands.dealing import Dealing
from cogs.commands.tournaments import OfTournaments, pressed_here
from cogs.display.direct_messages import DirectMessages
from cogs.display.tournaments import Rounds
from cogs.interactions.ids import Press, number_of
from cogs.interactions.readers import say_to
from cogs.interactions.request import Request
from cogs.interactions.router import Handler
from cogs.languages import spoken
from cogs.messages import events as shown
from cogs.messages.parts import Composed
from cogs.pictures.scoreboards import scoreboard
from cogs.services import Services
from cogs.words import events as words
from cogs.words import placings
from cogs.words.seen import player_name, seen
from render.tournaments.table import WIDEST
from sessions.refusals.base import Damaged, Outdated
from sessions.refusals.requests import HadAttempt
from sessions.session import Session
from sessions.state.table import Place
from sessions.tables.opening import Opening
from tournaments.events.refusals import NoDealNow, NoTournament
from tournaments.events.scored import Enter, open_deal, standings
from tournaments.events.service import Tournaments
from tournaments.events.state import DealRow, Tournament
from words import of


class ScoreEvents(OfTournaments, name="ScoreEvents"):
    """What people do in score events."""

    def __init__(self, services: Services, tournaments: Tournaments, rounds: Rounds, direct: DirectMessages) -> None:
        super().__init__(services, tournaments, rounds)
        self._dealing = Dealing(services, direct)

    def handlers(self) -> Mapping[str, Handler]:
        """The buttons and the menu of an event's messages."""
        return {
            shown.PLAY: self.show,
            shown.HERE: self.play_here,
            shown.DIRECT: self.play_in_direct_messages,
            shown.DEALS: self.check,
            shown.PAGE: self.page,
        }

    async def show(self, request: Request, press: Press) -> None:
        """The button *Play*: the deal that is open, and how the user stands, privately."""
        await self._show(request, await self._event(request, press))

    async def _show(self, request: Request, tournament: Tournament) -> None:
        deals = self._services.tables.deals
        deal = open_deal(tournament, self._services.tables.now())
        attempt = None if deal is None else await self._attempt(deal, request.user_id)
        own = shown.Own(request.user_id, None if deal is None else deals.known_of(deal), attempt)
        await request.reply_in_place(lambda: shown.screen(say_to(request), tournament, own))

    async def _attempt(self, deal: DealRow, user_id: int) -> Session | None:
        """The user's attempt; None also if it cannot be read."""
        try:
            return await self._services.tables.deals.attempt(deal.day, user_id, deal.event)
        except (Outdated, Damaged):
            return None

    async def play_here(self, request: Request, press: Press) -> None:
        """Begin the attempt in the request's channel."""
        tournament, deal = await self._deal(request, press)
        try:
            await self._dealing.here(request, lambda place: self._opening(request, tournament, deal, place))
        except HadAttempt:
            await self._show(request, tournament)

    async def play_in_direct_messages(self, request: Request, press: Press) -> None:
        """Begin the attempt in direct messages. It begins only if the user accepts these."""
        tournament, deal = await self._deal(request, press)
        try:
            await self._dealing.in_direct_messages(
                request,
                lambda place: self._opening(request, tournament, deal, place),
                lambda: words.begins(say_to(request), tournament, deal),
            )
        except HadAttempt:
            await self._show(request, tournament)

    async def _opening(self, request: Request, tournament: Tournament, deal: DealRow, place: Place) -> Opening:
        """The table of the user's attempt. They take part from now on."""
        deals, person = self._services.tables.deals, request.person
        opening = await deals.opening_of(deal, person, place, request.guild_id, scored=True)
        say = of(spoken(tournament.language))
        name = await player_name(say, self._services.tables, tournament, request.user_id, person.name)
        act = Enter(request.user_id, name, deal.day, self._services.tables.now())
        await self._tournaments.enter(tournament, act, request.role_ids)
        return replace(opening, event=tournament.name)

    async def check(self, request: Request, press: Press) -> None:
        """The button *Check the deals*: their fingerprints and secrets, privately."""
        tournament = await self._event(request, press)
        deals = [self._services.tables.deals.known_of(each) for each in tournament.deals]
        await request.reply_in_place(lambda: shown.check(say_to(request), deals))

    async def page(self, request: Request, press: Press) -> None:
        """The menu of pages: one of the standings, privately."""
        tournament, say = await self._event(request, press), say_to(request)
        number, found = max(1, number_of(press.words[-1]) or 1), standings(tournament)
        here = found[WIDEST * (number - 1) : WIDEST * number]
        if not here:
            raise NoTournament
        tournament = await seen(
            say, self._services.tables, tournament, request.guild_id, [each.number for each in here]
        )
        board = scoreboard(tournament, found, placings.names_by_number(say, tournament), number)
        picture = await self._services.private_answers.standings(board, say)
        view = shown.page(say, tournament, here, picture)
        await self._services.private_answers.update(request, Composed(view, picture))

    async def _event(self, request: Request, press: Press) -> Tournament:
        """The event that a press names. Raises NoTournament or NotRead."""
        tournament = await pressed_here(self._tournaments, request, press)
        if not tournament.terms.scored:
            raise NoTournament
        return tournament

    async def _deal(self, request: Request, press: Press) -> tuple[Tournament, DealRow]:
        """The deal that a press names, which is open. Raises NoTournament, NoDealNow or NotRead."""
        tournament = await self._event(request, press)
        deal = open_deal(tournament, self._services.tables.now())
        if deal is None or press.words[1:2] != (str(deal.day),):
            raise NoDealNow
        return tournament, deal
