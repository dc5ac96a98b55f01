"""Help for hosts.

`doctor` checks the token, the bot's rights in its servers, the database, the disk, the clock and the versions. It reads
the same settings as the bot, and changes nothing.

`recount` adds up all finished games again: leaderboards, statistics and ratings follow from that. The bot keeps these
sums right by itself; this is for a database that was changed by hand. Stop the bot for it.

`reports` lists what players have reported about strangers in the last 90 days, whoever most people have reported first.
With `--records FOLDER` it writes the records of those games there. `bar ID --days 30` keeps somebody from looking for
strangers, `unbar ID` ends that. The bot can be running.

Exit status: 0 if all is well, 1 if something prevents it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from installed import packages

with packages(__name__):
    from data.errors import StoreError
    from data.places import Place
    from sessions.results.scoring import MEMORY
    from settings import Settings, SettingsError, load
    from upkeep import conduct
    from upkeep.doctor import examine, status_of


async def recount(where: Place) -> None:
    """Add up all finished games of a database again. Raises StoreError, also for one of an older format."""
    async with conduct.opened(where) as store:
        await store.count_anew(MEMORY)


def _user(typed: str) -> int:
    """A Discord ID. Raises ValueError."""
    if not typed.isdecimal() or not 0 < int(typed) < 2**63:
        raise ValueError("no Discord ID")
    return int(typed)


def _days(typed: str) -> int:
    """For how many days somebody is barred. Raises ValueError."""
    if not 0 < int(typed) <= conduct.LONGEST:
        raise ValueError("too short or too long")
    return int(typed)


async def _done(given: argparse.Namespace, settings: Settings) -> Sequence[str]:
    """Do what is asked for, and say in lines what came of it. Raises StoreError."""
    match given.what:
        case "recount":
            await recount(settings.database)
            return ["All finished games are added up again."]
        case "reports":
            return await conduct.told_reports(settings.database, given.records)
        case "bar":
            return [await conduct.bar(settings.database, given.user, given.days)]
        case _:
            return [await conduct.unbar(settings.database, given.user)]


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit status as the module's docstring says."""
    parser = argparse.ArgumentParser(
        prog="python -m upkeep", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    what = parser.add_subparsers(dest="what", required=True)
    what.add_parser("doctor", help="check whether the bot can run")
    what.add_parser("recount", help="add up all finished games again")
    reports = what.add_parser("reports", help="list what players have reported about strangers")
    reports.add_argument("--records", type=Path, metavar="FOLDER", help="write the records of those games there")
    barred = what.add_parser("bar", help="keep somebody from looking for strangers")
    barred.add_argument("user", type=_user, metavar="ID", help="their Discord ID")
    barred.add_argument("--days", type=_days, default=30, help="for how many days (30)")
    unbarred = what.add_parser("unbar", help="let somebody look for strangers again")
    unbarred.add_argument("user", type=_user, metavar="ID", help="their Discord ID")
    given = parser.parse_args(arguments)
    try:
        settings = load()
        if given.what != "doctor":
            for line in asyncio.run(_done(given, settings)):
                print(line)
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
