"""Language: fr. Compiled by `make words`: do not edit."""
