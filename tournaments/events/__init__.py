"""Tournaments that are played here: how they stand, what people and time do in them, and the service around them."""
