"""Where and how a table is shown."""

from __future__ import annotations

from sessions.log.entry import Entry
from sessions.state.draft import Draft
from sessions.state.players import UserId


class Moved(Entry, frozen=True):
    """The table went from the channel `left` to another; `by` is who moved it, 0 where it did so by itself.

    By itself it goes into a thread of its own, whose id is that of the message in `left` to which it is attached, and
    back.
    """

    kind = "moved"
    channel_id: int
    left: int
    by: UserId = 0

    def change(self, draft: Draft) -> None:
        """The table is in the other channel."""
        draft.channel_id = self.channel_id
        if not self.by:
            back = draft.thread_anchor is not None and self.channel_id == draft.thread_anchor[0]
            draft.thread_anchor = None if back else (self.left, self.channel_id)


class Stilled(Entry, frozen=True):
    """From here on the picture of the board is kept from turning by itself, or if not `still`, it turns again."""

    kind = "stilled"
    by: UserId
    still: bool

    def change(self, draft: Draft) -> None:
        """The picture is kept still, or turns."""
        draft.still = self.still
