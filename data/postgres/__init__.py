"""The store in PostgreSQL, with psycopg: an extra that a host installs from requirements-postgres.txt."""
