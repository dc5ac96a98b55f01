"""What a soak leaves behind, changed so that it is not as it must be: `playing` makes it, each other module changes it.

Each module has `CASES`: functions that change it, each with the name of the proof that must fail then.
"""
