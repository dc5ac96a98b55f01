"""The peer: a chess bot as a good tutorial would write it with discord.py, python-chess, CairoSVG and aiosqlite.

`python -m bench.usual_bot` with SANDBOX_URL and DISCORD_TOKEN, as the sandbox's BotProcess gives them, and in
USUAL_DATABASE the path of its database. A game is a row with its moves; the button under the board plays one of the
legal moves, stores it, and edits the message. Like a good bot it keeps one connection, commits before it answers and
draws in a thread.
"""

from __future__ import annotations

import asyncio
import io
import os
import random
import sys
from typing import Any

import aiosqlite
import cairosvg
import chess
import chess.svg
import discord
from discord import app_commands

from sandbox.launcher import pointed_at

COMMAND, BUTTON, FILE_NAME = "chess", "chess:move", "board.png"
SIZE = 800
"""The width of a board in pixels: that of ours (`render.picture.WIDTH`)."""

TABLE = "CREATE TABLE IF NOT EXISTS games (channel_id INTEGER PRIMARY KEY, moves TEXT NOT NULL)"


def board_of(moves: str) -> chess.Board:
    """The board after these moves, in UCI, with a space between them. Raises ValueError for an illegal one."""
    board = chess.Board()
    for move in moves.split():
        board.push_uci(move)
    return board


def drawn(board: chess.Board) -> bytes:
    """The board as a PNG, with the last move marked."""
    svg = chess.svg.board(board, lastmove=board.peek() if board.move_stack else None, size=SIZE)
    return bytes(cairosvg.svg2png(bytestring=svg.encode()))


class Controls(discord.ui.View):
    """The button under the board, known by its id for as long as the bot runs."""

    def __init__(self, bot: ChessBot) -> None:
        super().__init__(timeout=None)
        self._bot = bot

    @discord.ui.button(label="Move", custom_id=BUTTON)
    async def move(self, interaction: discord.Interaction[Any], _button: discord.ui.Button[Any]) -> None:
        """Play a legal move, store it and show the board; after a game's end the next game."""
        board = board_of(await self._bot.moves(interaction.channel_id or 0))
        if board.is_game_over(claim_draw=True):
            board.reset()
        board.push(random.choice(list(board.legal_moves)))  # noqa: S311 - nobody bets on it
        await self._bot.store(interaction.channel_id or 0, " ".join(map(str, board.move_stack)))
        picture = await asyncio.to_thread(drawn, board)
        await interaction.response.edit_message(
            content=told(board), attachments=[discord.File(io.BytesIO(picture), FILE_NAME)]
        )


def told(board: chess.Board) -> str:
    """Whose turn it is, or how the game ended."""
    if board.is_game_over(claim_draw=True):
        return f"Game over: {board.result(claim_draw=True)}"
    return f"{'White' if board.turn else 'Black'} to move"


class ChessBot(discord.Client):
    """One command, one button, one table."""

    database: aiosqlite.Connection

    def __init__(self, path: str) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self._path = path
        self.tree.command(name=COMMAND, description="Play chess in this channel")(self._start)

    async def setup_hook(self) -> None:
        """Open the database, and register the command and the button."""
        self.database = await aiosqlite.connect(self._path)
        await self.database.execute(TABLE)
        self.add_view(Controls(self))
        await self.tree.sync()

    async def close(self) -> None:
        """Close the database too: its thread would keep the process alive."""
        await super().close()
        await self.database.close()

    async def moves(self, channel_id: int) -> str:
        """The moves of the channel's game; empty if there is none."""
        async with self.database.execute("SELECT moves FROM games WHERE channel_id = ?", (channel_id,)) as cursor:
            row = await cursor.fetchone()
        return row[0] if row else ""

    async def store(self, channel_id: int, moves: str) -> None:
        """Store the game of a channel in place of what was there."""
        await self.database.execute("INSERT OR REPLACE INTO games VALUES (?, ?)", (channel_id, moves))
        await self.database.commit()

    async def _start(self, interaction: discord.Interaction[Any]) -> None:
        await self.store(interaction.channel_id or 0, "")
        board = chess.Board()
        picture = await asyncio.to_thread(drawn, board)
        file = discord.File(io.BytesIO(picture), FILE_NAME)
        await interaction.response.send_message(told(board), file=file, view=Controls(self))


def main() -> int:
    """Run until stopped."""
    with pointed_at(os.environ["SANDBOX_URL"]):
        ChessBot(os.environ["USUAL_DATABASE"]).run(os.environ["DISCORD_TOKEN"], log_level=30)
    return 0


if __name__ == "__main__":
    sys.exit(main())
