"""PNG files with a palette of 256 colours, which are a third as large as those of a browser. The browser finds the colours."""

import base64
import json
import struct
import zlib

# The most frequent colours are kept, and each other colour becomes the nearest of them.
SCRIPT = """async (data) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const { width, height } = image, pen = new OffscreenCanvas(width, height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const pixels = new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer), counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const palette = [...counts].sort(([, one], [, other]) => other - one).slice(0, 256).map(([pixel]) => pixel);
  const places = new Map(palette.map((pixel, place) => [pixel, place]));
  const parts = (pixel) => [0, 8, 16].map((shift) => pixel >>> shift & 255);
  const kept = palette.map(parts);
  const nearest = (pixel) => {
    const [red, green, blue] = parts(pixel);
    let found = 0, least = Infinity;
    for (const [place, [r, g, b]] of kept.entries()) {
      const distance = 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + (b - blue) ** 2;
      if (distance < least) [found, least] = [place, distance];
    }
    return found;
  };
  for (const pixel of counts.keys()) if (!places.has(pixel)) places.set(pixel, nearest(pixel));
  const indices = Uint8Array.from(pixels, (pixel) => places.get(pixel));
  let text = "";
  for (let start = 0; start < indices.length; start += 32768) {
    text += String.fromCharCode(...indices.subarray(start, start + 32768));
  }
  return { width, height, palette: kept, indices: btoa(text) };
}"""


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def small_png(page, shot):
    """The bytes of a picture, which is given in base 64. The page is any that may use data."""
    found = page.read(f"({SCRIPT})({json.dumps(shot)})")
    width, height, indices = found["width"], found["height"], base64.b64decode(found["indices"])
    rows = b"".join(b"\0" + indices[start : start + width] for start in range(0, len(indices), width))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    palette = bytes(part for color in found["palette"] for part in color)
    chunks = [(b"IHDR", header), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in chunks)
