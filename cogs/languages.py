"""The languages that are offered, and the language of what is public: the table's, or the server's."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from sessions.people.settings import PersonSettings, ServerSettings, person_of
from sessions.session import Session
from words import BETAS, DRAFTS, ENGLISH, LANGUAGES, PSEUDO, Language, Words, best, of

_offered: tuple[Language, ...] = tuple(each for each in LANGUAGES if each not in DRAFTS)
_reports: str | None = None


def offered() -> tuple[Language, ...]:
    """The languages that people and servers can choose, English first: the reviewed ones and the enabled drafts."""
    return _offered


def offer(drafts: Collection[str]) -> None:
    """Offer these drafts beside the reviewed languages, in this process."""
    global _offered  # noqa: PLW0603 - a setting of the process: texts are made in many places
    real = tuple(each for each in LANGUAGES if each not in DRAFTS or each in drafts)
    _offered = (*real, PSEUDO) if PSEUDO in drafts else real


def betas() -> tuple[Language, ...]:
    """The offered languages that are marked as new, because no native speaker has read all of them yet."""
    return tuple(each for each in _offered if each in BETAS)


def reports() -> str | None:
    """The address of the page where players report a wrong sentence; None if there is none."""
    return _reports


def report_at(address: str | None) -> None:
    """Name this page to players of new languages, in this process."""
    global _reports  # noqa: PLW0603 - a setting of the process, as above
    _reports = address


def spoken(wanted: str) -> Language:
    """The offered language for a language or a locale of Discord, such as `de` or `en-GB`; English if there is none."""
    return _spoken(wanted, _offered)


@lru_cache(maxsize=256)
def _spoken(wanted: str, offered: tuple[Language, ...]) -> Language:
    return best(wanted, offered) or ENGLISH


def language_of(session: Session) -> Language:
    """The table's language, for everything that is public: boards, story, pictures and alternative texts.

    A game with one person in it, alone or against computers, speaks the language of this person, and a view of a table
    apart that of its viewer.
    """
    only = session.viewer or (session.first_person if session.alone else 0)
    return language_by(person_of(session, only)) if only else language_around(session)


def language_around(session: Session) -> Language:
    """The language of those around a table, for what is public and is read by others than its players.

    It was fixed when the table was opened: that of the server, and in direct messages that of who opened it.
    """
    return spoken(session.language)


def language_by(settings: PersonSettings) -> Language:
    """The language of a person with these settings: the one that they have chosen, else that of their Discord."""
    return spoken(settings.language or settings.locale)


def say_in(settings: ServerSettings, locale: str) -> Words:
    """The words of a server with these settings, for what is public and belongs to no table.

    `locale` is that of the server in Discord, in which it reads unless it has chosen a language.
    """
    return of(spoken(settings.language or locale))


def say_at(session: Session) -> Words:
    """The words of the table's language, for everything that is public."""
    return of(language_of(session))


def say_around(session: Session) -> Words:
    """The words of those around a table, for what is read by others than its players."""
    return of(language_around(session))


def say_for(session: Session, user_id: int) -> Words:
    """The words for somebody whom the session's log names, in a direct message that follows from no request."""
    return of(language_by(person_of(session, user_id)))
