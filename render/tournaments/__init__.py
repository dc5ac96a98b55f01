"""The picture of a tournament's standings: `table` says what it shows, `words` says it, `picture` draws it."""
