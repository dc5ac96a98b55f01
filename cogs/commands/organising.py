"""/organise: the private panel of organisers. Each press checks again that the user may organise."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.tournaments import pressed
from cogs.display.tournaments import Rounds
from cogs.interactions.ids import Press
from cogs.interactions.permissions import check_permissions, missing_thread_permissions
from cogs.interactions.readers import language_here, say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import organising as shown
from cogs.messages.parts import note
from cogs.services import Services
from cogs.words import tournaments as words
from cogs.words.commands import described
from sessions.refusals.requests import PermissionsMissing
from sessions.state.table import Place
from tournaments.events.acts import Begin, Cancel
from tournaments.events.refusals import NotOrganiser, NotPlayedHere
from tournaments.events.service import NewTournament, Tournaments
from tournaments.events.terms import OPEN_FOR


class Organising(commands.Cog):
    """The panel. By default it needs the permission Manage Events."""

    def __init__(self, services: Services, tournaments: Tournaments, rounds: Rounds) -> None:
        self._services = services
        self._tournaments = tournaments
        self._rounds = rounds
        on = services.router.on
        on(shown.PLAN, self.choose)
        on(shown.NAME, self.ask_name)
        on(shown.MAKE, self.make)
        on(shown.MANAGE, self.manage)
        on(shown.START, self.start)
        on(shown.WHY, self.ask_why)
        on(shown.CANCEL, self.cancel)

    @app_commands.command(description=described("organise"))
    @app_commands.default_permissions(manage_events=True)
    async def organise(self, interaction: AnyInteraction) -> None:
        """Show the panel."""
        async with self._services.router.deferred(interaction) as request:
            check_organiser(request)
            await request.reply(view=await self._panel(request, shown.Plan()))

    async def _panel(self, request: Request, plan: shown.Plan) -> discord.ui.LayoutView:
        rows = await self._tournaments.in_server(request.guild_id)
        going_on = [each for each in rows if each.state in ("registration", "running")]
        return shown.panel(say_to(request), plan, going_on)

    async def choose(self, request: Request, press: Press) -> None:
        """A menu of the panel: show it with what was picked."""
        check_organiser(request)
        view = await self._panel(request, shown.plan_of(press))
        await request.reply_in_place(lambda: view)

    async def ask_name(self, request: Request, press: Press) -> None:
        """The button *Announce*: ask what it is called."""
        check_organiser(request)
        check_place(request)
        await request.open_form(shown.name_form(say_to(request), shown.plan_of(press)))

    async def make(self, request: Request, press: Press) -> None:
        """The form with the name: announce the tournament."""
        check_organiser(request)
        check_place(request)
        plan = shown.plan_of(press.with_words(*press.words[:-1]))
        new = NewTournament(
            id=request.interaction.id,
            place=Place(request.guild_id, request.channel_id),
            name=" ".join(press.words[-1].split())[: shown.NAME_LENGTH],
            game=plan.game,
            terms=plan.terms,
            open_for=OPEN_FOR[plan.open],
            language=language_here(request),
            made_by=request.user_id,
        )
        tournament = await self._tournaments.make(new)
        await request.reply_in_place(lambda: note(say_to(request).tournaments.announced(name=words.name(tournament))))
        await self._services.display.standing.look()

    async def manage(self, request: Request, press: Press) -> None:
        """The menu of the tournaments that are not over: show one."""
        check_organiser(request)
        tournament = await pressed(self._tournaments, request, press)
        await request.reply_in_place(lambda: shown.managed(say_to(request), tournament))

    async def start(self, request: Request, press: Press) -> None:
        """The button that closes registration and starts."""
        check_organiser(request)
        tournament = await pressed(self._tournaments, request, press)
        act = Begin(self._services.tables.now(), request.user_id, await self._tournaments.apart(tournament))
        tournament = await self._tournaments.do(tournament.id, request.guild_id, act)
        self._rounds.start(tournament.id, request.guild_id)
        await request.reply_in_place(lambda: note(say_to(request).tournaments.started(name=words.name(tournament))))

    async def ask_why(self, request: Request, press: Press) -> None:
        """The button that cancels: ask for a reason, which everybody can read."""
        check_organiser(request)
        tournament = await pressed(self._tournaments, request, press)
        await request.open_form(shown.reason_form(say_to(request), tournament.id))

    async def cancel(self, request: Request, press: Press) -> None:
        """The form with the reason: cancel the tournament."""
        check_organiser(request)
        tournament = await pressed(self._tournaments, request, press)
        reason = " ".join(press.words[-1].split())[: shown.REASON_LENGTH]
        await self._tournaments.do(tournament.id, request.guild_id, Cancel(request.user_id, reason))
        await request.reply_in_place(
            lambda: note(say_to(request).tournaments.cancelled_now(name=words.name(tournament)))
        )


def check_organiser(request: Request) -> None:
    """Check that the user has the permission Manage Events, as the interaction says. Raises NotOrganiser."""
    if not request.interaction.permissions.manage_events or request.outside:
        raise NotOrganiser


def check_place(request: Request) -> None:
    """Check that a tournament can be played in the request's channel. Raises NotPlayedHere or PermissionsMissing."""
    if not isinstance(request.channel, discord.TextChannel):
        raise NotPlayedHere
    check_permissions(request)
    if missing := missing_thread_permissions(request):
        raise PermissionsMissing(missing)
