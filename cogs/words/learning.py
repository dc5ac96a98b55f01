"""What people read while they learn a game, beside what the game's own pages say: headings, buttons, answers."""

from __future__ import annotations

from collections.abc import Container, Sequence

from cogs.words.english import about, title
from render.kit.words import series
from sessions.tables import games

COMMANDS = {
    "tutorial": "Learn a game in a few minutes: a short guided game, for you alone",
    "help": "What can be played here, and how to begin",
}
TUTORIAL_OF = "Which game (else the one of this channel)"

ALL_RULES, HOW_TO_PLAY, GUIDED_GAME = "All rules", "How to play", "Guided game"
NEXT_LESSON, SKIP, BACK, AGAIN, PLAY = "Next ▶", "Skip", "Back", "Once more", "Play"
NO_HINTS, HINTS_ON = "No tips", "Tips on again"

NO_MORE_HINTS = "No more tips for you, in any game. The rules and the guided game are still under Rules."
HINTS_AGAIN = "Tips are on: in a game that you have not finished yet, a line under the board says what to look for."
STALE = "That cannot be chosen here any more. Try again:"


def hint(line: str) -> str:
    """A hint as it stands under the prompt; empty for none."""
    return f"-# 💡 {line}" if line else ""


def how_to_play(game_key: str) -> str:
    """The heading of the page that comes first."""
    return f"## {title(game_key)}: how to play"


def lesson_heading(game_key: str, number: int, lessons: int, what: str) -> Sequence[str]:
    """Which lesson this is, and what it is about; `number` counts from 1."""
    return (f"-# {title(game_key)}, guided game, {number} of {lessons}", f"### {what}")


def right(told: Sequence[str], said: str) -> str:
    """An answer was right; `told` is what it did, in sentences."""
    return "\n".join([f"✅ {' '.join(told)}", said])


def wrong(told: Sequence[str], said: str) -> str:
    """An answer was not what the task asks for; `told` is what it did, in sentences, and `said` what to look for."""
    return "\n".join([f"❌ {' '.join(told)}", said])


def all_lessons_done(game_key: str, *, here: bool) -> str:
    """After the last lesson. `here`: a button beside it opens a table."""
    how = "*Play* opens a table" if here else "In a server, `/play` opens a table"
    return f"That was the last lesson. {how} of {title(game_key)}. Your first game has tips under the board."


def seats(number: int, seat: int, learner: str) -> tuple[str, ...]:
    """The names of the seats where one person learns a game; `learner`, by their own name, sits in `seat`."""
    rivals = iter(("Rival",) if number <= 2 else tuple(f"Rival {each}" for each in range(1, number)))
    return tuple(learner if each == seat else next(rivals) for each in range(1, number + 1))


COMMANDS_FOR = {
    "Begin": ("play", "tutorial", "rules"),
    "Your games": ("games", "board", "move"),
    "During a game": ("takeback", "draw", "nudge", "away", "substitute", "resign"),
    "Looking back": ("history", "replay", "record", "verify"),
    "Results": ("stats", "leaderboard"),
    "Settings": ("me", "settings", "privacy"),
}
"""The commands that people need, by what for."""


def welcome(game_keys: Sequence[str], commands: Container[str], *, here: bool) -> Sequence[str]:
    """What can be played, how one begins, and those of the `commands` that people need.

    `here`: tables can be opened where it is asked; elsewhere, as in a direct message, they cannot.
    """
    found = {what: [f"`/{name}`" for name in names if name in commands] for what, names in COMMANDS_FOR.items()}
    return (
        "## Board games in this channel" if here else "## Board games",
        *(f"**{title(key)}**: {about(key).summary}" for key in game_keys),
        f"{'`/play` opens a table' if here else _away_from_servers()}. After that, the buttons and menus under the "
        "board are all you need. `/tutorial` teaches you a game in a few minutes, privately.",
        "\n".join(f"**{what}:** {' '.join(names)}" for what, names in found.items() if names),
    )


def _away_from_servers() -> str:
    """What /play does where there is nobody but one person and the bot."""
    alone = [title(key) for key, game in games().items() if game.seats[0] == 1]
    here = f"Here, `/play` begins {series(alone)}, which one person plays. " if alone else ""
    return f"{here}In a server, `/play` opens a table"


CHOOSE_GAME = "How is … played?"
