import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restAfterStart } from "./housekeeping-plugin.ts";
import { openTestSite, type TestSite } from "./testing/test-site.ts";

const day = 24 * 60 * 60 * 1_000;
const ago = (days: number) => new Date(Date.now() - days * day);

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const readClock = (readAt: Date) => site.database.clockReading.create({ data: { id: 1, readAt } });

async function trash(): Promise<void> {
  await site.database.project.create({ data: { name: "Old", slug: "old", deletedAt: ago(31) } });
  const { id: userId } = await site.database.user.findFirstOrThrow();
  for (const [tokenHash, days] of [
    ["old", 1],
    ["young", -1],
  ] as const) {
    await site.database.session.create({ data: { tokenHash, userId, expiresAt: ago(days) } });
  }
}

const sessions = async () =>
  (await site.database.session.findMany()).map(({ tokenHash }) => tokenHash);

/** Starts and stops the site, including the work that follows some time after the start. */
async function start(): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await site.app.listen({ host: "127.0.0.1", port: 0 });
  vi.advanceTimersByTime(restAfterStart);
  vi.useRealTimers();
  await site.app.close();
}

async function storeAsset(path: string): Promise<void> {
  const facts = {
    kind: "image",
    mediaType: "image/png",
    byteSize: 4,
    width: 1,
    height: 1,
  } as const;
  await site.database.mediaAsset.create({ data: { ...facts, path, checksum: path } });
}

/** Creates leftovers of a killed server and of a closed browser, and files that are still in use. */
async function leaveUploads() {
  const { database, media, environment } = site;
  const folder = join(environment.dataFolder, "media");
  for (const [name, days] of [
    [".partial-old", 2],
    [".partial-new", 0],
  ] as const) {
    await writeFile(join(folder, name), "half a picture");
    await utimes(join(folder, name), ago(days), ago(days));
  }
  for (const name of ["abandoned", "used", "young"]) {
    await media.storage.write(`objects/${name}.png`, Buffer.from(name));
    await database.upload.create({
      data: {
        id: name,
        state: "received",
        facts: JSON.stringify({ path: `/objects/${name}.png` }),
        expiresAt: ago(name === "young" ? 0 : 2),
      },
    });
  }
  await storeAsset("/objects/used.png");
  return {
    left: async () => ({
      uploads: (await database.upload.findMany()).map(({ id }) => id),
      files: (await readdir(folder)).filter((name) => name.startsWith(".")),
      objects: (await readdir(join(folder, "objects"))).sort(),
    }),
  };
}

test("a start empties the trash, and removes what uploads have left behind", {
  tags: "bothDatabases",
}, async () => {
  await readClock(ago(0.5));
  await trash();
  const { left } = await leaveUploads();
  await start();
  expect(await site.database.project.count()).toBe(0);
  expect(await sessions()).toEqual(["young"]);
  expect(await left()).toEqual({
    uploads: ["young"],
    files: [".partial-new"],
    objects: ["used.png", "young.png"],
  });
});

test("where a task fails, the others still run, and removed projects are logged", async () => {
  await readClock(ago(0.5));
  await trash();
  const { left } = await leaveUploads();
  await site.database.$executeRawUnsafe('DROP TABLE "DemoRemoval"');
  await start();
  expect(await sessions()).toEqual(["young"]);
  expect((await left()).uploads).toEqual(["young"]);
  const where = { action: "emptyTrash" };
  expect(await site.database.auditEntry.findMany({ where })).toMatchObject([
    { subject: "1 projects" },
  ]);
});

test("a start removes the marked pictures of ended links and removed originals, and keeps all others", async () => {
  await readClock(ago(0.5));
  const { database, media } = site;
  const ends = { expired: { expiresAt: ago(1) }, revoked: { revokedAt: ago(1) }, active: {} };
  const keys: string[] = [];
  for (const [name, end] of Object.entries(ends)) {
    const link = { recipient: name, tokenHash: name, isMarked: true, nameShown: name, ...end };
    const { id } = await database.shareLink.create({ data: link });
    keys.push(`marked/${id}/objects/a.png/320.webp`);
  }
  keys.push("marked/999/objects/a.png/320.webp");
  // The original of this picture was removed.
  keys.push(`${keys[2]}`.replace("a.png", "gone.png"));
  await storeAsset("/objects/a.png");
  for (const key of keys) await media.storage.write(key, Buffer.from("marked"));
  await start();
  const left = [];
  for await (const { key } of media.storage.list("marked/")) left.push(key);
  expect(left).toEqual([keys[2]]);
});

test("a clock that jumped ahead by more than a day empties no trash and sweeps nothing", async () => {
  await readClock(ago(2));
  await trash();
  const { left } = await leaveUploads();
  await start();
  expect(await site.database.project.count()).toBe(1);
  expect(await sessions()).toEqual(["old", "young"]);
  expect((await left()).objects).toEqual(["abandoned.png", "used.png", "young.png"]);
});
