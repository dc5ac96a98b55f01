"""The proof about dice and cards: every draw at every table is repeated from the table's secret."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator, Sequence

from bench.soak.evidence import Evidence, Violation
from data.rows import SessionRow
from rules.catalogue import GAMES
from rules.core import CHANCE, Chance, Position
from rules.notation import play_recorded
from rules.record import pairs
from sessions.log import (
    Bound,
    Dealt,
    Entry,
    Left,
    Opened,
    OptionsChanged,
    PlyPlayed,
    Removed,
    SeedGiven,
    Started,
    TakenBack,
    read,
)


def drawn(found: Evidence) -> Iterator[Violation]:
    """Check that every chance ply, also one that was taken back, and the order of seats follow from the secret."""
    for row in found.rows.values():
        if what := _wrong_in(row):
            yield Violation("drawn", what, row.id)


def _wrong_in(row: SessionRow) -> str | None:
    entries = [read(each.kind, each.facts) for each in row.entries]
    options, salt, stood = dict[str, str](), "", list[Position]()
    game, secret = GAMES[row.game], row.secret
    draw = _Shuffles().draw if any(isinstance(each, Dealt) for each in entries) else _draw
    for number, entry in enumerate(entries, 1):
        match entry:
            case Opened() | OptionsChanged():
                options = game.settle(pairs(entry.options.split()))
            case Bound():
                secret = bytes.fromhex(entry.secret)
            case Started():
                salt = _salt(entries[: number - 1], entry.salt)
                if list(entry.order) != _seats(secret, salt, entry.order, _first(entries[: number - 1])):
                    return f"entry {number}: the seats are not as they are drawn"
                stood = [game.new(len(entry.order), options)]
            case TakenBack():
                stood = stood[: entry.plies + 1]
            case PlyPlayed():
                turn = stood[-1].turn()
                if entry.seat == CHANCE and isinstance(turn, Chance):
                    wanted = draw(secret, salt, len(stood), turn)
                    if entry.ply != wanted:
                        return f"entry {number}: chance played {entry.ply!r}, and {wanted!r} is drawn"
                stood.append(play_recorded(entry.ply, stood[-1]).after)
    return None


def _seats(secret: bytes, salt: str, people: Sequence[int], first: int | None) -> list[int]:
    """The people in the order of their lots; the person who was chosen to sit first comes first."""
    drawn_so = sorted(people, key=lambda each: _number(secret, salt, "lot", each))
    return sorted(drawn_so, key=lambda each: each != first)


def _salt(entries: list[Entry], salt: str) -> str:
    """What goes into the dice beside the secret: the words of those who sit there, or else what came with the start."""
    words: dict[int, str] = {}
    for entry in entries:
        match entry:
            case SeedGiven():
                words.pop(entry.user_id, None)
                words[entry.user_id] = entry.digest or hashlib.sha256(entry.word.encode()).hexdigest()
            case Bound():
                # A word that came before the secret was bound proves nothing.
                words = {}
            case Left() | Removed():
                words.pop(entry.user_id, None)
    return "/".join(("words", *words.values())) if words else salt


def _first(entries: list[Entry]) -> int | None:
    firsts = [each for each in entries if each.kind in ("opened", "first")]
    last = firsts[-1]
    return last.first if isinstance(last, Opened) else getattr(last, "user_id", None)


def _number(secret: bytes, *parts: str | int) -> int:
    return int(hmac.new(secret, "/".join(map(str, parts)).encode(), "sha256").hexdigest(), 16)


class _Shuffles:
    """The piles of a deal: what is left of each after its last shuffle, the next card first."""

    def __init__(self) -> None:
        self._left: dict[str, list[str]] = {}
        self._times: Counter[str] = Counter()

    def draw(self, secret: bytes, salt: str, _number_of_ply: int, chance: Chance) -> str:
        """The next card. A pile is shuffled where it is not what the last draw has left."""
        cards = Counter({str(ply): weight for ply, weight in zip(chance.plies, chance.weights, strict=True)})
        if len(cards) == 1:
            return next(iter(cards))
        kind = next(iter(cards)).split()[0]
        if Counter(self._left.get(kind, ())) != cards:
            self._times[kind] += 1
            copies = [(card, copy) for card in cards for copy in range(1, cards[card] + 1)]
            numbers = {each: _number(secret, salt, kind, self._times[kind], *each) for each in copies}
            self._left[kind] = [card for card, _ in sorted(copies, key=lambda each: numbers[each])]
        return self._left[kind].pop(0)


def _draw(secret: bytes, salt: str, number: int, chance: Chance) -> str:
    total, attempt = sum(chance.weights), 0
    while (value := _number(secret, salt, number, attempt)) >= 2**256 - 2**256 % total:
        attempt += 1
    left = value % total
    for ply, weight in zip(chance.plies, chance.weights, strict=True):
        if left < weight:
            return str(ply)
        left -= weight
    raise AssertionError("a remainder is below the sum of the weights")
