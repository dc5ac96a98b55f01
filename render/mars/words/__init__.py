"""Stranded on Mars in English: the teller and what it says."""
