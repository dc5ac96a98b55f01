"""The screen of /privacy: what is stored about somebody, and its deletion."""

from __future__ import annotations

import json
from typing import Any

from sandbox import Message, Person


async def about(person: Person) -> Message:
    """What somebody reads at /privacy."""
    result = await person.slash("privacy")
    assert result.failed is None, result.failed
    assert result.said.ephemeral
    return result.said


def file(message: Message) -> dict[str, Any]:
    found = json.loads(message.image_bytes())
    assert isinstance(found, dict)
    return found


async def delete(person: Person) -> Message:
    message = await about(person)
    await person.click(message, "Delete my data")
    assert "can’t be undone" in message.text
    await person.click(message, "Delete permanently")
    return message
