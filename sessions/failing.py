"""Turns failures of the store into refusals, and tells the host of an outage without a line for each of them."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from data.errors import ConflictError, DamagedError, StoreError
from sessions.refusals.base import Damaged, NotKept, NotRead

log = logging.getLogger(__name__)

AGAIN = 60.0
"""Seconds between two lines about an outage that goes on."""

QUIET = 5.0
"""Seconds without a failure after which the next success ends an outage: some may succeed before it is over."""


class Outage:
    """A time in which reading from the store, or writing to it, fails. It is logged once a minute, and when it ends.

    Attributes:
        now (function): the time in seconds, from any beginning.
    """

    def __init__(self, what: str, now: Callable[[], float] = time.monotonic) -> None:
        """`what` fails: "read" or "written"."""
        self.now = now
        self._what = what
        self._since: float | None = None
        self._last = self._told = 0.0
        self._failures = 0

    @property
    def ongoing(self) -> bool:
        """Whether an outage has begun and not ended."""
        return self._since is not None

    def forget(self) -> None:
        """Forget an outage, as if it had never begun."""
        self._since, self._failures = None, 0

    def failed(self, error: StoreError) -> None:
        """Note a failure."""
        now = self.now()
        self._last = now
        self._failures += 1
        if self._since is None:
            self._since = self._told = now
            log.error("%s Nothing can be %s until this ends.", error, self._what)
        elif now - self._told >= AGAIN:
            self._told = now
            log.error("%s For %.0f s nothing can be %s (%d failures).", error, *self._lasted())

    def succeeded(self) -> None:
        """Note a success."""
        if self._since is None or self.now() - self._last < QUIET:
            return
        lasted, what, failures = self._lasted()
        self.forget()
        log.warning("The database can be %s again, after %.0f s and %d failures.", what, lasted, failures)

    def _lasted(self) -> tuple[float, str, int]:
        return self.now() - (self._since or 0.0), self._what, self._failures


OUTAGES = {NotRead: Outage("read"), NotKept: Outage("written")}
"""The outages of this process, by the refusal that users get."""


@contextmanager
def failing_as(refusal: type[NotKept | NotRead]) -> Iterator[None]:
    """Turn a failure of the store into `refusal`, or into Damaged, and log the outage for the host."""
    try:
        yield
    except ConflictError:
        raise
    except DamagedError as error:
        # The store has logged it for the host, once.
        raise Damaged from error
    except StoreError as error:
        OUTAGES[refusal].failed(error)
        raise refusal from error
    else:
        OUTAGES[refusal].succeeded()


def not_of_outage(record: logging.LogRecord) -> bool:
    """Whether a line of the log is to be written: not if it reports another failure of an outage that was reported."""
    given = record.args if isinstance(record.args, tuple) else ()
    errors = [*given, record.exc_info[1] if record.exc_info else None]
    if record.name == __name__ or not any(_of_store(each) for each in errors):
        return True
    return not any(each.ongoing for each in OUTAGES.values())


def _of_store(error: object) -> bool:
    if isinstance(error, ConflictError | DamagedError):
        return False
    return isinstance(error, StoreError | NotRead | NotKept)
