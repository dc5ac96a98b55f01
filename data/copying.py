"""Copying everything from one database to another, of the same kind or of the other one."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path

from data.opening import require_psycopg
from data.places import Place
from data.progress import Tell, nobody
from data.sql.transfer import Source, Target, copy_all
from data.sqlite.files import whole_file as files


def copy(source: Place, target: Place, tell: Tell = nobody) -> dict[str, int]:
    """Copy everything from one database to an empty one, as it is at one moment; how many rows of each table there are.

    Numbers of tables, times and seals stay as they are, and no number is used again. Raises StoreError, and leaves
    nothing at the target, where that cannot be done.
    """
    with _source(source) as rows, _target(target) as place:
        return copy_all(rows, place, tell)


def _source(where: Place) -> AbstractContextManager[Source]:
    if isinstance(where, Path):
        return files.all_of(where)
    require_psycopg(where)
    from data.postgres import whole_database as databases

    return databases.all_of(where)


def _target(where: Place) -> AbstractContextManager[Target]:
    if isinstance(where, Path):
        return files.new(where)
    require_psycopg(where)
    from data.postgres import whole_database as databases

    return databases.new(where)
