"""What the local Discord remembers: the guild, its people and channels, messages, files, the time."""
