import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import pLimit from "p-limit";
import type { Sharp, SharpOptions } from "sharp";
import { withDeclaredColours } from "../colours/declared-colours.ts";
import { loadSharp } from "../derivatives/load-sharp.ts";

/** The maximum number of pixels, checked before decoding, against decompression bombs. */
const pixelLimit = 100_000_000;

/**
 * Runs one job at a time in this process: decoding a file takes memory, and many files may arrive
 * at once.
 */
export const oneByOne = pLimit(1);

/** Accepts a picture if its decoder only warns, as browsers do: some phones write such files. */
export const tolerance = { failOn: "error" } as const;

/** Opens a picture, turned upright. Decoding begins with the first output. */
export function openPicture(source: string | Uint8Array, options: SharpOptions = {}): Sharp {
  return loadSharp()(coverOfSequence(source), {
    limitInputPixels: pixelLimit,
    ...tolerance,
    ...options,
  }).autoOrient();
}

/**
 * For an AVIF sequence, returns its bytes with the file type of a still, so that sharp decodes its cover.
 * Returns other pictures as they are.
 */
function coverOfSequence(source: string | Uint8Array): string | Uint8Array {
  const isPath = typeof source === "string";
  const head = isPath ? readHead(source) : Buffer.from(source.subarray(0, 12));
  if (!isAvifSequence(head)) return source;
  const bytes = isPath ? readFileSync(source) : Buffer.from(source);
  bytes.write("avif", 8, "latin1");
  return bytes;
}

function readHead(path: string): Buffer {
  const file = openSync(path, "r");
  try {
    const head = Buffer.alloc(12);
    readSync(file, head, 0, head.length, 0);
    return head;
  } finally {
    closeSync(file);
  }
}

/**
 * Whether a file is an AVIF sequence, by the bytes that browsers check.
 * @param head its first 12 bytes
 */
export function isAvifSequence(head: Buffer): boolean {
  return head.toString("latin1", 4, 12) === "ftypavis";
}

/**
 * Opens a picture so that its output has the colours that browsers show. The output keeps the picture's
 * profile. The output of a picture that is grey or CMYK, or that declares its colours with the primaries of
 * sRGB, is in sRGB without a profile. HDR becomes Display P3, for screens without HDR.
 * @param isForSrgb whether the output is in sRGB and has no profile
 */
export async function openInColour(
  source: string | Uint8Array,
  options: SharpOptions = {},
  isForSrgb = false,
): Promise<Sharp> {
  const { metadata, declared } = await readColours(source);
  const picture = openPicture(declared?.bytes ?? source, options);
  const { space, hasProfile } = metadata;
  if (space === "cmyk" || space === "b-w") return picture;
  // Libvips ignores the profile of a grey picture with 16 bits.
  if (space === "grey16") return picture.pipelineColourspace("b-w");
  if (!declared && !hasProfile) return picture;
  const output = isForSrgb ? "srgb" : declared?.output;
  if (output === "srgb") return picture.withIccProfile("srgb", { attach: false });
  return output ? picture.withIccProfile(output) : picture.keepIccProfile();
}

async function readColours(source: string | Uint8Array) {
  // Reading the metadata decodes no pixels, so it needs no limit.
  const metadata = await openPicture(source, { limitInputPixels: false }).metadata();
  return { metadata, declared: await withDeclaredColours(source, metadata) };
}

/**
 * Whether a picture has colours that older releases did not read: CMYK, grey with a profile, or
 * colours that are declared in another way than by a profile. Decodes no pixels.
 */
export async function hasDeclaredColours(source: string | Uint8Array): Promise<boolean> {
  const { metadata, declared } = await readColours(source);
  const { space, hasProfile } = metadata;
  const isGrey = space === "b-w" || space === "grey16";
  return declared !== null || space === "cmyk" || (isGrey && hasProfile);
}
