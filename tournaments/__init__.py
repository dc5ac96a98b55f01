"""Tournaments: who meets whom (`pairing`), who stands where (`standings`), and files with which anybody checks both."""
