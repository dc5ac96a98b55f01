"""The language of a text: the table's language in public, the reader's own in private."""

from __future__ import annotations

from cogs.interactions.request import Request
from sessions.session import Session
from words import ENGLISH, Language, Words, of


def language_of(_session: Session) -> Language:
    """The table's language, for everything that is public: boards, story, pictures and alternative texts."""
    return ENGLISH


def language_for(_request: Request) -> Language:
    """The user's language, for private answers with their pictures and menus, and for autocompletion."""
    return ENGLISH


def say_at(session: Session) -> Words:
    """The words of the table's language, for everything that is public."""
    return of(language_of(session))


def say_to(request: Request) -> Words:
    """The words of the user's language, for everything that only this user reads."""
    return of(language_for(request))
