"""What the local Discord answers when it refuses: Discord's codes, statuses and nested form errors."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]

# code -> (HTTP status, Discord's sentence)
KNOWN: dict[int, tuple[int, str]] = {
    501: (501, "The local Discord does not have this"),
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10014: (400, "Unknown Emoji"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10070: (404, "Unknown Guild Scheduled Event"),
    20016: (429, "This action cannot be performed due to slowmode rate limit"),
    20028: (429, "The channel you are writing has hit the write rate limit"),
    30034: (429, "Max number of daily application command creates has been reached (200)"),
    30038: (400, "Maximum number of guild scheduled events reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40001: (401, "Unauthorized. Provide a valid token and try again"),
    40005: (413, "Request entity too large"),
    40007: (403, "The user is banned from this guild."),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "This interaction has hit the maximum number of follow up messages"),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    50109: (400, "The request body contains invalid JSON."),
    130000: (503, "API resource is currently overloaded. Try again a little later"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "This thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    180000: (400, "Cannot update a finished event"),
    200000: (400, "Message was blocked by automatic moderation"),
}


class ActionError(Exception):
    """Something that a person cannot do here, in a sentence. The bot never hears of it."""


class ApiError(Exception):
    """A refusal in Discord's words. `errors` is the nested tree of a 50035."""

    def __init__(self, code: int, errors: Json | None = None, headers: dict[str, str] | None = None) -> None:
        self.code = code
        self.status, self.sentence = KNOWN[code]
        self.errors = errors
        self.headers = headers or {}
        super().__init__(f"{self.status} {code} {self.sentence}")

    def body(self) -> Json:
        """The JSON body that goes with the status."""
        body: Json = {"message": self.sentence, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        if self.status == 429:
            body |= {"retry_after": float(self.headers.get("Retry-After", "1")), "global": False}
        return body


@dataclass
class FormErrors:
    """Faults found in a form, to be reported all at once in the shape of a 50035."""

    found: list[tuple[Path, str, str]] = field(default_factory=list)

    def add(self, path: Path, code: str, sentence: str) -> None:
        """Note that the field at `path` (names and list positions) is wrong."""
        self.found.append((path, code, sentence))

    def tree(self) -> Json:
        """The nested form: `{"components": {"0": {"label": {"_errors": [{"code", "message"}]}}}}`."""
        root: Json = {}
        for path, code, sentence in self.found:
            node = root
            for step in path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append({"code": code, "message": sentence})
        return root

    def raise_if_any(self) -> None:
        """Raise the 50035 that tells all that was found, or return when nothing was."""
        if self.found:
            raise ApiError(50035, self.tree())


def form_error(path: Path, code: str, sentence: str) -> ApiError:
    """A 50035 with a single fault."""
    errors = FormErrors()
    errors.add(path, code, sentence)
    return ApiError(50035, errors.tree())
