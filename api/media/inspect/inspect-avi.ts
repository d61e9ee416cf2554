import type { ByteSource } from "../storage/byte-source.ts";
import { plausibleVideo, type VideoFacts } from "./video-facts.ts";

/** Reads size and duration of an AVI file. Null where its main header is missing. */
export async function inspectAvi(source: ByteSource): Promise<VideoFacts | null> {
  const bytes = await source.read(0, 4_096);
  const header = bytes.indexOf("avih", 12, "latin1");
  const content = header + 8;
  if (header < 0 || bytes.length < content + 40) return null;
  const microsecondsPerFrame = bytes.readUInt32LE(content);
  const frames = bytes.readUInt32LE(content + 16);
  return plausibleVideo({
    width: bytes.readUInt32LE(content + 32),
    height: bytes.readUInt32LE(content + 36),
    codec: null, // whatever it is, no browser shows it
    durationSeconds: (frames * microsecondsPerFrame) / 1e6,
  });
}
