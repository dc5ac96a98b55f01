"""Where a database is: a file of SQLite, or the URL of a database in PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit, urlunsplit

from msgspec import Struct

_SCHEMES = ("postgresql://", "postgres://")


class Url(Struct, frozen=True):
    """The URL of a database in PostgreSQL, as libpq takes it. Shown as text, it contains no password.

    text: the URL with everything in it
    """

    text: str

    def __str__(self) -> str:
        parts = urlsplit(self.text)
        user, at, hosts = parts.netloc.rpartition("@")
        shown = [(name, value) for name, value in parse_qsl(parts.query) if not _is_secret(name)]
        netloc = f"{user.partition(':')[0]}{at}{hosts}"
        return urlunsplit((parts.scheme, netloc, parts.path, urlencode(shown, safe="/,"), ""))

    def __repr__(self) -> str:
        return f"Url({str(self)!r})"

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
    """The place that a text names. Raises ValueError for a URL that cannot be read."""
    if not text.startswith(_SCHEMES):
        return Path(text)
    urlsplit(text)
    return Url(text)
