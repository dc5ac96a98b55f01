"""Points discord.py at another host, by the three attributes that hold Discord's addresses."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator


@contextlib.contextmanager
def pointed_at(url: str) -> Iterator[None]:
    """Have discord.py talk to the local Discord at `url` (`http://127.0.0.1:PORT`) while the block runs."""
    import discord.asset
    import discord.gateway
    import discord.http
    import yarl

    route, socket, asset = discord.http.Route, discord.gateway.DiscordWebSocket, discord.asset.Asset
    before = route.BASE, socket.DEFAULT_GATEWAY, asset.BASE
    route.BASE = f"{url}/api/v10"
    socket.DEFAULT_GATEWAY = yarl.URL(url.replace("http://", "ws://", 1) + "/gateway/")
    asset.BASE = f"{url}/cdn"
    try:
        yield
    finally:
        route.BASE, socket.DEFAULT_GATEWAY, asset.BASE = before
