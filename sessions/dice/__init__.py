"""Dice: how each is drawn from a secret, and how the luck fell."""
