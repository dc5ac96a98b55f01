"""Everything that reaches somebody's client: messages with all that their payload holds, forms, choices and files."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from sandbox import Person, Sandbox
from sandbox.world.state import Event

_ABOUT_THE_READER = ("author", "interaction", "interaction_metadata", "mentions")
"""What Discord itself adds to a message."""


class Telling:
    """What is sent to one person while it listens: `told` holds each event and each file as text."""

    def __init__(self, sandbox: Sandbox, person: Person) -> None:
        self._sandbox = sandbox
        self._person = person
        self._channel = person.direct().channel.id
        self.told: list[str] = []

    def hear(self, event: Event) -> None:
        """Note an event of the local Discord if this person's client gets it."""
        if event.only_for == self._person.id or (event.only_for is None and event.channel_id == self._channel):
            self.told.append(json.dumps(_plain(event.d), ensure_ascii=False, default=str))

    def read_files(self) -> None:
        """Add the content of the files that stand in the person's direct messages, as far as they are text."""
        for message in self._person.direct().messages():
            for number in range(len(message.media)):
                # Of pictures, nothing but their descriptions is text.
                with suppress(LookupError, UnicodeDecodeError):
                    self.told.append(message.image_bytes(number).decode())

    def finds(self, needle: str) -> list[str]:
        """What of it has a text in it."""
        return [each for each in self.told if needle in each]


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items() if key not in _ABOUT_THE_READER}
    return [_plain(each) for each in value] if isinstance(value, list) else value
