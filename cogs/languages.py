"""The language of a text: the table's language in public, the reader's own in private."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from sessions.people.settings import PersonSettings, person_of
from sessions.session import Session
from words import DRAFTS, ENGLISH, LANGUAGES, Language, Words, best, of

if TYPE_CHECKING:
    from cogs.interactions.request import Request


_offered: tuple[Language, ...] = tuple(each for each in LANGUAGES if each not in DRAFTS)


def offered() -> tuple[Language, ...]:
    """The languages that people and servers can choose, English first: the reviewed ones and the enabled drafts."""
    return _offered


def offer(drafts: Collection[Language]) -> None:
    """Offer these drafts beside the reviewed languages, in this process."""
    global _offered  # noqa: PLW0603 - a setting of the process: texts are made in many places
    _offered = tuple(each for each in LANGUAGES if each not in DRAFTS or each in drafts)


def spoken(wanted: str) -> Language:
    """The offered language for a language or a locale of Discord, such as `de` or `en-GB`; English if there is none."""
    return best(wanted, _offered) or ENGLISH


def language_of(_session: Session) -> Language:
    """The table's language, for everything that is public: boards, story, pictures and alternative texts."""
    return ENGLISH


def language_for(request: Request) -> Language:
    """The user's language, for private answers with their pictures and menus, and for autocompletion."""
    return request.language


def language_by(_settings: PersonSettings) -> Language:
    """The language of a person with these settings: the one that they have chosen, else that of their Discord."""
    return ENGLISH


def say_at(session: Session) -> Words:
    """The words of the table's language, for everything that is public."""
    return of(language_of(session))


def say_to(request: Request) -> Words:
    """The words of the user's language, for everything that only this user reads."""
    return of(language_for(request))


def say_for(session: Session, user_id: int) -> Words:
    """The words for somebody whom the session's log names, in a direct message that follows from no request."""
    return of(language_by(person_of(session, user_id)))
