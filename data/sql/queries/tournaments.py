"""The SQL of tournaments: their entrants, boards and journal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from data.errors import BoardTakenError, ConflictError, FullError
from data.rows import (
    BoardClock,
    BoardEnd,
    BoardKey,
    BoardRow,
    DealRow,
    EntrantRow,
    JournalRow,
    TournamentChange,
    TournamentRow,
    WholeTournament,
)
from data.shards import Shards
from data.sql.connection import Connection
from data.sql.queries import deals, standing
from data.sql.queries.ownership import owned, staying

COLUMNS = ", ".join(TournamentRow.__struct_fields__)
"""The columns of a tournament."""

_MARKS = ", ".join("?" * len(TournamentRow.__struct_fields__))
_ENTRANT = ", ".join(EntrantRow.__struct_fields__)
_ENTRANT_MARKS = ", ".join("?" * len(EntrantRow.__struct_fields__))


def kind_of(tournament_id: int) -> str:
    """The kind of the standing message of a tournament."""
    return f"tournament {tournament_id}"


def make(connection: Connection, row: TournamentRow, most: int, now: int, dealt: Sequence[DealRow]) -> None:
    """Keep a new tournament with its deals. Raises FullError as `TournamentsStore.make_tournament` does.

    The row of the server was taken before: of two that are made at once, one waits for the other before it counts.
    """
    (others,) = connection.execute(
        "SELECT count(*) FROM tournament WHERE guild_id = ? AND state IN ('registration', 'running') AND id <> ?",
        (row.guild_id, row.id),
    ).fetchone()
    if others >= most:
        raise FullError("This server has as many tournaments as it may have.")
    made = connection.execute(
        f"INSERT INTO tournament ({COLUMNS}) VALUES ({_MARKS}) ON CONFLICT DO NOTHING",  # noqa: S608 - the names are ours
        tuple(getattr(row, name) for name in row.__struct_fields__),
    )
    if made.rowcount:
        deals.keep(connection, dealt)
        standing.begin(connection, row.guild_id, kind_of(row.id), now)
        if row.everywhere:
            standing.mark_everywhere(connection, "events", now)


def load(connection: Connection, tournament_id: int) -> WholeTournament | None:
    """A tournament with its entrants and boards; None where there is none."""
    found = connection.execute(f"SELECT {COLUMNS} FROM tournament WHERE id = ?", (tournament_id,)).fetchone()  # noqa: S608
    if found is None:
        return None
    entrants = connection.execute(
        f"SELECT {_ENTRANT} FROM tournament_entrant WHERE tournament = ? ORDER BY entry",  # noqa: S608 - ours
        (tournament_id,),
    ).fetchall()
    boards = connection.execute(
        "SELECT board, round, division, seats, session_id, points, how, at, extra, given, held, earlier,"
        " queue,"
        " coalesce((SELECT state IN ('lobby', 'running') AND NOT set_aside FROM session WHERE id = session_id), FALSE)"
        " FROM tournament_board WHERE tournament = ? ORDER BY board",
        (tournament_id,),
    ).fetchall()
    apart = connection.execute("SELECT low, high FROM tournament_apart WHERE tournament = ?", (tournament_id,))
    # Only what has no boards can be a score event.
    dealt, made = ([], []) if boards else deals.of_event(connection, tournament_id)
    return WholeTournament(
        TournamentRow(*found),
        tuple(map(entrant_of, entrants)),
        tuple(map(_board, boards)),
        tuple(sorted((low, high) for low, high in apart)),
        tuple(dealt),
        tuple(made),
    )


def entrant_of(row: Sequence[Any]) -> EntrantRow:
    """The entrant of a row of the database."""
    found = EntrantRow(*row)
    return replace(found, here=bool(found.here), rated=bool(found.rated))


def _stored(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


def _board(row: Sequence[Any]) -> BoardRow:
    board, number, division, seats, session_id, points, how, at, extra, given, held, earlier, queue, is_open = row
    result = (numbers_of(points), how, at)
    own = (numbers_of(seats), session_id, *result, extra, given, bool(held), bool(is_open))
    return BoardRow(board, number, *own, division, earlier, queue)


def numbers_of(text: str) -> tuple[int, ...]:
    """Numbers that are stored as a text with spaces between them."""
    return tuple(map(int, text.split()))


def _joined(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def change(connection: Connection, version: int, wanted: TournamentChange, now: int) -> None:
    """Change a tournament that is at this version. Raises ConflictError."""
    row = wanted.row
    changed = connection.execute(
        "UPDATE tournament SET version = ?, state = ?, terms = ?, closes = ?, starts = ?, ends = ?, due = ?,"
        " secrets = ?, paused_at = ?, gathers = ?, apart = ?, checks = ?, event = ?, event_shown = ?"
        " WHERE id = ? AND version = ?",
        (
            *(version + 1, row.state, row.terms, row.closes, row.starts, row.ends, row.due),
            *(row.secrets, row.paused_at, row.gathers, row.apart, row.checks),
            *(row.event, row.event_shown, row.id, version),
        ),
    )
    if changed.rowcount != 1:
        raise ConflictError("The tournament was changed by somebody else.")
    connection.executemany(
        "DELETE FROM tournament_entrant WHERE tournament = ? AND entry = ?", [(row.id, each) for each in wanted.left]
    )
    connection.executemany(
        f"INSERT INTO tournament_entrant (tournament, {_ENTRANT}) VALUES (?, {_ENTRANT_MARKS})"  # noqa: S608 - ours
        " ON CONFLICT (tournament, entry) DO UPDATE SET user_id = excluded.user_id, name = excluded.name,"
        " state = excluded.state, number = excluded.number, division = excluded.division, here = excluded.here,"
        " call = excluded.call, ready = excluded.ready, late = excluded.late, start = excluded.start,"
        " rated = excluded.rated, waits = excluded.waits",
        [(row.id, *(_stored(getattr(each, name)) for name in each.__struct_fields__)) for each in wanted.entrants],
    )
    connection.executemany(
        "INSERT INTO tournament_board"
        " (tournament, board, round, division, seats, session_id, points, how, at, extra, given, held, earlier, queue)"
        " VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)"
        " ON CONFLICT (tournament, board) DO UPDATE SET session_id = excluded.session_id,"
        " points = excluded.points, how = excluded.how, at = excluded.at, extra = excluded.extra,"
        " given = excluded.given, held = excluded.held, earlier = excluded.earlier",
        [
            (
                row.id,
                each.board,
                each.round,
                each.division,
                _joined(each.seats),
                each.session_id,
                _joined(each.points),
                each.how,
                each.at,
                each.extra,
                each.given,
                int(each.held),
                each.earlier,
                each.queue,
            )
            for each in wanted.boards
        ],
    )
    connection.executemany(
        "INSERT INTO tournament_apart (tournament, low, high) VALUES (?,?,?) ON CONFLICT DO NOTHING",
        [(row.id, *each) for each in wanted.apart],
    )
    connection.executemany(
        "DELETE FROM tournament_apart WHERE tournament = ? AND low = ? AND high = ?",
        [(row.id, *each) for each in wanted.together],
    )
    _write_journal(connection, row.id, wanted.journal, now)
    standing.mark(connection, row.guild_id, kind_of(row.id), now)
    if row.everywhere:
        standing.mark_everywhere(connection, "events", now)


def _write_journal(connection: Connection, tournament_id: int, lines: Sequence[JournalRow], now: int) -> None:
    if not lines:
        return
    (last,) = connection.execute(
        "SELECT coalesce(max(number), 0) FROM tournament_journal WHERE tournament = ?", (tournament_id,)
    ).fetchone()
    connection.executemany(
        "INSERT INTO tournament_journal (tournament, number, at, user_id, kind, facts) VALUES (?,?,?,?,?,?)",
        [
            (tournament_id, number, now, each.user_id, each.kind, each.facts)
            for number, each in enumerate(lines, last + 1)
        ],
    )


def in_server(connection: Connection, guild_id: int, most: int) -> list[TournamentRow]:
    """The tournaments of a server, the newest first, at most `most`."""
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM tournament WHERE guild_id = ? ORDER BY id DESC LIMIT ?",  # noqa: S608 - ours
        (guild_id, most),
    )
    return [TournamentRow(*each) for each in rows]


def everywhere(connection: Connection) -> TournamentRow | None:
    """The newest tournament that is open to all servers; None where there was none yet."""
    found = connection.execute(
        f"SELECT {COLUMNS} FROM tournament WHERE everywhere = 1 ORDER BY id DESC LIMIT 1"  # noqa: S608 - ours
    ).fetchone()
    return TournamentRow(*found) if found is not None else None


def seasons_of(connection: Connection, series: int) -> list[TournamentRow]:
    """The seasons of a league, the newest first."""
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM tournament WHERE series = ? AND series <> 0 ORDER BY season DESC",  # noqa: S608 - ours
        (series,),
    )
    return [TournamentRow(*each) for each in rows]


def due(connection: Connection, now: int, most: int, shards: Shards) -> list[TournamentRow]:
    """The tournaments of `shards` that are due by `now`, the earliest first, at most `most`."""
    ours, given = owned(shards)
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM tournament WHERE due <= ?{ours}{staying('tournament')}"  # noqa: S608 - ours
        " ORDER BY due, id LIMIT ?",
        (now, *given, most),
    )
    return [TournamentRow(*each) for each in rows]


def going_on(connection: Connection) -> list[TournamentRow]:
    """All tournaments that are not over."""
    rows = connection.execute(f"SELECT {COLUMNS} FROM tournament WHERE due IS NOT NULL ORDER BY due, id")  # noqa: S608 - ours
    return [TournamentRow(*each) for each in rows]


def journal(connection: Connection, tournament_id: int) -> list[JournalRow]:
    """The journal of a tournament, the oldest line first."""
    rows = connection.execute(
        "SELECT user_id, kind, facts, at FROM tournament_journal WHERE tournament = ? ORDER BY number", (tournament_id,)
    )
    return [JournalRow(*each) for each in rows]


# With the tables that are opened for boards


def take(connection: Connection, key: BoardKey, session_id: int) -> None:
    """Note that the board has this table. Raises BoardTakenError where it has one, is over, or is not to be played."""
    taken = connection.execute(
        "UPDATE tournament_board SET session_id = ? WHERE tournament = ? AND board = ? AND session_id IS NULL"
        " AND how = '' AND EXISTS (SELECT * FROM tournament"
        " WHERE tournament.id = tournament_board.tournament AND state = 'running')",
        (session_id, key.tournament, key.board),
    )
    if taken.rowcount != 1:
        raise BoardTakenError("This board has a table already, or needs none any more.")
    connection.execute("UPDATE tournament SET version = version + 1 WHERE id = ?", (key.tournament,))


def note_clock(connection: Connection, session_id: int, clock: BoardClock) -> None:
    """Note how the table of a board stands. Raises ConflictError where its tournament stands otherwise meanwhile."""
    stands = "IS NOT NULL" if clock.held else "IS NULL"
    changed = connection.execute(
        f"UPDATE tournament SET version = version + 1 WHERE paused_at {stands}"  # noqa: S608 - ours
        " AND id = (SELECT tournament FROM tournament_board WHERE session_id = ?)",
        (session_id,),
    )
    if changed.rowcount != 1:
        raise ConflictError("The tournament was paused, or goes on, meanwhile.")
    connection.execute(
        "UPDATE tournament_board SET given = ?, held = ? WHERE session_id = ?",
        (clock.given, int(clock.held), session_id),
    )


def note_end(connection: Connection, session_id: int, end: BoardEnd, now: int) -> None:
    """Note how the game of a board ended, unless that is decided already, and have the tournament looked at."""
    if end.how:
        changed = connection.execute(
            "UPDATE tournament_board SET points = ?, how = ?, at = ? WHERE session_id = ? AND how = ''"
            " RETURNING tournament",
            (_joined(end.points), end.how, now, session_id),
        ).fetchall()
    else:
        changed = connection.execute(
            "UPDATE tournament_board SET session_id = NULL, given = 0, held = 0 WHERE session_id = ? AND how = ''"
            " RETURNING tournament",
            (session_id,),
        ).fetchall()
    for (tournament_id,) in changed:
        connection.execute("UPDATE tournament SET version = version + 1, due = ? WHERE id = ?", (now, tournament_id))


# Deletion


def forget_server(connection: Connection, guild_id: int) -> None:
    """Delete all tournaments of a server."""
    for each in ("journal", "board", "entrant", "apart"):
        connection.execute(
            f"DELETE FROM tournament_{each} WHERE tournament IN (SELECT id FROM tournament WHERE guild_id = ?)",  # noqa: S608
            (guild_id,),
        )
    connection.execute("DELETE FROM tournament WHERE guild_id = ?", (guild_id,))
