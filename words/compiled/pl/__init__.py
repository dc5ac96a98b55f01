"""Language: pl. Compiled by `make words`: do not edit."""
