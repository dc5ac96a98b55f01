"""The Containerfile as stages and steps, to be followed without a container engine."""

from __future__ import annotations

import json
import re
import shlex

from msgspec import Struct

KNOWN = ("WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "STOPSIGNAL", "CMD")
"""The instructions that are followed here, beside FROM."""


class Step(Struct, frozen=True):
    """An instruction, as `RUN`, and the rest of its line; continued lines are one."""

    word: str
    rest: str

    @property
    def sources(self) -> list[str]:
        """What a COPY copies, without its options."""
        return [each for each in self.rest.split() if not each.startswith("--")][:-1]

    @property
    def target(self) -> str:
        """Where a COPY copies to."""
        return self.rest.split()[-1]

    @property
    def origin(self) -> str | None:
        """The stage from which a COPY copies; None is the project's folder."""
        found = re.search(r"--from=(\S+)", self.rest)
        return found[1] if found else None


class Stage(Struct, frozen=True):
    """What follows a FROM: the image that it begins with, its name (empty if it has none), and its steps."""

    image: str
    name: str
    steps: tuple[Step, ...]

    def of(self, word: str) -> list[Step]:
        """The steps with this instruction."""
        return [each for each in self.steps if each.word == word]

    @property
    def environment(self) -> dict[str, str]:
        """The variables that ENV sets; `$PATH` stands for the path of any Debian."""
        pairs = (pair.partition("=") for each in self.of("ENV") for pair in shlex.split(each.rest))
        return {name: value.replace("$PATH", PATH) for name, _, value in pairs}

    @property
    def user(self) -> str:
        """The user as which the image runs: that of the last USER, or root."""
        users = self.of("USER")
        return users[-1].rest if users else "0"

    @property
    def folder(self) -> str:
        """The folder in which the image runs."""
        folders = self.of("WORKDIR")
        return folders[-1].rest if folders else "/"

    @property
    def command(self) -> list[str]:
        """What the image runs. Raises ValueError if CMD is not a list, or missing."""
        (last,) = self.of("CMD")
        return [str(each) for each in json.loads(last.rest)]

    @property
    def volumes(self) -> list[str]:
        """The folders that are volumes."""
        return [each.rest for each in self.of("VOLUME")]


PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def read(text: str) -> list[Stage]:
    """The stages of a Containerfile. Raises ValueError for an instruction that is not followed here."""
    stages: list[Stage] = []
    lines = re.sub(r"\\\n", "", re.sub(r"(?m)^\s*#.*\n?", "", text)).splitlines()
    for line in filter(str.strip, lines):
        word, _, rest = line.strip().partition(" ")
        if word == "FROM":
            image, _, name = rest.partition(" AS ")
            stages.append(Stage(image, name, ()))
        elif word in KNOWN and stages:
            last = stages.pop()
            stages.append(Stage(last.image, last.name, (*last.steps, Step(word, " ".join(rest.split())))))
        else:
            raise ValueError(f"bench/image does not know how to follow this line of the Containerfile: {line}")
    return stages
