"""Before every twentieth post stands a note that nobody asked for."""

from __future__ import annotations

from collections.abc import Sequence

from bench.soak.broken import Patch
from cogs.display.transport import Transport
from cogs.messages.composed import Composed
from sessions.state.place import Place


def apply(patch: Patch) -> None:
    """Break it."""
    post, posts = Transport.post, iter(range(10**9))

    async def with_note(
        self: Transport, place: Place, message: Composed, calls: Sequence[int], nonce: str | None
    ) -> int:
        if next(posts) % 20 == 19:
            await post(self, place, Composed(None, content="A word from our sponsor."), (), None)
        return await post(self, place, message, calls, nonce)

    patch(Transport, "post", with_note)
