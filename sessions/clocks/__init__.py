"""Time at a table: when it is to be looked at again, and how long its players may be away."""
