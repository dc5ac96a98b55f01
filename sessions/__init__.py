"""One game at one table: its log, what people can do to it, clocks, dice, settings and results."""
