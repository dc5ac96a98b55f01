"""Where a database is: a file of SQLite, or the URL of a database in PostgreSQL."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit, urlunsplit

from msgspec import Struct

_SCHEMES = ("postgresql://", "postgres://")

_SSL_MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")

_SHOWN = ("host", "hostaddr", "port", "dbname", "user", "sslmode")
"""The parameters that are shown. A password can be the value of any other one: of `pasword`, say."""


class PlaceError(ValueError):
    """A text names no place. The message says what it must be, and quotes nothing of it: there may be a password."""


class Url(Struct, frozen=True):
    """The URL of a database in PostgreSQL, as libpq takes it. Shown as text, it says where the database is, not more.

    text: the URL with everything in it
    """

    text: str

    def __str__(self) -> str:
        parts = urlsplit(self.text)
        user, at, hosts = parts.netloc.rpartition("@")
        shown = [(name, value) for name, value in parse_qsl(parts.query) if name in _SHOWN]
        netloc = f"{user.partition(':')[0]}{at}{hosts}"
        return urlunsplit((parts.scheme, netloc, parts.path, urlencode(shown, safe="/,"), ""))

    def __repr__(self) -> str:
        return f"Url({str(self)!r})"

    def cleaned(self, said: str) -> str:
        """What libpq or a server said, without what it quotes of parameters that are not shown."""
        for name, value in parse_qsl(urlsplit(self.text).query):
            if name not in _SHOWN:
                said = said.replace(f'"{value}"', '"…"')
        return said

    @property
    def secrets(self) -> frozenset[str]:
        """The passwords in it, as they are written there and as they are meant."""
        parts = urlsplit(self.text)
        written = [parts.netloc.rpartition("@")[0].partition(":")[2]]
        pairs = (each.partition("=") for each in parts.query.split("&"))
        written += [value for name, _, value in pairs if _is_secret(name)]
        return frozenset(each for one in written for each in (one, unquote(one)) if each)


def _is_secret(name: str) -> bool:
    return name in ("password", "sslpassword")


Place = Path | Url


def place(text: str) -> Place:
    """The place that a text names. Raises PlaceError where it is the URL of another database, or cannot be read."""
    if not text.startswith(_SCHEMES):
        # A file is rarely called so, and these are URLs, or libpq's other way to write one, with a password.
        if "://" in text or re.search(r"\bpassword\s*=", text):
            raise PlaceError("must be the path of a file or the URL of a PostgreSQL database (postgresql://…)")
        return Path(text)
    try:
        parts = urlsplit(text)
    except ValueError:
        raise PlaceError("must be the path of a file or the URL of a PostgreSQL database, which can be read") from None
    if any(name == "sslmode" and value not in _SSL_MODES for name, value in parse_qsl(parts.query)):
        raise PlaceError(f"has an unknown sslmode. It must be one of {', '.join(_SSL_MODES)}")
    return Url(text)
