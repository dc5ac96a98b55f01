"""Turns failures of the store into refusals."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from data.errors import ConflictError, DamagedError, StoreError
from sessions.refusals import Damaged, NotKept, NotRead

log = logging.getLogger(__name__)


@contextmanager
def failing_as(refusal: type[NotKept | NotRead]) -> Iterator[None]:
    """Turn a failure of the store into `refusal`, or into Damaged; the store's own sentence goes to the log file."""
    try:
        yield
    except ConflictError:
        raise
    except DamagedError as error:
        # The store has told the host, once.
        raise Damaged from error
    except StoreError as error:
        log.error("%s", error)
        raise refusal from error
