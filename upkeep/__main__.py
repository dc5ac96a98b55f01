"""Help for hosts.

`doctor` checks the token, the bot's rights in its servers, the database, the disk, the clock and the versions. It reads
the same settings as the bot, and changes nothing.

`recount` adds up all finished games again: leaderboards, statistics and ratings follow from that. The bot keeps these
sums right by itself; this is for a database that was changed by hand. Stop the bot for it.

Exit status: 0 if all is well, 1 if something prevents it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from data.errors import StoreError
from data.opening import open_store
from data.places import Place
from data.sqlite.files.whole_file import all_of
from sessions.results.scoring import MEMORY
from settings import SettingsError, load
from upkeep.doctor import examine, status_of


async def recount(where: Place) -> None:
    """Add up all finished games of a database again. Raises StoreError, also for one of an older format."""
    if isinstance(where, Path):
        # A file is brought up to date by the bot alone, which makes a backup before.
        with all_of(where):
            pass
    store = await open_store(where)
    try:
        await store.count_anew(MEMORY)
    finally:
        await store.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit status as the module's docstring says."""
    parser = argparse.ArgumentParser(
        prog="python -m upkeep", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    what = parser.add_subparsers(dest="what", required=True)
    what.add_parser("doctor", help="check whether the bot can run")
    what.add_parser("recount", help="add up all finished games again")
    given = parser.parse_args(arguments)
    try:
        settings = load()
        if given.what == "recount":
            asyncio.run(recount(settings.database))
            print("All finished games are added up again.")
            return 0
        findings = asyncio.run(examine(settings))
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    for each in findings:
        # What a server is called can contain anything: a terminal must not act upon it.
        shown = "".join(one if one.isprintable() else "�" for one in each.sentence)
        line = f"{each.level:<8} {shown}"
        print(line.encode(sys.stdout.encoding, "backslashreplace").decode(sys.stdout.encoding))
    return status_of(findings)


if __name__ == "__main__":
    sys.exit(main())
