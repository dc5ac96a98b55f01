"""How the bot's log is written: as text for people, or as JSON for programs. No line contains a secret."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterable
from datetime import UTC, datetime

from cogs.interactions.request import CURRENT

_TABLE = re.compile(r"\b[Tt]able (\d+)\b")
"""How the log's messages name a table."""

_INTERACTION = re.compile(
    # In addresses, and in the events that discord.py logs at the level DEBUG, as Python and as JSON write them.
    r"(/(?:interactions|webhooks)/\d+/)[^/\s?'\"]+|((['\"])token\3: ?(['\"])).*?(?=\4)"
)
"""Where the token of an interaction stands: with it, anybody can answer in the bot's name for fifteen minutes."""


class WithoutToken(logging.Formatter):
    """Keeps the token out of every log line, whichever module writes it, and out of the tracebacks that go with it.

    The database's passwords too, and the tokens of interactions.
    """

    def __init__(self, token: str, passwords: Iterable[str] = ()) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")
        self._token = token
        # A long one may contain a short one.
        self._passwords = sorted(passwords, key=len, reverse=True)

    def format(self, record: logging.LogRecord) -> str:
        """The line, and the traceback if there is one, with the token blotted out."""
        return self.cleaned(super().format(record))

    def cleaned(self, text: str) -> str:
        """The text with the token and the passwords blotted out."""
        for each in self._passwords:
            text = text.replace(each, "[password]")
        text = _INTERACTION.sub(lambda found: f"{found[1] or found[2]}[token]", text)
        return text.replace(self._token, "[token]") if self._token else text


class JsonLines(WithoutToken):
    """Writes each line as a JSON object.

    Its fields are `time`, `level`, `logger` and `message`; where there are any, also `table` and `interaction`, which
    are ids, and `error`, a traceback. Nobody is named: the messages of the bot contain ids.
    """

    def format(self, record: logging.LogRecord) -> str:
        """The line, without a line break."""
        message = record.getMessage()
        fields: dict[str, str | int] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": self.cleaned(message),
        }
        if table := _TABLE.search(message):
            fields["table"] = int(table[1])
        if (interaction := CURRENT.get()) is not None:
            # As text: JavaScript cannot hold it as a number.
            fields["interaction"] = str(interaction)
        if record.exc_info:
            fields["error"] = self.cleaned(self.formatException(record.exc_info))
        return json.dumps(fields, ensure_ascii=False)
