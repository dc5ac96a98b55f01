"""Challenges: a stranger whom somebody has met is asked by their player name to play again. Answers are private."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.interactions.ids import Press, number_of
from cogs.interactions.readers import language_for, say_to
from cogs.interactions.request import Request
from cogs.messages import challenges as shown
from cogs.messages.challenges import Chosen, chosen_of
from cogs.services import Services
from cogs.words import challenges as words
from cogs.words.names import link, player_name, with_link
from sessions.refusals.limits import NotMet
from sessions.tables.challenges import ChallengeWish
from sessions.tables.offers import offered_games


class Challenging(commands.Cog):
    """The panel that challenges a stranger, and the page of challenges to somebody and by them."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._challenges = services.tables.challenges
        on = services.router.on
        on(shown.CHALLENGE, self.challenge)
        on(shown.MAKE, self.make)
        on(shown.PAGE, self.open_page)
        on(shown.ACCEPT, self.accept)
        on(shown.DECLINE, self.decline)
        on(shown.WITHDRAW, self.withdraw)

    async def open_now(self, user_id: int) -> bool:
        """Whether there are challenges to a user, or by them."""
        return bool(await self._challenges.by(user_id) or await self._challenges.to(user_id))

    # For whoever challenges

    async def challenge(self, request: Request, press: Press) -> None:
        """The button about an opponent, and the menus of the panel: show the panel with what was chosen."""
        view = await self._panel(request, chosen_of(press))
        await request.reply_in_place(lambda: view)

    async def challenge_typed(self, request: Request, typed: str, game_key: str) -> None:
        """The parameter of /find: show the panel about the stranger whose name was picked or typed."""
        say, name = say_to(request), " ".join(typed.split()).casefold()
        for each in await self._challenges.met(request.user_id):
            if name in (each.name, player_name(say, each.word, each.number).casefold()):
                game = game_key if game_key in offered_games() else next(iter(offered_games()))
                await request.reply(view=await self._panel(request, Chosen(each.word, each.number, game)))
                return
        raise NotMet

    async def _panel(self, request: Request, chosen: Chosen) -> discord.ui.LayoutView:
        await self._challenges.known(request.user_id, chosen.word, chosen.number)
        row = await self._services.tables.strangers.names.kept(request.user_id)
        say = say_to(request)
        return shown.panel(say, chosen, player_name(say, row.word, row.number) if row else "")

    async def make(self, request: Request, press: Press) -> None:
        """The button *Challenge* of the panel. The answer is the same whatever the other does or wants."""
        chosen = chosen_of(press)
        other = await self._challenges.known(request.user_id, chosen.word, chosen.number)
        if self._services.limits is not None:
            self._services.limits.count_offer(request)
        wish = ChallengeWish(chosen.game, chosen.clock, chosen.stands, language_for(request))
        row = await self._challenges.make(request.user_id, request.guild_id, other, wish)
        await request.reply_in_place(lambda: shown.made(say_to(request), row))

    async def withdraw(self, request: Request, press: Press) -> None:
        """Withdraw the challenge that was picked, or whose button was pressed, and show the page."""
        word, number = _named(press)
        gone, say = await self._challenges.withdraw(request.user_id, word, number), say_to(request).challenges
        await self._show(request, say.withdrawn() if gone else say.withdrawn_before())

    # For whoever is challenged

    async def open_page(self, request: Request, _press: Press) -> None:
        """The button *Challenges*: show the page."""
        await self._show(request)

    async def accept(self, request: Request, press: Press) -> None:
        """The button *Accept*: begin the game, and lead there."""
        await request.acknowledge()
        word, number = _named(press)
        salt = str(request.interaction.id)
        session = await self._challenges.accept(request.user_id, request.guild_id, word, number, salt)
        seen = (await self._services.display.show(session)).seen_by(request.user_id)
        say = say_to(request)
        line = with_link(words.started(say, session, request.user_id), say.tables.go_to_board(), link(seen))
        await self._answer(request, line)

    async def decline(self, request: Request, press: Press) -> None:
        """The button *Not this time*: nobody is told."""
        word, number = _named(press)
        found = await self._challenges.decline(request.user_id, word, number)
        say = say_to(request)
        told = say.challenges.declined(player=words.named(say, word, number)) if found else say.challenges.gone()
        await self._answer(request, told)

    async def _answer(self, request: Request, line: str) -> None:
        """Answer in the place of what was pressed: in direct messages, that is the message about the challenge."""
        if request.public_message_id is None:
            await request.reply_in_place(lambda: shown.note(line))
        elif not await request.update_pressed(lambda: {"content": line, "view": None}):
            await request.reply(line)

    async def _show(self, request: Request, change: str = "") -> None:
        to_you = await self._challenges.to(request.user_id)
        by_you = await self._challenges.by(request.user_id)
        await request.reply_in_place(lambda: shown.page(say_to(request), to_you, by_you, change))


def _named(press: Press) -> tuple[str, int]:
    """The player name that a press names, or a value of its menu."""
    word, number, *_ = (*" ".join(press.words).split(), "", "")
    return word, number_of(number) or 0
