"""What runs in environments of its own: `nox -s lock` writes the lock files.

`make lock` runs it. nox keeps the environments in `.nox/`.
"""

from __future__ import annotations

import nox

PROJECT = nox.project.load_toml("pyproject.toml")

nox.options.reuse_venv = "yes"
nox.options.download_python = "never"

COMPILE = (
    "uv",
    "pip",
    "compile",
    "--quiet",
    "--no-config",
    "--universal",
    "--python-version",
    "3.11",
    "--generate-hashes",
)


@nox.session
def lock(session: nox.Session) -> None:
    """Write requirements.txt and requirements-dev.txt anew from pyproject.toml.

    Versions that are locked stay, where pyproject.toml allows them. After `--`: options for uv, such as `--upgrade`.
    """
    session.install(*nox.project.dependency_groups(PROJECT, "lock"))
    compile_ = (*COMPILE, "--custom-compile-command", "make lock", *session.posargs, "pyproject.toml")
    session.run(*compile_, "--output-file", "requirements.txt")
    session.run(
        *compile_, "--group", "dev", "--constraints", "requirements.txt", "--output-file", "requirements-dev.txt"
    )
