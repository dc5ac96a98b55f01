"""People whose clients send what no control of a message means."""

from __future__ import annotations

import json
from typing import Any

from cogs.interactions.ids import Press
from sandbox import Message, Person, Result
from sandbox.people import acting
from sandbox.wire.payloads import message_json
from sandbox.world.state import COMMAND, MODAL
from sessions.session import Session
from tests.play.club import Club
from words import ENGLISH, of

SAY = of(ENGLISH)

BUTTON, MENU, PEOPLE = 2, 3, 5
"""Discord's numbers of what can be pressed."""


def payload_of(action: str, session: Session, words: str = "") -> dict[str, Any]:
    """What a client sends that presses a button with this action."""
    custom_id = f"b2:{action}:{session.id}:{session.version}:0:{words}"
    return {"custom_id": custom_id, "component_type": BUTTON, "id": 1}


async def forged(club: Club, person: Person, message: Message, press: Press) -> Result:
    """What comes of it when somebody's client sends a press that the first button of a message does not mean."""
    button = message.buttons[0].custom_id
    assert button is not None
    body = json.loads(json.dumps(message.payload).replace(button, press.button_id()))
    sent = acting.press(club.sandbox.state, person.id, message.id, press.button_id(), snapshot=body)
    await sent.settled.wait()
    await club.bot.router.under_way.idle()
    return Result(club.sandbox.state, sent)


class Forger:
    """Somebody whose client sends what it likes, about a message and about a table."""

    def __init__(self, club: Club, person: Person, place: Message, session: Session | None) -> None:
        self._club = club
        self._person = person
        self._place = place
        self.session, self.version = (session.id, session.version) if session else (0, 0)

    async def sends(self, kind: int, data: dict[str, Any], *, holds: bool = True) -> str | None:
        """What is wrong about the answer; None for one that says what is to be said.

        The message `holds` a control like the one that is said to have been used, or does not.
        """
        state = self._club.sandbox.state
        message = state.messages[self._place.id]
        body = message_json(state, message)
        if holds:
            offered = [{"label": "Offered", "value": "offered"}]
            control = {"type": data.get("component_type", BUTTON), "id": 1, "custom_id": data["custom_id"], "style": 2}
            row = {"type": 1, "id": 2, "components": [{**control, "label": "Forged", "options": offered}]}
            body["components"] = [row]
        source = next(each.id for each in reversed(state.interactions.values()) if each.kind == COMMAND)
        sent = acting._send(
            *(state, kind, self._person.id, message.channel_id, data, ""),
            message=message,
            snapshot=body,
            source_id=source if kind == MODAL else None,
        )
        await sent.settled.wait()
        await self._club.bot.router.under_way.idle()
        reply = Result(state, sent).reply
        return SAY.tables.sorry() if reply is not None and SAY.tables.sorry() in reply.text else sent.failed
