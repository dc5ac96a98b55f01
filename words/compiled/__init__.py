"""The Fluent files as Python. Compiled by `make words`: do not edit."""
