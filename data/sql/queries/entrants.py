"""The SQL of tournaments about one user: what they are in, what they did, and their deletion."""

from __future__ import annotations

import json
import re

from data.rows import EntrantRow, JournalRow, PlayedBoard, TournamentRow
from data.sql.connection import Connection
from data.sql.queries import standing
from data.sql.queries.tournaments import COLUMNS, entrant_of, kind_of, numbers_of

NO_REASON = "…"
"""Replaces the reason that an organiser wrote if it names somebody who was deleted."""

_PREFIXED = ", ".join(f"tournament.{each}" for each in TournamentRow.__struct_fields__)
_WIDTH = len(TournamentRow.__struct_fields__)


def of_user(connection: Connection, user_id: int) -> list[tuple[TournamentRow, EntrantRow]]:
    """The tournaments for which a user has registered, with their entry, the newest first."""
    rows = connection.execute(
        f"SELECT {_PREFIXED},"  # noqa: S608 - ours
        f" {', '.join(f'tournament_entrant.{each}' for each in EntrantRow.__struct_fields__)} FROM tournament_entrant"
        " JOIN tournament ON tournament.id = tournament_entrant.tournament"
        " WHERE tournament_entrant.user_id = ? ORDER BY tournament.id DESC",
        (user_id,),
    )
    return [(TournamentRow(*tuple(each)[:_WIDTH]), entrant_of(tuple(each)[_WIDTH:])) for each in rows]


def boards_of(connection: Connection, user_id: int, since: int) -> list[PlayedBoard]:
    """The boards of a user that were over at `since` or later, the oldest first."""
    rows = connection.execute(
        "SELECT tournament_board.at, seats, tournament_entrant.number, points, how, session_id, terms"
        " FROM tournament_entrant JOIN tournament ON tournament.id = tournament_entrant.tournament"
        " JOIN tournament_board ON tournament_board.tournament = tournament_entrant.tournament"
        " WHERE user_id = ? AND how <> '' AND tournament_board.at >= ? ORDER BY tournament_board.at, board",
        (user_id, since),
    )
    return [
        PlayedBoard(at, numbers_of(points)[seated.index(number)], *more)
        for at, seats, number, points, *more in map(tuple, rows)
        if number in (seated := numbers_of(seats))
    ]


def made_by(connection: Connection, user_id: int) -> list[TournamentRow]:
    """The tournaments that a user has made, the newest first."""
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM tournament WHERE made_by = ? ORDER BY id DESC",  # noqa: S608 - ours
        (user_id,),
    )
    return [TournamentRow(*each) for each in rows]


def journal_by(connection: Connection, user_id: int) -> list[tuple[TournamentRow, JournalRow]]:
    """What a user did in tournaments, the newest tournament first."""
    rows = connection.execute(
        f"SELECT {_PREFIXED}, user_id, kind, facts, at FROM tournament_journal"  # noqa: S608 - ours
        " JOIN tournament ON tournament.id = tournament_journal.tournament"
        " WHERE user_id = ? ORDER BY tournament.id DESC, number",
        (user_id,),
    )
    return [(TournamentRow(*tuple(each)[:_WIDTH]), JournalRow(*tuple(each)[_WIDTH:])) for each in rows]


def forget_person(connection: Connection, user_id: int, now: int) -> None:
    """Remove a user from all tournaments: their name and id go, and the results of others stay."""
    rows = connection.execute(
        "SELECT tournament.id, entry, tournament.state, guild_id, everywhere, tournament_entrant.name"
        " FROM tournament_entrant JOIN tournament ON tournament.id = tournament_entrant.tournament WHERE user_id = ?",
        (user_id,),
    ).fetchall()
    for tournament_id, entry, state, guild_id, everywhere, name in rows:
        key = (tournament_id, entry)
        _forget_reasons(connection, tournament_id, user_id, name)
        if state == "registration":
            connection.execute("DELETE FROM tournament_entrant WHERE tournament = ? AND entry = ?", key)
        else:
            connection.execute(
                "UPDATE tournament_entrant SET user_id = ?, name = '', state = CASE WHEN state = 'removed'"
                " THEN state ELSE 'gone' END WHERE tournament = ? AND entry = ?",
                (-entry, *key),
            )
        connection.execute(
            "UPDATE tournament SET version = version + 1, due = CASE WHEN state IN ('registration', 'running') THEN ?"
            " ELSE due END WHERE id = ?",
            (now, tournament_id),
        )
        standing.mark(connection, guild_id, kind_of(tournament_id), now)
        if everywhere:
            standing.mark_everywhere(connection, "events", now)
    connection.execute("DELETE FROM tournament_apart WHERE low = ? OR high = ?", (user_id, user_id))
    connection.execute("UPDATE tournament SET made_by = 0 WHERE made_by = ?", (user_id,))
    connection.execute("UPDATE tournament_journal SET user_id = 0 WHERE user_id = ?", (user_id,))


def _forget_reasons(connection: Connection, tournament_id: int, user_id: int, name: str) -> None:
    """Replace the reasons of organisers that name somebody."""
    called = "|".join(re.escape(each) for each in (str(user_id), name) if each)
    named = re.compile(rf"(?<!\w)({called})(?!\w)", re.IGNORECASE)
    for line in connection.execute(
        "SELECT number, facts FROM tournament_journal WHERE tournament = ?", (tournament_id,)
    ).fetchall():
        number, facts = line[0], json.loads(line[1])
        if named.search(str(facts.get("reason", ""))):
            connection.execute(
                "UPDATE tournament_journal SET facts = ? WHERE tournament = ? AND number = ?",
                (json.dumps({**facts, "reason": NO_REASON}, ensure_ascii=False), tournament_id, number),
            )
