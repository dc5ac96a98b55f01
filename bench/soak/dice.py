"""The proofs about logs: every game is played again by the rules alone, and every draw repeated from its secret."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bench.soak.evidence import Evidence, Violation
from data.rows import SessionRow
from rules.catalogue import GAMES
from rules.core import CHANCE, Chance, Choice, Position, Resign
from rules.notation import play_recorded
from rules.record import pairs
from sessions.log import (
    Bound,
    Dealt,
    Ended,
    Entry,
    Left,
    Matched,
    Opened,
    OptionsChanged,
    PlyPlayed,
    RematchWanted,
    Removed,
    Reopened,
    Revealed,
    SeedGiven,
    Started,
    TakenBack,
    read,
)
from sessions.state.players import Stranger

LEGAL, DRAWN = "in turn", "drawn"

AFTER_AN_END = (Reopened, Revealed, Bound, RematchWanted, type(None))
"""What may follow an end in a log."""


def in_turn(found: Evidence) -> Iterator[Violation]:
    """Check that every log contains only legal plies, each by the seat whose turn it was."""
    yield from _wrong(found, LEGAL)


def drawn(found: Evidence) -> Iterator[Violation]:
    """Check that every chance ply, also one that was taken back, and the order of seats follow from the secret."""
    yield from _wrong(found, DRAWN)


def _wrong(found: Evidence, proof: str) -> Iterator[Violation]:
    """The first thing in each log that contradicts this proof."""
    for row in found.rows.values():
        what = next((what for name, what in _Replayed(row).wrong() if name == proof), None)
        if what is not None:
            yield Violation(proof, what, row.id)


class _Replayed:
    """A game that is played again from its log."""

    def __init__(self, row: SessionRow) -> None:
        self._numbers = [each.number for each in row.entries]
        self._entries = [read(each.kind, each.facts) for each in row.entries]
        self._game = GAMES[row.game]
        self._options: Mapping[str, str] = {}
        self._secret, self._salt = row.secret, ""
        self._lots = _lots(row, self._entries)
        self._draw = _Shuffles().draw if any(isinstance(each, Dealt) for each in self._entries) else _draw
        self._stood: list[Position] = []
        """The positions since the start, without those that were taken back."""

    def wrong(self) -> Iterator[tuple[str, str]]:
        """What is wrong, each with the name of the proof that it contradicts, up to a ply that is not legal."""
        if self._numbers != list(range(1, len(self._numbers) + 1)):
            yield LEGAL, "its entries are not numbered 1, 2, 3 …"
        for number, entry in enumerate(self._entries, 1):
            for proof, what in self._wrong_in(number, entry):
                yield proof, f"entry {number} {what}"
                if proof == LEGAL:
                    return
            if isinstance(entry, Ended) and not isinstance((*self._entries, None)[number], AFTER_AN_END):
                yield LEGAL, f"entry {number} ends it, and is not the last"

    def _wrong_in(self, number: int, entry: Entry) -> Iterator[tuple[str, str]]:
        match entry:
            case Opened(options=options) | OptionsChanged(options=options):
                self._options = self._game.settle(pairs(options.split()))
            case Bound(secret=secret):
                self._secret = bytes.fromhex(secret)
            case Started() if self._stood:
                yield LEGAL, "starts it again"
            case Started(order=order):
                self._salt = _salt(self._entries[: number - 1], entry.salt)
                if list(order) != self._seats(order, _first(self._entries[: number - 1])):
                    yield DRAWN, "seats people otherwise than they are drawn"
                self._stood = [self._game.new(len(order), self._options)]
            case TakenBack(plies=plies):
                if not 0 <= plies < len(self._stood):
                    yield LEGAL, "takes back what was not played"
                del self._stood[plies + 1 :]
            case PlyPlayed() if not self._stood:
                yield LEGAL, "is a ply before the start"
            case PlyPlayed(seat=seat, ply=ply):
                yield from self._wrong_ply(seat, ply)

    def _wrong_ply(self, seat: int, ply: str) -> Iterator[tuple[str, str]]:
        before = self._stood[-1]
        turn = before.turn()
        if seat == CHANCE and isinstance(turn, Chance):
            wanted = self._draw(self._secret, self._salt, len(self._stood), turn)
            if ply != wanted:
                yield DRAWN, f"is the draw {ply!r}, and {wanted!r} is drawn"
        try:
            played = play_recorded(ply, before)
        except ValueError as error:
            yield LEGAL, f"is no legal ply: {error}"
            return
        self._stood.append(played.after)
        if isinstance(played.ply, Resign):
            if played.ply.seat != seat or seat not in before.remaining():
                yield LEGAL, f"gives up seat {seat}, which is not there to give up"
            return
        mover = turn.seat if isinstance(turn, Choice) else CHANCE if isinstance(turn, Chance) else None
        if seat != mover:
            yield LEGAL, f"was played by seat {seat}, and it was the turn of {mover}"

    def _seats(self, people: Sequence[int], first: int | None) -> list[int]:
        """The people in the order of their lots; the person who was chosen to sit first comes first."""
        lots = {each: _number(self._secret, self._salt, "lot", self._lots.get(each, each)) for each in people}
        return sorted(people, key=lambda each: (each != first, lots[each]))


def _lots(row: SessionRow, entries: Sequence[Entry]) -> dict[int, int]:
    """What takes the place of ids in the lots of strangers: numbers from 1, by the id; empty at other tables."""
    people = next((each.people for each in entries if isinstance(each, Opened)), ())
    matched = bool(row.showings) and any(isinstance(each, Matched) for each in entries)
    strangers = matched or any(isinstance(each, Stranger) for each in people)
    return {each.user_id: number for number, each in enumerate(people, 1)} if strangers else {}


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
