"""Draws pictures and replays off the event loop, and keeps those that are shown again."""
