"""Learning a game: an example position, and lessons."""
