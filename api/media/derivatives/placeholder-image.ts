import { LRUCache } from "lru-cache";
import { thumbHashToRGBA } from "thumbhash";

/**
 * The size of a placeholder in pixels: small, for a short data: URL, but enough to distinguish sky from
 * ground.
 */
const columns = 4;
const rows = 3;

const fileHead = 14;
const pictureHead = 40;

const made = new LRUCache<string, string>({ max: 5_000 });

/**
 * Draws a ThumbHash (a hash that describes a blurred picture) as a bitmap of 4 × 3 pixels, which browsers
 * smooth when they enlarge it. Returns a data: URL of 142 characters, which pages show without a script.
 * @param hash in base64
 */
export function placeholderImage(hash: string): string {
  const known = made.get(hash);
  if (known) return known;
  const image = `data:image/bmp;base64,${drawBitmap(Buffer.from(hash, "base64")).toString("base64")}`;
  made.set(hash, image);
  return image;
}

function drawBitmap(hash: Uint8Array): Buffer {
  const { w, h, rgba } = thumbHashToRGBA(hash);
  const rowLength = columns * 3; // a multiple of four, as the format requires
  const bitmap = Buffer.alloc(fileHead + pictureHead + rows * rowLength);
  bitmap.write("BM", 0, "latin1");
  bitmap.writeUInt32LE(bitmap.length, 2);
  bitmap.writeUInt32LE(fileHead + pictureHead, 10);
  bitmap.writeUInt32LE(pictureHead, 14);
  bitmap.writeUInt32LE(columns, 18);
  bitmap.writeUInt32LE(rows, 22);
  bitmap.writeUInt16LE(1, 26); // plane
  bitmap.writeUInt16LE(24, 28); // bits per pixel
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const colour = meanColour(
        { w, h, rgba },
        {
          left: Math.floor((column * w) / columns),
          right: Math.ceil(((column + 1) * w) / columns),
          top: Math.floor((row * h) / rows),
          bottom: Math.ceil(((row + 1) * h) / rows),
        },
      );
      // A BMP stores rows from the bottom up, and each pixel as blue, green and red.
      const at = fileHead + pictureHead + (rows - 1 - row) * rowLength + column * 3;
      bitmap.set(colour.reverse(), at);
    }
  }
  return bitmap;
}

type Pixels = { w: number; h: number; rgba: Uint8Array };
type Area = { left: number; right: number; top: number; bottom: number };

/** The mean red, green and blue of a part of a picture, from 0 to 255. */
function meanColour({ w, rgba }: Pixels, { left, right, top, bottom }: Area): number[] {
  const sums = [0, 0, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      for (let channel = 0; channel < 3; channel++) {
        sums[channel] = (sums[channel] ?? 0) + (rgba[(y * w + x) * 4 + channel] ?? 0);
      }
    }
  }
  const count = (right - left) * (bottom - top);
  return sums.map((sum) => Math.round(sum / count));
}
