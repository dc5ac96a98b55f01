"""The buttons and menus under a message: which there are, what they do, and how they are pressed."""

from __future__ import annotations

from sandbox import Message, Person, Sandbox
from tests.play.club import Club, control


def on(message: Message, action: str) -> bool:
    """Whether the message has a button with this action that can be pressed."""
    return any((each.custom_id or "").split(":")[1] == action and not each.disabled for each in message.buttons)


async def press(person: Person, board: Message, action: str, *words: str) -> None:
    """Press the button with this action; the board is edited."""
    await person.click(board, control(board, action, *words))


def labels(message: Message) -> list[str]:
    """What stands on a message's buttons."""
    return [each.label or "" for each in message.buttons]


def press_of(message: Message, label: str) -> str:
    """The custom id of a button, to be pressed by somebody who sees an earlier state of the message."""
    return next(each.custom_id or "" for each in message.buttons if each.label == label)


def ids_under(message: Message) -> list[str]:
    """The custom ids of all that can be pressed."""
    return [*(each.custom_id or "" for each in message.buttons), *(each.custom_id for each in message.menus)]


def choices_of(message: Message) -> list[tuple[str, list[str] | None, str]]:
    """What can be picked under a message: the custom id, the value of a menu, and the ply that it is."""
    found: list[tuple[str, list[str] | None, str]] = []
    for each in message.menus:
        prefix = each.custom_id.split(":")[-1]
        found += [(each.custom_id, [value], f"{prefix} {value}") for value in each.values]
    for one in message.buttons:
        if ":pick:" in (one.custom_id or ""):
            found.append((one.custom_id or "", None, (one.custom_id or "").split(":")[-1]))
    return found


def is_board(message: Message) -> bool:
    """Whether this is a live board."""
    return not message.ephemeral and "More" in [each.label for each in message.buttons]


def board_of(sandbox: Sandbox, person: Person) -> Message:
    """The one live board that somebody sees in their direct messages."""
    [board] = [each for each in sandbox.messages(person.channel.id) if is_board(each)]
    return board


def boards(club: Club) -> list[Message]:
    """The public messages of #table that still have controls."""
    return [each for each in club.sandbox.messages() if each.buttons or each.menus]


def control_for(board: Message, ply: str) -> tuple[str, list[str] | None]:
    """What to press under a board to play `ply`, a ply of two words: the custom id, and the value of a menu."""
    for button in board.buttons:
        if (button.custom_id or "").endswith(f":0:{ply}"):
            return button.custom_id or "", None
    first, second = ply.split()
    menu = next(menu for menu in board.menus if menu.custom_id.endswith(f":0:{first}"))
    return menu.custom_id, [second]
