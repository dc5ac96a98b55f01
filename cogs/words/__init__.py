"""The words of the table: all that people read but what a game says of itself, in one place."""
