"""Stranded in English: the teller and what it says."""
