"""A sentence where a Python package isn't installed: a traceback would not help whoever starts the program."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parent


@contextmanager
def packages(name: str, lock_file: str = "requirements.txt") -> Iterator[None]:
    """Import packages in this context. Where one is missing, the program ends and says how to install it.

    `name` is the importing module's `__name__`. Where the module isn't the program itself, its importer gets the error;
    so it does where one of our own modules is missing. `lock_file` lists what is needed.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if name != "__main__" or any((HERE / each).exists() for each in (package, f"{package}.py")):
            raise
        sys.exit(
            f"The Python package {package} isn't installed. Install everything that is needed with: "
            + shlex.join([sys.executable, "-m", "pip", "install", "--require-hashes", "-r", str(HERE / lock_file)])
        )
