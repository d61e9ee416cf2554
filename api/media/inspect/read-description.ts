import type { Metadata } from "sharp";
import { maxDescription } from "../../../content/media-description.ts";
import { cutTo } from "../../../content/storable-text.ts";
import { openPicture } from "./open-picture.ts";
import { readMarkup } from "./read-markup.ts";

/** How much of each block of metadata is read, in bytes. */
const maxBytes = 1024 * 1024;

/** Matches texts that cameras write in place of a description, such as "SONY DSC". */
const cameraText = /digital (?:still )?camera$|^sony dsc$|^dcim\b|^untitled$/i;

/** The XMP properties that describe a picture, best first. */
const alternativeText = "Iptc4xmpCore:AltTextAccessibility";
const description = "dc:description";
const title = "dc:title";
const xmpProperties = new Set([alternativeText, description, title]);

/**
 * The text with which a person or program described a picture in its file: in XMP, IPTC, EXIF, or a comment
 * of PNG. Empty for a file without such a text, for drawings, and for files that cannot be read.
 */
export async function readDescription(source: string | Uint8Array): Promise<string> {
  try {
    const metadata = await openPicture(source).metadata();
    const xmp = readXmp(metadata.xmp);
    const iptc = readIptc(metadata.iptc);
    const candidates = [
      xmp.get(alternativeText),
      xmp.get(description),
      iptc.get(captionDataset),
      readExif(metadata.exif),
      commentNamed(metadata, "Description"),
      xmp.get(title),
      iptc.get(nameDataset),
      commentNamed(metadata, "Title"),
    ];
    return candidates.map(clean).find((text) => text && !cameraText.test(text)) ?? "";
  } catch {
    return "";
  }
}

function commentNamed({ comments = [] }: Metadata, name: string): string | undefined {
  return comments.find(({ keyword }) => keyword.endsWith(name))?.text;
}

/**
 * The text in one line, cut to the maximum length of a description, and without control characters.
 */
function clean(text = ""): string {
  const line = text
    .slice(0, maxBytes)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim();
  return cutTo(line, maxDescription);
}

const nothing = Buffer.alloc(0);

const utf8 = new TextDecoder("utf-8", { fatal: true });
const latin1 = new TextDecoder("windows-1252");

/**
 * Decodes text of IPTC or EXIF. These formats are older than UTF-8, but most programs write UTF-8.
 */
function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return latin1.decode(bytes);
  }
}

/** The first text of each XMP property that describes the picture, by the name of the property. */
function readXmp(packet: Buffer = nothing): Map<string, string> {
  const found = new Map<string, string>();
  const packetText = packet.toString("utf8", 0, maxBytes);
  let property: string | undefined;
  try {
    for (const markup of readMarkup(packetText)) {
      const source = packetText.slice(markup.start, markup.end);
      if (markup.kind === "open" && xmpProperties.has(markup.name) && !markup.isEmpty) {
        property = markup.name;
      } else if (markup.kind === "close" && source.startsWith(`</${property}`)) {
        property = undefined;
      } else if (markup.kind === "text" && property && !found.has(property)) {
        const text = decodeEntities(source);
        if (text.trim()) found.set(property, text);
      }
    }
  } catch {
    // The XMP is damaged or cut off: only texts before the damage are found.
  }
  return found;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The text of a piece of XML. A CDATA section contains no entities. */
function decodeEntities(source: string): string {
  if (source.startsWith("<![CDATA[")) return source.slice(9, -3);
  return source.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (all, ten, hex, name) => {
    if (name) return entities[name] ?? all;
    const code = hex ? Number.parseInt(hex, 16) : Number(ten);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

const captionDataset = 120;
const nameDataset = 5;

/** The texts of the second record of IPTC, by the number of their dataset. */
function readIptc(block: Buffer = nothing): Map<number, string> {
  const found = new Map<number, string>();
  const bytes = block.subarray(0, maxBytes);
  // Photoshop wraps the block in a resource, whose signature, empty name and length take 12 bytes.
  const resource = bytes.indexOf("8BIM\x04\x04", 0, "latin1");
  let at = resource < 0 ? 0 : resource + 12;
  // Each dataset begins with the byte 0x1c, its record, its number and its length.
  while (at + 5 <= bytes.length && bytes[at] === 0x1c) {
    const number = bytes.readUInt8(at + 2);
    const start = at + 5;
    at = start + bytes.readUInt16BE(at + 3);
    if (bytes[start - 4] === 2 && !found.has(number)) {
      found.set(number, decode(bytes.subarray(start, at)));
    }
  }
  return found;
}

const imageDescription = 0x010e;

/**
 * The ImageDescription of EXIF: a text in the first directory of a TIFF. Undefined where EXIF has no such
 * text.
 */
function readExif(block: Buffer = nothing): string | undefined {
  const isLed = block.toString("latin1", 0, 4) === "Exif";
  const tiff = block.subarray(isLed ? 6 : 0, maxBytes);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const read32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  if (tiff.length < 14) return undefined;
  const directory = read32(4);
  if (directory + 2 > tiff.length) return undefined;
  const end = Math.min(tiff.length - 12, directory + 2 + 12 * read16(directory));
  for (let entry = directory + 2; entry <= end; entry += 12) {
    if (read16(entry) !== imageDescription) continue;
    const length = read32(entry + 4);
    const start = length <= 4 ? entry + 8 : read32(entry + 8);
    return decode(tiff.subarray(start, start + length));
  }
  return undefined;
}
