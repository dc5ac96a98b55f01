"""Keeps the messages of tables up to date: plans what a channel should show, and brings it to Discord."""
