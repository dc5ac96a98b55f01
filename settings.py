"""All that can be set, read once from the environment (or a file `.env`), typed and frozen."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict


class SettingsError(Exception):
    """A setting that cannot be used. The message is a sentence for the host, and never holds a secret."""


class Settings(BaseSettings):
    """The bot's settings. Each is an environment variable of the same name in capitals, with `TABLES_` before it,
    but for the token, which is `DISCORD_TOKEN`.
    """

    model_config = SettingsConfigDict(env_prefix="TABLES_", env_file=".env", frozen=True, extra="ignore")

    discord_token: SecretStr = Field(default=SecretStr(""), validation_alias="DISCORD_TOKEN")
    """The bot's token. A SecretStr, so that it prints as stars wherever it is printed by accident."""

    database: Path = Path("tables.sqlite3")
    """The file in which the sessions are kept."""

    backups: Path | None = None
    """The folder of the backups; a folder `backups` beside the database where it is not set."""

    backups_kept: int = Field(default=7, ge=0, le=1000)
    """How many backups are kept; 0: none are made."""

    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    """How much the bot writes to its log (standard error)."""

    draw_threads: int = Field(default=2, ge=1, le=32)
    """How many pictures are drawn at a time."""

    limits: bool = True
    """Whether one person, or one server, may open only so many tables in a while."""

    forget_after_days: int = Field(default=30, ge=0, le=3650)
    """So many days after the bot was removed from a server, its people are forgotten."""


def load() -> Settings:
    """The settings of this process. Raises SettingsError with a sentence that names what is wrong."""
    try:
        return Settings()
    except ValidationError as error:
        # Never the value: it could be a token in the wrong variable.
        wrong = "; ".join(f"{_variable(each['loc'])}: {each['msg']}" for each in error.errors(include_input=False))
        raise SettingsError(f"The settings cannot be used. {wrong}.") from None


def _variable(location: tuple[int | str, ...]) -> str:
    name = str(location[0])
    return name if name.isupper() else f"TABLES_{name.upper()}"
