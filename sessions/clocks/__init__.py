"""Time at a table: when something is due, and how long players may be away."""
