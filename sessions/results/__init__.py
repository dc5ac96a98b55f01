"""Results: the places of a finished game, and standings made from many of them."""
