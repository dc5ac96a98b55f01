"""Network troubles to order: the next requests on a route fail, wait, hang or lose their answers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Fault:
    """What is to happen to the next `times` requests of `method` whose path (after /api/v10) has `path` in it.

    `status` is answered instead of the real thing (429 with `retry_after` seconds); `delay` holds the request
    back first, in seconds; `hang` never answers; `lost` does the work and then answers `status` (or cuts the
    connection when that is None), as when an answer is lost on its way.
    """

    method: str
    path: str
    times: int = 1
    status: int | None = None
    retry_after: float = 0.05
    delay: float = 0.0
    hang: bool = False
    lost: bool = False

    def fits(self, method: str, path: str) -> bool:
        return self.times > 0 and self.method in (method, "*") and self.path in path


class Faults:
    """The troubles that are still to come, in the order in which they were asked for."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def next(
        self,
        method: str,
        path: str,
        *,
        times: int = 1,
        status: int | None = None,
        retry_after: float = 0.05,
        delay: float = 0.0,
        hang: bool = False,
        lost: bool = False,
    ) -> Fault:
        """Order a fault; see `Fault`. `method` may be `*`."""
        fault = Fault(method, path, times, status, retry_after, delay, hang, lost)
        self._waiting.append(fault)
        return fault

    def take(self, method: str, path: str) -> Fault | None:
        """The fault that strikes this request, counted down, or None."""
        for fault in self._waiting:
            if fault.fits(method, path):
                fault.times -= 1
                return fault
        return None

    def clear(self) -> None:
        """Forget all that was ordered."""
        self._waiting.clear()
