"""A local Discord: gateway, REST and a chat page, so that the bot runs and is tested without a token."""

from __future__ import annotations

from sandbox.people.person import Person
from sandbox.people.results import Modal, Result
from sandbox.people.views import Button, Menu, Message
from sandbox.process import BotProcess
from sandbox.refusals.errors import ActionError
from sandbox.server import Sandbox
from sandbox.world.clock import Clock

__all__ = ["ActionError", "BotProcess", "Button", "Clock", "Menu", "Message", "Modal", "Person", "Result", "Sandbox"]
