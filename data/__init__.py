"""What is kept: the store, its migrations, and the troubles that a disk can make."""
