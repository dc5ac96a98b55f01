"""A local Discord: gateway, REST and a chat page, so that the bot runs and is tested without a token.

Its names are imported when they are first used: the process of a bot (`sandbox/launcher.py`) needs none of them, and
starts in two thirds of the time without them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.people.person import Person
    from sandbox.people.results import Modal, Result
    from sandbox.people.views import Button, Menu, Message
    from sandbox.process import BotProcess
    from sandbox.refusals.errors import ActionError
    from sandbox.server import Sandbox
    from sandbox.world.clock import Clock

__all__ = ["ActionError", "BotProcess", "Button", "Clock", "Menu", "Message", "Modal", "Person", "Result", "Sandbox"]

_MODULES = {
    "ActionError": "sandbox.refusals.errors",
    "BotProcess": "sandbox.process",
    "Button": "sandbox.people.views",
    "Clock": "sandbox.world.clock",
    "Menu": "sandbox.people.views",
    "Message": "sandbox.people.views",
    "Modal": "sandbox.people.results",
    "Person": "sandbox.people.person",
    "Result": "sandbox.people.results",
    "Sandbox": "sandbox.server",
}


def __getattr__(name: str) -> object:
    """A name of this package, imported from its module."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_MODULES[name]), name)
