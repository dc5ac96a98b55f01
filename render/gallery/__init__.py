"""`python -m render.gallery`: all messages as players see them, on one HTML page for each language.

For translators and reviewers. This is the one package of `words/` that imports other packages of the project: its
examples come from random games.
"""
