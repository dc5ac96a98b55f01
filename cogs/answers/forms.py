"""Forms that any process can answer at any age: all they mean is in their custom id, as with buttons."""

from __future__ import annotations

import re
from typing import Any

import discord

from cogs.answers.ids import Press, press_of
from render.kit.words import clip

_ANSWER = "answer"


def form(title: str, text: str, label: str, hint: str, most: int, press: Press) -> discord.ui.Modal:
    """A form with one line to fill in, of at most `most` characters, under `text`; sending it means `press`."""
    made = discord.ui.Modal(title=clip(title, 45), custom_id=press.form_id(), timeout=None)
    made.add_item(discord.ui.TextDisplay(text))
    line: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=_ANSWER, max_length=most)
    made.add_item(discord.ui.Label(text=clip(label, 45), description=clip(hint, 100), component=line))
    # discord.py would keep it in memory, and answer it from there.
    made.stop()
    return made


def submitted(match: re.Match[str], data: Any) -> Press:
    """The press that a form which was sent stands for, with what was typed as its only word."""
    holders = data.get("components", ())
    inner = [holder.get("component") or {} for holder in holders]
    typed = next((str(each.get("value", "")) for each in inner if each.get("custom_id") == _ANSWER), "")
    return press_of(match).with_words(typed)
