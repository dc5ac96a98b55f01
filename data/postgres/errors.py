"""PostgreSQL's errors, and what each of them means to the host of the bot."""

from __future__ import annotations

import psycopg

from data.errors import StoreError
from data.places import Url

_AGAIN = ("40001", "40P01")
"""The codes for a transaction that stood in the way of another one, and is begun again."""

_AWAY = ("57P01", "57P02", "57P03", "57P05", "25P03", "25006")
"""The codes for a server that stops, starts or only takes readers, and for a connection that it has ended."""


def is_lost(error: psycopg.Error) -> bool:
    """Whether the connection is lost, or could not be made."""
    state = error.sqlstate or ""
    return (isinstance(error, psycopg.OperationalError) and not state) or state in _AWAY or state.startswith("08")


def is_passing(error: psycopg.Error) -> bool:
    """Whether the same transaction may succeed a moment later, perhaps through another connection."""
    return is_lost(error) or error.sqlstate in _AGAIN


def store_error(url: Url, error: psycopg.Error) -> StoreError:
    """What `error`, raised by the database at `url`, means to its host."""
    said = url.cleaned(" ".join(str(error).split())) or type(error).__name__
    match error.sqlstate or "":
        case "53100":
            what = "can't be written: the server's disk is full. Free up space; everything saved so far is safe"
        case "53300":
            what = "has no free connections. Raise max_connections on its server"
        case "42501":
            what = f"denies the bot a permission that it needs: {said}"
        case "55P03":
            what = "was in use by another program for too long: a lock wasn't granted within 5 seconds"
        case "XX001" | "XX002":
            what = "is damaged. It was left as it is; restore a backup"
        case "22021":
            what = f"can't store a text: {said}"
        case _ if is_passing(error):
            what = f"can't be reached, or is just starting or stopping: {said}"
        case _:
            what = f"answered: {said}"
    return StoreError(f"The database {url} {what}".rstrip(".") + ".")
