"""Puzzles: positions with one clearly best turn, found in games of computers: `python -m opponents.puzzles`."""
