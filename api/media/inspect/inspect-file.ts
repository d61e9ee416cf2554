import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { MediaFault, tooManyPixels, undecodable } from "../media-fault.ts";
import { type ByteSource, withByteSource } from "../storage/byte-source.ts";
import type { AcceptedType } from "./detect-media-type.ts";
import { inspectMp4 } from "./inspect-mp4.ts";
import { inspectPicture, type PictureFacts } from "./inspect-picture.ts";
import { inspectWebm } from "./inspect-webm.ts";
import { plausibleVideo, type VideoFacts } from "./video-facts.ts";

const videoInspections = { mp4: inspectMp4, mov: inspectMp4, webm: inspectWebm, avi: inspectAvi };

/**
 * Reads the facts about a file that its record stores, such as its size in pixels. Decodes
 * pictures.
 * @throws {MediaFault} where the file is damaged or has too many pixels
 */
export function inspectFile(
  path: string,
  { kind, extension }: AcceptedType,
): Promise<PictureFacts | VideoFacts> {
  return kind === "image" ? inspectStill(path) : inspectVideo(path, extension);
}

async function inspectStill(path: string): Promise<PictureFacts> {
  try {
    return await inspectPicture(path);
  } catch (error) {
    throw pictureFault(error);
  }
}

/** Converts an error of decoding a picture to the fault for its sender. */
export function pictureFault(error: unknown): MediaFault {
  if (error instanceof MediaFault) return error;
  if (error instanceof Error && error.message.includes("pixel limit")) return tooManyPixels();
  return undecodable();
}

async function inspectVideo(path: string, extension: string): Promise<VideoFacts> {
  const inspect = Object.entries(videoInspections).find(([known]) => known === extension)?.[1];
  const facts = inspect && (await withByteSource(path, inspect));
  if (!facts) throw undecodable();
  return facts;
}

/** SHA-256 of a file in hexadecimal. */
export async function checksumOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  const file = await open(path);
  try {
    // All pieces of the file use the same small buffer, to save memory.
    const piece = Buffer.allocUnsafe(256 * 1024);
    for (;;) {
      const { bytesRead } = await file.read(piece, 0, piece.length);
      if (bytesRead === 0) return hash.digest("hex");
      hash.update(piece.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}

/**
 * Reads the size and duration of an AVI file. Null without a main header, and for an impossible
 * size.
 */
async function inspectAvi(source: ByteSource): Promise<VideoFacts | null> {
  const bytes = await source.read(0, 4_096);
  const header = bytes.indexOf("avih", 12, "latin1");
  const content = header + 8;
  if (header < 0 || bytes.length < content + 40) return null;
  const microsecondsPerFrame = bytes.readUInt32LE(content);
  const frames = bytes.readUInt32LE(content + 16);
  return plausibleVideo({
    width: bytes.readUInt32LE(content + 32),
    height: bytes.readUInt32LE(content + 36),
    codec: null, // not needed: browsers play no AVI, whatever its codec
    durationSeconds: (frames * microsecondsPerFrame) / 1e6,
  });
}
