import type { ByteSource } from "../storage/byte-source.ts";
import { plausibleVideo, type VideoFacts } from "./video-facts.ts";

const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  video: 0xe0,
  codecId: 0x86,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
};

/**
 * How many bytes at the start of a file are read. They contain the tracks, which precede the media
 * data.
 */
const headLength = 1024 * 1024;

type Element = { id: number; start: number; end: number };

/**
 * Reads the size, duration and codec of a WebM file. Null without a video track, and for an impossible size.
 */
export async function inspectWebm(source: ByteSource): Promise<VideoFacts | null> {
  const bytes = await source.read(0, headLength);
  const segment = elementsIn(bytes).find(({ id }) => id === ids.segment);
  if (!segment) return null;
  const parts = elementsIn(bytes, segment);
  const tracks = parts.find(({ id }) => id === ids.tracks);
  if (!tracks) return null;
  for (const track of elementsIn(bytes, tracks)) {
    const video =
      track.id === ids.track && elementsIn(bytes, track).find(({ id }) => id === ids.video);
    if (!video) continue;
    const fields = elementsIn(bytes, video);
    return plausibleVideo({
      width: wholeNumber(bytes, fields, ids.pixelWidth) ?? 0,
      height: wholeNumber(bytes, fields, ids.pixelHeight) ?? 0,
      durationSeconds: duration(bytes, parts),
      codec: codecOf(bytes, elementsIn(bytes, track)),
    });
  }
  return null;
}

function codecOf(bytes: Buffer, fields: Element[]): string | null {
  const name = fields.find(({ id }) => id === ids.codecId);
  const text = name ? bytes.toString("latin1", name.start, name.end).replace(/\0.*/s, "") : "";
  return /^[\x20-\x7e]{1,40}$/.test(text) ? text : null;
}

function duration(bytes: Buffer, parts: Element[]): number | null {
  const info = parts.find(({ id }) => id === ids.info);
  if (!info) return null;
  const fields = elementsIn(bytes, info);
  const value = fields.find(({ id }) => id === ids.duration);
  if (!value) return null;
  const length = value.end - value.start;
  if (length !== 4 && length !== 8) return null;
  const units = length === 4 ? bytes.readFloatBE(value.start) : bytes.readDoubleBE(value.start);
  const nanosecondsPerUnit = wholeNumber(bytes, fields, ids.timecodeScale) ?? 1_000_000;
  return (units * nanosecondsPerUnit) / 1e9;
}

function wholeNumber(bytes: Buffer, elements: Element[], id: number): number | undefined {
  const element = elements.find((candidate) => candidate.id === id);
  const length = element ? element.end - element.start : 0;
  return element && length >= 1 && length <= 6
    ? bytes.readUIntBE(element.start, length)
    : undefined;
}

/** The elements directly inside a range of bytes, up to the first cluster (the media data). */
function elementsIn(bytes: Buffer, { start, end } = { start: 0, end: bytes.length }): Element[] {
  const elements: Element[] = [];
  let position = start;
  while (position < end) {
    const id = variableNumber(bytes, position, true);
    const size = id && variableNumber(bytes, position + id.length, false);
    if (!id || !size || id.value === ids.cluster) break;
    const from = position + id.length + size.length;
    // A size with all bits set means that it is unknown: the element extends to the end.
    const to = size.isUnknown ? end : from + size.value;
    elements.push({ id: id.value, start: from, end: Math.min(to, end) });
    position = to;
  }
  return elements;
}

/**
 * Reads the head of the element at the start of `bytes`: its id, and the sizes of its head and its content in
 * bytes. Null where `bytes` contains no whole head.
 */
export function readElement(bytes: Buffer) {
  const id = variableNumber(bytes, 0, true);
  const size = id && variableNumber(bytes, id.length, false);
  if (!id || !size) return null;
  return {
    id: id.value,
    headLength: id.length + size.length,
    size: size.isUnknown ? Number.POSITIVE_INFINITY : size.value,
  };
}

function variableNumber(bytes: Buffer, position: number, keepsMarker: boolean) {
  const first = bytes[position];
  if (!first) return null;
  const length = Math.clz32(first) - 23;
  if (position + length > bytes.length || length > 8) return null;
  const mask = keepsMarker ? 0xff : 0xff >> length;
  let value = first & mask;
  let isUnknown = value === mask;
  for (let offset = 1; offset < length; offset++) {
    const byte = bytes[position + offset] ?? 0;
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, length, isUnknown: isUnknown && !keepsMarker };
}
