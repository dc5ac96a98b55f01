"""The language of who reads a private answer: the one that they have chosen, or that of their Discord."""

from __future__ import annotations

import logging
from collections.abc import Callable

from msgspec.structs import replace

from cogs.interactions.request import Request
from cogs.languages import language_by, spoken
from sessions.people.settings import PersonSettings, StoredSettings
from sessions.refusals.base import Refusal
from words import ENGLISH, Language, Words, of

log = logging.getLogger(__name__)


def language_for(request: Request) -> Language:
    """The user's language, for private answers with their pictures and menus, and for autocompletion."""
    return request.language


def language_here(request: Request) -> Language:
    """The language of a table that is opened by this request, unless the server has chosen one.

    That is the language of the server in Discord, and in direct messages the user's own.
    """
    return language_for(request) if request.place.direct else spoken(request.server_locale)


def say_to(request: Request) -> Words:
    """The words of the user's language, for everything that only this user reads."""
    return of(language_for(request))


KNOWN_FOR = 60.0
"""Seconds for which it is remembered in which language somebody reads. Another process may change it meanwhile."""

_MOST = 4096
"""The number of people whose language is remembered, so that their clicks take no trip to the database for it."""


class Readers:
    """In which languages people read: what they have chosen, and the language of their Discord."""

    def __init__(self, settings: StoredSettings, now: Callable[[], float]) -> None:
        self._settings = settings
        self._now = now
        self._known: dict[int, tuple[float, PersonSettings]] = {}
        """By the user's id, their settings and when they were read, in seconds; oldest first."""

    async def learn(self, request: Request) -> None:
        """Set the language in which the user reads private answers, and remember that of their Discord.

        The latter is stored where it is not the one that is known, for direct messages that follow from no request. If
        the database fails, the language is that of their Discord.
        """
        request.language = here = spoken(request.locale)
        try:
            settings = await self._settings_of(request.user_id)
            if here != spoken(settings.locale):
                self.forget(request.user_id)
                await self._settings.change_person(request.user_id, locale="" if here == ENGLISH else request.locale)
        except Refusal as refusal:
            log.warning("The language of %s could not be learned: %r", request, refusal)
        else:
            request.language = language_by(replace(settings, locale=request.locale))

    def forget(self, user_id: int) -> None:
        """Read the settings of this user again at their next request: they have changed."""
        self._known.pop(user_id, None)

    async def _settings_of(self, user_id: int) -> PersonSettings:
        at, settings = self._known.get(user_id, (0.0, None))
        if settings is None or not 0 <= self._now() - at < KNOWN_FOR:
            settings = await self._settings.person(user_id)
            self.forget(user_id)
            self._known[user_id] = self._now(), settings
            if len(self._known) > _MOST:
                self.forget(next(iter(self._known)))
        return settings
