"""The store in SQL that SQLite and PostgreSQL both understand: statements (`queries/`) and methods (`store.py`)."""
