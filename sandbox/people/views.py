"""What people see, for tests: messages, their buttons and menus."""

from __future__ import annotations

import io
import urllib.parse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from sandbox.refusals.errors import Json
from sandbox.refusals.walking import components, texts
from sandbox.wire.payloads import page_message
from sandbox.world.state import State, StoredMessage

if TYPE_CHECKING:
    from PIL.Image import Image


class Button(Struct, frozen=True):
    """A button as it is seen."""

    label: str
    emoji: str
    custom_id: str | None
    url: str | None
    disabled: bool
    style: int

    def called(self, name: str) -> bool:
        """Whether a person may mean this button by `name`: its label, emoji, both, or its custom id."""
        return name in (self.label, self.emoji, self.custom_id, f"{self.emoji} {self.label}")


class Option(Struct, frozen=True):
    """An option of a menu."""

    label: str
    value: str
    description: str
    default: bool


class Menu(Struct, frozen=True):
    """A select menu. `kind` is `string_select`, `user_select`, …; only the first has options."""

    custom_id: str
    kind: str
    placeholder: str
    options: tuple[Option, ...]
    low: int
    high: int
    disabled: bool

    @property
    def labels(self) -> list[str]:
        """The options as they read."""
        return [option.label for option in self.options]

    @property
    def values(self) -> list[str]:
        """The options as the bot hears them."""
        return [option.value for option in self.options]


class Message:
    """A message as it now stands; what is read changes when the bot edits it. `frozen` keeps a moment of it."""

    def __init__(self, state: State, stored: StoredMessage, body: Json | None = None) -> None:
        self._state = state
        self._stored = stored
        self._frozen = body

    def __repr__(self) -> str:
        private = " (private)" if self.ephemeral else ""
        return f"<Message {self.id}{private} {self.text!r} buttons={[one.label for one in self.buttons]}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def id(self) -> str:
        """The message's snowflake."""
        return self._stored.id

    @property
    def channel_id(self) -> str:
        """The channel that it stands in."""
        return self._stored.channel_id

    @property
    def author_id(self) -> str:
        """Who wrote it."""
        return self._stored.author_id

    @property
    def by_bot(self) -> bool:
        """Whether the bot wrote it."""
        return self._stored.author_id == self._state.world.bot.id

    @property
    def payload(self) -> Json:
        """Discord's JSON of the message, with `pings`."""
        return self._frozen if self._frozen is not None else page_message(self._state, self._stored)

    @property
    def is_frozen(self) -> bool:
        """Whether this is a moment kept by `frozen`."""
        return self._frozen is not None

    def frozen(self) -> Message:
        """The message as it is now, for good: as on a screen that has not heard of later edits."""
        return Message(self._state, self._stored, page_message(self._state, self._stored))

    @property
    def text(self) -> str:
        """All text: content, text displays, embeds, joined with line breaks."""
        return "\n".join(_all_text(self.payload))

    @property
    def buttons(self) -> list[Button]:
        """All buttons, in order."""
        found = []
        for kind, value, _ in components(self.payload):
            if kind == "button":
                emoji = (value.get("emoji") or {}).get("name") or ""
                name, custom_id = value.get("label") or "", value.get("custom_id")
                disabled, style = bool(value.get("disabled")), int(value["style"])
                found.append(Button(name, emoji, custom_id, value.get("url"), disabled, style))
        return found

    @property
    def menus(self) -> list[Menu]:
        """All select menus, in order."""
        found = []
        for kind, value, _ in components(self.payload):
            if not kind.endswith("_select"):
                continue
            options = tuple(
                Option(one["label"], one["value"], one.get("description") or "", bool(one.get("default")))
                for one in value.get("options") or ()
            )
            low, high = value.get("min_values"), value.get("max_values")
            found.append(
                Menu(
                    value["custom_id"],
                    kind,
                    value.get("placeholder") or "",
                    options,
                    1 if low is None else low,
                    1 if high is None else high,
                    bool(value.get("disabled")),
                )
            )
        return found

    @property
    def media(self) -> list[Json]:
        """Everything that is shown as a picture or file, with `url` and `description`, in order."""
        found = []
        for kind, value, _ in components(self.payload):
            if kind == "gallery":
                found += [{**item["media"], "description": item.get("description")} for item in value["items"]]
            elif kind == "thumbnail":
                found.append({**value["media"], "description": value.get("description")})
            elif kind == "file":
                found.append({**value["file"], "description": None})
        for embed in self.payload["embeds"]:
            found += [{**embed[name], "description": None} for name in ("image", "thumbnail") if embed.get(name)]
        return found + list(self.payload["attachments"])

    @property
    def alt(self) -> str | None:
        """The alternative text of the first picture."""
        return self.media[0].get("description") if self.media else None

    def image_bytes(self, number: int = 0) -> bytes:
        """The bytes of a picture. Raises LookupError when the message shows none."""
        media = self.media
        if number >= len(media):
            raise LookupError(f"{self!r} shows {len(media)} pictures")
        parts = urllib.parse.urlsplit(str(media[number]["url"])).path.split("/")
        file = self._state.files.get(parts[-2])
        if file is None:
            raise LookupError(f"the file of {media[number]['url']} is no longer kept")
        return file.data

    def image(self, number: int = 0) -> Image:
        """A picture of the message, opened with Pillow."""
        import PIL.Image

        picture = PIL.Image.open(io.BytesIO(self.image_bytes(number)))
        picture.load()
        return picture

    @property
    def edited(self) -> bool:
        """Whether it says "(edited)"."""
        return self.payload["edited_timestamp"] is not None

    @property
    def pings(self) -> list[str]:
        """Who was really pinged, by the names that tests use (`bob`; `everyone` for @everyone)."""
        world = self._state.world
        return [user.key if (user := world.user(one)) else one for one in self.payload["pings"]]

    @property
    def ephemeral(self) -> bool:
        """Whether one person alone sees it."""
        return self._stored.ephemeral

    @property
    def loading(self) -> bool:
        """Whether it only says that the bot is thinking."""
        return bool(self.payload["flags"] & (1 << 7))

    @property
    def deleted(self) -> bool:
        """Whether it is gone."""
        return self._stored.deleted

    @property
    def history(self) -> list[Json]:
        """All earlier payloads, oldest first."""
        return list(self._stored.history)

    @property
    def link(self) -> str:
        """The address by which other messages link to this one."""
        guild = self._state.world.channels[self.channel_id].guild_id or "@me"
        return f"https://discord.com/channels/{guild}/{self.channel_id}/{self.id}"


def _all_text(payload: Json) -> Iterator[str]:
    if payload["content"]:
        yield payload["content"]
    yield from texts(payload)
    for embed in payload["embeds"]:
        yield from (str(embed[name]) for name in ("title", "description") if embed.get(name))
        for field in embed.get("fields") or ():
            yield f"{field['name']}\n{field['value']}"
        if embed.get("footer"):
            yield str(embed["footer"]["text"])
