"""The games: positions, plies and notation, without Discord, pictures or storage."""
