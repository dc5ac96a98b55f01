"""What every refusal is made of."""

from __future__ import annotations

from sessions.session import Session


class Refusal(Exception):
    """A request that is turned down. `session` is the table as it stands; None if there is none."""

    def __init__(self, session: Session | None = None) -> None:
        super().__init__(type(self).__name__)
        self.session = session


class TableRefusal(Refusal):
    """A refusal at a table."""

    session: Session

    def __init__(self, session: Session) -> None:
        super().__init__(session)
