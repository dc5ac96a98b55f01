"""What the bot uses of discord.py and aiosqlite beyond their documentation: it is where it is said to be, and works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

UNDOCUMENTED = re.compile(
    r"\.http\b|\bBaseSelect\b|def dispatch\b|\bwarn_(?:nacl|dave)\b|\.to_dict\(|"
    r"\b(?:client|bot|interaction|message|channel|guild)\._\w+|\._execute\b|\._conn\b"
)
"""What is known of such things, and whatever begins with an underscore on an object of the library."""

ALLOWED = {
    "cogs/library.py": {".to_dict(", ".http"},
    "data/connection.py": {"._execute", "._conn"},
}


def used(text: str) -> set[str]:
    """The undocumented things that a module uses."""
    return set(UNDOCUMENTED.findall(text))


@pytest.mark.xfail(strict=True, reason="they are used in several places, and nothing says why")
def test_nothing_undocumented_is_used_elsewhere() -> None:
    paths = [ROOT / "bot.py", *(path for folder in ("cogs", "data") for path in (ROOT / folder).rglob("*.py"))]
    found = {path.relative_to(ROOT).as_posix(): used(path.read_text(encoding="utf-8")) for path in paths}
    assert {path: names for path, names in found.items() if names} == ALLOWED


@pytest.mark.parametrize(
    "line",
    [
        "await asked.interaction.client.http.get_from_cdn(url)",
        "class Menu(DynamicItem[BaseSelect[Any]])",
        "    def dispatch(self, event):",
        "discord.VoiceClient.warn_nacl = False",
        "bot._listeners",
        "command.to_dict(tree)",
    ],
)
def test_that_is_seen(line: str) -> None:
    assert used(line)
