"""The services through which the rest of the bot reads and changes tables.

`Tables` reads and changes every session (`access.py`); each other job is a service in a module of its own.
"""

from data.handover import NotHandedOverError
from sessions.tables.access import Done
from sessions.tables.opening import Opening, games
from sessions.tables.tables import Tables

__all__ = ["Done", "NotHandedOverError", "Opening", "Tables", "games"]
