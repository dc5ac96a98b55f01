"""Learning a game: lessons, and who is new to it."""
