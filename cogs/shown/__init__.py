"""What a channel is shown of a session: planned, composed, and brought to Discord."""
