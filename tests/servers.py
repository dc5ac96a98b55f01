"""A server of PostgreSQL for tests: one for a whole test run, with databases that are made from a template.

It is started by the first test of the run that needs it, whichever process that is in, and ends with the run: a shell
that watches the process which runs the tests stops it, also when that process is killed. It does not wait for the disk.
"""

from __future__ import annotations

import fcntl
import itertools
import os
import pwd
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import gettempdir, mkdtemp

import psycopg

from data.places import Url
from data.postgres.schema import migrations
from tests.equipment import POSTGRES

TEMPLATE = "template_of_tests"
"""The database from which the others are made: an empty one of today's format."""

_SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "autovacuum": "off",
    "shared_buffers": "32MB",
    "max_connections": "100",
    "wal_level": "replica",
    "max_wal_senders": "4",
    "max_replication_slots": "4",
}

_WATCH = (
    '("$@" & child=$!; while kill -0 "$WATCHED" && kill -0 $child; do sleep 0.5; done 2>/dev/null;'
    ' kill -QUIT $child; wait $child; rm -rf "$FOLDER") &'
)
"""A shell's words: run a command, end it with the process WATCHED, and remove FOLDER."""

_numbers = itertools.count(1)


def as_server(*command: str | Path) -> list[str]:
    """The command as a user that may run PostgreSQL: it refuses to run as root."""
    words = [str(each) for each in command]
    if os.getuid() != 0:
        return words
    user = server_user()
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups", *words]


def server_user() -> pwd.struct_passwd:
    """The user that PostgreSQL runs as."""
    if os.getuid() != 0:
        return pwd.getpwuid(os.getuid())
    with suppress(KeyError):
        return pwd.getpwnam("postgres")
    return pwd.getpwnam("nobody")


class Server:
    """A server of PostgreSQL in a folder, which others may reach through a socket there."""

    def __init__(self, folder: Path, watched: int) -> None:
        self.folder = folder
        self._watched = watched

    @property
    def data(self) -> Path:
        """Where its databases are."""
        return self.folder / "data"

    @property
    def unused(self) -> Path:
        """A copy of its files from before its first start, if it was kept (`keep_unused`)."""
        return self.folder / "unused"

    def make(self, unused: Path | None = None) -> None:
        """Make its files, as a copy of another server's `unused` ones where they are given: that is much quicker."""
        assert POSTGRES is not None
        user = server_user()
        os.chown(self.folder, user.pw_uid, user.pw_gid)
        if unused is None:
            self._run("initdb", "--no-sync", "--auth=trust", "--username=tables", "--encoding=UTF8", "--locale=C")
        else:
            _copy(unused, self.data)
        # A later line of this file overrides an earlier one.
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in _SETTINGS.items())
            file.write(f"unix_socket_directories = '{self.folder}'\n")

    def keep_unused(self) -> None:
        """Copy its files, which it has not used yet, so that other servers are made from them."""
        _copy(self.data, self.unused)

    def start(self) -> None:
        """Start it, and wait until it takes connections. It ends with the process that it watches."""
        assert POSTGRES is not None
        watching = {"PATH": os.environ["PATH"], "WATCHED": str(self._watched), "FOLDER": str(self.folder)}
        with (self.folder / "log").open("a") as log:
            # No child of this process, which may end before others that use the server.
            subprocess.run(
                ["sh", "-c", _WATCH, "sh", *as_server(POSTGRES / "postgres", "-D", self.data)],
                env=watching,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                cwd="/",
                check=True,
            )
        until = time.monotonic() + 60
        while True:
            try:
                self.connect("postgres").close()
            except psycopg.OperationalError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.02)
            else:
                return

    def control(self, *words: str) -> None:
        """Run `pg_ctl` with the words, such as `restart`."""
        self._run("pg_ctl", "--silent", "--log", str(self.folder / "log"), *words)

    def _run(self, program: str, *words: str) -> None:
        assert POSTGRES is not None
        subprocess.run(
            as_server(POSTGRES / program, "-D", self.data, *words), check=True, stdout=subprocess.DEVNULL, cwd="/"
        )

    def follow(self, primary: Server) -> None:
        """Become a standby of another server, with all that it has, in place of what is here."""
        assert POSTGRES is not None
        self.control("stop", "--mode=immediate")
        shutil.rmtree(self.data)
        where = (f"--host={primary.folder}", "--username=tables")
        self._run("pg_basebackup", *where, "--write-recovery-conf", "--checkpoint=fast", "--no-sync")
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(f"unix_socket_directories = '{self.folder}'\n")
        self.control("start", "--wait")

    def url(self, name: str, **options: str) -> Url:
        """The URL of a database."""
        more = "".join(f"&{key}={value}" for key, value in options.items())
        return Url(f"postgresql://tables@/{name}?host={self.folder}{more}")

    def connect(self, name: str) -> psycopg.Connection[tuple[object, ...]]:
        """A connection of the tests' own, each of whose statements is a transaction."""
        return psycopg.connect(self.url(name).text, autocommit=True)

    def database(self) -> str:
        """Make a database from the template; return its name."""
        name = f"test_{os.getpid()}_{next(_numbers)}"
        with self.connect("postgres") as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}".encode())
        return name

    def make_template(self) -> None:
        """Make the template, by the statements with which the store makes its schema."""
        with self.connect("postgres") as connection:
            connection.execute(f"CREATE DATABASE {TEMPLATE}".encode())
        steps = migrations()
        with self.connect(TEMPLATE) as connection, connection.transaction():
            for step in steps:
                connection.execute(step.sql.encode())
            connection.execute("CREATE TABLE tables_format (number BIGINT NOT NULL)")
            connection.execute("INSERT INTO tables_format (number) VALUES (%s)", (steps[-1].number,))


def _copy(folder: Path, to: Path) -> None:
    """Copy a folder with the owners and the rights of its files."""
    subprocess.run(["cp", "-a", folder, to], check=True)


_known: dict[Path, Server] = {}


def server() -> Server:
    """The server of this test run, started by the first process that asks for it."""
    watched = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    place = Path(gettempdir()) / f"tables-tests-postgres-{os.getuid()}-{watched}"
    if place not in _known:
        place.mkdir(mode=0o755, exist_ok=True)
        with (place / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            made = Server(place, watched)
            if not (place / "ready").exists():
                made.make()
                made.keep_unused()
                made.start()
                made.make_template()
                (place / "ready").touch()
        _known[place] = made
    return _known[place]


@contextmanager
def own_server(**settings: str) -> Iterator[Server]:
    """A server for one test, which may stop it, fill its disk or have it followed by another."""
    unused = server().unused
    folder = Path(mkdtemp(prefix="tables-own-postgres-"))
    folder.chmod(0o755)
    made = Server(folder, os.getpid())
    try:
        made.make(unused)
        with (made.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())
        made.control("start", "--wait")
        made.make_template()
        yield made
    finally:
        with suppress(subprocess.CalledProcessError):
            made.control("stop", "--mode=immediate")
        shutil.rmtree(folder, ignore_errors=True)
