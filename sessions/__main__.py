"""Check the dice of a finished game: `python -m sessions RECORD` draws every die again from the secret.

RECORD is the file that /record gives after the game (or - for standard input); HEX the fingerprint that stood in the
channel, and WORD what you gave for the dice yourself. It is said what is proven by that, and against whom. Exit status:
0 when every die is as drawn, 1 when one is not, the fingerprint or the word is another, or the record cannot be read.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from rules.commandline import ended, read_record, say
from rules.core import CHANCE, Chance, Over
from rules.record import Record, RecordError, replay
from sessions.dice import commitment, draw, lot, mixed
from sessions.proof import check_fingerprint, check_word, fingerprint_of, proven, words_of


def check(record: Record, fingerprint: str = "", word: str = "") -> list[str]:
    """What the record's dice show and prove, as sentences.

    `fingerprint` is the one that stood in the channel, `word` what somebody says to have given for the dice; empty
    where it is not known. Raises RecordError when a die is not as it was drawn, or one of these is not the record's.
    """
    notes = record.notes
    for name in ("dice", "salt", "secret", "players"):
        if not notes.get(name):
            raise RecordError(f"The record has no line “{name}”: only a finished game can be checked.")
    try:
        secret = bytes.fromhex(notes["secret"])
        players = [int(word) for word in notes["players"].split()]
        # Records of the first format say "youngest".
        first = int(named) if (named := notes.get("first") or notes.get("youngest")) else None
        words = words_of(record)
    except ValueError as error:
        raise RecordError("The record's header is damaged: its secret or its players cannot be read.") from error
    if commitment(secret) != notes["dice"]:
        raise RecordError("The secret is not the one that was promised when the table opened.")
    if len(players) != record.seats:
        raise RecordError(f"The header names {record.seats} seats, and {len(players)} players.")
    if any(each.user_id not in players for each in words):
        raise RecordError("The header holds the word of somebody who did not play.")
    bound = fingerprint_of(fingerprint) if fingerprint else ""
    check_fingerprint(notes["dice"], bound)
    own = check_word(words, word) if word else None
    salt = mixed(notes["salt"], [each.mark for each in words])
    # Who was forgotten has a stand-in below 0, which no lot can be drawn for; the others keep their order.
    known = [each for each in players if each > 0]
    if (first is not None and players[0] != first) or lot(secret, salt, known, first) != known:
        raise RecordError("The seats are not as the lot drew them.")
    faces: Counter[str] = Counter()
    last = record.game.new(record.seats, record.options)
    for number, played in enumerate(replay(record), 1):
        turn, last = played.before.turn(), played.after
        if played.seat != CHANCE or not isinstance(turn, Chance):
            continue
        drawn = draw(secret, salt, number, turn)
        if drawn != played.ply:
            raise RecordError(f"Ply {number} is “{played.ply}”, and the secret draws “{drawn}”.")
        faces[str(drawn)] += 1
    if not isinstance(last.turn(), Over) and "ending" not in notes:
        raise RecordError("The record stops before the end of the game: plies are missing.")
    return [
        "The secret is the one that was promised, and the seats are as the lot drew them"
        + ("." if known == players else ", but for players who were forgotten since."),
        f"{faces.total()} acts of chance, every one as the secret draws it:",
        *(f"  {count:3} × {ply}" for ply, count in sorted(faces.items())),
        *proven(record, bound, own),
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what was found; the exit status as the module's docstring says."""
    parser = argparse.ArgumentParser(prog="python -m sessions", description=__doc__)
    parser.add_argument("record", metavar="RECORD")
    parser.add_argument("--fingerprint", metavar="HEX", default="", help="what the dice were bound to, as you read it")
    parser.add_argument("--word", metavar="WORD", default="", help="the word that you gave for the dice")
    given = parser.parse_args(arguments)

    def work() -> None:
        for line in check(read_record(given.record), given.fingerprint, given.word):
            say(line)

    return ended(work)


if __name__ == "__main__":
    sys.exit(main())
