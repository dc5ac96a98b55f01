"""What the doctor asks Discord: token, clock, intents, connections, servers with their rights, and commands.

All calls only read.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp

from cogs.registration import Reach
from cogs.words.links import add_to_account
from settings import Settings
from upkeep.doctor.answers import CALLS, differences
from upkeep.doctor.findings import Finding, error, ok, warning

DISCORD = "https://discord.com/api/v10"

WITHIN = 15.0
"""Seconds that Discord has for each answer."""

FAR_OFF, OFF = 60.0, 3.0
"""Seconds by which a clock is wrong so that clocks of games and claims go wrong, and so that it should be set."""

NEEDED = {
    "View Channels": 1 << 10,
    "Send Messages": 1 << 11,
    "Attach Files": 1 << 15,
    "Send Messages in Threads": 1 << 38,
}
"""The rights without which nobody can play in a server."""

USEFUL = {"Read Message History": 1 << 16, "Create Public Threads": 1 << 35}
"""The rights without which the bot does less."""

EXTRA = {"Create Events": 1 << 44}
"""The rights that the invitation does not ask for, with which the bot does more."""

_ADMINISTRATOR = 1 << 3

_PRIVILEGED = {
    "Presence": 1 << 12 | 1 << 13,
    "Server Members": 1 << 14 | 1 << 15,
    "Message Content": 1 << 18 | 1 << 19,
}
"""The flags of an application that has a privileged intent: for few servers or for many."""

_NAMED = 5
"""The most servers or commands that are named in a sentence."""


class _StopError(Exception):
    """Nothing more can be asked. The message is a sentence for the host."""


class Calls:
    """Makes the calls, and notes how their answers differ from what the bot expects.

    Attributes:
        differing: the differences that were found, with their calls.
        date: Discord's time at the first answer, in seconds since 1970.
    """

    def __init__(self, session: aiohttp.ClientSession, base: str) -> None:
        self._session = session
        self._base = base
        self.differing: list[str] = []
        self.date: float | None = None

    async def get(self, call: str, path: str = "") -> Any:
        """The answer to one of `CALLS`; None where it is not as expected, which is noted. Raises _StopError."""
        try:
            async with self._session.get(self._base + (path or call)) as response:
                body = await response.text()
                status = response.status
                if "Date" in response.headers:
                    self.date = self.date or parsedate_to_datetime(response.headers["Date"]).timestamp()
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as found:
            reason = str(found) or "it didn't answer in time"
            raise _StopError(f"Can't reach Discord at {self._base}: {reason}. Check the network.") from found
        _check(status, call)
        try:
            answer = json.loads(body)
        except ValueError:
            self.differing.append(f"{call}: the answer isn't JSON")
            return None
        wrong = [f"{call}: {each}" for each in differences(CALLS[call], answer)]
        self.differing += wrong
        return None if wrong else answer


def _check(status: int, call: str) -> None:
    if status == 200:
        return
    if status == 401:
        raise _StopError(
            "Discord doesn't accept the token in DISCORD_TOKEN. Copy it again from the developer portal's page Bot."
        )
    if status == 429:
        raise _StopError(f"Discord is limiting the bot's requests right now ({call}). Try again in a few minutes.")
    if status >= 500:
        raise _StopError(f"Discord has an outage: it answered {call} with status {status}. Try again later.")
    raise _StopError(f"Discord refused {call} with status {status}. Invite the bot again as the README says.")


async def examine(settings: Settings, own_commands: Mapping[str, Reach], clock: Callable[[], float]) -> list[Finding]:
    """Ask Discord everything that can be asked without changing anything.

    `own_commands`: the bot's commands by name; `clock` tells this machine's time in seconds since 1970.
    """
    if not settings.discord_token:
        return [error("DISCORD_TOKEN isn't set. Set it to the bot's token from the developer portal's page Bot.")]
    base = settings.api or DISCORD
    headers = {"Authorization": f"Bot {settings.discord_token}", "User-Agent": "DiscordBot (tables, 1)"}
    findings: list[Finding] = []
    async with aiohttp.ClientSession(headers=headers, timeout=aiohttp.ClientTimeout(WITHIN)) as session:
        calls = Calls(session, base)
        try:
            application = await calls.get("/applications/@me")
            here = clock()
            user = await calls.get("/users/@me")
            if user:
                findings.append(ok(f"Discord accepts the token. The bot is called {user['username']}."))
            findings += _time(calls.date, here)
            findings += _application(application)
            findings += _installs(application)
            findings += _gateway(await calls.get("/gateway/bot"), settings)
            findings += _servers(await _all_servers(calls))
            if application:
                path = f"/applications/{application['id']}/commands"
                findings += _commands(await calls.get("/applications/{application}/commands", path), own_commands)
        except _StopError as stop:
            return [*findings, error(str(stop))]
    return [*findings, *_differing(calls.differing)]


def _time(there: float | None, here: float) -> list[Finding]:
    if there is None:
        return [warning("Discord didn't say what time it is, so the clock wasn't compared.")]
    off = abs(here - there)
    if off <= OFF:
        return [ok("This machine's clock is right.")]
    sentence = f"This machine's clock is off by {off:.0f} seconds. Set it, for example with systemd-timesyncd."
    return [error(sentence) if off > FAR_OFF else warning(sentence)]


def _application(application: Any) -> list[Finding]:
    if not application:
        return []
    findings = []
    if application["interactions_endpoint_url"]:
        findings.append(
            error(
                "The application has an Interactions Endpoint URL, so commands and clicks never reach the bot. "
                "Remove it on the developer portal's page General Information."
            )
        )
    if granted := [name for name, flags in _PRIVILEGED.items() if application["flags"] & flags]:
        findings.append(
            warning(
                f"The application has privileged intents that the bot doesn't use: {', '.join(granted)}. "
                "Turn them off on the developer portal's page Bot."
            )
        )
    return findings or [ok("The bot needs no privileged intents and has none.")]


def _installs(application: Any) -> list[Finding]:
    """Whether people can add the application to their accounts, as the portal has it."""
    if not application:
        return []
    if "1" not in (application.get("integration_types_config") or {}):
        sentence = (
            "People can't add the bot to their accounts, so they need a server that has it. To change that, turn on "
            "User Install on the developer portal's page Installation."
        )
        return [warning(sentence)]
    return [ok(f"People can add the bot to their accounts: {add_to_account(int(application['id']))}")]


def _gateway(answer: Any, settings: Settings) -> list[Finding]:
    if not answer:
        return []
    left, wanted = answer["session_start_limit"]["remaining"], answer["shards"]
    held = len(settings.shard_ids or ()) or settings.shard_count or wanted
    findings = []
    if left < held:
        seconds = answer["session_start_limit"]["reset_after"] / 1000
        findings.append(
            error(
                f"Discord lets the bot connect only {left} more times, and it needs {held}. It was started too often. "
                f"Try again in {seconds / 3600:.1f} hours, when the count is reset."
            )
        )
    if settings.shard_count is not None and settings.shard_count < wanted:
        findings.append(
            warning(
                f"Discord recommends {wanted} shards, but TABLES_SHARD_COUNT is {settings.shard_count}. Raise it in "
                "all processes, or leave it unset."
            )
        )
    return findings or [ok(f"The bot can connect {left} more times today. Recommended shards: {wanted}.")]


async def _all_servers(calls: Calls) -> list[Any] | None:
    """All servers that the bot is in: Discord names 200 at a time."""
    found: list[Any] = []
    while True:
        after = f"?limit=200&after={found[-1]['id']}" if found else ""
        page = await calls.get("/users/@me/guilds", f"/users/@me/guilds{after}")
        if page is None:
            return None
        found += page
        if len(page) < 200:
            return found


def _servers(servers: list[Any] | None) -> list[Finding]:
    if servers is None:
        return []
    if not servers:
        return [warning("The bot isn't in any server yet. Invite it as the README says.")]
    findings = []
    for wanted, make, outcome in (
        (NEEDED, error, "nobody can play there"),
        (USEFUL, warning, "some things don't work there"),
        (EXTRA, ok, "rounds in one sitting aren't among the server's events. It's optional"),
    ):
        for name, right in wanted.items():
            lacking = [each["name"] for each in servers if not _has(each, right)]
            if lacking:
                findings.append(make(f"The bot doesn't have the permission {name} in {_named(lacking)}, so {outcome}."))
    count = f"{len(servers)} server" if len(servers) == 1 else f"{len(servers)} servers"
    enough = ok(f"The bot is in {count} and has the permissions it needs. Channels can still deny them.")
    return findings if any(each.level != enough.level for each in findings) else [enough, *findings]


def _has(server: Any, right: int) -> bool:
    given = int(server["permissions"])
    return bool(given & (right | _ADMINISTRATOR))


def _named(names: list[str]) -> str:
    more = len(names) - _NAMED
    return ", ".join(names[:_NAMED]) + (f" and {more} more" if more > 0 else "")


def _commands(registered: list[Any] | None, own: Mapping[str, Reach]) -> list[Finding]:
    if registered is None:
        return []
    there, here = {each["name"] for each in registered}, set(own)
    if not there:
        return [ok("No commands are registered yet. The bot registers its commands when it starts.")]
    findings = []
    if missing := sorted(here - there):
        findings.append(f"Discord doesn't know these commands yet: {_named(missing)}.")
    if foreign := sorted(there - here):
        findings.append(f"Discord has commands that this version of the bot doesn't have: {_named(foreign)}.")
    if elsewhere := sorted(each["name"] for each in registered if _is_elsewhere(each, own)):
        findings.append(f"Discord offers these commands in other places than this version does: {_named(elsewhere)}.")
    if findings:
        return [warning(f"{each} The bot registers its commands again when it starts.") for each in findings]
    return [ok(f"All {len(here)} commands are registered.")]


def _is_elsewhere(command: Any, own: Mapping[str, Reach]) -> bool:
    """Whether a registered command of ours is offered by other ways of installing, or in other contexts."""
    given = (tuple(sorted(command.get(name) or ())) for name in ("integration_types", "contexts"))
    return command["name"] in own and Reach(*given) != own[command["name"]]


def _differing(differing: list[str]) -> list[Finding]:
    if not differing:
        return [ok("Discord answers like the local Discord that the bot is tested with.")]
    told = "; ".join(differing[:_NAMED])
    return [warning(f"Discord's answers aren't what the bot expects. Look for a newer version of the bot. ({told})")]
