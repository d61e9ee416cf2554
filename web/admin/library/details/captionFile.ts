import { normalizeWebVtt } from "../../../../markup/web-vtt";
import { canonicalTag } from "../../../../words/languages";

/** The language tag in the name of a file, such as `de` in talk.de.vtt. `en` for a name without a tag. */
export function languageOf(fileName: string): string {
  const [, tag = ""] = /[._-]([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\.(?:vtt|srt)$/i.exec(fileName) ?? [];
  return canonicalTag(tag) ?? "en";
}

/**
 * The maximum size of a file, in bytes: the server stores up to 200,000 characters, of up to 4
 * bytes.
 */
const maxBytes = 800_000;

/**
 * Reads WebVTT or SubRip as WebVTT. SubRip has no line WEBVTT at its start, and a comma in its times.
 * @throws if the file is too large or cannot be read
 */
export async function readCaptions(file: File): Promise<string> {
  if (file.size > maxBytes) throw new Error("The captions are too large.");
  const normalized = normalizeWebVtt(decode(await file.arrayBuffer()));
  if (normalized.startsWith("WEBVTT")) return normalized;
  return `WEBVTT\n\n${normalized.replace(/(:[0-5]\d),(\d{3})/g, "$1.$2").trimStart()}`;
}

/** The text of a file. WebVTT is always UTF-8; SubRip has the encoding of the program that wrote it. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
