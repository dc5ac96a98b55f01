"""What a machine may lack, and what is then left out of the tests.

Such a test is skipped with the reason that stands here. `tests/conftest.py` prints each reason once, after the tests.
"""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest
from PIL import features

ROOT = Path(__file__).parent.parent
"""The project's folder."""

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
"""The path of a Chromium, or None."""

NO_CHROMIUM = "Chromium is not installed (Debian: chromium): the chat page was not tried in a browser."

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason=NO_CHROMIUM)

NO_CAIRO = "The library cairo is not installed (Debian: libcairo2): the pictures' peer in the bench was not tried."

NO_FRIBIDI = (
    "Pillow finds no library fribidi (Debian: libfribidi0): "
    "names in Arabic, Devanagari, Hebrew and Thai were not looked at as they are drawn with it."
)

needs_fribidi = pytest.mark.skipif(not features.check("raqm"), reason=NO_FRIBIDI)

HAS_NODE = shutil.which("node") is not None

NO_NODE = (
    "node is not installed (Debian: nodejs, npm): the types of the chat page's JavaScript were not checked, and the "
    "bot and the local Discord were not tried with other people's libraries."
)

TYPESCRIPT = ROOT / "sandbox" / "page" / "node_modules" / ".bin" / "tsc"
"""Where `make test` installs TypeScript, with npm."""

NO_TYPESCRIPT = (
    "TypeScript is not installed (`make test` gets it with npm): "
    "the types of the chat page's JavaScript were not checked."
)

needs_typescript = pytest.mark.skipif(
    not (HAS_NODE and TYPESCRIPT.is_file()), reason=NO_TYPESCRIPT if HAS_NODE else NO_NODE
)

DISCORDJS = Path(__file__).parent / "foreign"
"""Where `make test` installs discord.js and @discordjs/builders, with npm."""

HAS_DISCORDJS = HAS_NODE and (DISCORDJS / "node_modules" / "discord.js").is_dir()

NO_DISCORDJS = (
    "discord.js is not installed (`make test` gets it with npm): "
    "the bot and the local Discord were not tried with other people's libraries."
)

needs_discordjs = pytest.mark.skipif(not HAS_DISCORDJS, reason=NO_DISCORDJS if HAS_NODE else NO_NODE)

POSTGRES = next(
    (each.parent for each in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)),
    Path(found).resolve().parent if (found := shutil.which("initdb")) else None,
)
"""The folder of PostgreSQL's programs, or None."""

HAS_PSYCOPG = find_spec("psycopg") is not None

NO_PSYCOPG = "psycopg is not installed (requirements-postgres.txt): the store in PostgreSQL was not tried."

NO_POSTGRES = (
    "PostgreSQL is not installed (Debian: postgresql): the store in PostgreSQL was not tried."
    if HAS_PSYCOPG
    else NO_PSYCOPG
)

HAS_POSTGRES = POSTGRES is not None and HAS_PSYCOPG

needs_postgres = pytest.mark.skipif(not HAS_POSTGRES, reason=NO_POSTGRES)
