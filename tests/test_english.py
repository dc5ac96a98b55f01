"""No English for players stands in the code: all that they read is in the Fluent files of `words/`."""

from __future__ import annotations

import ast

import pytest

from tests.english import ROOT, english, modules, strings

COMMAND_LINES = {
    *("rules/commandline.py", "sessions/records/proof.py"),
    *("tournaments/checking.py", "tournaments/files.py", "tournaments/repeating.py"),
}
"""What only commands for developers and players' own checks print (`python -m rules`, `sessions`, `tournaments`)."""

GALLERY = ROOT / "render" / "gallery"
"""Makes pages for translators."""

EXCEPTIONS: dict[str, set[str]] = {
    # Said by `python -m rules`, and in errors of engines
    "rules/notation.py": {"is not legal here", "could be "},
    # Values that words turn into sentences
    "cogs/commands/looking.py": {"too large"},
    "rules/record.py": {"record format {}, which needs a newer version of the bot", "wrong options", "illegal move"},
    "sessions/acts/waiting.py": {"own turn", "too early"},
    "sessions/records/past.py": {"too large", "no text", "too long", "unknown game"},
    "sessions/records/redrawing.py": {"other players", "missing line", "other draw"},
    # Values that are stored, and marks in the code
    "sessions/log/lobby.py": {"nobody came", "played apart"},
    "sessions/people/settings.py": {"every turn"},
    "sessions/tables/scheduler.py": {"first alive"},
    "sessions/tables/startup.py": {"older tables"},
    # Names of quantities, which only the code reads
    "render/stranded/words/teller.py": {"their danger"},
    "render/strata5/words/teller.py": {"free pawns", "captures in reach"},
    # Records and the file of /privacy, which are the same in every language
    "sessions/people/exporting.py": {"someone else", "none (direct messages)"},
    "sessions/records/writing.py": {
        *("seat {} after ply {}, {} by ", "no replacement", "wrong replacement"),
        *(" after ply {}, ", "missing line", "damaged line", "by {}, behind move {}: "),
        # Said by `python -m sessions proof`; in Discord, words make a sentence of "missing line"
        "The record has no line “{}”. "
        "Get a new record once the game is over, or for a daily deal, once the deal is over.",
    },
    # Names: of made-up players, of fonts, of a warning of discord.py, of a command
    "render/samples.py": {"Alice", "Bob", "Carol", "Dan", "Erin", "Frank"},
    "render/kit/families.py": {
        *("files/Nunito[wght].ttf", "files/NotoSans[wdth,wght].ttf", "files/NotoSans{}[wdth,wght].ttf"),
        *("NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc", "NotoSans", "DejaVuSans-Bold.ttf"),
        *("-Regular.ttf", "-Bold.ttf", "Arabic", "Devanagari", "Thai"),
    },
    # What only the log says
    "cogs/bot.py": {"Discord recommends {} shards"},
    "cogs/library.py": {"voice will NOT be supported"},
}
"""By module, strings that look like English for players and are none."""


def test_all_that_players_read_is_in_the_fluent_files() -> None:
    found: dict[str, set[str]] = {}
    for module in modules():
        name = module.relative_to(ROOT).as_posix()
        if (
            name not in COMMAND_LINES
            and GALLERY not in module.parents
            and (said := {text for _, text in english(module)})
        ):
            found[name] = said
    assert found == EXCEPTIONS


def shown(code: str) -> list[str]:
    """The strings that may be shown in this code."""
    return [text for _, text in strings(ast.parse(code))]


@pytest.mark.parametrize(
    "code",
    [
        'reply("Your turn")',
        'return "Your turn"',
        'TITLE = "Your turn"',
        'labels = {"key": "Your turn"}',
        'told = ["Your turn"]',
        'def f(text="Your turn"): ...',
        'raise Refused("Your turn")',
        'x = "Your turn" if y else z',
        'x = y + "Your turn"',
    ],
)
def test_what_may_be_shown_is_found(code: str) -> None:
    assert "Your turn" in shown(code)


def test_a_text_with_values_is_found() -> None:
    assert shown('told = f"{who} takes {count} caps"') == [" takes {} caps"]


@pytest.mark.parametrize(
    "code",
    [
        '"""Your turn"""',
        'def f() -> "Your turn": ...',
        'x: Literal["Your turn"] = y',
        'if x == "Your turn": ...',
        'match x:\n    case "Your turn": ...',
        'x["Your turn"]',
        'x = {"Your turn": 1}',
        'assert x, "Your turn"',
        'log.warning("Your turn")',
        'raise ValueError("Your turn")',
        'class Way(Enum):\n    TURN = "Your turn"',
        'class Entry:\n    kind = "Your turn"',
        '__all__ = ["Your turn"]',
    ],
)
def test_what_is_not_shown_is_left_out(code: str) -> None:
    assert shown(code) == []
