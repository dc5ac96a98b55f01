"""Matches between players, to measure how strong they are: `python -m opponents match`."""
