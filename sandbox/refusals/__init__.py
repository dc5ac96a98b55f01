"""What the local Discord refuses, and in which words."""
