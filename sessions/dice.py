"""Provably fair dice: a commitment before the game, the secret after it.

When a table opens, a secret of 32 bytes is drawn, and its SHA-256, the commitment, is shown. When the game starts, a
salt is made of the players' client seeds or, if nobody gave one, of a number that nobody at the table could choose.
Each act of chance is drawn from the secret, the salt and the number of the ply. After the game the secret is shown, and
anybody can draw every die again (`python -m sessions`). docs/decisions/0001 says what that proves, and to whom.

The deal of the day is an exception: two people who play it differently draw different numbers of cards, so its cards
are drawn by their place in a shuffled pile. A pile is what one
kind of chance ply (`card`, `deal`) draws from. When it is shuffled, each of its cards gets a number, which follows from
the secret, the kind, how often that pile was shuffled before, and the card. The card with the lowest number is on top.
docs/decisions/0037 says what follows from that.
"""

from __future__ import annotations

import hashlib
import hmac
import itertools
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from msgspec import Struct

from rules.core import CHANCE, Chance, Played, Ply, Resign

_SPAN = 2**256

WORD = 40
"""The most characters of a client seed."""


def commitment(secret: bytes) -> str:
    """The SHA-256 of `secret`, in 64 hexadecimal digits, which is shown before the game."""
    return hashlib.sha256(secret).hexdigest()


def clean(text: str) -> str:
    """A client seed as it is stored: printable, on one line, at most WORD characters; empty if nothing is left."""
    printable = "".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", text))
    return " ".join(printable.split())[:WORD].strip()


def mark(word: str) -> str:
    """The SHA-256 of a client seed, in 64 hexadecimal digits, which goes into the dice."""
    return hashlib.sha256(word.encode()).hexdigest()


def mixed(salt: str, marks: Sequence[str]) -> str:
    """The salt of the dice: the marks of the client seeds, in the order in which they were given, or else `salt`.

    If there are client seeds, `salt` is not used. It comes after them, and from the bot alone, so the host could choose
    it when the seeds are known.
    """
    return "/".join(("words", *marks)) if marks else salt


def digest(secret: bytes, *parts: str | int) -> int:
    """HMAC-SHA256 of the parts, joined with slashes, under `secret`, as a number below 2**256."""
    message = "/".join(map(str, parts)).encode()
    return int.from_bytes(hmac.digest(secret, message, "sha256"), "big")


def draw(secret: bytes, salt: str, number: int, chance: Chance) -> Ply:
    """The ply of chance with that number (the first ply of a game is 1). Each has exactly its share of the weights."""
    total = sum(chance.weights)
    for attempt in itertools.count():
        value = digest(secret, salt, number, attempt)
        # Numbers at the top of the span are drawn again: some remainders would be more likely than others.
        if value < _SPAN - _SPAN % total:
            break
    left = value % total
    for ply, weight in zip(chance.plies, chance.weights, strict=True):
        if left < weight:
            return ply
        left -= weight
    raise AssertionError("a remainder is below the sum of the weights")


def lot(secret: bytes, salt: str, people: Sequence[int], first: int | None = None) -> list[int]:
    """The users `people` in the order of their seats: by lot, but with `first` in seat 1 if it is given."""
    return sorted(people, key=lambda user_id: (user_id != first, digest(secret, salt, "lot", user_id)))


class Why(Enum):
    """Why the dice of a table are drawn from another secret than at the start."""

    SHOWN = "shown"
    """The game was opened again, and its secret could have been shown while it was closed."""

    RESTORED = "restored"
    """The host has restored a backup: what was played, and shown, after it was made is not known."""


class Secret(Struct, frozen=True):
    """What the dice are drawn from, in place of the secret before.

    Attributes:
        plies (int): how many plies stood when it was bound; the plies after them are drawn from it.
        secret (bytes): 32 bytes.
        why (Why | None): why it was bound; None for that of the start.
    """

    plies: int
    secret: bytes
    why: Why | None = None

    @property
    def commitment(self) -> str:
        """What players see of it beforehand: its SHA-256, 64 hexadecimal digits."""
        return commitment(self.secret)


class ClientSeed(Struct, frozen=True):
    """A word that a player gave for the dice.

    Attributes:
        user_id (int): who gave it.
        word (str): the word; empty if the player was deleted since.
        digest (str): what goes into the dice of a word that was deleted; else empty.
    """

    user_id: int
    word: str
    digest: str = ""

    @property
    def mark(self) -> str:
        """What goes into the dice: the word's SHA-256, 64 hexadecimal digits."""
        return self.digest or mark(self.word)


def shuffled(secret: bytes, salt: str, kind: str, number: int, cards: Mapping[Ply, int]) -> list[Ply]:
    """The cards of a pile in the order in which they are drawn.

    `cards` has the number of equal cards by ply, `kind` is the first word of these plies, and `number` says how often
    the pile has been shuffled, counted from 1. Cards that two piles of the same kind and number have in common come in
    the same order in both.
    """
    copies = [(card, copy) for card, equal in cards.items() for copy in range(1, equal + 1)]
    copies.sort(key=lambda each: digest(secret, salt, kind, number, str(each[0]), each[1]))
    return [card for card, _ in copies]


def dealt(secret: bytes, salt: str, played: Iterable[Played], chance: Chance) -> Ply:
    """The next card of a deal: what `chance` brings after the plies `played`.

    A chance with one outcome draws nothing. A draw goes on with the pile of its kind if the cards in question are those
    that the last draw of that kind has left. Otherwise these cards have just been shuffled.
    """
    if len(chance.plies) == 1:
        return chance.plies[0]
    kind, number, taken = _kind(chance), 0, 0
    whole, left = dict[Ply, int](), dict[Ply, int]()
    for turn, ply in (*_draws(played, kind), (chance, None)):
        cards = dict(zip(turn.plies, turn.weights, strict=True))
        if cards != left:
            whole, number, taken = cards, number + 1, 0
        if ply is not None:
            left = dict(Counter(cards) - Counter([ply]))
            taken += 1
    return shuffled(secret, salt, kind, number, whole)[taken]


def _draws(played: Iterable[Played], kind: str) -> Iterable[tuple[Chance, Ply]]:
    """The draws of that kind, with their plies."""
    for each in played:
        turn = each.before.turn()
        if each.seat == CHANCE and isinstance(turn, Chance) and len(turn.plies) > 1 and _kind(turn) == kind:
            yield turn, each.ply


def _kind(chance: Chance) -> str:
    return str(chance.plies[0]).split()[0]


Shows = str | int
"""What an act of chance came to, so that it can be counted (`red`) or summed (3)."""

Lot = Callable[[Ply], tuple[str, Shows] | None]
"""What kind of chance a ply is ("rolls of the die") and what it shows; None where counting it tells nothing."""


@dataclass(slots=True)
class Luck:
    """What one kind of chance brought one seat.

    What was to be expected is summed over the weights of every single act, so it holds for a pile of cards that gets
    smaller as well as for a die.

    Attributes:
        times (int): how many acts of chance there were.
        came (Counter): how often each result came up.
        expected (dict): how often each result was to be expected.
    """

    times: int = 0
    came: Counter[Shows] = field(default_factory=Counter)
    expected: dict[Shows, float] = field(default_factory=lambda: defaultdict(float))

    @property
    def means(self) -> tuple[float, float] | None:
        """The mean of the numbers that came up, and the expected mean. None if the results are no numbers."""
        came = [(shows, times) for shows, times in self.came.items() if isinstance(shows, int)]
        expected = [(shows, times) for shows, times in self.expected.items() if isinstance(shows, int)]
        if len(came) < len(self.came) or not self.times:
            return None
        return (
            sum(shows * times for shows, times in came) / self.times,
            sum(shows * times for shows, times in expected) / self.times,
        )


def luck(played: Sequence[Played], lot: Lot) -> dict[tuple[int, str], Luck]:
    """What chance brought, by seat and kind of chance. Chance outside any seat's turn, as in the setup, is left out."""
    found: dict[tuple[int, str], Luck] = defaultdict(Luck)
    for number, each in enumerate(played):
        turn = each.before.turn()
        if each.seat != CHANCE or not isinstance(turn, Chance) or not turn.turn:
            continue
        shown = lot(each.ply)
        seat = _whose(played, number)
        if shown is None or not seat:
            continue
        what, came = shown
        this = found[seat, what]
        this.times += 1
        this.came[came] += 1
        total = sum(turn.weights)
        for ply, weight in zip(turn.plies, turn.weights, strict=True):
            if (other := lot(ply)) is not None:
                this.expected[other[1]] += weight / total
    return dict(sorted(found.items()))


def _whose(played: Sequence[Played], number: int) -> int:
    """The seat in whose turn ply `number`, counted from 0, was played; 0 if nobody chose anything in that turn.

    That is the seat that chose next in the turn, or else the one that chose last.
    """
    turn = played[number].turn

    def chose(each: Played) -> bool:
        return each.seat != CHANCE and not isinstance(each.ply, Resign)

    for way in (range(number + 1, len(played)), range(number - 1, -1, -1)):
        for place in way:
            if played[place].turn != turn:
                break
            if chose(played[place]):
                return played[place].seat
    return 0
