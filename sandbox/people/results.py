"""What came of an action, for tests: the reply, a form that opened, choices, or a failure."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sandbox.people.views import Message
from sandbox.refusals.errors import Json
from sandbox.refusals.walking import kind_of
from sandbox.world.state import Interaction, Moment, State


class Field(Struct, frozen=True):
    """A field of a form. `kind` is `text_input` or a select."""

    custom_id: str
    label: str
    kind: str
    required: bool
    value: str


class Modal(Struct, frozen=True):
    """A form that the bot opened for one person."""

    interaction_id: str
    payload: Json

    @property
    def title(self) -> str:
        """The heading of the form."""
        return str(self.payload["title"])

    @property
    def custom_id(self) -> str:
        """The name by which the bot knows the form."""
        return str(self.payload["custom_id"])

    @property
    def fields(self) -> list[Field]:
        """What can be filled in, from top to bottom."""
        found = []
        for holder in self.payload["components"]:
            inner = holder.get("component") or (holder.get("components") or [None])[0]
            kind = kind_of(inner)
            if kind is None or not isinstance(inner, dict) or "custom_id" not in inner:
                continue
            label = holder.get("label") or inner.get("label") or ""
            needed = inner.get("required") is not False
            found.append(Field(inner["custom_id"], label, kind, needed, inner.get("value") or ""))
        return found

    def filled(self, answers: dict[str, Any]) -> list[Json]:
        """Discord's list of components with what was typed; fields go by custom id or label."""
        rest = dict(answers)
        filled: list[Json] = []
        for holder in self.payload["components"]:
            inner = holder.get("component") or (holder.get("components") or [None])[0]
            if not isinstance(inner, dict) or "custom_id" not in inner:
                filled.append({"type": holder["type"], "id": holder.get("id", 0)})
                continue
            label = holder.get("label") or inner.get("label") or ""
            name = inner["custom_id"] if inner["custom_id"] in rest else label
            given = rest.pop(name, inner.get("value") or "")
            value: Json = {"type": inner["type"], "id": inner.get("id", 0), "custom_id": inner["custom_id"]}
            if kind_of(inner) == "text_input":
                value["value"] = str(given)
            else:
                value["values"] = [given] if isinstance(given, str) else list(given)
            outer: Json = {"type": holder["type"], "id": holder.get("id", 0)}
            outer |= {"components": [value]} if "components" in holder else {"component": value}
            filled.append(outer)
        if rest:
            raise LookupError(f"the form {self.title!r} has no field {sorted(rest)}")
        return filled


class Result:
    """What came of an action. Read it after the action was awaited."""

    def __init__(self, state: State, interaction: Interaction) -> None:
        self._state = state
        self._interaction = interaction

    def __repr__(self) -> str:
        return f"<Result answer={self._interaction.answer} failed={self.failed!r} reply={self.reply!r}>"

    @property
    def id(self) -> str:
        """The interaction's id."""
        return self._interaction.id

    @property
    def failed(self) -> str | None:
        """Why the person reads "This interaction failed", or None."""
        return self._interaction.failed

    @property
    def acknowledged(self) -> int | None:
        """Discord's number of the first answer (4 message, 5 and 6 deferred, 7 edit, 8 choices, 9 form)."""
        return self._interaction.answer

    @property
    def acknowledged_after(self) -> float | None:
        """Seconds from sending the interaction to its first answer."""
        interaction = self._interaction
        return None if interaction.answered_at is None else interaction.answered_at - interaction.sent_at

    @property
    def replies(self) -> list[Message]:
        """The messages that answered the interaction, oldest first; deleted ones are left out."""
        stored = [self._state.messages[one] for one in self._interaction.posted]
        return [Message(self._state, one) for one in stored if not one.deleted]

    @property
    def reply(self) -> Message | None:
        """The first message, private or public, that answered the interaction."""
        replies = self.replies
        return replies[0] if replies else None

    @property
    def said(self) -> Message:
        """The reply, for a test that relies on one. Raises AssertionError when there is none."""
        reply = self.reply
        if reply is None:
            raise AssertionError(f"the bot did not reply: {self!r}")
        return reply

    @property
    def modal(self) -> Modal | None:
        """The form that the bot opened, if it did."""
        payload = self._interaction.modal
        return None if payload is None else Modal(self._interaction.id, payload)

    @property
    def choices(self) -> list[Json]:
        """The answer to an autocomplete."""
        return list(self._interaction.choices or [])

    @property
    def moments(self) -> list[Moment]:
        """What happened in the channel since the interaction was sent, by `time.perf_counter`."""
        start, place = self._interaction.sent_at, self._interaction.channel_id
        return [one for one in self._state.timeline if one.at >= start and one.channel_id in ("", place)]
