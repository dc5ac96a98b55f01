"""What a record proves if its dice check out, and to whom, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rules.record import Record, RecordError
from sessions.dice import Secret, mark
from sessions.log import Why
from sessions.state.players import is_user

DIGITS = 64
"""Hexadecimal digits of a whole fingerprint."""

_FEWEST = 16
"""The number of them in the lobbies of the first format."""


class RecordedSeed(Struct, frozen=True):
    """A client seed in a record.

    Attributes:
        user_id (int): who gave it.
        mark (str): what went into the dice: its SHA-256, 64 hexadecimal digits.
        text (str | None): the word; None if the person who gave it was deleted since.
    """

    user_id: int
    mark: str
    text: str | None

    @property
    def giver(self) -> str:
        """Who gave it, as records name them."""
        return f"player {self.user_id}" if is_user(self.user_id) else "a player whose data was deleted"


def words_of(record: Record) -> list[RecordedSeed]:
    """The client seeds in the record's header, in the order in which they were given.

    Raises ValueError for a damaged line.
    """
    found = []
    for key, value in record.notes.items():
        match key.split():
            case ["word", user_id]:
                found.append(RecordedSeed(int(user_id), mark(value), value))
            case ["word", user_id, "sha256"]:
                bytes.fromhex(value)
                found.append(RecordedSeed(int(user_id), value, None))
    return found


def fingerprint_of(text: str) -> str:
    """The digits of a fingerprint that somebody copied. Raises RecordError if they are too few or too many."""
    digits = "".join(text.split()).strip("`").lower()
    if not _FEWEST <= len(digits) <= DIGITS or set(digits) - set("0123456789abcdef"):
        raise RecordError(f"--fingerprint takes the {DIGITS} hexadecimal digits that were posted in the channel.")
    return digits


def check_fingerprint(bound: str, fingerprint: str) -> None:
    """Raises RecordError unless `fingerprint` is that of the secret, `bound`, or its beginning."""
    if not bound.startswith(fingerprint):
        raise RecordError(
            "The fingerprint doesn't match this record: its dice were drawn from a different secret than the one "
            "announced in the channel."
        )


def check_word(words: Sequence[RecordedSeed], text: str) -> RecordedSeed:
    """The word `text` among those of the record. Raises RecordError where it is not there."""
    wanted = mark(" ".join(text.split()))
    found = next((each for each in words if each.mark == wanted), None)
    if found is None:
        raise RecordError("Your word isn't in this record: the dice were drawn without it.")
    return found


def proven(record: Record, fingerprint: str, own: RecordedSeed | None) -> list[str]:
    """What is proven against the players and against the host, as sentences.

    `fingerprint` is empty if none was given. `own` is the client seed of the user who asks.
    """
    words = words_of(record)
    lines = [
        "Against the players: nobody at the table knew the secret during the game, so nobody could foresee a roll, "
        "and no word or press of theirs could choose one."
    ]
    if not fingerprint:
        return [
            *lines,
            "Against the host: nothing. Without the fingerprint that was posted in the channel, this record could be "
            "made up after the game. Check it again with --fingerprint, as you read it before the game.",
        ]
    if len(fingerprint) < DIGITS:
        return [
            *lines,
            f"Against the host: little. With only {len(fingerprint)} digits of the fingerprint, the host could have "
            "prepared two secrets that share them.",
        ]
    if "deal" in record.notes:
        return [
            *lines,
            "Against the host: the secret was chosen before you read the fingerprint, and everyone with the "
            "same fingerprint got the same shuffled piles. The bot's host could know the cards beforehand.",
        ]
    if record.game.seats[-1] == 1:
        return [
            *lines,
            "Against the host: nothing was changed after the fingerprint was posted. The first dice came with it, so "
            "the host could have tried out secrets before.",
        ]
    if not words:
        return [
            *lines,
            "Against the host: the secret was chosen before you read the fingerprint. But no player added a word, "
            "and only the host knows the number of the press of Start. They could have tried others until they liked "
            "the seats and dice.",
        ]
    last = words[-1]
    lines.append(
        f"Against the host: the secret was chosen before you read the fingerprint, and after the word of "
        f"{last.giver}, the last of {len(words)}, there was nothing left to choose. If you read the fingerprint before "
        "that word came, and the player who added it isn't in league with the host, every die is fair."
    )
    if own is None:
        lines.append("If you added a word yourself, use --word to check that it's here:")
        lines += [f"  {each.giver}: {each.text or each.mark}" for each in words]
    elif own == last:
        lines.append("Your word is that last one, so you don't need to trust anyone.")
    else:
        later = " and ".join(each.giver for each in words[words.index(own) + 1 :])
        lines.append(
            f"Your word is here, but {later} came after you. If the player who added the last word is in league with "
            "the host, they could have chosen it together. If you add yours last, you don't need to trust anyone."
        )
    return lines


_WHY = {
    Why.SHOWN: "the game had been closed, and its secret could be shown, before it was opened again",
    Why.RESTORED: "the host had restored a backup of the database",
}


def bound_later(secrets: Sequence[Secret]) -> list[str]:
    """What is proven of dice from a secret that was bound in the middle of the game, as sentences."""
    return [
        f"After ply {each.plies} the dice come from another secret, with the fingerprint {each.commitment}, since "
        f"{_WHY[each.why]}. The words were already known then, so these dice prove nothing against the host."
        for each in secrets
        if each.why is not None
    ]
