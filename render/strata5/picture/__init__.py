"""Strata 5 as pictures: the painter and what it draws with."""
