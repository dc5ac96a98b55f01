"""Help for hosts.

`doctor` checks the token, the bot's rights in its servers, the database, the disk, the clock and the versions. It reads
the same settings as the bot, and changes nothing.

Exit status: 0 if the bot can run, 1 if something prevents that.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence

from settings import SettingsError, load
from upkeep.doctor import examine, status_of


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit status as the module's docstring says."""
    parser = argparse.ArgumentParser(
        prog="python -m upkeep", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    what = parser.add_subparsers(dest="what", required=True)
    what.add_parser("doctor", help="check whether the bot can run")
    parser.parse_args(arguments)
    try:
        findings = asyncio.run(examine(load()))
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
