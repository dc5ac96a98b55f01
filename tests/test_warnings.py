"""Which warnings fail a test: those of our own code, and what was left open or not awaited; never those of others."""

from __future__ import annotations

import tomllib
import warnings
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def warn(category: type[Warning], module: str, words: str = "gone soon") -> None:
    """Warns as if line 1 of `module` had done it."""
    warnings.warn_explicit(words, category, f"{module}.py", 1, module=module)


def ours() -> list[str]:
    """The modules and packages of the project, as ruff sorts them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(settings["tool"]["ruff"]["lint"]["isort"]["known-first-party"])


@pytest.mark.parametrize("module", ["discord.utils", "aiohttp.connector", "re", "rulesets.base", "data_of_others"])
def test_a_deprecation_in_the_code_of_others_fails_nothing(module: str) -> None:
    with warnings.catch_warnings(record=True):
        warn(DeprecationWarning, module)


@pytest.mark.parametrize("category", [DeprecationWarning, UserWarning, RuntimeWarning, SyntaxWarning])
@pytest.mark.parametrize("package", ours())
def test_a_warning_in_our_own_code_fails_the_test(package: str, category: type[Warning]) -> None:
    for module in (package, f"{package}.some.module"):
        with pytest.raises(category):
            warn(category, module)


@pytest.mark.parametrize(
    ("category", "words"),
    [
        (ResourceWarning, "unclosed file"),
        (RuntimeWarning, "coroutine 'play' was never awaited"),
        (pytest.PytestUnraisableExceptionWarning, "Exception ignored in: a finalizer"),
        (pytest.PytestUnhandledThreadExceptionWarning, "Exception in thread"),
    ],
)
def test_what_was_left_open_or_not_awaited_fails_the_test_wherever_it_is_noticed(
    category: type[Warning], words: str
) -> None:
    """Such a warning comes when memory is tidied, from whatever module happens to run then."""
    with pytest.raises(category):
        warn(category, "asyncio.base_events", words)
