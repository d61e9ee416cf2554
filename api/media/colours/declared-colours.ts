import { readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import type { Metadata } from "sharp";
import { boxesIn } from "../inspect/inspect-mp4.ts";
import { withByteSource } from "../storage/byte-source.ts";
import {
  bt2020Primaries,
  type Curve,
  displayProfile,
  greyProfile,
  type Primaries,
  p3Primaries,
  srgbPrimaries,
  tableProfile,
  valuesOfTable,
} from "./icc-profile.ts";
import { inkProfile } from "./ink-profile.ts";
import { type HdrTransfer, toneMapper } from "./tone-map.ts";

type Colours = { primaries: Primaries; transfer: Curve | HdrTransfer };

/**
 * The bytes of a picture with an ICC profile that describes its colours. `output` is the colour space of its
 * derivatives; null for the space of the profile.
 */
type Profiled = { bytes: Buffer; output: "p3" | "srgb" | null };

/** How many bytes at the start of a file are searched for declared colours, which precede the pixels. */
const headLength = 64 * 1024;

/**
 * Adds an ICC profile to a picture that declares its colours in another way, such as in the cICP chunk of a
 * PNG. Browsers read such declarations, but libvips reads only profiles. A CMYK JPEG gets the profile of
 * `inkProfile`. Null for all other pictures.
 */
export async function withDeclaredColours(
  source: string | Uint8Array,
  { format, space, channels, hasProfile, icc }: Metadata,
): Promise<Profiled | null> {
  const readWhole = async () =>
    typeof source === "string" ? readFile(source) : Buffer.from(source);
  if (format === "jpeg" && space === "cmyk") {
    return { bytes: withJpegProfile(await readWhole(), await inkProfile(icc)), output: null };
  }
  if (format !== "png" && format !== "heif") return null;
  const head =
    typeof source === "string"
      ? await withByteSource(source, (file) => file.read(0, headLength))
      : Buffer.from(source.subarray(0, headLength));
  const colours = format === "png" ? pngColours(head) : hasProfile ? null : avifColours(head);
  const isGrey = space === "b-w" || space === "grey16" || channels < 3;
  const profile = colours && profileOf(colours, isGrey);
  if (!profile) return null;
  const bytes = await readWhole();
  return {
    bytes: format === "png" ? withPngProfile(bytes, profile) : withAvifProfile(bytes, profile),
    output: isHdr(colours.transfer) ? "p3" : hasSrgbPrimaries(colours) ? "srgb" : null,
  };
}

/** The number of values of each channel in the colour table that converts HDR (PQ or HLG). */
const hdrGrid = 33;

const isHdr = (transfer: Colours["transfer"]): transfer is HdrTransfer =>
  transfer === "pq" || transfer === "hlg";

function hasSrgbPrimaries({ primaries }: Colours): boolean {
  const same = Object.values(srgbPrimaries).flat();
  const points = Object.values(primaries).flat();
  return points.every((value, n) => Math.abs(value - (same[n] ?? 0)) < 0.01);
}

/**
 * The profile for declared colours. Null where no profile is needed, because the picture is in sRGB; and for
 * grey HDR, for which there is no profile.
 */
function profileOf(colours: Colours, isGrey: boolean): Buffer | null {
  const { primaries, transfer } = colours;
  if (isHdr(transfer)) {
    if (isGrey) return null;
    const table = valuesOfTable(3, hdrGrid).map(toneMapper(transfer, primaries));
    return tableProfile("RGB ", hdrGrid, p3Primaries, (cell) => table[cell] ?? []);
  }
  if (isGrey) return transfer === "srgb" ? null : greyProfile(transfer);
  const isSrgb = transfer === "srgb" && hasSrgbPrimaries(colours);
  return isSrgb ? null : displayProfile(primaries, transfer);
}

/** The colours for code points of ITU-T H.273. Code points that are not listed here count as those of sRGB. */
function codedColours(primaries: number, transfer: number): Colours {
  const curves: Record<number, Colours["transfer"]> = {
    ...{ 4: 2.2, 5: 2.8, 8: 1, 16: "pq", 18: "hlg" },
  };
  const spaces: Record<number, Primaries> = { 9: bt2020Primaries, 12: p3Primaries };
  return {
    primaries: spaces[primaries] ?? srgbPrimaries,
    transfer: curves[transfer] ?? "srgb",
  };
}

/**
 * The colours that a PNG declares. Declarations take precedence in this order: cICP, a profile, sRGB, gAMA
 * with cHRM. Null where a profile or sRGB takes precedence, and where no declaration is usable.
 */
function pngColours(head: Buffer): Colours | null {
  const chunks = new Map(pngChunks(head).map(({ type, content }) => [type, content]));
  const coded = chunks.get("cICP");
  if (coded?.length === 4) return codedColours(coded[0] ?? 0, coded[1] ?? 0);
  const gamma = chunks.get("gAMA");
  if (chunks.has("iCCP") || chunks.has("sRGB") || gamma?.length !== 4) return null;
  const exponent = 100_000 / gamma.readUInt32BE();
  if (exponent < 0.5 || exponent > 5) return null;
  const points = chunks.get("cHRM");
  const at = (n: number): [number, number] => [
    (points?.readUInt32BE(n * 8) ?? 0) / 100_000,
    (points?.readUInt32BE(n * 8 + 4) ?? 0) / 100_000,
  ];
  return {
    primaries:
      points?.length === 32
        ? { white: at(0), red: at(1), green: at(2), blue: at(3) }
        : srgbPrimaries,
    // A gamma of about 2.2 stands for the curve of sRGB.
    transfer: Math.abs(exponent - 2.2) < 0.05 ? "srgb" : exponent,
  };
}

/** The chunks of a PNG before its pixels. */
function pngChunks(bytes: Buffer) {
  const chunks: { type: string; start: number; end: number; content: Buffer }[] = [];
  for (let start = 8; start + 12 <= bytes.length; ) {
    const end = start + 12 + bytes.readUInt32BE(start);
    const type = bytes.toString("latin1", start + 4, start + 8);
    if (type === "IDAT") break;
    chunks.push({ type, start, end, content: bytes.subarray(start + 8, end - 4) });
    start = end;
  }
  return chunks;
}

function withPngProfile(bytes: Buffer, profile: Buffer): Buffer {
  const chunks = pngChunks(bytes);
  const kept = chunks.filter(
    ({ type }) => !["cICP", "iCCP", "gAMA", "cHRM", "sRGB"].includes(type),
  );
  const [first, ...others] = kept.map(({ start, end }) => bytes.subarray(start, end));
  const content = Buffer.concat([Buffer.from("iCCPp\0\0", "latin1"), deflateSync(profile)]);
  const edges = Buffer.alloc(8);
  edges.writeUInt32BE(content.length - 4);
  edges.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([
    bytes.subarray(0, 8),
    first ?? Buffer.alloc(0),
    edges.subarray(0, 4),
    content,
    edges.subarray(4),
    ...others,
    bytes.subarray(chunks.at(-1)?.end ?? 8),
  ]);
}

/** The maximum length of a profile that is written into one segment of a JPEG, in bytes. */
const segmentLength = 65_000;

/**
 * Adds a profile to a JPEG. Overwrites the start of the name of an existing profile in `bytes`, so that
 * decoders ignore that profile.
 * @throws where the profile needs several segments
 */
export function withJpegProfile(bytes: Buffer, profile: Buffer): Buffer {
  if (profile.length > segmentLength) throw new Error("the profile needs several segments");
  const head = Buffer.from("\xff\xe2\0\0ICC_PROFILE\0\x01\x01", "latin1");
  const name = head.subarray(4, 16);
  for (let at = bytes.indexOf(name); at > 0; at = bytes.indexOf(name, at)) bytes[at] = 0;
  head.writeUInt16BE(head.length - 2 + profile.length, 2);
  return Buffer.concat([bytes.subarray(0, 2), head, profile, bytes.subarray(2)]);
}

/** The declared colours of an AVIF, and the positions of its properties. Null where it declares no colours. */
function readAvif(bytes: Buffer) {
  const meta = boxesIn(bytes).find(({ type }) => type === "meta");
  // In `meta`, four bytes of version and flags precede the inner boxes.
  const properties =
    meta &&
    boxesIn(bytes, { start: meta.start + 4, end: meta.end }).find(({ type }) => type === "iprp");
  const parts = properties ? boxesIn(bytes, properties) : [];
  const list = parts.find(({ type }) => type === "ipco");
  const uses = parts.find(({ type }) => type === "ipma");
  if (!meta || !properties || !list || !uses) return null;
  const entries = boxesIn(bytes, list);
  const index = entries.findIndex(
    ({ type, start }) => type === "colr" && bytes.toString("latin1", start, start + 4) === "nclx",
  );
  const colours = entries[index];
  if (!colours || colours.end < colours.start + 11) return null;
  return { meta, properties, list, uses, count: entries.length, index: index + 1, colours };
}

function avifColours(head: Buffer): Colours | null {
  const start = readAvif(head)?.colours.start;
  if (start === undefined) return null;
  return codedColours(head.readUInt16BE(start + 4), head.readUInt16BE(start + 6));
}

/**
 * Adds the profile to the properties of each part of the picture whose colours are declared. Appends a new
 * `meta` box at the end of the file: a longer box before the pixels would change their offsets. Renames the
 * old `meta` box to `free`, the type of unused boxes.
 */
function withAvifProfile(bytes: Buffer, profile: Buffer): Buffer {
  const avif = readAvif(bytes);
  if (!avif) return bytes;
  const { meta, properties, list, uses, count, index } = avif;
  const property = box("colr", Buffer.from("prof"), profile);
  const newMeta = box(
    "meta",
    bytes.subarray(meta.start, properties.position),
    box(
      "iprp",
      box("ipco", bytes.subarray(list.start, list.end), property),
      box("ipma", usesWith(bytes.subarray(uses.start, uses.end), index, count + 1)),
    ),
    bytes.subarray(properties.end, meta.end),
  );
  const result = Buffer.concat([bytes, newMeta]);
  result.write("free", meta.position + 4, "latin1");
  return result;
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

/**
 * A copy of the content of an `ipma` box: the lists of properties, one list for each part of the
 * picture. A list that contains the property number `index` also gets the property number `added`.
 */
function usesWith(uses: Buffer, index: number, added: number): Buffer {
  const idLength = uses[0] === 0 ? 2 : 4;
  const isWide = ((uses[3] ?? 0) & 1) === 1;
  const read = (at: number) =>
    isWide ? uses.readUInt16BE(at) & 0x7fff : uses.readUInt8(at) & 0x7f;
  const width = isWide ? 2 : 1;
  const parts = [uses.subarray(0, 8)];
  for (let at = 8; at + idLength < uses.length; ) {
    const countAt = at + idLength;
    const count = uses.readUInt8(countAt);
    const end = countAt + 1 + count * width;
    const own = Array.from({ length: count }, (_, n) => read(countAt + 1 + n * width));
    const isMeant = own.includes(index);
    parts.push(
      uses.subarray(at, countAt),
      Buffer.from([count + (isMeant ? 1 : 0)]),
      uses.subarray(countAt + 1, end),
    );
    if (isMeant) parts.push(Buffer.from(isWide ? [added >> 8, added & 0xff] : [added]));
    at = end;
  }
  return Buffer.concat(parts);
}
