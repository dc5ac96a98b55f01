"""Writes a session's game as a record: a file that people can keep, with all that is needed to check the dice."""

from __future__ import annotations

from rules.record import Record
from sessions.records.replacing import replacements
from sessions.records.secrets import written
from sessions.session import Session
from sessions.state.players import Computer, Player


def record(session: Session) -> Record:
    """The game as a record. The secret of the dice is in it only if no die can be drawn from it any more.

    The line `players` names the players at the start, for whom the lot was drawn. A record in which seats were taken
    over has format 2, one with more than one secret format 3, and one of a deal of the day format 4. A line
    `computer ID` says of an id that it is a computer's, and how well it plays.
    """
    notes = {
        "players": " ".join(map(str, session.starting_order or [each.user_id for each in session.people])),
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
        notes[f"taken back {number}"] = f"by {undone.by}, behind move {undone.plies}: {gone}"
    if session.first is not None:
        notes["first"] = str(session.first)
    for each in session.client_seeds:
        if each.digest:
            notes[f"word {each.user_id} sha256"] = each.digest
        else:
            notes[f"word {each.user_id}"] = each.word
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
