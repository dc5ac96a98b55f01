"""Computer players of all games: what to play in a position, and how good that is.

Pure: this package imports only `rules`, and draws from the generator that it is given. `thinking.think` is the way in
for positions, `thinking.answer` for records. A game can have knowledge of its own in one file, `games/KEY.py`.
"""
