"""How fast the bot is, beside peers that run in the same minutes on the same machine: `python -m bench`."""
