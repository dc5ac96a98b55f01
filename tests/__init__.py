"""The tests, and what they share.

Python keeps what it has compiled, for the other processes of a run and for later runs, whatever the environment says.
Container images like to forbid it (PYTHONDONTWRITEBYTECODE): each process of a run would then compile our modules
again, and pytest would put its explanations into all assertions again. That is two thirds of what a worker's start
takes.
"""

import os
import sys

sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
