"""The secrets of a game's dice, as lines of its record."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import count

from rules.record import Flaw, FlawedRecordError, Record
from sessions.dice.draws import commitment
from sessions.dice.secrets import Secret
from sessions.log import Why

_LINE = re.compile(r"([0-9a-f]{64}) after ply ([0-9]{1,6}), (shown|restored)")


def written(secrets: Sequence[Secret], *, shown: bool) -> dict[str, str]:
    """The lines of a record for these secrets, oldest first. The secrets themselves are in them only if `shown`.

    The fingerprint of the first secret is not in these lines: it is in the line `dice` of every record.
    """
    first, *later = secrets
    lines = {}
    for number, each in enumerate(later, 2):
        assert each.why is not None, "what is bound later has a reason"
        lines[f"dice {number}"] = f"{each.commitment} after ply {each.plies}, {each.why.value}"
    if shown:
        lines["secret"] = first.secret.hex()
        lines |= {f"secret {number}": each.secret.hex() for number, each in enumerate(later, 2)}
    return lines


def secrets_in(record: Record) -> list[Secret]:
    """The secrets in a record, oldest first. Raises FlawedRecordError if one is missing or has another fingerprint."""
    notes = record.notes
    found = [Secret(0, _secret(notes, "secret", notes.get("dice", "")))]
    for number in count(2):
        line = notes.get(f"dice {number}")
        if line is None:
            return found
        bound = _LINE.fullmatch(line)
        if bound is None:
            flaw = Flaw("damaged line", text=f"dice {number}")
            raise FlawedRecordError(f"The line “dice {number}” in the header is damaged.", flaw)
        secret = _secret(notes, f"secret {number}", bound[1])
        found.append(Secret(int(bound[2]), secret, Why(bound[3])))
    raise AssertionError("a record has a last line")


def no_line(name: str) -> str:
    """Say that a record has no line `name`, which only a finished game has."""
    return (
        f"The record has no line “{name}”. Get a new record once the game is over, or for a daily deal, once the deal "
        "is over."
    )


def _secret(notes: Mapping[str, str], name: str, fingerprint: str) -> bytes:
    try:
        secret = bytes.fromhex(notes.get(name, ""))
    except ValueError as error:
        raise FlawedRecordError(
            "The record's header is damaged: its secret or its players can't be read.", Flaw("damaged header")
        ) from error
    if not secret:
        flaw = Flaw("missing line", text=name)
        raise FlawedRecordError(no_line(name), flaw)
    if commitment(secret) != fingerprint:
        raise FlawedRecordError("The secret doesn't match its fingerprint.", Flaw("other secret"))
    return secret


def secret_at(secrets: Sequence[Secret], number: int) -> bytes:
    """The secret from which the ply with that number, counted from 1, is drawn."""
    return next(each.secret for each in reversed(secrets) if each.plies < number)
