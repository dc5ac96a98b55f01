"""The record of a game lacks its last move."""

from __future__ import annotations

from msgspec.structs import replace

from bench.soak.broken import Patch
from cogs.commands import reference
from rules.record import Record
from sessions.records import writing as records
from sessions.session import Session


def apply(patch: Patch) -> None:
    """Break it."""

    def cut(session: Session) -> Record:
        whole = records.record(session)
        return replace(whole, plies=whole.plies[:-1])

    patch(reference, "record", cut)
