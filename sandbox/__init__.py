"""A local Discord: gateway, REST and a chat page, so that the bot runs and is tested without a token."""

from __future__ import annotations

from sandbox.clock import Clock
from sandbox.errors import ActionError
from sandbox.people import Person
from sandbox.process import BotProcess
from sandbox.results import Modal, Result
from sandbox.server import Sandbox
from sandbox.views import Button, Menu, Message

__all__ = ["ActionError", "BotProcess", "Button", "Clock", "Menu", "Message", "Modal", "Person", "Result", "Sandbox"]
