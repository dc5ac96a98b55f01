"""Fits of Stranded on Mars."""
