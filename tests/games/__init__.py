"""What every game must hold to: one suite, which takes one object for each game (`kit.py`).

It runs on the games of the catalogue and on those that tests make up. What holds of one game alone is tested in files
of its own. `docs/develop/game.md` says what a game consists of.
"""
