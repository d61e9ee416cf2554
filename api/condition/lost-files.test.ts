import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { backUp, restoreMedia } from "../backup/commands.ts";
import { log } from "../log.ts";
import { checksumOf } from "../testing/checksum-of.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { openLostFiles } from "./lost-files.ts";

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await openTestSite();
  folder = await mkdtemp(join(tmpdir(), "vitrine-lost-"));
  for (const name of ["one", "two", "three"]) {
    const bytes = Buffer.from(`the picture ${name}`);
    await site.media.storage.write(`objects/${name}.png`, bytes);
    await site.database.mediaAsset.create({
      data: {
        path: `/objects/${name}.png`,
        kind: "image",
        mediaType: "image/png",
        fileName: `${name}.png`,
        byteSize: bytes.length,
        width: 8,
        height: 8,
        checksum: checksumOf(bytes),
      },
    });
  }
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const pathOf = (name: string) =>
  join(site.environment.dataFolder, "media", "objects", `${name}.png`);
const query = "{ condition { isDatabaseWhole lostFiles { isMissing asset { path } } } }";

test("a file that is gone, cut or changed is noticed, told, and brought back from a backup", async () => {
  const cookie = await site.signIn();
  const { condition } = await site.makeContext({ isOwner: true, hasPortfolioAccess: true });
  const { lostFiles } = condition;
  const told = async () => {
    const response = await site.app.inject({
      method: "POST",
      url: "/graphql",
      payload: { query },
      headers: { cookie },
    });
    return response.json().data.condition.lostFiles;
  };
  const health = async () => (await site.app.inject("/api/health/ready")).json();
  await lostFiles.look({ comparesNames: true, budget: 10_000 });
  expect([await told(), await health()]).toEqual([[], { status: "ok" }]);
  const archive = join(folder, "backup.tar");
  const variables = {
    DATA_DIR: site.environment.dataFolder,
    DATABASE_URL: site.environment.databaseUrl,
  };
  await backUp(variables, archive);

  await rm(pathOf("one"));
  await writeFile(pathOf("two"), "the pic");
  await writeFile(pathOf("three"), "the picture thref");
  await lostFiles.look({ comparesNames: true, budget: 0 });
  expect(await told()).toEqual([
    { isMissing: true, asset: { path: "/objects/one.png" } },
    { isMissing: false, asset: { path: "/objects/two.png" } },
  ]);
  expect(await health()).toEqual({ status: "degraded", damaged: ["media"] });
  await lostFiles.look({ comparesNames: false, budget: 10_000 });
  expect(await told()).toHaveLength(3);

  expect(await restoreMedia(variables, archive)).toBe("3 files were brought back.");
  // Only the damaged file is still listed: its size was right before, so its checksum has to be
  // compared.
  expect(await told()).toEqual([{ isMissing: false, asset: { path: "/objects/three.png" } }]);
  await lostFiles.look({ comparesNames: false, budget: 10_000 });
  expect([await told(), await health()]).toEqual([[], { status: "ok" }]);
  expect(await restoreMedia(variables, archive)).toBe("No file is missing or damaged.");
});

test("checksums are compared in turn, however little time there is", {
  tags: "bothDatabases",
}, async () => {
  const read: string[] = [];
  const storage = {
    ...site.media.storage,
    read: (key: string) => {
      read.push(key);
      return site.media.storage.read(key);
    },
  };
  const lostFiles = openLostFiles({ database: site.database, storage }, log);
  // The budget allows one file for each call.
  for (let each = 0; each < 3; each++) {
    await lostFiles.look({ comparesNames: false, budget: Number.MIN_VALUE });
  }
  expect(new Set(read)).toEqual(
    new Set(["one", "two", "three"].map((name) => `objects/${name}.png`)),
  );
});

test("names are compared soon after a start, and once a day", async () => {
  let lists = 0;
  const storage = {
    ...site.media.storage,
    list: (prefix: string) => {
      if (prefix === "objects/") lists += 1;
      return site.media.storage.list(prefix);
    },
  };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const lostFiles = openLostFiles({ database: site.database, storage }, log);
  try {
    lostFiles.watch();
    vi.advanceTimersByTime(5_000);
    await expect.poll(() => lists).toBe(1);
    vi.advanceTimersByTime(48 * 60 * 60 * 1_000);
    await expect.poll(() => lists).toBe(3);
  } finally {
    vi.useRealTimers();
    await lostFiles.close();
  }
});
