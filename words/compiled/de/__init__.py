"""Language: de. Compiled by `make words`: do not edit."""
