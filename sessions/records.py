"""A session's game as a record: the file that people take home, with what is needed to check the dice."""

from __future__ import annotations

from rules.record import Record
from sessions.session import Session


def record(session: Session) -> Record:
    """The game as a record. The dice's secret is in it only once the game is over."""
    notes = {
        "players": " ".join(str(person.user_id) for person in session.people),
        "dice": session.commitment,
        "salt": session.salt,
    }
    for former in session.former:
        notes[f"seat {former.seat} until move {former.plies}"] = str(former.person.user_id)
    for number, undone in enumerate(session.undone, 1):
        gone = "; ".join(str(played.ply) for played in undone.played[undone.entry.plies :])
        notes[f"taken back {number}"] = f"by {undone.entry.by}, behind move {undone.entry.plies}: {gone}"
    if session.first is not None:
        notes["first"] = str(session.first)
    for each in session.worded:
        if each.digest:
            notes[f"word {each.user_id} sha256"] = each.digest
        else:
            notes[f"word {each.user_id}"] = each.word
    if session.ending is not None:
        notes["ending"] = session.ending.how.value
    if session.ended:
        notes["secret"] = session.row.secret.hex()
    plies = [str(each.ply) for each in session.played]
    return Record(session.game, len(session.people), session.options, plies, notes)
