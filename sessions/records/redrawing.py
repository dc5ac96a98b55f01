"""Draws the seats and the dice of a finished game again from its secret, and compares them with its record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from rules.core import CHANCE, Chance, Over, Played
from rules.record import Flaw, FlawedRecordError, Record, replay
from sessions.dice import Secret, dealt, draw, lot, mixed
from sessions.log import TableEnding
from sessions.records.proof import words_of
from sessions.records.writing import Replacement, began_in, no_line, replaced_in, secret_at, secrets_in
from sessions.records.writing import record as written
from sessions.refusals.moments import NotAsDrawn, NotOverYet, NotStarted, SecretWithheld
from sessions.session import Session
from sessions.state.players import is_user


class Redrawn(Struct, frozen=True):
    """The result of a check that found every die as the secret draws it.

    Attributes:
        came (Counter[str]): how often each ply of chance came up.
        whole_lot (bool): whether the lot for the seats could be checked for all players: nobody was deleted.
    """

    came: Counter[str]
    whole_lot: bool
    replaced: tuple[Replacement, ...] = ()
    """Who took over whose seat in the game; the lot was drawn for those who began."""

    secrets: tuple[Secret, ...] = ()
    """What the dice were drawn from, oldest first."""


def redraw_game(session: Session) -> Redrawn:
    """Draw the dice of a table's finished game again. Raises NotStarted, NotOverYet, SecretWithheld or NotAsDrawn."""
    if session.start is None:
        raise NotStarted(session)
    if not session.ended:
        raise NotOverYet(session)
    if session.withheld:
        raise SecretWithheld(session)
    try:
        return redraw(written(session))
    except FlawedRecordError as error:
        raise NotAsDrawn(session, error.flaw) from error


def redraw(record: Record) -> Redrawn:
    """Draw the seats and every die of `record` again.

    Raises FlawedRecordError if the game is not finished, or something in the record is not as the secret draws it.
    """
    notes = record.notes
    _check_finished(notes)
    secrets = secrets_in(record)
    try:
        players = began_in(record, [int(word) for word in notes["players"].split()])
        # Records of the first format say "youngest".
        first = int(named) if (named := notes.get("first") or notes.get("youngest")) else None
        words = words_of(record)
    except ValueError as error:
        raise FlawedRecordError(
            "The record's header is damaged: its secret or its players can't be read.", Flaw("damaged header")
        ) from error
    if len(players) != record.seats:
        flaw = Flaw("other players", len(players), most=record.seats)
        raise FlawedRecordError(
            f"The header names {_counted(record.seats, 'seat')}, but {_counted(len(players), 'player')}.", flaw
        )
    replaced = replaced_in(record, players)
    if any(each.user_id not in players for each in words):
        raise FlawedRecordError("The header contains a word from someone who didn't play.", Flaw("word of a stranger"))
    salt = mixed(notes["salt"], [each.mark for each in words])
    # For deleted users, the lot cannot be drawn. The others keep their order without them.
    known = [each for each in players if is_user(each) or f"computer {each}" in notes]
    if (first is not None and players[0] != first) or lot(secrets[0].secret, salt, known, first) != known:
        raise FlawedRecordError("The seats aren't the ones that were drawn at random.", Flaw("other seats"))
    if "deal" in notes and notes["deal"].split(",")[0] != notes["salt"]:
        raise FlawedRecordError("The line “deal” in the header is damaged.", Flaw("damaged line", text="deal"))
    return Redrawn(_draw_again(record, secrets, salt), known == players, tuple(replaced), tuple(secrets))


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _check_finished(notes: Mapping[str, str]) -> None:
    """Raise FlawedRecordError unless the record's header has what only a finished game tells."""
    if "secret" not in notes and notes.get("ending") == TableEnding.SILENCE.value:
        raise FlawedRecordError(
            "The game was closed because nobody moved, and it could still be reopened when this record was made. "
            "That's why the secret isn't included. A record made 30 days after the game was closed includes it.",
            Flaw("secret not shown"),
        )
    if "secret" not in notes and "deal" in notes:
        raise FlawedRecordError(
            "The secret of a daily deal is published the next day. A record made then includes it.",
            Flaw("missing line", text="secret"),
        )
    for name in ("dice", "salt", "secret", "players"):
        if not notes.get(name):
            flaw = Flaw("missing line", text=name)
            raise FlawedRecordError(no_line(name), flaw)


def _draw_again(record: Record, secrets: Sequence[Secret], salt: str) -> Counter[str]:
    """How often each chance ply was drawn. Raises FlawedRecordError at the first that is not the one in the record."""
    faces: Counter[str] = Counter()
    last = record.game.new(record.seats, record.options)
    before: list[Played] = []
    for number, played in enumerate(replay(record), 1):
        turn, last = played.before.turn(), played.after
        before.append(played)
        if played.seat != CHANCE or not isinstance(turn, Chance):
            continue
        secret = secret_at(secrets, number)
        drawn = dealt(secret, salt, before[:-1], turn) if "deal" in record.notes else draw(secret, salt, number, turn)
        if drawn != played.ply:
            flaw = Flaw("other draw", number, str(played.ply), str(drawn))
            raise FlawedRecordError(f"Entry {number} is “{played.ply}”, but the secret gives “{drawn}”.", flaw)
        faces[str(drawn)] += 1
    if not isinstance(last.turn(), Over) and "ending" not in record.notes:
        raise FlawedRecordError("The record ends before the game does: moves are missing.", Flaw("stops early"))
    return faces
