import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Nodes } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { sections as sectionNames } from "../../content/sections.ts";
import { readMarkup } from "../../markup/read-markup.ts";
import { type CheckedFile, checkFile } from "../media/uploads/check-file.ts";
import type { ReceivedFile } from "../media/uploads/receive-file.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { importWork } from "./import-work.ts";
import type { ImportReport } from "./incoming.ts";
import { withIncoming } from "./read-incoming.ts";
import { isPictureName } from "./sources/pictures.ts";
import { allSources } from "./testing/sources/all-sources.ts";
import {
  type Files,
  type Phrase,
  pictureNamed,
  picturesOf,
  type Source,
  type Work,
  works,
} from "./testing/sources/works.ts";

const sources = await allSources();
const withTexts = sources.filter(({ kind }) => kind !== "Pictures");
/** One source of each kind, for what does not depend on how the designer used the program. */
const oneOfEachKind = [...new Map(withTexts.map((each) => [each.kind, each])).values()];

let site: TestSite;
let folder: string;
/** The names of pictures by their bytes. */
const nameOf = new Map<string, string>();

beforeAll(async () => {
  site = await openTestSite();
  folder = await mkdtemp(join(tmpdir(), "vitrine-sources-"));
  for (const { file } of works.flatMap(picturesOf)) {
    nameOf.set((await pictureNamed(file)).toString("base64"), file);
  }
});
afterEach(async () => {
  await site.database.redirect.deleteMany();
  await site.database.project.deleteMany();
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** The results of `check`, by the bytes of the file: all sources contain the same pictures. */
const checked = new Map<string, Promise<CheckedFile>>();

async function check(file: ReceivedFile): Promise<CheckedFile> {
  const bytes = await readFile(file.path, "base64");
  const result = checked.get(bytes) ?? checkFile(file);
  checked.set(bytes, result);
  return result;
}

let rounds = 0;
async function bring(files: Files, isDryRun = false): Promise<ImportReport> {
  const root = join(folder, String(++rounds));
  const folders = new Set(Object.keys(files).map((path) => dirname(join(root, path))));
  for (const each of folders) await mkdir(each, { recursive: true });
  for (const [path, bytes] of Object.entries(files)) await writeFile(join(root, path), bytes);
  const services = {
    database: site.database,
    storage: site.media.storage,
    maker: { check },
    incomingFolder: join(folder, "in"),
  };
  return withIncoming(root, undefined, (incoming) => importWork(services, incoming, { isDryRun }));
}

type Module = { type: string; title?: string; content?: string; url?: string };

type Content = Record<"pictures" | "headings" | "items" | "links" | "others", string[]>;

const nothing = (): Content => ({ pictures: [], headings: [], items: [], links: [], others: [] });

/** Reads the stored content of a work. */
async function storedOf(slug: string) {
  const project = await site.database.project.findUniqueOrThrow({ where: { slug } });
  const content = nothing();
  const nameAt = async (path: string) => {
    const bytes = await buffer(await site.media.storage.read(path.slice(1)));
    return nameOf.get(bytes.toString("base64")) ?? path;
  };
  for (const [key, { name }] of Object.entries(sectionNames)) {
    const modules: Module[] = JSON.parse(String(Reflect.get(project, `${key}Content`)));
    if (modules.length > 0) content.headings.push(name);
    for (const module of modules) {
      if (module.title) content.headings.push(module.title);
      if (module.type === "text") visit(readMarkup(module.content ?? "", 2), content);
      if (module.url) content.links.push(module.url);
      if (/^(?:table|code)$/.test(module.type)) content.others.push(module.type);
      for (const [, path = ""] of JSON.stringify(module).matchAll(/"(\/objects\/[^"]+)"/g)) {
        content.pictures.push(await nameAt(path));
      }
    }
  }
  const { year, heroImage, searchDescription: summary } = project;
  const tags: string[] = JSON.parse(project.tags);
  return { ...content, cover: heroImage && (await nameAt(heroImage)), year, tags, summary };
}

function visit(node: Nodes, content: Content): void {
  if (node.type === "heading") content.headings.push(wordsOf(node));
  if (node.type === "link") content.links.push(node.url);
  if (node.type === "listItem") content.items.push(wordsOf(node.children[0]).trim());
  if ("children" in node) for (const child of node.children) visit(child, content);
}

const plain = (phrases: readonly Phrase[]) =>
  phrases.map((phrase) => (typeof phrase === "string" ? phrase : phrase.label)).join("");

const linksOf = (phrases: readonly Phrase[]) =>
  phrases.flatMap((phrase) => (typeof phrase === "string" ? [] : [phrase.url]));

/** The content of a work as its designer wrote it. */
function writtenOf({ blocks }: Work): Content {
  const content = nothing();
  for (const block of blocks) {
    if (block.kind === "heading") content.headings.push(block.text);
    if (block.kind === "table" || block.kind === "code") content.others.push(block.kind);
    if (block.kind === "embed") content.links.push(block.url);
    if ("phrases" in block) content.links.push(...linksOf(block.phrases));
    if (block.kind === "gallery") content.pictures.push(...block.pictures.map(({ file }) => file));
    if (block.kind === "picture") {
      const { file, caption, url } = block.picture;
      content.pictures.push(file);
      content.links.push(...(url ? [url] : []), ...linksOf(caption));
    }
    if (block.kind === "list") {
      for (const { phrases, inner } of block.items) {
        content.items.push(plain(phrases), ...inner);
        content.links.push(...linksOf(phrases));
      }
    }
  }
  return content;
}

async function compare({ works: written }: Source, { projects }: ImportReport) {
  const lost: string[] = [];
  const pictures = { written: 0, kept: 0 };
  for (const work of written) {
    const project = projects.find(({ name }) => name.normalize("NFC") === work.title);
    const stored = await storedOf(project?.slug ?? "");
    const wanted = writtenOf(work);
    for (const key of ["headings", "items", "links", "others"] as const) {
      lost.push(...wanted[key].filter((each) => !stored[key].includes(each)));
    }
    // The pictures must have their original order.
    const kept = wanted.pictures.filter((file) => stored.pictures.includes(file));
    const order = stored.pictures.filter((file) => kept.includes(file));
    if (order.join() !== kept.join()) lost.push(`the order of pictures: ${order}`);
    pictures.written += wanted.pictures.length + 1;
    pictures.kept += kept.length + Number(stored.cover === work.cover.file);
    const { year, tags, summary } = stored;
    expect({ year, tags, summary }).toEqual({
      ...{ year: work.year, tags: work.tags, summary: work.summary },
    });
  }
  return { lost, pictures };
}

/** The losses of a report that do not match `said`. */
const unexpected = ({ projects, losses }: ImportReport, said = /^$/) =>
  [...losses, ...projects.flatMap((project) => project.losses)].filter((loss) => !said.test(loss));

test.each(sources)(
  "all of $kind, $source.name is kept",
  { tags: "long" },
  async ({ kind, source }) => {
    const looked = await bring(source.files, true);
    const report = await bring(source.files);
    expect(looked.projects).toEqual(report.projects);
    expect(report.kind).toBe(kind);
    expect(report.projects).toHaveLength(works.length);
    const { lost, pictures } = await compare(source, report);
    expect(lost).toEqual([]);
    expect(pictures.kept / pictures.written).toBeGreaterThanOrEqual(0.95);
    expect(unexpected(report, source.said)).toEqual([]);
  },
);

test.each(oneOfEachKind)(
  "a picture that $kind, $source.name lacks is named",
  async ({ source }) => {
    const paths = Object.keys(source.files).filter(isPictureName);
    const missing = paths.filter((_, place) => place % 3 === 0);
    const files = Object.entries(source.files).filter(([path]) => !missing.includes(path));
    const report = await bring(Object.fromEntries(files));
    const { lost, pictures } = await compare(source, report);
    expect(lost).toEqual([]);
    expect(pictures.kept).toBe(pictures.written - missing.length);
    const named = unexpected(report, source.said).filter((loss) =>
      /^The picture .+ is (?:on another site, and )?not among the files\.$/.test(loss),
    );
    expect(named).toHaveLength(missing.length);
    expect(unexpected(report, source.said)).toHaveLength(missing.length);
  },
);

/**
 * Converts a text to the code points of Windows-1252. Other characters beyond Latin 1 become
 * question marks.
 */
const inWindows1252 = (text: string) =>
  text
    .replaceAll("“", "\x93")
    .replaceAll("”", "\x94")
    .replaceAll("—", "\x97")
    .replaceAll(/[\u0100-\u{10ffff}]/gu, "?");

const isText = (path: string) => /\.(?:mdx?|txt|xml|json)$/.test(path);

test.each(oneOfEachKind.filter(({ kind }) => kind !== "Kirby"))(
  "$kind, $source.name is read in UTF-16 and in Windows-1252",
  async ({ source }) => {
    const inEncoding = (encode: (text: string) => Buffer) =>
      Object.fromEntries(
        Object.entries(source.files).map(([path, bytes]) =>
          isText(path) ? [path, encode(String(bytes))] : [path, bytes],
        ),
      );
    const wide = inEncoding((text) => Buffer.from(`\ufeff${text}`, "utf16le"));
    const report = await bring(wide);
    expect((await compare(source, report)).lost).toEqual([]);
    const narrow = inEncoding((text) =>
      Buffer.from(inWindows1252(text.replace(' encoding="UTF-8"', "")), "latin1"),
    );
    const second = await bring(narrow, true);
    expect(second.projects.map(({ name }) => name)).toContain("Café Übermut");
    expect(unexpected(second).join("\n")).toContain("it was read as Windows-1252");
  },
);

test("1,000 files beside a vault hide nothing, and are not stored", { tags: "long" }, async () => {
  const [source] = withTexts.filter(({ source: { name } }) => name === "obsidian");
  if (!source) throw new Error("There is no vault");
  const { files } = source.source;
  // More files in a folder than `opendir` reads at once (see source-files.ts).
  const others = Array.from({ length: 1_000 }, (_, place): [string, string] => [
    `Vault/Clippings/${place % 5}/clip ${place}.${place % 2 ? "png" : "canvas"}`,
    "x",
  ]);
  const count = await site.database.mediaAsset.count();
  const report = await bring({ ...files, ...Object.fromEntries(others) });
  const { lost, pictures } = await compare(source.source, report);
  expect({ lost, ...pictures }).toEqual({ lost: [], kept: pictures.written, written: 23 });
  expect(await site.database.mediaAsset.count()).toBe(count);
});

test("of 1,210 pictures of one project as many are kept as it may have, and the rest is reported", {
  tags: "long",
}, async () => {
  const bytes = await pictureNamed("many.png");
  const files = Array.from({ length: 1_210 }, (_, place): [string, Buffer] => [
    `Many/${place}.png`,
    bytes,
  ]);
  const { projects, losses } = await bring(Object.fromEntries(files), true);
  expect(projects).toMatchObject([
    { pictures: 1_200, losses: ["Why has 101 parts; the first 100 are kept."] },
  ]);
  expect(losses).toEqual([]);
});
