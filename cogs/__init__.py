"""The Discord edge: commands, how interactions are answered, what channels are shown, and the words for it."""
