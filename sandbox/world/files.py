"""Uploaded files: kept in memory, served by the CDN route, measured when they are pictures."""

from __future__ import annotations

import mimetypes
import re
import struct
from dataclasses import dataclass
from typing import Any

_UNSAFE = re.compile(r"[^A-Za-z0-9._-]+")


@dataclass
class Upload:
    """A file as it came in a request, before it has an id."""

    filename: str
    data: bytes


@dataclass
class StoredFile:
    """A file that belongs to a message. `description` is its alternative text."""

    id: str
    filename: str
    data: bytes
    url: str
    description: str | None = None
    size: int = 0
    dimensions: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        self.size = len(self.data)
        self.dimensions = picture_size(self.data)

    @property
    def content_type(self) -> str:
        """The type that the file's name stands for."""
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"

    def json(self, *, ephemeral: bool = False) -> dict[str, Any]:
        """Discord's attachment object."""
        body: dict[str, Any] = {
            "id": self.id,
            "filename": self.filename,
            "size": self.size,
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
            "flags": 0,
        }
        if self.dimensions is not None:
            body["width"], body["height"] = self.dimensions
        if self.description is not None:
            body["description"] = self.description
        if ephemeral:
            body["ephemeral"] = True
        return body

    def media(self) -> dict[str, Any]:
        """Discord's unfurled media item for this file."""
        body: dict[str, Any] = {
            "id": self.id,
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
            "loading_state": 2,
            "flags": 0,
            "attachment_id": self.id,
        }
        body["width"], body["height"] = self.dimensions or (None, None)
        return body


class FileStore:
    """All files by id. When there are more than `most` bytes, the oldest lose their bytes (and are gone)."""

    def __init__(self, most: int = 512 * 1024 * 1024) -> None:
        self._files: dict[str, StoredFile] = {}
        self._most = most
        self._size = 0

    def add(self, file: StoredFile) -> None:
        """Keep a file; one that is kept already stays as it is."""
        if file.id in self._files:
            return
        self._files[file.id] = file
        self._size += file.size
        while self._size > self._most and len(self._files) > 1:
            oldest = self._files.pop(next(iter(self._files)))
            self._size -= oldest.size
            oldest.data = b""

    def get(self, file_id: str) -> StoredFile | None:
        """The file, or None when there is none (any more)."""
        return self._files.get(file_id)


def clean_name(filename: str) -> str:
    """A file name as Discord keeps it: spaces become underscores, odd characters go."""
    return _UNSAFE.sub("", filename.replace(" ", "_")) or "file"


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG, GIF, JPEG or WebP picture, or None for anything else."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data.startswith(b"\xff\xd8"):
        return _jpeg_size(data)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp_size(data)
    return None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        marker, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None


def _webp_size(data: bytes) -> tuple[int, int] | None:
    kind = data[12:16]
    if kind == b"VP8X" and len(data) >= 30:
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if kind == b"VP8L" and len(data) >= 25:
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + ((bits >> 14) & 0x3FFF)
    if kind == b"VP8 " and len(data) >= 30:
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None
