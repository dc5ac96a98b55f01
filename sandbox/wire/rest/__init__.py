"""The part of Discord's REST API v10 that a game bot needs, route by route."""
