"""The peer: a bare discord.py bot that answers a click by editing the message with a picture it has ready-made.

`python -m bench.bare_bot` with SANDBOX_URL and DISCORD_TOKEN, as the sandbox's BotProcess gives them, and in
BARE_PICTURE the path of a PNG. It keeps nothing, checks nothing and draws nothing: the least that a click can cost.
"""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from sandbox.launcher import pointed_at

COMMAND, BUTTON, FILE_NAME = "bare", "bare:go", "board.png"


def _file(picture: bytes) -> discord.File:
    return discord.File(io.BytesIO(picture), FILE_NAME)


class Board(discord.ui.View):
    """One button under the picture, known by its id for as long as the bot runs."""

    def __init__(self, picture: bytes) -> None:
        super().__init__(timeout=None)
        self._picture = picture

    @discord.ui.button(label="Go", custom_id=BUTTON)
    async def go(self, interaction: discord.Interaction[Any], _button: discord.ui.Button[Any]) -> None:
        """Show the picture again."""
        await interaction.response.edit_message(attachments=[_file(self._picture)])


class BareBot(discord.Client):
    """One command, one button."""

    def __init__(self, picture: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self._picture = picture
        self.tree.command(name=COMMAND, description="Post the picture")(self._post)

    async def setup_hook(self) -> None:
        """Register the command and the button."""
        self.add_view(Board(self._picture))
        await self.tree.sync()

    async def _post(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("A board", file=_file(self._picture), view=Board(self._picture))


def main() -> int:
    """Run until stopped."""
    picture = Path(os.environ["BARE_PICTURE"]).read_bytes()
    with pointed_at(os.environ["SANDBOX_URL"]):
        BareBot(picture).run(os.environ["DISCORD_TOKEN"], log_level=30)
    return 0


if __name__ == "__main__":
    sys.exit(main())
