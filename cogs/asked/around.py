"""Around the moves: taking back, draws, nudges, answers to questions, seats that pass on."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.answers.contexts import also_in_direct_messages, anywhere
from cogs.answers.ids import Press
from cogs.answers.members import has_left
from cogs.answers.request import AnyInteraction, Request, person_of
from cogs.services import Services
from cogs.shown import around, parts
from cogs.words import around as words
from sessions.acts import Act, Answer, GiveUpFor, KeepStill, Nudge, OfferDraw, Reopen, Substitute, TakeBack, WaitOn
from sessions.acts.checks import check_running
from sessions.clocks import absence
from sessions.log import Asked as Question
from sessions.log import Person
from sessions.people.company import check_invited, check_newcomer
from sessions.refusals import BotSeated, NotMember, Stale
from sessions.session import Session
from sessions.tables import Done


class Around(commands.Cog):
    """What people do at a table besides moving."""

    def __init__(self, services: Services) -> None:
        self._services = services
        for action in (
            "besides",
            "takeback",
            "draw",
            "nudge",
            "answer",
            "waiton",
            "giveupfor",
            "reopen",
            "keepstill",
            "letturn",
        ):
            services.router.on(action, getattr(self, f"press_{action}"))

    # Commands

    @also_in_direct_messages
    @app_commands.command(description=words.COMMANDS["takeback"])
    async def takeback(self, interaction: AnyInteraction) -> None:
        """Take back one's last move, or ask whether one may."""
        async with self._services.router.deferred(interaction) as request:
            act = TakeBack(request.user_id, now=self._now)
            await self._do(request, await self._services.table_of(request), act)

    @app_commands.command(description=words.COMMANDS["draw"])
    async def draw(self, interaction: AnyInteraction) -> None:
        """Offer a draw."""
        async with self._services.router.deferred(interaction) as request:
            await self._do(request, await self._services.table_of(request), OfferDraw(request.user_id, self._now))

    @app_commands.command(description=words.COMMANDS["nudge"])
    async def nudge(self, interaction: AnyInteraction) -> None:
        """Call whoever is to move once more."""
        async with self._services.router.deferred(interaction) as request:
            session = await self._services.table_of(request)
            await self._do(request, session, Nudge(request.user_id, self._now))

    @app_commands.command(description=words.COMMANDS["substitute"])
    @app_commands.describe(player=words.PARAMETERS["player"], newcomer=words.PARAMETERS["newcomer"])
    async def substitute(self, interaction: AnyInteraction, player: discord.User, newcomer: discord.User) -> None:
        """Have somebody take over a seat: those who play are asked, a moderator asks the newcomer alone."""
        async with self._services.router.deferred(interaction) as request:
            session = await self._services.table_of(request)
            check_running(session)
            if newcomer.bot:
                raise BotSeated
            moderator = request.moderator and session.seat_of(request.user_id) is None
            comes = person_of(newcomer)
            act = Substitute(request.user_id, player.id, comes, moderator, person_of(player).name, now=self._now)
            act.apply(session)
            if await has_left(request, newcomer.id):
                raise NotMember(session, comes.name)
            await self._check_newcomer(request, session, player.id, comes)
            act = replace(act, owner_left=player.id != request.user_id and await has_left(request, player.id))
            await self._do(request, session, act)

    @anywhere
    @app_commands.command(description=words.COMMANDS["away"])
    @app_commands.describe(days=words.PARAMETERS["days"])
    async def away(self, interaction: AnyInteraction, days: app_commands.Range[int, 0, words.MOST_DAYS]) -> None:
        """Note that somebody is away: their clocks wait for them."""
        async with self._services.router.deferred(interaction) as request:
            settings, now = self._services.tables.settings, self._now
            changes = absence.settings_when_away(await settings.person(request.user_id), now, days)
            settled = await settings.change_person(request.user_id, **changes)
            left = absence.days_left(settled.absences, max(now, settled.away_until))
            await request.reply(words.away(settled.away_until, left) if days else words.back_again(left))

    async def _check_newcomer(self, request: Request, session: Session, goes: int, comes: Person) -> None:
        """Whether somebody may sit down with those who stay; whom who asks avoids matters if they are one of them."""
        settings = self._services.tables.settings
        stay = [each for each in session.people if each.user_id != goes]
        if any(each.user_id == request.user_id for each in stay):
            await check_invited(settings, request.person, [comes], stay)
        else:
            await check_newcomer(settings, comes, stay)

    @property
    def _now(self) -> int:
        return self._services.tables.now()

    # Buttons

    async def press_besides(self, request: Request, press: Press) -> None:
        """The button More of a board."""
        session = await self._services.tables.load(press.session)
        check_running(session)
        await request.reply(view=around.besides(session, request.user_id, self._now, press.words))

    async def press_takeback(self, request: Request, press: Press) -> None:
        """Take back, from the board itself or from the list of what one can do."""
        version = press.version or None
        done = await self._pressed(press, TakeBack(request.user_id, version, self._now))
        if version is None:
            await self._told(request, done)
        else:
            await self._services.display.show(done.session, request)

    async def press_draw(self, request: Request, press: Press) -> None:
        """Offer a draw."""
        await self._told(request, await self._pressed(press, OfferDraw(request.user_id, self._now)))

    async def press_nudge(self, request: Request, press: Press) -> None:
        """Call whoever is to move once more."""
        await self._told(request, await self._pressed(press, Nudge(request.user_id, self._now)))

    async def press_keepstill(self, request: Request, press: Press) -> None:
        """Keep the picture of the board from turning by itself, for everybody at the table."""
        await self._keep(request, press, still=True)

    async def press_letturn(self, request: Request, press: Press) -> None:
        """Let the picture of the board turn by itself again."""
        await self._keep(request, press, still=False)

    async def _keep(self, request: Request, press: Press, *, still: bool) -> None:
        done = await self._pressed(press, KeepStill(request.user_id, still))
        live = done.session.live
        if live is not None and live.message_id == request.message_id:
            await self._services.display.show(done.session, request)
        else:
            await self._told(request, done)

    async def press_answer(self, request: Request, press: Press) -> None:
        """Yes or no to what the table is asked."""
        done = await self._pressed(press, Answer(request.user_id, press.version, press.words == ("yes",)))
        await self._services.display.show(done.session, request)

    async def press_waiton(self, request: Request, press: Press) -> None:
        """Wait longer for somebody whose time is out."""
        await self._not_stale(press)
        done = await self._pressed(press, WaitOn(request.user_id, self._now))
        await self._services.display.show(done.session, request)

    async def press_giveupfor(self, request: Request, press: Press) -> None:
        """Give up the seat of somebody whose time is out; where nobody else has a say, who presses is asked again."""
        if press.words == ("no",):
            await request.reply_in_place(lambda: parts.note(words.STILL_WAITING))
            return
        session = await self._not_stale(press)
        act = GiveUpFor(request.user_id, self._now)
        if press.words:
            await self._told(request, await self._pressed(press, act))
        elif any(isinstance(each, Question) for each in act.apply(session)):
            await self._services.display.show((await self._pressed(press, act)).session, request)
        else:
            await request.reply(view=around.give_up_question(session))

    async def press_reopen(self, request: Request, press: Press) -> None:
        """Go on with a game that was closed for silence."""
        done = await self._pressed(press, Reopen(request.user_id, self._services.tables.new_secret()))
        await self._services.display.show(done.session, request)

    async def _not_stale(self, press: Press) -> Session:
        """The session of a button that is about whoever was to act when it was made."""
        session = await self._services.tables.load(press.session)
        check_running(session)
        if press.version < session.stale_before:
            raise Stale(session)
        return session

    async def _pressed(self, press: Press, act: Act) -> Done:
        return await self._services.tables.perform_with_retries(press.session, act)

    async def _told(self, request: Request, done: Done) -> None:
        """Say what was done in place of the private list that was clicked, and show it in the channel."""
        try:
            await request.reply_in_place(lambda: parts.note(words.outcome(done)))
        finally:
            await self._services.display.show(done.session)

    async def _do(self, request: Request, session: Session, act: Act) -> None:
        """Do what a command asks for, show it in the channel, and say what was done."""
        done = await self._services.tables.perform_with_retries(session.id, act)
        await request.reply(words.outcome(done, await self._services.display.show(done.session, request)))
