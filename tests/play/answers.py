"""What somebody reads privately, as an answer."""

from __future__ import annotations

from sandbox import Message, Result
from tests.play.club import Club

TIP = "💡"


def answer(result: Result) -> str:
    """What somebody read, privately."""
    assert result.failed is None, result.failed
    assert result.reply is not None, "nothing was answered"
    assert result.reply.ephemeral, "the answer was for one person only"
    return result.reply.text


def said_nothing(result: Result) -> None:
    """What was asked for shows in the channel, and nothing more was said."""
    assert result.failed is None, result.failed
    assert result.reply is None or result.reply.deleted, result.reply


def private(result: Result) -> Message:
    """What somebody reads for themselves."""
    answer(result)
    assert result.reply is not None
    return result.reply


def said(result: Result) -> Message:
    """The private answer."""
    assert result.said is not None, result
    assert result.said.ephemeral
    return result.said


def lines(message: Message) -> list[str]:
    return [line for line in message.text.split("\n") if line.startswith("- ")]


async def with_replay(message: Message, club: Club) -> Message:
    """The message once its replay is there."""
    while not message.media:
        await club.sandbox.settle(0.02)
    return message
