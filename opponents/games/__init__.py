"""What is known of each game: a module or folder with the game's key as its name, which provides `SKILL`.

It is found by that name, and named nowhere else. A game without one is played by the general search (`search.uct`).
"""
