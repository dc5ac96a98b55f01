"""The store in one SQLite file, its migrations, and what looks after the file. Nothing else knows SQLite."""
