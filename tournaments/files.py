"""Checking files: everything from which the rounds of a tournament can be paired again, as JSON.

A file holds numbers alone, neither names nor ids. `tournaments.checking` reads it, `python -m tournaments` is the
command. Of pairs that are kept apart it has the number, and a fingerprint.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Sequence
from enum import Enum

import msgspec
from msgspec import Struct

from tournaments.pairing.boards import Board, Queue, Round
from tournaments.pairing.field import Entrant
from tournaments.pairing.lots import Pair, apart_fingerprint, fingerprint
from tournaments.standings.places import Order, ranked

FORMAT = 1
"""The version of the format. A newer one is refused."""


class Kind(Enum):
    """How the rounds of a part are paired."""

    SWISS = "swiss"
    TABLES = "tables"
    """Tables at which people with equal points meet."""
    FIXED = "fixed"
    """Tables at which only meetings count."""
    ROBIN = "robin"
    """A division in which everybody meets everybody."""
    KNOCKOUT = "knockout"
    ARENA = "arena"
    """Whoever waits is paired; a round is what was paired at one moment."""

    @property
    def order(self) -> Order | None:
        """By what its standings are ordered; a knockout has none."""
        return _ORDERS.get(self)


_ORDERS = {
    Kind.SWISS: Order.SWISS,
    Kind.TABLES: Order.TABLES,
    Kind.FIXED: Order.TABLES,
    Kind.ROBIN: Order.ROBIN,
    Kind.ARENA: Order.ARENA,
}


class Bound(Struct, frozen=True, forbid_unknown_fields=True):
    """A secret from which the keys of the rounds follow.

    Attributes:
        round (int): the first round of which it makes the key; 0 for the one that was announced.
        fingerprint (str): its SHA-256, 64 hexadecimal digits.
        secret (str): its 32 bytes in hexadecimal digits; empty before the end of the tournament.
    """

    round: int
    fingerprint: str
    secret: str = ""


class Member(Struct, frozen=True, forbid_unknown_fields=True):
    """An entrant.

    Attributes:
        number (int): the pairing number.
        joined (int): the place in the order in which people joined; 0 where the number was not drawn.
        rated (bool): whether the number follows from a rating.
        start (int): the points with which a late joiner began.
    """

    number: int
    joined: int = 0
    rated: bool = False
    start: int = 0


class FileRound(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A round: as `Round`, with its key in hexadecimal digits, and a digest of it and all rounds before it."""

    number: int
    key: str
    boards: tuple[Board, ...]
    digest: str = ""
    queue: Queue | None = None


class Standing(Struct, frozen=True, forbid_unknown_fields=True):
    """An entrant's points and place; no place for somebody whose games were annulled."""

    number: int
    points: int
    place: int | None


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A field whose rounds are paired together: the whole tournament, a division, a group, or the final.

    Attributes:
        kind (Kind): how it is paired.
        division (int): the number that goes into the keys; 0 for a field that is not divided.
        members (tuple[int, ...]): the numbers of its members in their order: of a division, or the seeds of a knockout.
        rounds (tuple[FileRound, ...]): the rounds that have been paired, in their order.
        standings (tuple[Standing, ...]): the standings after them.
        size (int): the wanted size of tables.
        double (bool): whether a division plays two games each.
    """

    kind: Kind
    division: int
    members: tuple[int, ...]
    rounds: tuple[FileRound, ...] = ()
    standings: tuple[Standing, ...] = ()
    size: int = 0
    double: bool = False


class Apart(Struct, frozen=True, forbid_unknown_fields=True):
    """How many pairs are kept apart, and a fingerprint of them."""

    pairs: int = 0
    fingerprint: str = ""


class CheckingFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A checking file.

    Attributes:
        format (int): FORMAT.
        secrets (tuple[Bound, ...]): the secrets, the announced one first.
        words (tuple[str, ...]): the SHA-256 of the words that were added, in their order.
        press (str): what the salt is made of where nobody added a word.
        numbers_key (str): the key with which the numbers were drawn, in hexadecimal digits; empty where they were not.
        apart (Apart): the pairs that are kept apart.
        entrants (tuple[Member, ...]): all entrants, by their numbers.
        parts (tuple[Part, ...]): the divisions, groups or stages.
    """

    format: int
    secrets: tuple[Bound, ...]
    words: tuple[str, ...]
    press: str
    numbers_key: str
    apart: Apart
    entrants: tuple[Member, ...]
    parts: tuple[Part, ...]


def bound(secret: bytes, from_round: int = 0, *, published: bool) -> Bound:
    """A secret as a file has it; the secret itself only if it is published."""
    return Bound(from_round, fingerprint(secret), secret.hex() if published else "")


def apart(pairs: Collection[Pair], key: bytes) -> Apart:
    """What a file has of the pairs that are kept apart. `key` is one that is never published."""
    return Apart(len(pairs), apart_fingerprint(key, pairs)) if pairs else Apart()


def part(
    kind: Kind,
    members: Sequence[Member],
    rounds: Iterable[Round],
    *,
    division: int = 0,
    out: Collection[int] = (),
    size: int = 0,
    double: bool = False,
) -> Part:
    """A part with its standings and the digests of its rounds.

    `members` are in their order. `out` have no place, since all of their games were annulled.
    """
    ordered = sorted(rounds, key=lambda each: each.number)
    written: list[FileRound] = []
    for each in ordered:
        new = FileRound(each.number, each.key.hex(), each.boards, queue=each.queue)
        written.append(msgspec.structs.replace(new, digest=digest(written, new)))
    numbers = tuple(each.number for each in members)
    return Part(kind, division, numbers, tuple(written), standings(kind, members, ordered, out), size, double)


def standings(
    kind: Kind, members: Iterable[Member], rounds: Sequence[Round], out: Collection[int]
) -> tuple[Standing, ...]:
    """The standings as a file has them."""
    if kind.order is None:
        return ()
    entrants = [Entrant(each.number, each.start) for each in members]
    found = ranked(entrants, rounds, kind.order, out)
    return tuple(Standing(each.number, each.points, each.place) for each in found)


def digest(before: Sequence[FileRound], new: FileRound) -> str:
    """The SHA-256 of a round and of the digest before it, in 64 hexadecimal digits."""
    last = before[-1].digest if before else ""
    waited = [] if new.queue is None else [new.queue]
    content = msgspec.json.encode((last, new.number, new.key, new.boards, *waited), order="deterministic")
    return hashlib.sha256(content).hexdigest()


def encode(file: CheckingFile) -> bytes:
    """The file as JSON, a few lines long."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def decode(content: bytes) -> CheckingFile:
    """The file that is written in `content`. Raises ValueError with a sentence where it is none."""
    try:
        version = msgspec.json.decode(content, type=_Version).format
        if version != FORMAT:
            raise ValueError(f"This file has format {version}, and this program reads format {FORMAT}.")
        return msgspec.json.decode(content, type=CheckingFile)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ValueError(f"This is no checking file of a tournament: {error}.") from error


class _Version(Struct, frozen=True):
    format: int
