"""Work on the database file as a whole: backups, checks, restoring a backup, and removing traces of deleted data."""
