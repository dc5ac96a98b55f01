"""The colours of the pictures' files, made by `python -m render.palette`."""

from __future__ import annotations

PALETTE = bytes.fromhex(
    "fff6e00e0a09cb74305b4a3dbeae989e2023fdb176a77e4f5c1415db7b75e2d1b87e5738c93c3dff8a30dcad653d2f27"
    "5a3921aa5d57e19386be8d541e181670665cbaa07fa35b2679191bdb9155963b38ce5452e2bf858132289a693cf3e8d1"
    "d1bfa3715a40b46b63c3262aac8d6dcbae87c38d7d8a6c51e5c89f37251beba067784c2a9b504b897f73c676494e3c30"
    "ee812e754f326525219f7548a2805dd9b278291a12c8b59af1e1beab9b86d06b6688603dc89f626f482ca9444116110f"
)
