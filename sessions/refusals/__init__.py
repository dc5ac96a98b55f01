"""Refusals: why a request is turned down, one class for each reason, with what is needed to explain it.

A refusal changes nothing. Its sentence is in `cogs/words/refusals.py`.
"""
