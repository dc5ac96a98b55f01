"""Games as files: written, read, looked through, and their dice checked."""
