"""Which language somebody reads: a table's own in public, a person's own in private."""

from __future__ import annotations

from cogs.answers.request import Request
from render.language import ENGLISH, Language
from sessions.session import Session


def language_of(_session: Session) -> Language:
    """The table's language: of its boards and story, and of the pictures and alternative texts that everybody sees."""
    return ENGLISH


def language_for(_request: Request) -> Language:
    """The language of the person who asked: of private answers, their pictures, menus and autocompletion."""
    return ENGLISH
