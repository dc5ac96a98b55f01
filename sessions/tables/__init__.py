"""The services through which the rest of the bot reads and changes tables.

`Tables` is the one door; each of its parts is a module here.
"""

from sessions.tables.tables import Done, Opening, Tables, games

__all__ = ["Done", "Opening", "Tables", "games"]
