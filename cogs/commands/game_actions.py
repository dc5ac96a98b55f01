"""What players do besides moving: take back, offer a draw, nudge, answer questions, substitute, be away."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.commands.seating import level_of
from cogs.interactions.contexts import also_in_direct_messages, anywhere
from cogs.interactions.ids import Press
from cogs.interactions.members import has_left
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request, person_of
from cogs.messages import parts, questions, table_menu
from cogs.services import Services
from cogs.words import game_actions as words
from cogs.words.commands import described, level_choices
from sessions.acts import (
    Act,
    Answer,
    Claim,
    GiveUpFor,
    KeepStill,
    Nudge,
    OfferDraw,
    Reopen,
    Substitute,
    TakeBack,
    WaitOn,
)
from sessions.acts.checks import check_running
from sessions.acts.computers import new_computer
from sessions.clocks import absence
from sessions.log import Asked as Question
from sessions.log import Person
from sessions.people.eligibility import check_invited, check_newcomer
from sessions.refusals.moments import Stale
from sessions.refusals.participants import NotMember
from sessions.refusals.requests import BotSeated
from sessions.session import Session
from sessions.tables import Done


class GameActions(commands.Cog):
    """The commands, and the buttons of a board's menu *More* and of questions to the table."""

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
            "claim",
            "keepstill",
            "letturn",
        ):
            services.router.on(action, getattr(self, f"press_{action}"))

    # Commands

    @also_in_direct_messages
    @app_commands.command(description=described("takeback"))
    async def takeback(self, interaction: AnyInteraction) -> None:
        """Take back the user's last move, or ask the others for it where that is needed."""
        async with self._services.router.deferred(interaction) as request:
            act = TakeBack(request.user_id, now=self._now)
            await self._do(request, await self._services.table_of(request), act)

    @also_in_direct_messages
    @app_commands.command(description=described("draw"))
    async def draw(self, interaction: AnyInteraction) -> None:
        """Offer a draw to the others at the table."""
        async with self._services.router.deferred(interaction) as request:
            await self._do(request, await self._services.table_of(request), OfferDraw(request.user_id, self._now))

    @app_commands.command(description=described("nudge"))
    async def nudge(self, interaction: AnyInteraction) -> None:
        """Call the player who is to move once more."""
        async with self._services.router.deferred(interaction) as request:
            session = await self._services.table_of(request)
            await self._do(request, session, Nudge(request.user_id, self._now))

    @app_commands.command(description=described("substitute"))
    @app_commands.describe(
        player=described("substitute_player"),
        newcomer=described("substitute_newcomer"),
        computer=described("substitute_computer"),
    )
    @app_commands.choices(computer=level_choices())
    async def substitute(
        self,
        interaction: AnyInteraction,
        player: discord.User,
        newcomer: discord.User | None = None,
        computer: str | None = None,
    ) -> None:
        """Ask for `newcomer`, or for a computer of the level `computer`, to take over the seat of `player`.

        The other players are asked, too, unless a moderator who does not play uses the command.
        """
        async with self._services.router.deferred(interaction) as request:
            session = await self._services.table_of(request)
            check_running(session)
            if (newcomer is None) == (computer is None):
                told = say_to(request).computers
                await request.reply(told.name_newcomer() if newcomer is None else told.name_one_newcomer())
                return
            if newcomer is not None and newcomer.bot:
                raise BotSeated
            moderator = request.moderator and session.seat_of(request.user_id) is None
            new_owner = person_of(newcomer) if newcomer else new_computer(session, level_of(computer or ""))
            act = Substitute(request.user_id, player.id, new_owner, moderator, person_of(player).name, now=self._now)
            act.apply(session)
            if isinstance(new_owner, Person):
                if await has_left(request, new_owner.user_id):
                    raise NotMember(session, new_owner.name)
                await self._check_newcomer(request, session, player.id, new_owner)
            act = replace(act, owner_left=player.id != request.user_id and await has_left(request, player.id))
            await self._do(request, session, act)

    @anywhere
    @app_commands.command(description=described("away"))
    @app_commands.describe(days=described("away_days", most=words.MOST_DAYS))
    async def away(self, interaction: AnyInteraction, days: app_commands.Range[int, 0, words.MOST_DAYS]) -> None:
        """Set for how many days the user is away: meanwhile their clocks do not run. 0 days: they are back."""
        async with self._services.router.deferred(interaction) as request:
            settings, now = self._services.tables.settings, self._now
            changes = absence.settings_when_away(await settings.person(request.user_id), now, days)
            changed = await settings.change_person(request.user_id, **changes)
            self._services.display.background.show(await self._services.tables.scheduler.note_absence(request.user_id))
            left = absence.days_left(changed.absences, max(now, changed.away_until))
            say = say_to(request)
            await request.reply(words.away(say, changed.away_until, left) if days else words.back_again(say, left))

    async def _check_newcomer(self, request: Request, session: Session, owner_id: int, newcomer: Person) -> None:
        """Check that the newcomer and those who stay do not avoid one another. Raises a Refusal.

        `owner_id` is the id of the player whose seat it is. Whom the user avoids matters only where the user stays.
        """
        settings = self._services.tables.settings
        stay = [each for each in session.people if each.user_id != owner_id]
        if any(each.user_id == request.user_id for each in stay):
            await check_invited(settings, request.person, [newcomer], stay)
        else:
            await check_newcomer(settings, newcomer, stay)

    @property
    def _now(self) -> int:
        return self._services.tables.now()

    # Buttons

    async def press_besides(self, request: Request, press: Press) -> None:
        """The button *More* of a board: show the menu of what the user can do."""
        session = await self._services.tables.load(press.session)
        check_running(session)
        menu = table_menu.table_menu(say_to(request), session, request.user_id, self._now, press.words)
        await request.reply(view=menu)

    async def press_takeback(self, request: Request, press: Press) -> None:
        """Take back a move, from the board itself (the button has a version) or from the menu."""
        version = press.version or None
        done = await self._perform(press, TakeBack(request.user_id, version, self._now))
        if version is None:
            await self._confirm(request, done)
        else:
            await self._services.display.show(done.session, request)

    async def press_draw(self, request: Request, press: Press) -> None:
        """Offer a draw, from the menu."""
        await self._confirm(request, await self._perform(press, OfferDraw(request.user_id, self._now)))

    async def press_nudge(self, request: Request, press: Press) -> None:
        """Call the player who is to move once more, from the menu."""
        await self._confirm(request, await self._perform(press, Nudge(request.user_id, self._now)))

    async def press_keepstill(self, request: Request, press: Press) -> None:
        """Stop the picture of the board from turning by itself, for everybody at the table."""
        await self._set_still(request, press, still=True)

    async def press_letturn(self, request: Request, press: Press) -> None:
        """Let the picture of the board turn by itself again."""
        await self._set_still(request, press, still=False)

    async def _set_still(self, request: Request, press: Press, *, still: bool) -> None:
        await self._show_or_confirm(request, await self._perform(press, KeepStill(request.user_id, still)))

    async def _show_or_confirm(self, request: Request, done: Done) -> None:
        """Show the board if that was pressed, and otherwise tell the user what was done as well."""
        live = done.session.live
        if live is not None and live.message_id == request.message_id:
            await self._services.display.show(done.session, request)
        else:
            await self._confirm(request, done)

    async def press_answer(self, request: Request, press: Press) -> None:
        """Answer yes or no to the question that the table is asked."""
        done = await self._perform(press, Answer(request.user_id, press.version, press.words == ("yes",)))
        await self._services.display.show(done.session, request)

    async def press_waiton(self, request: Request, press: Press) -> None:
        """Wait longer for the player whose time has run out."""
        await self._load_current(press)
        done = await self._perform(press, WaitOn(request.user_id, self._now))
        await self._services.display.show(done.session, request)

    async def press_giveupfor(self, request: Request, press: Press) -> None:
        """Give up the seat of the player whose time has run out.

        Where other players have to agree, they are asked; otherwise the user is asked to confirm it.
        """
        if press.words == ("no",):
            await request.reply_in_place(lambda: parts.note(say_to(request).game_actions.still_waiting()))
            return
        session = await self._load_current(press)
        act = GiveUpFor(request.user_id, self._now)
        if press.words:
            await self._confirm(request, await self._perform(press, act))
        elif any(isinstance(each, Question) for each in act.apply(session)):
            await self._services.display.show((await self._perform(press, act)).session, request)
        else:
            await request.reply(view=questions.give_up_question(say_to(request), session))

    async def press_reopen(self, request: Request, press: Press) -> None:
        """Continue a game that was closed because nobody played."""
        done = await self._perform(press, Reopen(request.user_id, self._services.tables.new_secret()))
        await self._services.display.show(done.session, request)

    async def press_claim(self, request: Request, press: Press) -> None:
        """Claim a game that was closed because another player did not move, from the board or from direct messages."""
        await self._show_or_confirm(request, await self._perform(press, Claim(request.user_id)))

    async def _load_current(self, press: Press) -> Session:
        """The session of a button about the player who was to act when it was made.

        Raises Stale where others are now.
        """
        session = await self._services.tables.load(press.session)
        check_running(session)
        if press.version < session.stale_before:
            raise Stale(session)
        return session

    async def _perform(self, press: Press, act: Act) -> Done:
        return await self._services.tables.perform_with_retries(press.session, act)

    async def _confirm(self, request: Request, done: Done) -> None:
        """Tell the user what was done, in place of the private menu that was pressed, and update the channel."""
        try:
            await request.reply_in_place(lambda: parts.note(words.outcome(say_to(request), done)))
        finally:
            await self._services.display.show(done.session)

    async def _do(self, request: Request, session: Session, act: Act) -> None:
        """Perform the act of a command, update the channel, and tell the user what was done."""
        done = await self._services.tables.perform_with_retries(session.id, act)
        shown = await self._services.display.show(done.session, request)
        await request.reply(words.outcome(say_to(request), done, shown))
