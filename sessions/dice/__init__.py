"""Dice: how each is drawn from a secret, and statistics of what they brought."""
