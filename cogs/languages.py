"""The language of a text: the table's language in public, the user's own in private."""

from __future__ import annotations

from cogs.interactions.request import Request
from render.language import ENGLISH, Language
from sessions.session import Session


def language_of(_session: Session) -> Language:
    """The table's language, for everything that is public: boards, story, pictures and alternative texts."""
    return ENGLISH


def language_for(_request: Request) -> Language:
    """The user's language, for private answers with their pictures and menus, and for autocompletion."""
    return ENGLISH
