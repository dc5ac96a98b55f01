"""Stranded as pictures: the painter and what it draws with."""
