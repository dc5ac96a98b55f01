"""Writes a record of a game: who played it, and the secrets with which everybody can check its dice."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import count

from msgspec import Struct

from rules.record import Flaw, FlawedRecordError, Record
from sessions.dice import Secret, commitment
from sessions.log import Why
from sessions.session import Session
from sessions.state.players import Computer, Player
from sessions.state.table import Former

_REPLACED_LINE = re.compile(r"seat ([0-9]{1,3}) after ply ([0-9]{1,6}), (-?[0-9]{1,20}) by (-?[0-9]{1,20})")
_OLDER = re.compile(r"seat ([0-9]{1,3}) until move [0-9]{1,6}")


class Replacement(Struct, frozen=True):
    """A seat that another user took over. `str` gives the value of a line `replaced N` in a record.

    Attributes:
        seat (int): the seat, from 1.
        plies (int): how many plies stood then.
        goes (int): the id of who had the seat.
        comes (int): the id of who has taken it over.
    """

    seat: int
    plies: int
    goes: int
    comes: int

    def __str__(self) -> str:
        return f"seat {self.seat} after ply {self.plies}, {self.goes} by {self.comes}"


def successions(session: Session) -> list[tuple[Former, Player]]:
    """The players whose seats were taken over at a table, each with who took it over, oldest first."""
    found = []
    for number, each in enumerate(session.former):
        later = (other.person for other in session.former[number + 1 :] if other.seat == each.seat)
        found.append((each, next(later, session.people[each.seat - 1])))
    return found


def replacements(session: Session) -> list[Replacement]:
    """The replacements at a table, oldest first."""
    told = _told(session)
    return [
        Replacement(former.seat, former.plies, told(former.person.user_id), told(comes.user_id))
        for former, comes in successions(session)
    ]


def _told(session: Session) -> Callable[[int], int]:
    """What a record has in place of an id: the id itself, but for strangers."""
    stand_ins = session.stand_ins
    return lambda user_id: stand_ins.get(user_id, user_id)


def replaced_in(record: Record, began: Sequence[int]) -> list[Replacement]:
    """The replacements in a record of format 2, oldest first. `began` are the players at the start, seat 1 first.

    Raises FlawedRecordError for a line that cannot be read, or names somebody who did not have the seat.
    """
    seated, found = list(began), list[Replacement]()
    for key, value in record.notes.items():
        if not key.startswith("replaced "):
            continue
        match = _REPLACED_LINE.fullmatch(value)
        each = Replacement(*map(int, match.groups())) if match else None
        if each is None or not 1 <= each.seat <= len(seated) or each.plies > len(record.plies):
            flaw = Flaw("no replacement", text=key[:40])
            raise FlawedRecordError(f"The line “{key[:40]}” doesn't describe a replacement in this game.", flaw)
        if seated[each.seat - 1] != each.goes:
            flaw = Flaw("wrong replacement", each.seat, key[:40])
            raise FlawedRecordError(f"The line “{key[:40]}” is wrong: seat {each.seat} wasn't that player's.", flaw)
        seated[each.seat - 1] = each.comes
        found.append(each)
    return found


def began_in(record: Record, players: Sequence[int]) -> list[int]:
    """The players at the start of a record's game, seat 1 first. `players` are those that its header names.

    In format 1 the header names the players at the end, and lines `seat N until move M` name earlier ones.
    Raises ValueError for a damaged line.
    """
    found = list(players)
    if record.format > 1:
        return found
    known = set[int]()
    for key, value in record.notes.items():
        match = _OLDER.fullmatch(key)
        seat = int(match[1]) if match else 0
        # The oldest comes first.
        if 1 <= seat <= len(found) and seat not in known:
            known.add(seat)
            found[seat - 1] = int(value)
    return found


_SECRET_LINE = re.compile(r"([0-9a-f]{64}) after ply ([0-9]{1,6}), (shown|restored)")


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
        bound = _SECRET_LINE.fullmatch(line)
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


def record(session: Session) -> Record:
    """The game as a record. The secret of the dice is in it only if no die can be drawn from it any more.

    The line `players` names the players at the start, for whom the lot was drawn. A record in which seats were taken
    over has format 2, one with more than one secret format 3, and one of a deal of the day format 4. A line
    `computer ID` says of an id that it is a computer's, and how well it plays. Strangers have numbers in place of their
    ids.
    """
    told = _told(session)
    players = session.starting_order or [each.user_id for each in session.people]
    notes = {
        "players": " ".join(str(told(each)) for each in players),
        "dice": session.commitment,
        "salt": session.salt,
    }
    for player in _everybody(session):
        if isinstance(player, Computer):
            notes[f"computer {player.user_id}"] = player.level.value
    for number, replacement in enumerate(replacements(session), 1):
        notes[f"replaced {number}"] = str(replacement)
    for number, undone in enumerate(session.undone, 1):
        gone = "; ".join(str(played.ply) for played in undone.played[undone.plies :])
        notes[f"taken back {number}"] = f"by {told(undone.by)}, behind move {undone.plies}: {gone}"
    if session.first is not None:
        notes["first"] = str(told(session.first))
    for each in session.client_seeds:
        if each.digest:
            notes[f"word {told(each.user_id)} sha256"] = each.digest
        else:
            notes[f"word {told(each.user_id)}"] = each.word
    if session.ending is not None:
        notes["ending"] = session.ending.how.value
    notes |= written(session.secrets, shown=session.secret_shown)
    plies = [str(each.ply) for each in session.played]
    if session.deal is not None:
        notes["deal"] = f"{session.deal.date}, {'scored' if session.deal.scored else 'practice'}"
        return Record(session.game, len(session.people), session.options, plies, notes, format=4)
    format_ = 3 if len(session.secrets) > 1 else 2 if session.former else 1
    return Record(session.game, len(session.people), session.options, plies, notes, format=format_)


def bare_record(session: Session) -> Record:
    """The game so far, without people and without anything from which its dice follow."""
    plies = [str(each.ply) for each in session.played]
    return Record(session.game, len(session.people), session.options, plies)


def _everybody(session: Session) -> list[Player]:
    """Everybody who has or had a seat."""
    return [*session.people, *(each.person for each in session.former)]
