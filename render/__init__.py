"""Positions as pictures and in words: a kit, and a folder for each game."""
