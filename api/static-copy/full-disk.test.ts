import { execFileSync } from "node:child_process";
import { closeSync, openSync, readdirSync, readFileSync, writeSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { coordinateAlone } from "../database/instances/coordination.ts";
import { owner, runMutation } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { renewCopy } from "./renew-copy.ts";
import { renderCopied } from "./testing/render-copied.ts";

let site: TestSite;
let base: string;
let disk: string;
let isMounted = false;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "vitrine-full-"));
  disk = join(base, "disk");
  await mkdir(disk);
  await mkdir(join(base, "dist", "static"), { recursive: true });
  await writeFile(join(base, "dist", "static", "static.js"), "");
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", disk], { stdio: "ignore" });
    isMounted = true;
  } catch {
    // Only root can mount a disk. The test is skipped for other users.
  }
  site = await openTestSite({ EXPORT_TO: join(disk, "copy") }, renderCopied);
  const { app, database, media, environment } = site;
  const { condition } = await site.makeContext(owner);
  await renewCopy({
    ...{ app, database, media, environment, condition },
    ...{ coordination: coordinateAlone(), distFolder: join(base, "dist") },
    times: { interval: 20, urgent: 60_000, retry: 50, incomplete: 60_000 },
  });
  await app.listen({ port: 0 });
});
afterAll(async () => {
  await site.close();
  if (isMounted) execFileSync("umount", [disk]);
  await rm(base, { recursive: true, force: true });
});

const read = (path: string) => {
  try {
    return readFileSync(join(disk, "copy", path), "utf8");
  } catch {
    return "";
  }
};

/** The paths and texts of the pages that the host serves. */
const pages = () =>
  readdirSync(join(disk, "copy", ".vitrine-copies", "current/"), {
    recursive: true,
    encoding: "utf8",
  })
    .filter((path) => path.endsWith(".html"))
    .sort()
    .map((path) => [path, read(path)]);

const isLast = () => /"state": "[^"]/.test(read(".vitrine-copies/current/.vitrine-copy.json"));

async function problem(): Promise<string | null | undefined> {
  const { data } = await site.graphql<{ condition: { staticCopyProblem: string | null } }>(
    "{ condition { staticCopyProblem } }",
    {},
    owner,
  );
  return data?.condition.staticCopyProblem;
}

const create = (slug: string, words: string) =>
  runMutation(
    site,
    "createProject",
    {
      ...{ name: `Name of ${slug}`, slug, visibility: "PUBLIC", showOnHome: true },
      sections: { why: [{ text: { content: words } }] },
    },
    "project { id }",
  );

test("on a full disk the whole former copy stays, the owner is told, and the next one follows", {
  tags: "long",
}, async (context) => {
  if (!isMounted) return context.skip();
  await create("first", "words of first");
  await expect.poll(() => read("project/first/index.html")).toContain("words of first");
  await expect.poll(isLast).toBe(true);
  const before = pages();

  const filler = openSync(join(disk, "filler"), "w");
  try {
    for (;;) writeSync(filler, Buffer.alloc(4_096));
  } catch {
    closeSync(filler);
  }
  await create("second", "words of second ".repeat(1_000));
  await expect.poll(problem).toBe(`There is no room left on the disk of ${join(disk, "copy")}.`);
  expect(pages()).toEqual(before);
  // The unfinished version is removed: otherwise the next one would lack its space.
  await expect
    .poll(() => readdirSync(join(disk, "copy", ".vitrine-copies")).length)
    .toBeLessThanOrEqual(3);

  await rm(join(disk, "filler"));
  await expect.poll(() => read("project/second/index.html")).toContain("words of second");
  await expect.poll(problem).toBeNull();
  expect(read("index.html")).toContain("Name of second");
});
