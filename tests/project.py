"""pyproject.toml, as the tests read it."""

from __future__ import annotations

import re
import tomllib

from tests.equipment import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

PYTHONS = re.findall(r"Python :: (3\.\d+)", str(PROJECT["project"]["classifiers"]))
"""The Pythons on which the tests run, as `3.13`."""
