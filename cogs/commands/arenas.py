"""The buttons of an arena's message: play, and take a break."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.commands.tournaments import OfTournaments, pressed
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import Request
from cogs.interactions.router import Handler
from cogs.messages import tournaments as shown
from cogs.messages.parts import note
from cogs.words import arenas as words
from tournaments.events.arenas import Come, Rest


class Arenas(OfTournaments):
    """What everybody can do in an arena that runs."""

    def handlers(self) -> Mapping[str, Handler]:
        """The buttons of its message."""
        return {shown.PLAY: self.play, shown.REST: self.rest}

    async def play(self, request: Request, press: Press) -> None:
        """The button *Play*: the user is there, comes to an arena that runs, or ends a break."""
        tournament, say = await pressed(self._tournaments, request, press), say_to(request)
        now, salt = self._services.tables.now(), str(request.interaction.id)
        act = Come(request.user_id, request.person.name, salt, now)
        act.apply(tournament)
        new = tournament.entrant(request.user_id) is None
        if new and shown.SURE not in press.words and await self._tournaments.avoids(tournament, request.user_id):
            await request.reply_in_place(lambda: shown.someone_avoided(say, tournament))
            return
        tournament = await self._tournaments.come(tournament, act, request.role_ids)
        await request.reply_in_place(lambda: note(words.entered(say, tournament, request.user_id)))
        self._rounds.start(tournament.id, request.guild_id)

    async def rest(self, request: Request, press: Press) -> None:
        """The button *Take a break*: nobody is paired with the user until they press *Play* again."""
        tournament = await pressed(self._tournaments, request, press)
        act = Rest(request.user_id, self._services.tables.now())
        tournament = await self._tournaments.do(tournament.id, request.guild_id, act)
        await request.reply_in_place(lambda: note(words.rests(say_to(request), tournament, request.user_id)))
        self._rounds.start(tournament.id, request.guild_id)
