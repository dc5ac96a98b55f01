"""Work that no interaction starts: due clocks, tables to bring up to date in the background, retries."""
