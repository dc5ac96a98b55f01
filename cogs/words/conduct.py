"""What people read about the strangers whom they have met in a game."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.words.names import player_name
from sessions.tables.conduct import REPORTS_A_DAY, AvoidedRow, Reported
from words import Words


def reasons(say: Words) -> dict[str, str]:
    """What somebody can be reported for: the words of each reason, by its key."""
    words = say.conduct
    return {"stalls": words.stalls(), "program": words.program(), "accounts": words.accounts()}


def reported(say: Words, what: Reported) -> str:
    """The answer to a report."""
    match what:
        case "kept":
            return say.conduct.reported()
        case "known":
            return say.conduct.reported_before()
        case "often":
            return say.conduct.reported_often(most=REPORTS_A_DAY)


def names(say: Words, avoided: Sequence[AvoidedRow]) -> list[str]:
    """What strangers were called when somebody met them."""
    return [player_name(say, each.word, each.number) for each in avoided]
