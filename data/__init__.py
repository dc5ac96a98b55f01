"""Storage: the store's contract (`store.py`), the values it takes and gives, and SQLite as its implementation."""
