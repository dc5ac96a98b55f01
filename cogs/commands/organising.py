"""/organise: the private panel of organisers. Each press checks again that the user may organise."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands

from cogs.commands.tournaments import OfTournaments, pressed
from cogs.interactions.ids import Press, number_of
from cogs.interactions.permissions import check_permissions, missing_thread_permissions
from cogs.interactions.readers import language_here, say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.interactions.router import Handler
from cogs.messages import organising as shown
from cogs.messages.entrants import GAME
from cogs.messages.parts import note
from cogs.words import live
from cogs.words import tournaments as words
from cogs.words.commands import described
from sessions.refusals.requests import PermissionsMissing
from sessions.state.table import Place
from tournaments.events.acts import PROTEST, Act, Cancel, Correct, Verdict
from tournaments.events.halting import EXTENSIONS, Extend, Pause, Resume
from tournaments.events.refusals import NotOrganiser, NoTournament, NotPlayedHere, StillPlayed
from tournaments.events.service import NewTournament
from tournaments.events.state import Tournament, TournamentRow
from tournaments.events.terms import OPEN_FOR


class OfOrganisers(OfTournaments):
    """What organisers do. Each press checks again that the user may organise."""

    async def do(self, request: Request, press: Press, act: Act) -> None:
        """Do an organiser's act, and what follows from it at the tables. Raises the act's refusal, or NotOrganiser."""
        check_organiser(request)
        tournament = await pressed(self._tournaments, request, press)
        await self._tournaments.do(tournament.id, request.guild_id, act)
        await request.reply_in_place(lambda: note(say_to(request).tournaments.done()))
        self._rounds.start(tournament.id, request.guild_id)

    async def of(self, request: Request, press: Press) -> tuple[Tournament, int]:
        """The tournament of a press, and the number that follows. Raises a Refusal, also for who may not organise."""
        check_organiser(request)
        tournament = await pressed(self._tournaments, request, press)
        found = number_of(press.words[1]) if len(press.words) > 1 else None
        if found is None:
            raise NoTournament
        return tournament, found


class Organising(OfOrganisers):
    """The panel. By default it needs the permission Manage Events."""

    def handlers(self) -> Mapping[str, Handler]:
        """The menus, buttons and forms of the panel."""
        return {
            shown.PLAN: self.choose,
            shown.NAME: self.ask_name,
            shown.MAKE: self.make,
            shown.MANAGE: self.manage,
            shown.START: self.start,
            shown.WHY: self.ask_why,
            shown.CANCEL: self.cancel,
            shown.LONGER: self.ask_longer,
            shown.EXTEND: self.extend,
            shown.HALT: self.ask_pause,
            shown.PAUSE: self.pause,
            shown.RESUME: self.resume,
            GAME: self.game,
            shown.RULE: self.ask_correction,
            shown.CORRECT: self.correct,
        }

    @app_commands.command(description=described("organise"))
    @app_commands.default_permissions(manage_events=True)
    async def organise(self, interaction: AnyInteraction) -> None:
        """Show the panel."""
        async with self._services.router.deferred(interaction) as request:
            check_organiser(request)
            await request.reply(view=await self._panel(request, shown.Plan()))

    async def _panel(self, request: Request, plan: shown.Plan) -> discord.ui.LayoutView:
        rows = await self._tournaments.in_server(request.guild_id)
        now = self._services.tables.now()
        going_on = [each for each in rows if each.state in ("registration", "running") or _corrected(each, now)]
        host = request.guild_id == self._tournaments.events_server
        return shown.panel(say_to(request), plan, going_on, everywhere=host)

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
        name = _typed(press)[: shown.NAME_LENGTH].strip()
        if not name:
            await request.reply(say_to(request).tables.wrong_value())
            return
        plan = shown.plan_of(press.with_words(*press.words[:-1]))
        new = NewTournament(
            id=request.interaction.id,
            place=Place(request.guild_id, request.channel_id),
            name=name,
            game=plan.game,
            terms=plan.terms,
            open_for=OPEN_FOR[plan.open],
            language=language_here(request),
            made_by=request.user_id,
            everywhere=plan.terms.scored and plan.servers == "all",
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
        tournament = await self._tournaments.start(tournament.id, request.guild_id, request.user_id)
        self._rounds.start(tournament.id, request.guild_id)
        say, name = say_to(request), words.name(tournament)
        told = say.tournaments.started(name=name)
        if tournament.terms.live:
            told = say.arenas.started(name=name) if tournament.terms.arena else live.started(say, tournament)
        await request.reply_in_place(lambda: note(told))

    async def ask_why(self, request: Request, press: Press) -> None:
        """The button that cancels: ask for a reason, which everybody can read."""
        check_organiser(request)
        tournament = await pressed(self._tournaments, request, press)
        await request.open_form(shown.reason_form(say_to(request), tournament.id))

    async def cancel(self, request: Request, press: Press) -> None:
        """The form with the reason: cancel the tournament."""
        check_organiser(request)
        tournament = await pressed(self._tournaments, request, press)
        await self._tournaments.do(tournament.id, request.guild_id, Cancel(request.user_id, reason_of(press)))
        await request.reply_in_place(
            lambda: note(say_to(request).tournaments.cancelled_now(name=words.name(tournament)))
        )
        self._rounds.start(tournament.id, request.guild_id)

    # Time

    async def ask_longer(self, request: Request, press: Press) -> None:
        """The menu of how much longer: ask why."""
        check_organiser(request)
        tournament = await pressed(self._tournaments, request, press)
        given = (str(tournament.id), _extension(press))
        await request.open_form(shown.why_form(say_to(request), shown.EXTEND, given))

    async def extend(self, request: Request, press: Press) -> None:
        """The form with the reason: extend registration, or the time of all games that are not over."""
        seconds, now = EXTENSIONS[_extension(press)], self._services.tables.now()
        await self.do(request, press, Extend(request.user_id, seconds, reason_of(press), now))

    async def ask_pause(self, request: Request, press: Press) -> None:
        """The button *Pause*: ask why."""
        check_organiser(request)
        tournament = await pressed(self._tournaments, request, press)
        await request.open_form(shown.why_form(say_to(request), shown.PAUSE, (str(tournament.id),)))

    async def pause(self, request: Request, press: Press) -> None:
        """The form with the reason: pause the tournament and all its games."""
        await self.do(request, press, Pause(request.user_id, reason_of(press), self._services.tables.now()))

    async def resume(self, request: Request, press: Press) -> None:
        """The button *Resume*: have it go on."""
        await self.do(request, press, Resume(request.user_id, self._services.tables.now()))

    # What changes results

    async def game(self, request: Request, press: Press) -> None:
        """The menu of games: ask what the result is."""
        tournament, board = await self.of(request, press)
        self._correction(request, board, Verdict.DRAW, "").apply(tournament)
        await request.reply_in_place(lambda: shown.game(say_to(request), tournament, board))

    async def ask_correction(self, request: Request, press: Press) -> None:
        """A button with a result: ask why."""
        tournament, board = await self.of(request, press)
        given = (str(tournament.id), str(board), _verdict(press).value)
        await request.open_form(shown.why_form(say_to(request), shown.CORRECT, given))

    async def correct(self, request: Request, press: Press) -> None:
        """The form with the reason: correct the result."""
        _, board = await self.of(request, press)
        await self.do(request, press, self._correction(request, board, _verdict(press), reason_of(press)))

    def _correction(self, request: Request, board: int, verdict: Verdict, reason: str) -> Correct:
        return Correct(request.user_id, board, verdict, reason, self._services.tables.now())


def _typed(press: Press) -> str:
    """What was typed into a form, in one line; empty where the press is forged and has nothing."""
    return " ".join(press.words[-1].split()) if press.words else ""


def reason_of(press: Press) -> str:
    """The reason that was typed into a form, in one line."""
    return _typed(press)[: shown.REASON_LENGTH]


def _extension(press: Press) -> str:
    """By how much a press extends: a key of EXTENSIONS. Raises NoTournament where it names none, as a forged one."""
    if len(press.words) < 2 or press.words[1] not in EXTENSIONS:
        raise NoTournament
    return press.words[1]


def _verdict(press: Press) -> Verdict:
    """The result that a press names. Raises StillPlayed where it names none, as only a forged one does."""
    found = next((each for each in Verdict if press.words[2:3] == (each.value,)), None)
    if found is None:
        raise StillPlayed
    return found


def _corrected(row: TournamentRow, now: int) -> bool:
    """Whether results can still be corrected of a tournament that is over."""
    return row.state == "finished" and now < (row.ends or 0) + PROTEST


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
