"""What a session consists of: players, options, the clock, questions, its place, and the draft that entries fill."""
