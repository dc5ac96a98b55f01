"""All that can be set, read once from the environment (or a file `.env`), typed and frozen."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from data.places import Place, PlaceError, place

_FILE = Path(".env")

MOST_SHARDS = 16_384
"""The most shards that a bot can be set to have: more than any bot has."""

LONGEST_PAGE = 300
"""The most characters in the address of a page that players are shown."""

_LONGEST_HOST = 253

_NEAR, _NEARER = 0.7, 0.85
"""How like a setting's name another one is that is meant for it (`difflib`): with TABLES_ before it, and without."""

_YES, _NO = ("yes", "y", "true", "t", "on", "1"), ("no", "n", "false", "f", "off", "0")


class SettingsError(Exception):
    """A setting that cannot be used. The message is a sentence for the host, and never holds a secret."""


def _made(read: Callable[[str], Any], wanted: str = "") -> dict[str, Any]:
    """How a setting is made of a text: `read` raises ValueError where the text is not what is `wanted`."""
    return {"read": read, "wanted": wanted}


def _whole(least: int, most: int) -> dict[str, Any]:
    def read(text: str) -> int:
        number = int(text)
        if not least <= number <= most:
            raise ValueError("out of bounds")
        return number

    return _made(read, f"a whole number from {least} to {most}")


def _one_of(*values: str) -> dict[str, Any]:
    return _made(lambda text: values[values.index(text)], f"one of {', '.join(values)}")


def _token(text: str) -> str:
    if not all("!" <= each <= "~" for each in text):
        raise ValueError("no token")
    return text


def _languages() -> dict[str, Any]:
    def read(text: str) -> tuple[str, ...]:
        codes = [each.strip() for each in text.split(",") if each.strip()]
        if not all(re.fullmatch("[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*", each) for each in codes):
            raise ValueError("no codes of languages")
        return tuple(codes)

    return _made(read, "language codes separated by commas, such as de,fr")


def _shard_ids() -> dict[str, Any]:
    def read(text: str) -> frozenset[int]:
        found: set[int] = set()
        for part in text.split(","):
            first, dash, last = part.strip().partition("-")
            held = range(int(first), int(last if dash else first) + 1)
            if not held or held.start < 0 or held.stop > MOST_SHARDS:
                raise ValueError("no shards")
            found.update(held)
        return frozenset(found)

    return _made(read, "shard numbers, such as 0-3 or 1,5")


def _address() -> dict[str, Any]:
    def read(text: str) -> str:
        # Requests carry the token where a name and a password would stand.
        if not re.fullmatch(r"https?://[^\s/?#@]+(/[^\s?#]*)?", text) or not _is_host(text):
            raise ValueError("no address")
        return text.rstrip("/")

    return _made(read, "an address such as http://127.0.0.1:8080/api/v10, without a name and password")


def _is_host(address: str) -> bool:
    """Whether the host of an address can be looked up. Raises ValueError where it, or its port, cannot be one."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    return bool(host) and parts.port != 0 and len(host.encode("idna")) <= _LONGEST_HOST


def _page() -> dict[str, Any]:
    def read(text: str) -> str:
        # Players are shown it as it is, and Discord makes a link of it.
        if not re.fullmatch(r"https?://[^\s/?#<>@]+([/?#][^\s<>]*)?", text) or len(text) > LONGEST_PAGE:
            raise ValueError("no page")
        return text

    return _made(
        read, f"the address of a page such as https://example.org/report, of at most {LONGEST_PAGE} characters"
    )


def _switch() -> dict[str, Any]:
    return _made(lambda text: (_YES + _NO).index(text.lower()) < len(_YES), "yes or no")


@dataclass(frozen=True, slots=True)
class Settings:
    """The bot's settings.

    Each is an environment variable of the same name in capitals, with `TABLES_` before it, except for the token, which
    is `DISCORD_TOKEN`.
    """

    discord_token: str = field(
        default="",
        repr=False,
        metadata=_made(_token, "one line, exactly as the developer portal shows it, without spaces or line breaks"),
    )
    """The bot's token. It is not in the settings' `repr`."""

    database: Place = field(default=Path("tables.sqlite3"), metadata=_made(place))
    """The file in which the sessions are kept, or the URL of the database in PostgreSQL. Its password is not shown."""

    backups: Path | None = field(default=None, metadata=_made(Path))
    """The folder of the backups; a folder `backups` beside the database where it is not set."""

    backups_kept: int = field(default=7, metadata=_whole(0, 1000))
    """How many backups are kept; 0: none are made."""

    log_level: str = field(default="INFO", metadata=_one_of("DEBUG", "INFO", "WARNING", "ERROR"))
    """How much the bot writes to its log (standard error)."""

    draw_threads: int = field(default=2, metadata=_whole(1, 32))
    """How many pictures are drawn at a time."""

    think_processes: int = field(default=1, metadata=_whole(1, 32))
    """In how many processes computer players think. The first starts when the first of them has to move."""

    limits: bool = field(default=True, metadata=_switch())
    """Whether the number of tables that one person, or one server, may open in a while is limited."""

    forget_after_days: int = field(default=30, metadata=_whole(0, 3650))
    """The number of days after which the people of a server are forgotten that the bot was removed from."""

    pool_account_days: int = field(default=14, metadata=_whole(0, 3650))
    """The age, in days, from which on an account can play with strangers."""

    events_server: int = field(default=0, metadata=_whole(0, 2**63 - 1))
    """The id of the server whose organisers can open a score event to all servers; 0: none."""

    draft_languages: tuple[str, ...] = field(default=(), metadata=_languages())
    """The codes of languages that are offered though nobody has reviewed their texts."""

    feedback_url: str | None = field(default=None, metadata=_page())
    """The address of a page where players report wrong sentences of a language that is marked as new."""

    shard_count: int | None = field(default=None, metadata=_whole(1, MOST_SHARDS))
    """How many shards the bot has in all its processes; as many as Discord recommends where it is not set."""

    shard_ids: frozenset[int] | None = field(default=None, metadata=_shard_ids())
    """The shards that this process holds; all of them where it is not set."""

    api: str | None = field(default=None, metadata=_address())
    """The address of a proxy for Discord's HTTP interface; Discord's own where it is not set."""

    status_port: int | None = field(default=None, metadata=_whole(1, 65_535))
    """The port of 127.0.0.1 where the bot tells how it is; nowhere where it is not set."""

    log_format: str = field(default="text", metadata=_one_of("text", "json"))
    """How the lines of the log are written."""


def variables() -> dict[str, str]:
    """The environment variable of each setting, by the setting's name."""
    names = (each.name for each in fields(Settings))
    return {name: "DISCORD_TOKEN" if name == "discord_token" else f"TABLES_{name.upper()}" for name in names}


def load() -> Settings:
    """The settings of this process. Raises SettingsError with a sentence that names everything that is wrong."""
    said = _said()
    found, wrong = {}, []
    for each, name in zip(fields(Settings), variables().values(), strict=True):
        if name in said:
            try:
                found[each.name] = each.metadata["read"](said[name].strip())
            except PlaceError as error:
                wrong.append(f"{name} {error}")
            except ValueError:
                # Never the value: it could be a token in the wrong variable.
                wrong.append(f"{name} must be {each.metadata['wanted']}")
    count, ids = found.get("shard_count"), found.get("shard_ids")
    if ids and not wrong and (count is None or max(ids) >= count):
        wrong.append("TABLES_SHARD_IDS needs TABLES_SHARD_COUNT, and its numbers must be from 0 to one less than that")
    if wrong:
        raise SettingsError(f"Some settings are wrong: {'; '.join(wrong)}.")
    return Settings(**found)


def misspelt() -> dict[str, str | None]:
    """The names in the environment and in `.env` that look like settings and are none: by each, the nearest setting.

    Raises SettingsError where `.env` cannot be read.
    """
    names = list(variables().values())
    found: dict[str, str | None] = {}
    for name in sorted(_said().keys() - set(names)):
        ours = name.startswith("TABLES_")
        if near := get_close_matches(name, names, 1, _NEAR if ours else _NEARER):
            found[name] = near[0]
        elif ours:
            found[name] = None
    return found


def _said() -> dict[str, str]:
    """What is said of settings and of everything else, by names in capitals, as the environment and `.env` say it."""
    # Capitals or not, as hosts are used to; what the environment says goes before the file.
    return {name.upper(): text for name, text in [*_from_file().items(), *os.environ.items()]}


def _from_file() -> Mapping[str, str]:
    """What stands in `.env`, if there is such a file."""
    if not _FILE.is_file():
        return {}
    # Most hosts have none, and their start does not wait for what reads it.
    from dotenv import dotenv_values

    try:
        # A byte order mark, as Windows' editor writes it, is no part of the first name.
        said = dotenv_values(_FILE, encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise SettingsError(
            "The file .env isn't written in UTF-8. Open it in an editor and save it as UTF-8."
        ) from None
    except OSError as error:
        raise SettingsError(f"The file .env can't be read: {error.strerror}.") from None
    return {name: text for name, text in said.items() if text is not None}
