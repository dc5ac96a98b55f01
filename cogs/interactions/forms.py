"""Forms (modals) that any process can answer, however old they are: the custom id holds their whole meaning."""

from __future__ import annotations

import re
from typing import Any

import discord

from cogs.interactions.ids import Press, press_of
from render.kit.texts import clip

_ANSWER = "answer"


def form(title: str, text: str, label: str, hint: str, max_length: int, press: Press) -> discord.ui.Modal:
    """A form with `text` and one line to fill in, of at most `max_length` characters. Submitting it means `press`."""
    line: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=_ANSWER, max_length=max_length)
    return _form(title, press, discord.ui.TextDisplay(text), _labelled(line, label, hint))


def long_form(title: str, label: str, hint: str, max_length: int, press: Press, typed: str) -> discord.ui.Modal:
    """A form with several lines to fill in, of at most `max_length` characters, which holds `typed` at first.

    It can be submitted empty. Submitting it means `press`.
    """
    lines: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=_ANSWER,
        max_length=max_length,
        style=discord.TextStyle.paragraph,
        default=typed or None,
        required=False,
    )
    return _form(title, press, _labelled(lines, label, hint))


def _labelled(field: discord.ui.TextInput[Any], label: str, hint: str) -> discord.ui.Label[Any]:
    return discord.ui.Label(text=clip(label, 45), description=clip(hint, 100), component=field)


def _form(title: str, press: Press, *parts: discord.ui.Item[Any]) -> discord.ui.Modal:
    made = discord.ui.Modal(title=clip(title, 45), custom_id=press.form_id(), timeout=None)
    for each in parts:
        made.add_item(each)
    # Otherwise discord.py would keep the form in memory and handle its submission.
    made.stop()
    return made


def submitted(match: re.Match[str], data: Any) -> Press:
    """The press that a submitted form means, with the typed text as its only word.

    `match` is of the form's custom id, and `data` the interaction's data.
    """
    holders = data.get("components", ())
    inner = [holder.get("component") or {} for holder in holders]
    typed = next((str(each.get("value", "")) for each in inner if each.get("custom_id") == _ANSWER), "")
    return press_of(match).with_words(typed)
