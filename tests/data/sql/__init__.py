"""Tests of what both databases share, and which needs both."""
