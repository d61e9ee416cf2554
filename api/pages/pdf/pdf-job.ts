import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Worker } from "../../worker/open-worker.ts";
import { cutFonts, type OwnFont } from "./sheet-fonts.ts";
import type { Sheet } from "./sheet-parts.ts";

/** The input for a PDF: content, local files of its pictures (null if missing), and the owner's fonts. */
export type PdfJob = { sheet: Sheet; pictures: (string | null)[]; fonts: OwnFont[] };

/** The folder in which Typst looks for files. It does not exist: Typst gets all its files from this code. */
const folder = resolve("/vitrine-has-no-such-folder");

/**
 * Where a case study ends: the number of its last page, and the filled fraction of that page's height. The
 * template reports no end for slides and briefs.
 */
type SheetEnd = { page: number; share: number };

/** If less than this fraction of the last page is filled, tighter spacing is tried, to need a page less. */
const shortPage = 0.4;

/** The Typst source of every PDF. It does not depend on the content, which is passed as data. */
const template = "api/pages/pdf/sheet.typ";

/** Characters that need no font: the line break and the soft hyphen. */
const bare = /[\n\u00ad]/;

/**
 * Makes a PDF that fulfils PDF/UA-1. Texts that people wrote are given to Typst only as data, so
 * that they are never run as Typst code.
 * @throws where such a PDF cannot be made
 */
export async function runPdfJob({ sheet, pictures, fonts }: PdfJob): Promise<Uint8Array> {
  const text = charactersOf(sheet);
  const { blobs, families, has } = await cutFonts(text, sheet, fonts);
  const isKnown = (character: string) => bare.test(character) || has(character.codePointAt(0) ?? 0);
  const known = (words: string) =>
    [...words.normalize("NFC")]
      .flatMap((character) => (isKnown(character) ? [character] : [...plainer(character)]))
      .filter(isKnown)
      .join("");
  const { NodeCompiler } = loadTypst();
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: blobs }], workspace: folder });
  const files: (string | null)[] = [];
  for (const [place, path] of pictures.entries()) {
    const bytes = path === null ? null : await readFile(path);
    const name = bytes && `/${place}${isPng(bytes) ? ".png" : ".jpg"}`;
    if (name) compiler.mapShadow(resolve(`${folder}${name}`), bytes);
    files.push(name);
  }
  const data = JSON.stringify({ ...mapWords(sheet, known), families, files });
  const mainFileContent = await readFile(template, "utf8");
  const typeset = (tight: "" | "1") => {
    const source = { mainFileContent, inputs: { data, tight } };
    const pdf = compiler.pdf(source, { pdfStandard: "ua-1" });
    const [end] = compiler.query(source, { selector: "<end>", field: "value" }) as SheetEnd[];
    return { pdf, page: end?.page ?? 0, isShort: end !== undefined && end.share < shortPage };
  };
  try {
    const spacious = typeset("");
    const tight = spacious.page > 1 && spacious.isShort ? typeset("1") : spacious;
    return tight.page < spacious.page ? tight.pdf : spacious.pdf;
  } catch (error) {
    // Errors of Typst have their message in `code`.
    throw new Error(String(Reflect.get(Object(error), "code") ?? error), { cause: error });
  } finally {
    compiler.evictCache(0);
  }
}

/** The limits of the process that makes PDFs: milliseconds for each PDF, and bytes of memory. */
export const pdfProcess = { makes: "PDFs", timeLimit: 30_000, memoryLimit: 800_000_000 };

/** Makes PDFs in this process, for tests and development. */
export const localPdfWorker: Worker<PdfJob> = {
  run: runPdfJob,
  interrupt: () => {},
  close: () => {},
};

/** Imports Typst only for the first PDF, because it takes 51 MB of memory. */
function loadTypst(): typeof import("@myriaddreamin/typst-ts-node-compiler") {
  return createRequire(import.meta.url)("@myriaddreamin/typst-ts-node-compiler");
}

/** Typst tells the format by the extension of the name. Local copies of a bucket's files have none. */
function isPng(bytes: Buffer): boolean {
  return bytes.toString("latin1", 1, 4) === "PNG";
}

/** The compatibility form of a character: ⅓ becomes 1/3. A character without such a form is unchanged. */
function plainer(character: string): string {
  return character.normalize("NFKC").replaceAll("\u2044", "/");
}

function charactersOf(value: unknown): string {
  const found = new Set<string>();
  mapWords(value, (words) => {
    for (const character of words + plainer(words)) found.add(character);
    return words;
  });
  // Capital forms are added because the template sets some texts in capitals, and the last characters because
  // the template adds them to texts.
  const own = [...found].join("");
  return `${own}${own.toUpperCase()}${own.toLowerCase()} -–—·•→/0123456789`;
}

/**
 * Copies a value, with `change` applied to all texts except those under the keys in `unset`: addresses,
 * names of kinds, and other texts that are not typeset.
 */
function mapWords<Value>(value: Value, change: (words: string) => string): Value {
  const map = (each: unknown, key = ""): unknown => {
    if (typeof each === "string") return unset.has(key) ? each : change(each);
    if (Array.isArray(each)) return each.map((item) => map(item, key));
    if (typeof each !== "object" || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([name, own]) => [name, map(own, name)]));
  };
  return map(value) as Value; // the same shape
}

const unset = new Set([
  "href",
  "k",
  "b",
  "dir",
  "paper",
  "voice",
  "fonts",
  "language",
  "direction",
  "align",
  "frame",
  "ground",
  "ink",
  "quiet",
  "accent",
]);
