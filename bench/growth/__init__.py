"""A large database, and how long each request takes on it: `python -m bench growth`."""
