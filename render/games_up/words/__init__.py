"""The Game's Up! in English: the teller and what it says."""
