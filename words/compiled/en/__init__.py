"""Language: en. Compiled by `make words`: do not edit."""
