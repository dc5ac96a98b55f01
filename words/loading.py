"""Loads Fluent files as Python classes, and keeps what was compiled beside Python's own compiled modules.

What was compiled is kept as Python keeps a module (PEP 552): in the folder `__pycache__` beside the Fluent file, or
below `PYTHONPYCACHEPREFIX`, with a checksum of all that it follows from: the file, the English file of that name, the
names of commands in the language, and the compiler. It is used again as long as that checksum holds. Where it cannot be
written, everything works, but each start compiles again. `PYTHONDONTWRITEBYTECODE` does not prevent it: to compile
Fluent takes much longer than to compile Python.
"""

from __future__ import annotations

import marshal
import os
from collections.abc import Collection
from functools import cache, lru_cache
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from words import typed
from words.languages import ENGLISH, FOLDER, LANGUAGES, PSEUDO, Language

if TYPE_CHECKING:
    from words.source import Source

COMPILER = ("compiler.py", "meaning.py", "plurals.py", "source.py", "typed.py")
"""The modules that make up the compiler: a change of one of them outdates everything that was compiled."""

_CHECKED_BY_HASH = (0b11).to_bytes(4, "little")
"""How PEP 552 marks a compiled module with a checksum in place of a time."""


def names() -> list[str]:
    """The names of all English files, in alphabetical order."""
    return sorted(path.stem for path in (FOLDER / ENGLISH).glob("*.ftl"))


def path_of(language: Language, file: str) -> Path:
    """Where the file of a language is, or would be."""
    return FOLDER / language / f"{file}.ftl"


@cache
def load(language: Language, file: str) -> Any:
    """The words of a file in a language: an object with a method for each message.

    English stands in for each message that the language lacks. Raises FileNotFoundError if English has no such file.
    """
    if language == PSEUDO and file == typed.FILE:
        return load(ENGLISH, file)  # what is typed has no accents
    if language == PSEUDO:
        return _run(_pseudo(file), f"words.{PSEUDO}.{file}", type(load(ENGLISH, file)))
    path = path_of(language, file)
    if language == ENGLISH:
        return _run(_code(language, path), f"words.{language}.{file}", object)
    english = load(ENGLISH, file)
    return _run(_code(language, path), f"words.{language}.{file}", type(english)) if path.exists() else english


def _run(code: CodeType, name: str, above: type) -> Any:
    """An object of the class `Words` in the code; `above` is the class from which it inherits."""
    space: dict[str, Any] = {"__name__": name, "Above": above}
    exec(code, space)  # noqa: S102 - it was compiled from our own files
    return space["Words"]()


class _Work:
    """What was done in this process: how many files were compiled, and where a result could not be kept."""

    compiled = 0
    unkept: Path | None = None


def _code(language: Language, path: Path) -> CodeType:
    """The file as code, from what was kept if it is still right."""
    own = path.read_bytes()
    english = own if language == ENGLISH else path_of(ENGLISH, path.stem).read_bytes()
    head = MAGIC_NUMBER + _CHECKED_BY_HASH + source_hash(b"".join((own, english, _typed(language), _compiler())))
    kept = Path(cache_from_source(str(path)))
    try:
        found = kept.read_bytes()
        if found.startswith(head):
            return _as_code(marshal.loads(found[len(head) :]))  # noqa: S302 - as Python reads its own modules
    except (OSError, ValueError, EOFError, TypeError):
        pass  # it is missing or damaged: it is made again
    code = _compiled(own.decode("utf-8"), language, path)
    _Work.compiled += 1
    try:
        _keep(kept, head + marshal.dumps(code))
    except OSError:
        _Work.unkept = kept.parent
    return code


def _as_code(found: object) -> CodeType:
    if not isinstance(found, CodeType):
        raise TypeError
    return found


def _keep(path: Path, content: bytes) -> None:
    """Write the file so that other processes see all of it or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.{os.getpid()}")
    new.write_bytes(content)
    new.replace(path)


def _compiled(text: str, language: Language, path: Path) -> CodeType:
    from words.compiler import module  # it and its parser are needed once for each version of a file

    english = english_source(path.stem)
    source = english if language == ENGLISH else _source(text, language, path.stem)
    return compile(module(english, source), str(path), "exec", dont_inherit=True)


@lru_cache(maxsize=4)
def english_source(file: str) -> Source:
    """An English file, read. It is asked for once by each language, one after the other."""
    return _source(path_of(ENGLISH, file).read_text("utf-8"), ENGLISH, file)


def _source(text: str, language: str, file: str) -> Source:
    from words.source import reading

    return reading(text, language, file)


@cache
def _typed(language: Language) -> bytes:
    """The names of commands in a language, which the texts of its other files contain."""
    path = path_of(language, typed.FILE)
    return path.read_bytes() if path.exists() else b""


@cache
def _compiler() -> bytes:
    return b"".join((FOLDER / name).read_bytes() for name in COMPILER)


def _pseudo(file: str) -> CodeType:
    """The file in the pseudo-language. It is kept nowhere: only developers and translators choose it."""
    from words.compiler import module
    from words.pseudo import pseudo_source

    english = english_source(file)
    return compile(module(english, pseudo_source(english)), f"words/{PSEUDO}/{file}.ftl", "exec", dont_inherit=True)


class Prepared(Struct, frozen=True):
    """What `prepare` did: how many files it compiled, and a folder in which a result could not be kept, if any."""

    compiled: int
    unkept: Path | None


def prepare(languages: Collection[Language] = LANGUAGES) -> Prepared:
    """Load all files of these languages and of English, so that no player waits for the compiler."""
    before = _Work.compiled
    for file in names():
        for language in {ENGLISH: None, **dict.fromkeys(languages)}:
            load(language, file)
    return Prepared(_Work.compiled - before, _Work.unkept)
