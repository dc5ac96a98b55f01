"""What stands between a request and a session: the state it must be in, and a store that fails."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from data.troubles import ConflictError, StoreError
from sessions.refusals import AlreadyStarted, Finished, NotKept, NotRead, NotStarted, Refusal
from sessions.session import Session

log = logging.getLogger(__name__)


@contextmanager
def failing_as(refusal: type[NotKept | NotRead]) -> Iterator[None]:
    """Turn a failure of the store into the refusal that people read; the log gets the store's own sentence."""
    try:
        yield
    except ConflictError:
        raise
    except StoreError as error:
        log.error("%s", error)
        raise refusal from error


def check_lobby(session: Session) -> None:
    """Raises the refusal for a table that is no open lobby."""
    if session.state == "running":
        raise AlreadyStarted(session)
    if session.ended:
        raise Finished(session) if session.state == "over" else Refusal("This table was cancelled.", session)


def check_running(session: Session) -> None:
    """Raises the refusal for a table at which no game runs."""
    if session.state == "lobby":
        raise NotStarted(session)
    if session.ended:
        raise Finished(session)
