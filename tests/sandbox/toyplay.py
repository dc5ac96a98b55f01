"""The local Discord with the toy bot in it, for a look at the page: `python -m tests.sandbox.toyplay`."""

from __future__ import annotations

import argparse
import asyncio
import sys

from sandbox import Sandbox
from tests.sandbox.toybot import ToyBot


async def play(port: int) -> None:
    async with Sandbox(port=port, strict=False) as sandbox, sandbox.running(ToyBot()):
        sys.stdout.write(f"The chat page: {sandbox.url}/\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=8766)
    try:
        asyncio.run(play(parser.parse_args().port))
    except KeyboardInterrupt:
        sys.exit(0)
