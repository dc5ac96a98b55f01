"""The engines: positions, plies and the notation of all games, without Discord, pictures or storage."""
