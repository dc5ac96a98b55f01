"""People who act, for tests: `await alice.slash("play", game="stranded")`, `await bob.click(message, "Join")`."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

from sandbox.people import acting, writing
from sandbox.people.options import fill, find_command, nest
from sandbox.people.results import Modal, Result
from sandbox.people.views import Menu, Message
from sandbox.refusals.errors import ActionError
from sandbox.wire.rooms import direct
from sandbox.world.files import StoredFile
from sandbox.world.guild import Channel, User
from sandbox.world.state import Event, Interaction, State

_NONCES = itertools.count(1)
PATIENCE = 60.0
"""Seconds of real time after which somebody who waits gives up: so long that only a bot that hangs lets them wait."""

DEFER, DEFER_UPDATE = 5, 6


class Person:
    """Somebody in a channel. What they do returns once the bot has answered.

    `wait=False` on an action returns as soon as it is acknowledged; otherwise an answer that was only deferred
    is waited for until the bot shows something, at most `PATIENCE` seconds.
    """

    def __init__(self, state: State, user: User, channel: Channel) -> None:
        self._state = state
        self.user = user
        self.channel = channel

    def __repr__(self) -> str:
        return f"<{self.user.key} in #{self.channel.name}>"

    @property
    def id(self) -> str:
        """The person's snowflake."""
        return self.user.id

    @property
    def name(self) -> str:
        """The name that others see."""
        world = self._state.world
        return world.shown(self.user, world.guild_of(self.channel))

    @property
    def mention(self) -> str:
        """The text that mentions this person."""
        return f"<@{self.user.id}>"

    def at(self, channel: str) -> Person:
        """The same person in another channel, by name or id."""
        return Person(self._state, self.user, self._state.world.channel(channel))

    def direct(self) -> Person:
        """The same person in their direct messages with the bot."""
        return Person(self._state, self.user, direct(self._state, self.id))

    # ---- actions ----

    async def slash(self, words: str, /, *, wait: bool = True, **options: Any) -> Result:
        """Send a slash command. `words` may name a group and subcommand; options go by name."""
        command, steps, own = find_command(self._state, words, self.user, self.channel)
        filled = nest(steps, fill(words, own, options))
        return await self._acted(
            lambda nonce: acting.run_command(self._state, self.id, self.channel.id, command["id"], filled, nonce=nonce),
            wait=wait,
        )

    def upload(self, name: str, data: bytes) -> StoredFile:
        """A file, to be given to a command. Raises ActionError for one that is too large to be sent."""
        return writing.upload(self._state, self.channel.id, name, data)

    async def autocomplete(self, words: str, option: str, typed: str, /, **others: Any) -> list[dict[str, Any]]:
        """The choices (`name`, `value`) that the bot offers for what was typed so far."""
        command, steps, own = find_command(self._state, words, self.user, self.channel)
        filled = nest(steps, fill(words, own, {**others, option: typed}, focused=option))
        result = await self._acted(
            lambda nonce: acting.run_command(
                self._state, self.id, self.channel.id, command["id"], filled, nonce=nonce, autocomplete=True
            ),
            wait=False,
        )
        if result.failed is not None:
            raise AssertionError(f"Loading options failed: {result.failed}")
        return result.choices

    async def click(self, message: Message, button: str, /, *, wait: bool = True) -> Result:
        """Press a button by label, emoji or custom id. Raises ActionError when it is absent or disabled."""
        self._sees_now(message)
        found = [one for one in message.buttons if one.called(button)]
        if not found:
            labels = [one.label or one.emoji for one in message.buttons]
            raise ActionError(f"There is no button {button!r}; there are {labels}.")
        if len(found) > 1:
            raise ActionError(f"There are {len(found)} buttons {button!r}; name one by its custom id.")
        if found[0].disabled:
            raise ActionError(f"The button {button!r} is disabled.")
        if found[0].custom_id is None:
            raise ActionError(f"The button {button!r} is a link to {found[0].url}.")
        return await self._pressed(message, found[0].custom_id, None, wait=wait)

    async def choose(
        self,
        message: Message,
        /,
        *chosen: str | Person,
        menu: str | None = None,
        wait: bool = True,
    ) -> Result:
        """Choose from a menu by label or value; a person for a user menu. `menu` is a placeholder or custom id."""
        self._sees_now(message)
        found = self._menu(message, chosen, menu)
        if found.disabled:
            raise ActionError(f"The menu {found.placeholder!r} is disabled.")
        values = [one.id if isinstance(one, Person) else self._option(found, one) for one in chosen]
        return await self._pressed(message, found.custom_id, values, wait=wait)

    async def press(
        self,
        message: Message,
        custom_id: str,
        values: list[str] | None = None,
        /,
        *,
        wait: bool = True,
    ) -> Result:
        """Press whatever has this custom id, as the message stands or, for a frozen one, stood."""
        return await self._pressed(message, custom_id, values, wait=wait)

    async def submit(self, modal: Modal, /, *, wait: bool = True, **fields: Any) -> Result:
        """Fill in a form (fields by custom id or label) and send it."""
        filled = modal.filled(fields)
        return await self._acted(
            lambda nonce: acting.submit_modal(
                self._state, self.id, modal.interaction_id, modal.custom_id, filled, nonce=nonce
            ),
            wait=wait,
        )

    async def say(self, content: str, *, reply_to: Message | None = None) -> Message:
        """Write a message."""
        answered = reply_to.id if reply_to is not None else None
        stored = writing.say(self._state, self.id, self.channel.id, content, answered)
        await asyncio.sleep(0)
        return Message(self._state, stored)

    async def open_thread(self, name: str, *, private: bool = False) -> Person:
        """Open a thread in this channel (a post, in a forum) and go there."""
        thread_id = writing.start_thread(self._state, self.id, self.channel.id, name, private=private)
        await asyncio.sleep(0)
        return Person(self._state, self.user, self._state.world.channels[thread_id])

    async def change_thread(self, *, archived: bool | None = None, locked: bool | None = None) -> None:
        """Archive or lock the thread that this person is in, or undo it."""
        writing.change_thread(self._state, self.id, self.channel.id, archived=archived, locked=locked)
        await asyncio.sleep(0)

    async def delete(self, message: Message) -> None:
        """Delete a message: one's own, or as a moderator any."""
        writing.remove(self._state, self.id, message.id)
        await asyncio.sleep(0)

    def install(self) -> None:
        """Add the application to this person's account."""
        writing.install(self._state, self.id, installed=True)

    def uninstall(self) -> None:
        """Remove the application from this person's account."""
        writing.install(self._state, self.id, installed=False)

    def leave(self, guild: str | None = None) -> None:
        """Leave a guild, by name or id; by default the home guild. Raises ActionError for its owner."""
        writing.leave_guild(self._state, self.id, self._guild_id(guild))

    def join(self, guild: str | None = None) -> None:
        """Become a member of a guild, by name or id; by default of the home guild."""
        writing.join_guild(self._state, self.id, self._guild_id(guild))

    # ---- seeing ----

    def messages(self) -> list[Message]:
        """What this person sees in the channel, oldest first."""
        found = self._state.messages_in(self.channel.id, self.id)
        return [Message(self._state, one) for one in found]

    def last(self, wanted: Callable[[Message], bool] = lambda _: True) -> Message:
        """The newest message that fits. Raises LookupError when none does."""
        for message in reversed(self.messages()):
            if wanted(message):
                return message
        raise LookupError(f"{self!r} sees no such message among {self.messages()}")

    async def sees(
        self,
        wanted: Callable[[Message], bool] | str,
        *,
        timeout: float = PATIENCE,  # noqa: ASYNC109 (a test reads better with it than with a block around)
    ) -> Message:
        """Wait until a message that fits is seen, and return the newest such. A string must stand in its text."""
        fits = (lambda message: wanted in message.text) if isinstance(wanted, str) else wanted
        changed = asyncio.Event()

        def hear(event: Event) -> None:
            if event.t.startswith("MESSAGE") and event.channel_id == self.channel.id:
                changed.set()

        with self._state.bus.listening(hear):
            try:
                async with asyncio.timeout(timeout):
                    while True:
                        for message in reversed(self.messages()):
                            if not message.loading and fits(message):
                                return message
                        changed.clear()
                        await changed.wait()
            except TimeoutError:
                seen = "\n".join(map(repr, self.messages()[-5:]))
                raise AssertionError(f"{self!r} waited {timeout} s in vain. Last seen:\n{seen}") from None

    # ---- inside ----

    def _guild_id(self, guild: str | None) -> str:
        return self._state.world.guild_id if guild is None else self._state.world.guild(guild).id

    def _sees_now(self, message: Message) -> None:
        stored = self._state.messages[message.id]
        if stored.only_for not in (None, self.id):
            raise ActionError(f"{self.user.key} cannot see this private message.")
        if stored.deleted and not message.is_frozen:
            raise ActionError("This message is gone.")

    def _menu(self, message: Message, chosen: tuple[str | Person, ...], name: str | None) -> Menu:
        menus = message.menus
        if name is not None:
            menus = [one for one in menus if name in (one.placeholder, one.custom_id)]
        elif len(menus) > 1:
            wanted = {one for one in chosen if isinstance(one, str)}
            menus = [one for one in menus if wanted and wanted <= {*one.labels, *one.values}]
        if len(menus) != 1:
            shown = [(one.placeholder, one.labels) for one in message.menus]
            raise ActionError(f"{len(menus)} menus fit {name!r} and {chosen}; there are {shown}.")
        return menus[0]

    def _option(self, menu: Menu, chosen: str) -> str:
        if menu.kind != "string_select" or chosen in menu.values:
            return chosen
        fitting = [one.value for one in menu.options if one.label == chosen]
        if len(fitting) != 1:
            raise ActionError(f"The menu offers {menu.labels}, not {chosen!r}.")
        return fitting[0]

    async def _pressed(self, message: Message, custom_id: str, values: list[str] | None, *, wait: bool) -> Result:
        snapshot = None
        if message.is_frozen:
            snapshot = {key: value for key, value in message.payload.items() if key != "pings"}
        return await self._acted(
            lambda nonce: acting.press(
                self._state, self.id, message.id, custom_id, values, nonce=nonce, snapshot=snapshot
            ),
            wait=wait,
        )

    async def _acted(self, act: Callable[[str], Interaction], *, wait: bool) -> Result:
        shown = asyncio.Event()

        def hear(event: Event) -> None:
            if event.t.startswith("MESSAGE") and event.channel_id == self.channel.id:
                shown.set()

        with self._state.bus.listening(hear):
            interaction = act(f"person-{next(_NONCES)}")
            try:
                async with asyncio.timeout(PATIENCE):
                    await interaction.settled.wait()
                    if interaction.answer == DEFER:
                        shown.clear()  # it was "is thinking"
                    while wait and not self._answered(interaction):
                        await shown.wait()
                        if interaction.answer == DEFER_UPDATE:
                            break
                        shown.clear()
            except TimeoutError:
                what = "showed nothing" if interaction.settled.is_set() else "did not answer"
                raise AssertionError(f"{self!r} waited {PATIENCE} s, and the bot {what}") from None
        return Result(self._state, interaction)

    def _answered(self, interaction: Interaction) -> bool:
        """Whether something is there to see: a deferral alone shows nothing."""
        if interaction.answer not in (DEFER, DEFER_UPDATE) or interaction.touched:
            return True
        original = self._state.messages[interaction.original_id or ""]
        return interaction.answer == DEFER and (original.deleted or original.id not in self._state.thinking)
