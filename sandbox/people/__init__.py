"""People who act, and what they see: for tests, and below the chat page."""

from __future__ import annotations

from sandbox.people.person import Person

__all__ = ["Person"]
