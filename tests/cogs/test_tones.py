"""The colours of all buttons but moves: green for the good, grey for the ordinary, red for what cannot be undone."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

COGS = Path(__file__).parents[2] / "cogs"

COSTS = {
    # Deletes what somebody has, or what they have written.
    *("privacy.delete", "privacy.delete_now", "plans.drop_all", "plans.erase"),
    # Ends a table, or gives up or hands over a seat.
    *("lobby.cancel", "lobby.cancel_table", "tables.resign", "game_actions.give_up_for", "game_actions.take_out"),
    *("go_on_without", "take_over", "end", "withdraw_now", "cancel_it", "remove"),
    # Ends a season of the leaderboard before its day.
    "seasons.end_now",
    # Does what the bot has warned of, or gives up a puzzle.
    *("settings.play_it", "game_actions.move_anyway", "puzzles.show_solution"),
}
"""The labels of what costs something or cannot be undone: a message, or what is called to tell one."""

VARIES = {"game_actions.yes"}
"""The labels whose tone follows from what is asked."""


def tones() -> Iterator[tuple[str, str, str]]:
    """Each button in the code of the bot: the file, its label as it is written, and its tone."""
    for path in sorted(COGS.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        named = {
            target.id: _label(node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "button":
                label = node.args[0]
                told = named.get(label.id, label.id) if isinstance(label, ast.Name) else _label(label)
                tone = next((each.value for each in node.keywords if each.arg == "tone"), None)
                yield path.name, told, "ordinary" if tone is None else ast.unparse(tone).strip("'")


def _label(node: ast.expr) -> str:
    """`game_actions.yes` for `say.game_actions.yes()`; the function's name for another call; else the expression."""
    if not isinstance(node, ast.Call):
        return ast.unparse(node)
    return ".".join(ast.unparse(node.func).split(".")[1:]) or ast.unparse(node.func)


def test_what_costs_or_cannot_be_undone_is_red_and_nothing_else_is() -> None:
    found = {label for _, label, tone in tones() if tone == "bad"}
    assert {each.removeprefix("told.") for each in found} == COSTS


def test_one_label_has_one_colour() -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for _, label, tone in tones():
        if "." in label and label not in VARIES:
            found[label].add(tone)
    # A hint's move is played by a button that is called like the one that plays a move of which the bot has warned.
    assert {label: each for label, each in found.items() if len(each) > 1} == {}


def test_no_other_colour_is_used() -> None:
    """Only `button` knows colours: there is no blue, and none that says something else."""
    using = [path.name for path in COGS.rglob("*.py") if "ButtonStyle" in path.read_text("utf-8")]
    assert using == ["components.py"]
    assert "primary" not in (COGS / "interactions" / "components.py").read_text("utf-8")
