import { createWriteStream } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import type { Row } from "./archive-form.ts";
import { exportArchive, importFile } from "./commands.ts";
import { isArchive, openArchive } from "./read-archive.ts";

/** An archive in the first version of the format, with every kind of content. */
const archive = "api/archive/fixtures/archive-1.zip";

let site: TestSite;
let folder: string;
let rounds = 0;

const options = { clash: "keep", messages: true, isDryRun: false } as const;
const variables = () => ({ DATA_DIR: site.environment.dataFolder });
const newFile = () => join(folder, `file-${++rounds}.zip`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-archive-test-"));
  site = await openTestSite();
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function exported(): Promise<Buffer> {
  const path = newFile();
  await exportArchive(variables(), path, { revisions: true, messages: true });
  return readFile(path);
}

async function contentOf(path: string): Promise<Row> {
  const opened = await openArchive(path);
  opened.close();
  return opened.content;
}

/** Writes an archive with this content.json and these further entries. @returns its path */
async function rewrite(content: unknown, entries: Record<string, Buffer> = {}): Promise<string> {
  const path = newFile();
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(content)), "content.json");
  for (const [name, bytes] of Object.entries(entries)) zip.addBuffer(bytes, name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

const bad: [string, RegExp, (content: Row) => Promise<string>][] = [
  [
    "cut off",
    /cut short, damaged, or no archive at all/,
    async () => {
      const path = newFile();
      await writeFile(path, (await readFile(archive)).subarray(0, 3_000));
      return path;
    },
  ],
  [
    "no zip",
    /cut short, damaged, or no archive at all/,
    async () => {
      const path = newFile();
      await writeFile(path, "not a zip");
      return path;
    },
  ],
  [
    "of a later version",
    /of version 2 of the format/,
    (content) => rewrite({ ...content, version: 2 }),
  ],
  ["another zip", /holds no content\.json/, async () => rewriteWithout()],
  [
    "a name that climbs",
    /leads out of its folder/,
    async (content) => {
      const path = await rewrite(content, { "media/xx/yy": Buffer.from("x") });
      const bytes = (await readFile(path))
        .toString("latin1")
        .replaceAll("media/xx/yy", "media/../yy");
      await writeFile(path, bytes, "latin1");
      return path;
    },
  ],
  [
    "a key that climbs",
    /leads out of its folder/,
    (content) => rewrite(withAsset(content, { path: "/objects/../../x.png" })),
  ],
  [
    "a bomb",
    /would unpack to far more than it is/,
    (content) => rewrite(content, { "media/objects/a.png": Buffer.alloc(20_000_000) }),
  ],
  [
    "another file",
    /media\/objects\/a\.png is damaged/,
    (content) => rewrite(content, { "media/objects/a.png": Buffer.from("other bytes") }),
  ],
  [
    "a column that is not described",
    /not as described at identity/,
    (content) => rewrite({ ...content, identity: { passwordHash: "x" } }),
  ],
  [
    "a name without its row",
    /which it does not hold/,
    (content) => rewrite({ ...content, projects: [] }),
  ],
  [
    "one address twice",
    /contradicts itself/,
    (content) =>
      rewrite({
        ...content,
        redirects: [
          { path: "/a", page: "/" },
          { path: "/a", page: "/" },
        ],
      }),
  ],
];

async function rewriteWithout(): Promise<string> {
  const path = newFile();
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from("# Notes"), "notes.md");
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

function withAsset(content: Row, changes: object): Row {
  const [first, ...others] = content.media as object[]; // the archive has media
  return { ...content, media: [{ ...first, ...changes }, ...others] };
}

test("bad archives are refused with one sentence, and change nothing", {
  tags: "long",
}, async () => {
  const before = await exported();
  const content = { ...(await contentOf(archive)), fonts: undefined };
  for (const [name, sentence, make] of bad) {
    const refused = importFile(variables(), await make(content), options);
    await expect(refused, name).rejects.toThrow(
      /^.* was not imported: .*\. Nothing has changed\.$/,
    );
    await expect(refused, name).rejects.toThrow(sentence);
  }
  expect(await exported()).toEqual(before);
  expect(await site.media.storage.stat("objects/a.png")).toBeNull();

  const changed = { ...content, projects: [] };
  const refused = importFile({ DATA_DIR: join(folder, "never") }, await rewrite(changed), options);
  await expect(refused).rejects.toThrow("does not hold");
  expect(await readdir(join(folder, "never"))).not.toContain("vitrine.db");
});

test("an archive of the first version of the format is still read", async () => {
  expect(await importFile(variables(), archive, options)).toContain("projects: 2 new.");
  expect(await site.database.reviewAnswer.count()).toBe(1);
});

test("an archive is told from other files, also where it is cut off or made again by hand", async () => {
  const cut = newFile();
  await writeFile(cut, (await readFile(archive)).subarray(0, 200));
  const again = await rewrite(await contentOf(archive));
  const found = await Promise.all(
    [archive, cut, again, await rewriteWithout(), folder].map(isArchive),
  );
  expect(found).toEqual([true, true, true, false, false]);
});
