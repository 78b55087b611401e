"""Pictures for the README, made by the tests where they are asked for: `MONUMENTAL_SCREENSHOTS=1`."""

from __future__ import annotations

import base64
import os
import struct
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

WANTED = "MONUMENTAL_SCREENSHOTS"
FOLDER = Path(__file__).parents[3] / "docs" / "images"

#: The most colours of a picture with a palette, which takes a third of the space.
COLOURS = 256

#: A PNG as width, height and the bytes of its pixels: the browser has a decoder.
PIXELS = """async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let text = "";
    for (let at = 0; at < data.length; at += 8192)
        text += String.fromCharCode(...data.subarray(at, at + 8192));
    return [image.width, image.height, btoa(text)];
}"""

_made: set[str] = set()


def picture(page: Page, name: str) -> None:
    """The page as it is, the first time that a test comes by here."""
    if os.environ.get(WANTED) != "1" or name in _made:
        return
    _made.add(name)
    FOLDER.mkdir(exist_ok=True)
    # News, hints and open sheets are out of the way.
    for passing in ('[data-testid="skip"]', ".toast button", '[aria-expanded="true"][data-testid^="drawer"]'):
        for each in page.locator(passing).all():
            each.click()
    page.mouse.move(1, 1)
    png = base64.b64encode(page.screenshot(animations="disabled")).decode()
    width, height, text = page.evaluate(PIXELS, png)
    pixels = np.frombuffer(base64.b64decode(text), np.uint8).reshape(-1, 4)[:, :3]
    (FOLDER / f"{name}.png").write_bytes(_with_palette(pixels, width, height))


def _with_palette(pixels: NDArray[np.uint8], width: int, height: int) -> bytes:
    """A PNG of at most so many colours: boxes of similar ones are cut in two until there are enough."""
    colours, where, counts = np.unique(pixels, axis=0, return_inverse=True, return_counts=True)
    boxes = [np.arange(len(colours))]
    spreads = [_spread(colours, counts)]
    while len(boxes) < min(COLOURS, len(colours)):
        widest = int(np.argmax([spread.max() for spread in spreads]))
        box, spread = boxes.pop(widest), spreads.pop(widest)
        box = box[np.argsort(colours[box, int(np.argmax(spread))], kind="stable")]
        total = np.cumsum(counts[box])
        cut = int(np.clip(np.searchsorted(total, total[-1] / 2), 1, len(box) - 1))
        for half in (box[:cut], box[cut:]):
            boxes.append(half)
            spreads.append(_spread(colours[half], counts[half]))
    palette = bytearray()
    index = np.zeros(len(colours), np.uint8)
    for number, box in enumerate(boxes):
        palette += bytes(np.average(colours[box], axis=0, weights=counts[box]).round().astype(np.uint8))
        index[box] = number
    rows = index[where.reshape(-1)].reshape(height, width)
    lines = np.hstack([np.zeros((height, 1), np.uint8), rows]).tobytes()
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", bytes(palette)), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _spread(colours: NDArray[np.uint8], counts: NDArray[np.int64]) -> NDArray[np.float64]:
    """How much a box of colours differs in each of red, green and blue; rare colours count, too."""
    if len(colours) < 2:
        return np.zeros(3)
    width = colours.max(axis=0).astype(np.float64) - colours.min(axis=0)
    found: NDArray[np.float64] = width * float(counts.sum()) ** 0.3
    return found


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
