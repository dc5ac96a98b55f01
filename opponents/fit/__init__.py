"""Fits the weights of evaluations on games that computer players play: `python -m opponents fit`.

The weights are copied by hand into the games' files, so that players do not depend on how they were found.
"""
