"""The Discord edge: what people ask for, how they are answered, what a channel is shown, and the words for it."""
