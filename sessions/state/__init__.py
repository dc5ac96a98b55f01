"""Parts of the state of a table: its options, the clock, open questions."""
