"""The messages in which sessions are shown, for those who plan and send them."""

from data.rows import MessageRow as Message
from data.rows import Shows

__all__ = ["Message", "Shows"]
