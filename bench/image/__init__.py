"""Builds the image of `Containerfile` and tries it; without a container engine, in a Debian made by debootstrap."""
