"""Who can join a tournament: organisers change it until registration is over."""

from __future__ import annotations

import re
from collections.abc import Mapping

from cogs.commands.organising import check_organiser
from cogs.commands.tournaments import OfTournaments, pressed
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import Request
from cogs.interactions.router import Handler
from cogs.messages import conditions as shown
from tournaments.events.joining import Require
from tournaments.events.terms import CHECK_IN, EXPERIENCE

RANGE = re.compile(r"(\d{0,5})\s*[-–]\s*(\d{0,5})")
"""A range of ratings as it is typed; with nothing on one side, there is no limit there."""


class ConditionsCog(OfTournaments, name="Conditions"):
    """The screen of conditions."""

    def handlers(self) -> Mapping[str, Handler]:
        """The menus, the button and the form of the screen."""
        return {
            shown.CONDITIONS: self.show,
            shown.REQUIRE: self.require,
            shown.RATING: self.ask_rating,
            shown.RATED: self.rate,
        }

    async def show(self, request: Request, press: Press) -> None:
        """The button *Who can join*: show the screen."""
        check_organiser(request)
        tournament = await pressed(self._tournaments, request, press)
        await request.reply_in_place(lambda: shown.screen(say_to(request), tournament, _roles(request)))

    async def require(self, request: Request, press: Press) -> None:
        """A menu of the screen: change the condition."""
        name, _, value = press.words[-1].partition("=") if press.words else ("", "", "")
        allowed: Mapping[str, Mapping[str, int | bool]] = {
            "games": {str(each): each for each in EXPERIENCE},
            "reliable": {"0": False, "1": True},
            "late": {"0": False, "1": True},
            "check_in": CHECK_IN,
            "role": {"0": 0, **{str(role): role for role, _ in _roles(request)}},
        }
        found = allowed.get(name, {}).get(value)
        await self._change(request, press, {} if found is None else {name: found})

    async def ask_rating(self, request: Request, press: Press) -> None:
        """The button that asks for a range of ratings."""
        check_organiser(request)
        tournament = await pressed(self._tournaments, request, press)
        await request.open_form(shown.rating_form(say_to(request), tournament.id))

    async def rate(self, request: Request, press: Press) -> None:
        """The form with the range: change it."""
        found = RANGE.fullmatch(press.words[-1].strip()) if press.words else None
        lowest, highest = (int(found[1] or 0), int(found[2] or 0)) if found else (0, 0)
        if found is None or (highest and lowest > highest):
            check_organiser(request)
            await request.reply(say_to(request).conditions.no_range())
            return
        await self._change(request, press, {"lowest": lowest, "highest": highest})

    async def _change(self, request: Request, press: Press, changed: Mapping[str, int | bool]) -> None:
        check_organiser(request)
        tournament = await pressed(self._tournaments, request, press)
        act = Require(request.user_id, changed, self._services.tables.now())
        tournament = await self._tournaments.do(tournament.id, request.guild_id, act)
        await request.reply_in_place(lambda: shown.screen(say_to(request), tournament, _roles(request)))


def _roles(request: Request) -> shown.Roles:
    """The roles of the server that people have, the highest first; not those of bots, and not @everyone."""
    guild = request.interaction.guild
    found = [] if guild is None else [each for each in guild.roles if not (each.is_default() or each.managed)]
    return [(each.id, each.name) for each in sorted(found, reverse=True)]
