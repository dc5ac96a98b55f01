"""Learning a game: lessons, and who gets hints."""
