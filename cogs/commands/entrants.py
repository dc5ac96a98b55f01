"""What organisers do with an entrant: see their results, keep them apart from somebody, and remove them."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.commands.organising import OfOrganisers, reason_of
from cogs.interactions.ids import Press, number_of
from cogs.interactions.readers import say_to
from cogs.interactions.request import Request
from cogs.interactions.router import Handler
from cogs.messages import entrants as shown
from cogs.messages.organising import why_form
from tournaments.events.acts import Remove
from tournaments.events.apart import KeepApart
from tournaments.events.entrants import entrant_at
from tournaments.events.refusals import NotRegistered


class EntrantsCog(OfOrganisers, name="Entrants"):
    """The screen of an entrant."""

    def handlers(self) -> Mapping[str, Handler]:
        """The menus, the button and the form of the screen."""
        return {
            shown.PLAYER: self.player,
            shown.APART: self.keep_apart,
            shown.OUT: self.ask_removal,
            shown.REMOVE: self.remove,
        }

    async def player(self, request: Request, press: Press) -> None:
        """The menu of players: show one."""
        tournament, entry = await self.of(request, press)
        if entrant_at(tournament, entry) is None:
            raise NotRegistered
        await request.reply_in_place(lambda: shown.player(say_to(request), tournament, entry))

    async def keep_apart(self, request: Request, press: Press) -> None:
        """The menu of the others: keep the two apart, or no longer. Nobody else is told."""
        tournament, entry = await self.of(request, press)
        other = number_of(press.words[2]) if len(press.words) > 2 else None
        act = KeepApart(request.user_id, (entry, other or 0))
        tournament = await self._tournaments.do(tournament.id, request.guild_id, act)
        await request.reply_in_place(lambda: shown.player(say_to(request), tournament, entry))

    async def ask_removal(self, request: Request, press: Press) -> None:
        """The button that removes a player: ask why."""
        tournament, entry = await self.of(request, press)
        await request.open_form(why_form(say_to(request), shown.REMOVE, (str(tournament.id), str(entry))))

    async def remove(self, request: Request, press: Press) -> None:
        """The form with the reason: remove the player."""
        _, entry = await self.of(request, press)
        now = self._services.tables.now()
        await self.do(request, press, Remove(request.user_id, entry, reason_of(press), now))
