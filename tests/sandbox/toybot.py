"""A bare discord.py bot that does one thing of each kind, for the tests of the local Discord."""

from __future__ import annotations

import asyncio
import io
import re
import struct
import zlib
from typing import Any, Self

import discord
from discord import app_commands


def png(width: int = 8, height: int = 6, shade: int = 90) -> bytes:
    """A plain grey picture, made by hand."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    rows = b"".join(b"\0" + bytes([shade]) * width for _ in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def picture(name: str = "board.png", shade: int = 90, alt: str = "an empty board") -> discord.File:
    return discord.File(io.BytesIO(png(shade=shade)), name, description=alt)


class Count(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A button whose number lies in its custom id; it works for any process at any time."""

    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Count(self.number + 1))
        await interaction.response.edit_message(content=f"counted to {self.number + 1}", view=view)


class Board(discord.ui.LayoutView):
    """Text, a picture and a row, with Components V2."""

    def __init__(self, text: str = "The board", alt: str = "an empty board") -> None:
        super().__init__(timeout=None)
        gallery = discord.ui.MediaGallery[Any](discord.MediaGalleryItem("attachment://board.png", description=alt))
        row = discord.ui.ActionRow[Any](discord.ui.Button(label="Turn", custom_id="turn"))
        self.add_item(discord.ui.Container(discord.ui.TextDisplay(text), gallery, row))


class Ask(discord.ui.Modal, title="A question"):
    answer: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Answer", custom_id="answer", max_length=20)

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"you wrote {self.answer.value}", ephemeral=True)


class Pick(discord.ui.View):
    """A menu, a user menu and three buttons."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.select(
        custom_id="fruit",
        placeholder="A fruit",
        options=[discord.SelectOption(label="Red apple", value="apple"), discord.SelectOption(label="Pear")],
    )
    async def fruit(self, interaction: discord.Interaction[Any], select: discord.ui.Select[Any]) -> None:
        await interaction.response.send_message(f"took {select.values[0]}", ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="friend", placeholder="A friend")
    async def friend(self, interaction: discord.Interaction[Any], select: discord.ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"chose {select.values[0].display_name}")

    @discord.ui.button(label="Ask", custom_id="ask")
    async def ask(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_modal(Ask())

    @discord.ui.button(label="Later", custom_id="later", emoji="⏳")
    async def later(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="later is now")

    @discord.ui.button(label="Never", custom_id="never", disabled=True)
    async def never(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        raise AssertionError("a disabled button was pressed")


class ToyBot(discord.Client):
    """Registers a few commands before it goes online; keeps what it saw."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        self.tree = app_commands.CommandTree(self)
        self.seen: asyncio.Queue[discord.Message] = asyncio.Queue()
        self.interactions: list[discord.Interaction[Any]] = []
        self.resumes = 0
        self.resumed = asyncio.Event()
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)
        self.add_view(Pick())
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.seen.put_nowait(message)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.interactions.append(interaction)

    async def on_resumed(self) -> None:
        self.resumes += 1
        self.resumed.set()


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """The toy's commands."""

    @tree.command(description="Say hello")
    async def hello(interaction: discord.Interaction[Any], friend: discord.Member | None = None) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Count(1))
        name = friend.mention if friend else "world"
        mentions = discord.AllowedMentions(users=[friend]) if friend else discord.AllowedMentions.none()
        await interaction.response.send_message(f"hello {name}", view=view, allowed_mentions=mentions)

    @tree.command(description="Show the menus")
    async def pick(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("pick", view=Pick())

    @tree.command(description="Only for you")
    async def secret(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("psst", ephemeral=True)

    @tree.command(description="Think, then answer")
    async def slow(interaction: discord.Interaction[Any], private: bool = False) -> None:
        await interaction.response.defer(ephemeral=private, thinking=True)
        await interaction.edit_original_response(content="done")
        await interaction.followup.send("and more", ephemeral=private)

    @tree.command(description="Show the board")
    async def board(interaction: discord.Interaction[Any], text: str = "The board") -> None:
        await interaction.response.send_message(view=Board(text), file=picture())

    @tree.command(description="A word that is completed")
    async def word(interaction: discord.Interaction[Any], text: str, size: int = 1) -> None:
        await interaction.response.send_message(f"{text} x {size}")

    @word.autocomplete("text")
    async def words(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        known = ["take b2", "take b3", "block c3"]
        return [app_commands.Choice(name=one, value=one) for one in known if one.startswith(current)]

    _add_group(tree)

    @tree.command(description="Read a file")
    async def read(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        content = (await file.read()).decode()
        await interaction.response.send_message(f"{file.filename}, {file.size}: {content}")

    @tree.command(description="Never answer")
    async def mute(interaction: discord.Interaction[Any]) -> None:
        return


def _add_group(tree: app_commands.CommandTree[Any]) -> None:
    group = app_commands.Group(name="game", description="Games")

    @group.command(description="Show a game")
    @app_commands.choices(kind=[app_commands.Choice(name="Stranded", value="stranded")])
    async def show(interaction: discord.Interaction[Any], kind: app_commands.Choice[str]) -> None:
        await interaction.response.send_message(f"showing {kind.value}")

    tree.add_command(group)
