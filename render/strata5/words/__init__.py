"""Strata 5 in English: the teller and what it says."""
