import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../api/testing/test-site.ts";

const run = promisify(execFile);
const old = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
const inPieces = randomUUID();

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const { database, media, environment } = site;
  for (const name of ["used", "unused"]) {
    await media.storage.write(`objects/${name}.png`, Buffer.from(name));
    await database.mediaAsset.create({
      data: {
        path: `/objects/${name}.png`,
        kind: "image",
        mediaType: "image/png",
        byteSize: 2_000,
        width: 1,
        height: 1,
        checksum: name,
        createdAt: old,
      },
    });
  }
  await database.project.create({
    data: { name: "A", slug: "a", heroImage: "/objects/used.png" },
  });
  const pieces = join(environment.dataFolder, "incoming-parts", inPieces);
  await mkdir(pieces, { recursive: true });
  await utimes(pieces, old, old);
});
afterAll(() => site.close());

async function sweep(...parameters: string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ["node_modules/.bin/tsx", "scripts/media/sweep-media.ts", ...parameters],
    { env: { ...process.env, DATA_DIR: site.environment.dataFolder } },
  );
  return stdout;
}

test("npm run media:sweep says what it found, and removes it when it is told to", {
  tags: "long",
}, async () => {
  const found = await sweep();
  expect(found).toContain("unused       /objects/unused.png (2 kB)");
  expect(found).toContain(`in pieces    ${inPieces}`);
  expect(found).toContain("Nothing was removed");
  expect(await site.media.storage.stat("objects/unused.png")).not.toBeNull();

  expect(await sweep("--remove")).toContain("Removed: 1 unused files");
  expect(await site.media.storage.stat("objects/unused.png")).toBeNull();
  expect(await site.media.storage.stat("objects/used.png")).not.toBeNull();
});
