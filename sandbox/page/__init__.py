"""The chat page: its files, and what the server tells it."""
