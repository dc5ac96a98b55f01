"""/tournament, and the buttons of a tournament's message: registering, leaving, and how it works."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from discord import app_commands
from discord.ext import commands

from cogs.commands.rulebook import pages_of
from cogs.display.tournaments import Rounds
from cogs.interactions.ids import Press, number_of
from cogs.interactions.readers import language_for, say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.interactions.router import Handler
from cogs.messages import tournaments as shown
from cogs.messages.parts import Composed, note
from cogs.pictures.crosstables import standings
from cogs.pictures.divisions import division_field
from cogs.services import Services
from cogs.words import live, placings
from cogs.words import tournaments as words
from cogs.words.commands import described
from cogs.words.pairings import explained
from cogs.words.seen import seen
from sessions.learning.lessons import page
from tournaments.events.acts import Leave, Register
from tournaments.events.gathering import CheckIn
from tournaments.events.proof import checking_file
from tournaments.events.refusals import NoTournament
from tournaments.events.rounds import Ready
from tournaments.events.service import Tournaments
from tournaments.events.state import Tournament
from tournaments.files import encode
from words.typed import in_language


class OfTournaments(commands.Cog):
    """Commands and presses about tournaments."""

    def __init__(self, services: Services, tournaments: Tournaments, rounds: Rounds) -> None:
        self._services = services
        self._tournaments = tournaments
        self._rounds = rounds
        for action, handler in self.handlers().items():
            services.router.on(action, handler)

    def handlers(self) -> Mapping[str, Handler]:
        """What is done at a press of each action."""
        raise NotImplementedError


class TournamentsCog(OfTournaments, name="Tournaments"):
    """What everybody can do in tournaments."""

    def handlers(self) -> Mapping[str, Handler]:
        """The buttons of a tournament's message, and those that confirm them."""
        return {
            shown.ENTER: self.enter,
            shown.LEAVE: self.leave,
            shown.HERE: self.check_in,
            shown.WITHDRAW: self.withdraw,
            shown.STAY: self.stay,
            shown.HOW: self.how,
            shown.JOURNAL: self.journal,
            shown.CHECK: self.check_draw,
            shown.WHY: self.why,
            shown.AGAIN: self.again,
            shown.READY: self.ready,
            shown.DIVISION: self.division,
        }

    @app_commands.command(description=described("tournament"))
    async def tournament(self, interaction: AnyInteraction) -> None:
        """List the tournaments of the server, privately."""
        async with self._services.router.deferred(interaction) as request:
            rows = await self._tournaments.in_server(request.guild_id)
            messages = await self._tournaments.messages_in(request.guild_id)
            await request.reply(view=shown.listed(say_to(request), rows, messages))

    async def enter(self, request: Request, press: Press) -> None:
        """The button *Join*: register the user, or put them on the waiting list."""
        await self._enter(request, press, await pressed(self._tournaments, request, press))

    async def again(self, request: Request, press: Press) -> None:
        """The button *Play again* of a season that is over: the same for the next one, which may be announced so."""
        last = await pressed(self._tournaments, request, press)
        following = await self._tournaments.seasons.following(last, request.user_id, request.interaction.id)
        await self._enter(request, press, following)
        await self._services.display.standing.look()

    async def _enter(self, request: Request, press: Press, tournament: Tournament) -> None:
        salt, now = str(request.interaction.id), self._services.tables.now()
        act = Register(request.user_id, request.person.name, salt, now)
        act.apply(tournament)
        say = say_to(request)
        if shown.SURE not in press.words and await self._tournaments.avoids(tournament, request.user_id):
            await request.reply_in_place(lambda: shown.someone_avoided(say, tournament))
            return
        tournament = await self._tournaments.register(tournament.id, request.guild_id, act, request.role_ids)
        await request.reply_in_place(lambda: note(words.registered(say, tournament, request.user_id)))
        if tournament.state == "running":
            self._rounds.start(tournament.id, request.guild_id)

    async def leave(self, request: Request, press: Press) -> None:
        """The button *Leave*: leave before it has begun, and afterwards ask whether the user withdraws."""
        tournament = await pressed_here(self._tournaments, request, press)
        act, say = Leave(request.user_id, self._services.tables.now()), say_to(request)
        act.apply(tournament)
        if tournament.state == "registration":
            await self._tournaments.do(tournament.id, request.guild_id, act)
            await request.reply_in_place(lambda: note(say.tournaments.left()))
            self._rounds.start(tournament.id, request.guild_id)
        else:
            await request.reply_in_place(lambda: shown.withdrawal(say, tournament))

    async def check_in(self, request: Request, press: Press) -> None:
        """The button *I'm here*: check in before the start."""
        tournament = await pressed(self._tournaments, request, press)
        act = CheckIn(request.user_id, self._services.tables.now())
        tournament = await self._tournaments.do(tournament.id, request.guild_id, act)
        await request.reply_in_place(lambda: note(words.checked_in(say_to(request), tournament, request.user_id)))
        self._rounds.start(tournament.id, request.guild_id)

    async def withdraw(self, request: Request, press: Press) -> None:
        """The button that confirms it."""
        tournament = await pressed_here(self._tournaments, request, press)
        act, guild_id = Leave(request.user_id, self._services.tables.now()), tournament.place.guild_id
        await self._tournaments.do(tournament.id, guild_id, act)
        await request.reply_in_place(lambda: note(say_to(request).tournaments.withdrawn()))
        self._rounds.start(tournament.id, guild_id)

    async def stay(self, request: Request, _press: Press) -> None:
        """The button that withdraws from nothing."""
        await request.reply_in_place(lambda: note(say_to(request).tournaments.stayed()))

    async def ready(self, request: Request, press: Press) -> None:
        """The button *Ready*: the user is there for the next round, which begins if enough are."""
        tournament = await pressed(self._tournaments, request, press)
        act = Ready(request.user_id, self._services.tables.now())
        tournament = await self._tournaments.do(tournament.id, request.guild_id, act)
        await request.reply_in_place(lambda: note(live.said_ready(say_to(request), tournament)))
        self._rounds.start(tournament.id, request.guild_id)

    async def how(self, request: Request, press: Press) -> None:
        """The button *How it works*: the page about tournaments of this kind, privately."""
        language = language_for(request)
        terms = (await pressed_here(self._tournaments, request, press)).terms
        kind = ".rounds" if terms.live else ".events" if terms.scored else ""
        text = page("tournaments.arena.md" if terms.arena else f"tournaments{kind}.md", language)
        pages = pages_of(say_to(request), in_language(text, language))
        view = shown.how_it_works("\n".join(each.text for each in pages))
        await request.reply_in_place(lambda: view)

    async def journal(self, request: Request, press: Press) -> None:
        """The button *Journal*: what organisers did and what was decided by rule, privately."""
        tournament = await pressed(self._tournaments, request, press)
        say, lines = say_to(request), await self._tournaments.journal(tournament)
        tournament = await seen(say, self._services.tables, tournament, request.guild_id)
        view = shown.journal(say, tournament, lines)
        await request.reply_in_place(lambda: view)

    async def check_draw(self, request: Request, press: Press) -> None:
        """The button *Check the draw*: the checking file, and how it is read, privately."""
        tournament = await pressed(self._tournaments, request, press)
        content = await asyncio.to_thread(lambda: encode(checking_file(tournament)))
        view = shown.draw_check(say_to(request), tournament)
        await request.reply(view=view, file=(words.CHECKING_FILE, content))

    async def why(self, request: Request, press: Press) -> None:
        """The button *Why these pairings?*: why the newest round is paired as it is, privately."""
        tournament = await pressed(self._tournaments, request, press)
        if not explained(tournament):
            raise NoTournament
        await request.reply_in_place(lambda: shown.pairings(say_to(request), tournament, request.user_id))

    async def division(self, request: Request, press: Press) -> None:
        """The menu of divisions or pages: the standings of one, privately."""
        tournament, say = await pressed(self._tournaments, request, press), say_to(request)
        found = next((each for each in placings.parts(tournament) if press.words[1:2] == (each.value,)), None)
        if found is None:
            raise NoTournament
        drawn = standings(division_field(say, tournament, found.division), found.page or 1)
        picture = await self._services.private_answers.standings(drawn, say)
        view = shown.one_part(say, tournament, found, picture)
        await self._services.private_answers.update(request, Composed(view, picture))


async def pressed(tournaments: Tournaments, request: Request, press: Press) -> Tournament:
    """The tournament that a press names, in the server in which it was made. Raises NoTournament or NotRead."""
    return await tournaments.load(_pressed_id(press), request.guild_id)


async def pressed_here(tournaments: Tournaments, request: Request, press: Press) -> Tournament:
    """The tournament that a press names, also in another server that shows it, if it is one of all servers.

    Raises NoTournament or NotRead.
    """
    return await tournaments.load_shown(_pressed_id(press), request.guild_id)


def _pressed_id(press: Press) -> int:
    """The id of the tournament that a press names. Raises NoTournament if it names none."""
    found = number_of(press.words[0]) if press.words else None
    if found is None:
        raise NoTournament
    return found
