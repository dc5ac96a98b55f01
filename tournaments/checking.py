"""Checks a checking file: whether its keys were fixed before, and whether every round comes out again."""

from __future__ import annotations

from collections.abc import Iterator

from tournaments.files import Bound, CheckingFile, Kind
from tournaments.pairing.lots import digest_of, fingerprint, lot, round_key, salt_of
from tournaments.repeating import CheckError, check_boards, check_part, hex_bytes, where

_FEWEST_DIGITS = 16
"""The fewest digits of a fingerprint that are taken."""


def check(file: CheckingFile, announced: str = "", word: str = "") -> list[str]:
    """What the file shows, as sentences. Raises CheckError with the first thing that is wrong, and in which round.

    `announced` is the fingerprint as somebody read it in the announcement, `word` what they say to have added; empty
    where they are not known.
    """
    _check_fingerprint(file, announced)
    if word and digest_of(" ".join(word.split())) not in file.words:
        raise CheckError("Your word isn't in this file: the lots were drawn without it.")
    _check_entrants(file)
    _check_keys(file)
    _check_numbers(file)
    for each in file.parts:
        check_part(each, file)
    return list(_said(file, announced, word))


def _said(file: CheckingFile, announced: str, word: str) -> Iterator[str]:
    rounds = sum(len(each.rounds) for each in file.parts)
    if rounds:
        yield f"All {rounds} rounds were paired again, and came out as they are in the file, with the same standings."
    else:
        yield "Nothing was drawn, so there is no round to pair again."
    if file.apart.pairs:
        yield (
            f"Pairs that are kept apart: {file.apart.pairs}. The file doesn't name them. Where they mattered, so many "
            "pairs that were never made explain the pairings."
        )
    at = _announced(file, announced)
    if not file.secrets[0].secret:
        yield (
            "The secret isn't published yet. So it is not yet proven that the keys of the rounds follow from it: check "
            "again when the tournament is over."
        )
    elif announced and file.secrets[at + 1 :][:1] and not file.secrets[at + 1].round:
        yield "The secret whose fingerprint was announced is in the file, but no lot was drawn from it."
    elif announced:
        yield (
            "The keys of all rounds follow from the secret whose fingerprint was announced: no lot was chosen "
            "afterwards."
        )
    else:
        yield (
            "The keys of all rounds follow from the secret in the file. Check it again with --fingerprint, as you read "
            "it in the announcement: otherwise all of this could have been made up afterwards."
        )
    for each in file.secrets[1 + at :]:
        since = f"From round {each.round} on" if each.round else "From the draw of the numbers on"
        yield f"{since} the keys follow from another secret, since the host had restored a backup."
    if word:
        yield "Your word is among those from which the lots were drawn."


# ---- secrets, keys and numbers ----


def _check_fingerprint(file: CheckingFile, announced: str) -> None:
    if not file.secrets:
        raise CheckError("This file has no fingerprint of a secret.")
    given = _digits(announced)
    if announced and (len(given) < _FEWEST_DIGITS or set(given) - set("0123456789abcdef")):
        raise CheckError("--fingerprint takes the 64 hexadecimal digits that stood in the announcement.")
    _announced(file, announced)
    for each in file.secrets:
        if each.secret and fingerprint(hex_bytes(each.secret, "The secret")) != each.fingerprint:
            raise CheckError(
                f"The secret from round {each.round} on doesn't have the fingerprint that stands beside it."
            )


def _digits(announced: str) -> str:
    return "".join(announced.split()).strip("`").lower()


def _announced(file: CheckingFile, announced: str) -> int:
    """The place of the secret whose fingerprint was announced: the first, or one that took its place before the draw.

    Raises CheckError where there is none.
    """
    given = _digits(announced)
    for at, each in enumerate(file.secrets):
        if not each.round and each.fingerprint.startswith(given):
            return at
    raise CheckError(
        "The fingerprint isn't the one of this file: its lots come from another secret than was announced."
    )


def _check_entrants(file: CheckingFile) -> None:
    numbers = {each.number for each in file.entrants}
    if len(numbers) < len(file.entrants):
        raise CheckError("Two entrants have the same number.")
    for part in file.parts:
        if strange := set(part.members) - numbers:
            raise CheckError(f"{where(part)}: number {min(strange)} is not among the entrants.")
        for round_ in part.rounds:
            check_boards(part, round_.number, round_.boards)


def _secret_of(file: CheckingFile, number: int) -> Bound:
    return [each for each in file.secrets if each.round <= number][-1]


def _check_keys(file: CheckingFile) -> None:
    if file.secrets[0].round:
        raise CheckError("The first secret isn't the one that was announced.")
    salt = salt_of(file.words, file.press)
    named = [("The draw of the numbers", 0, 0, file.numbers_key)] if file.numbers_key else []
    named += [
        (where(part, each.number), each.number, part.division, each.key)
        for part in file.parts
        for each in part.rounds
        if each.key or part.kind is not Kind.ROBIN
    ]
    for name, number, division, key in named:
        secret = _secret_of(file, number).secret
        if secret and round_key(bytes.fromhex(secret), salt, number, division) != hex_bytes(
            key, f"{name} differs: its key"
        ):
            raise CheckError(f"{name} differs: its key doesn't follow from the secret.")


def _check_numbers(file: CheckingFile) -> None:
    """Whoever has no rating has the number that the lot gave."""
    if not file.numbers_key:
        return
    key = hex_bytes(file.numbers_key, "The key of the draw of the numbers")
    drawn = sorted((each for each in file.entrants if each.joined and not each.rated), key=lambda each: each.number)
    wanted = sorted(drawn, key=lambda each: lot(key, "number", each.joined))
    for each, other in zip(drawn, wanted, strict=True):
        if each != other:
            raise CheckError(
                f"The draw of the numbers, before round 1, differs: number {each.number} belongs to whoever joined as "
                f"number {other.joined}, not {each.joined}."
            )
    rated = [each.number for each in file.entrants if each.rated]
    if rated and drawn and max(rated) > drawn[0].number:
        raise CheckError("The draw of the numbers, before round 1, differs: entrants with a rating come first.")
