"""At every other table the result names the players the wrong way round."""

from __future__ import annotations

from bench.soak.broken import Patch
from cogs.messages import boards
from cogs.words import names
from sessions.session import Session
from words import Words


def apply(patch: Patch) -> None:
    """Break it."""

    def turned(say: Words, session: Session) -> tuple[str, ...]:
        found = names.bold_people(say, session.people)
        return found[::-1] if session.id % 2 else found

    patch(boards, "bold_names", turned)
