"""Stranded on Mars as pictures: the painter and what it draws with."""
