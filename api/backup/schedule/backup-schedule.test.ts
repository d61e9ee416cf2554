import { closeSync, openSync, readdirSync, writeSync } from "node:fs";
import { mkdtemp, readdir, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { log } from "../../log.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { verify } from "../commands.ts";
import { writeArchive } from "../write-archive.ts";
import { openBackupSchedule } from "./backup-schedule.ts";

const hour = 60 * 60 * 1_000;

let site: TestSite;
let base: string;
let now = new Date("2026-11-23T04:00:00Z");
let folders = 0;

beforeAll(async () => {
  site = await openTestSite();
  base = await mkdtemp(join(tmpdir(), "vitrine-backups-"));
});
afterAll(async () => {
  await site.close();
  await rm(base, { recursive: true, force: true });
});

/**
 * Opens the schedule as a starting server does, by default with a folder that does not exist yet.
 */
function open(folder = join(base, `folder-${++folders}`)) {
  const sources = { database: site.database, storage: site.media.storage, secretPath: undefined };
  return {
    folder,
    ...openBackupSchedule({ folder, every: 24 * hour }, sources, () => now, log),
  };
}

const storeFile = async (bytes: Buffer) => {
  const path = `/objects/${crypto.randomUUID()}.png`;
  await site.media.storage.write(path.slice(1), bytes);
  await site.database.mediaAsset.create({
    data: {
      path,
      kind: "image",
      mediaType: "image/png",
      byteSize: bytes.length,
      width: 8,
      height: 8,
      checksum: "0".repeat(64),
    },
  });
  return path;
};

test("a backup is made where none is, and the next a day later, by whichever run", async () => {
  now = new Date("2026-11-23T04:00:00Z");
  const first = open();
  // `latest` is undefined until the folder has been read, which can take longer than `readState`
  // waits.
  await expect
    .poll(() => first.readState())
    .toMatchObject({ latest: null, problem: null, isRunning: false });
  await first.runIfDue();
  expect(await first.readState()).toMatchObject({
    latest: { name: "vitrine-20261123T040000Z.tar", createdAt: now },
    problem: null,
  });
  const archive = join(first.folder, "vitrine-20261123T040000Z.tar");
  expect(await verify({}, archive)).toContain("is whole");

  const second = open(first.folder);
  now = new Date(now.getTime() + 23 * hour);
  await second.runIfDue();
  expect(await readdir(first.folder)).toEqual(["vitrine-20261123T040000Z.tar"]);
  now = new Date(now.getTime() + hour);
  await second.runIfDue();
  expect(await readdir(first.folder)).toEqual([
    "vitrine-20261123T040000Z.tar",
    "vitrine-20261124T040000Z.tar",
  ]);
});

test("a backup that ends while the state is read is still being made in it", async () => {
  const sources = { database: site.database, storage: site.media.storage, secretPath: undefined };
  const settings = { folder: join(base, "instant"), every: 24 * hour };
  const atOnce = { once: async () => undefined, isUnderWay: async () => false };
  const schedule = openBackupSchedule(settings, sources, () => now, log, atOnce);
  schedule.begin();
  expect(await schedule.readState()).toMatchObject({ isRunning: true });
  expect(await schedule.readState()).toMatchObject({ isRunning: false });
});

test("one from a time to come does not keep the site without", async () => {
  now = new Date("2027-05-01T00:00:00Z");
  const ahead = open();
  await ahead.runIfDue();
  now = new Date("2026-11-23T04:00:00Z");
  const back = open(ahead.folder);
  await back.runIfDue();
  const two = ["vitrine-20261123T040000Z.tar", "vitrine-20270501T000000Z.tar"];
  expect(await readdir(ahead.folder)).toEqual(two);
  expect((await back.readState()).latest?.createdAt).toEqual(now);
  // A server that starts an hour later makes no backup: the backup that was written last is an hour
  // old.
  now = new Date(now.getTime() + hour);
  await open(ahead.folder).runIfDue();
  expect(await readdir(ahead.folder)).toEqual(two);
  // On the date of the wrong name a backup is due, because the backup that was written last is
  // months old.
  now = new Date("2027-05-01T01:00:00Z");
  await open(ahead.folder).runIfDue();
  expect(await readdir(ahead.folder)).toContain("vitrine-20270501T010000Z.tar");
});

test("four weeks of a clock that ran ahead cost no backup when it is back", {
  tags: "long",
}, async () => {
  now = new Date("2026-11-17T04:00:00Z");
  const { folder } = open();
  const runEachDay = async (days: number) => {
    for (let each = 0; each < days; each++) {
      await open(folder).runIfDue();
      now = new Date(now.getTime() + 24 * hour);
    }
  };
  await runEachDay(3);
  now = new Date("2027-11-20T04:00:00Z");
  await runEachDay(24);
  const before = await readdir(folder);
  now = new Date("2026-12-14T04:00:00Z");
  await runEachDay(2);
  expect(await readdir(folder)).toEqual(
    [...before, "vitrine-20261214T040000Z.tar", "vitrine-20261215T040000Z.tar"].sort(),
  );
});

test("what a killed run left behind goes, other files stay, outdated backups go", {
  tags: "long",
}, async () => {
  now = new Date("2026-11-23T04:00:00Z");
  const schedule = open();
  await schedule.runIfDue();
  await writeFile(join(schedule.folder, ".unverified-vitrine-20261122T040000Z.tar"), "half");
  await writeFile(join(schedule.folder, "notes.txt"), "mine");
  const told = vi.spyOn(log, "info");
  for (let day = 1; day <= 15; day++) {
    now = new Date(now.getTime() + 24 * hour);
    await open(schedule.folder).runIfDue();
  }
  const names = await readdir(schedule.folder);
  expect(names).toContain("notes.txt");
  expect(names).not.toContain(".unverified-vitrine-20261122T040000Z.tar");
  // The newest of seven days, and at most two of the weeks before.
  expect(names.filter((name) => name.endsWith(".tar")).length).toBeLessThanOrEqual(9);
  expect(names).toContain("vitrine-20261208T040000Z.tar");
  const { deleted } = await open(schedule.folder).readState();
  expect(deleted).toEqual([new Date("2026-12-01T04:00:00Z")]);
  expect(told).toHaveBeenCalledWith(
    { deleted: ["vitrine-20261201T040000Z.tar"] },
    "outdated backups were deleted",
  );
  told.mockRestore();
});

test("after a jump of the clock nothing is deleted", async () => {
  now = new Date("2026-12-01T04:00:00Z");
  const schedule = open();
  for (let day = 0; day < 3; day++) {
    await open(schedule.folder).runIfDue();
    now = new Date(now.getTime() + 24 * hour);
  }
  await writeFile(join(schedule.folder, "vitrine-20100101T000000Z.tar"), "of long ago");
  for (const year of ["2011", "2012", "2013", "2014", "2015", "2016"]) {
    await writeFile(join(schedule.folder, `vitrine-${year}0101T000000Z.tar`), "of long ago");
  }
  const before = await readdir(schedule.folder);
  now = new Date("2040-01-01T00:00:00Z");
  await open(schedule.folder).runIfDue();
  expect(await readdir(schedule.folder)).toEqual([...before, "vitrine-20400101T000000Z.tar"]);
});

test("a file that the site has lost is named; the rest is stored", { tags: "long" }, async () => {
  now = new Date("2026-11-23T04:00:00Z");
  const path = await storeFile(Buffer.from("soon gone"));
  await site.media.storage.remove(path.slice(1));
  const schedule = open();
  await schedule.runIfDue();
  const { latest, problem } = await schedule.readState();
  expect(latest?.createdAt).toEqual(now);
  expect(problem).toContain(`${path.slice(1)} is missing`);
  // No older backup is deleted, because it may be the last one that contains the missing file.
  for (let each = 0; each < 9; each++) {
    now = new Date(now.getTime() + 24 * hour);
    await open(schedule.folder).runIfDue();
  }
  expect(await readdir(schedule.folder)).toHaveLength(10);
  await site.database.mediaAsset.delete({ where: { path } });
});

test("a scheduled backup leaves a backup alone that a command writes into its folder", async () => {
  now = new Date("2026-11-23T04:00:00Z");
  const schedule = open();
  await schedule.runIfDue();
  now = new Date(now.getTime() + 24 * hour);
  const { database, media } = site;
  const path = await storeFile(Buffer.from("read slowly"));
  const read = (key: string) =>
    Readable.from(
      (async function* () {
        await open(schedule.folder).runIfDue();
        yield* media.storage.read(key);
      })(),
      { objectMode: false },
    );
  const sources = { database, storage: { ...media.storage, read }, secretPath: undefined };
  await writeArchive(sources, join(schedule.folder, "own.tar"));
  const names = await readdir(schedule.folder);
  expect(names).toHaveLength(3);
  expect(names).toContain("own.tar");
  await database.mediaAsset.delete({ where: { path } });
});

test("what a disk gives back otherwise than it took it is no backup", async () => {
  now = new Date("2026-11-23T04:00:00Z");
  const path = await storeFile(Buffer.from("written after the database"));
  const folder = join(base, "of-a-broken-disk");
  const read = (key: string) => {
    const [begun = ""] = readdirSync(folder).filter((name) => name.startsWith(".unverified-"));
    const archive = openSync(join(folder, begun, "archive"), "r+");
    writeSync(archive, "rot", 600);
    closeSync(archive);
    return site.media.storage.read(key);
  };
  const storage = { ...site.media.storage, read };
  const sources = { database: site.database, storage, secretPath: undefined };
  const schedule = openBackupSchedule({ folder, every: 24 * hour }, sources, () => now, log);
  await schedule.runIfDue();
  const { latest, problem } = await schedule.readState();
  expect(problem).toContain("could not be read again");
  expect([latest, await readdir(folder)]).toEqual([null, []]);
  await site.database.mediaAsset.delete({ where: { path } });
});

test("a backup that would leave the site no room is not begun", async () => {
  const folder = join(base, "of-a-full-disk");
  const { bavail, bsize } = await statfs(base);
  const byteSize = 2 ** 31 - 1;
  const data = Array.from({ length: Math.ceil((bavail * bsize) / byteSize) + 8 }, (_, at) => ({
    ...{ path: `/objects/large-${at}.png`, kind: "image" as const, mediaType: "image/png" },
    ...{ byteSize, width: 8, height: 8, checksum: "0".repeat(64) },
  }));
  await site.database.mediaAsset.createMany({ data });
  const schedule = open(folder);
  await schedule.runIfDue();
  const { problem } = await schedule.readState();
  expect(problem).toContain("and a backup needs");
  expect(await readdir(folder)).toEqual([]);
  await site.database.mediaAsset.deleteMany({ where: { byteSize } });
});

test("a folder is not made where its disk is not", async () => {
  const schedule = open(join(base, "not-mounted", "backups"));
  await schedule.runIfDue();
  expect((await schedule.readState()).problem).toBe(
    `There is no folder ${join(base, "not-mounted")} to make backups in. Is its disk mounted?`,
  );
});

test("a folder that takes nothing is told, and the attempt is not repeated at once", async () => {
  const file = join(base, "a-file");
  await writeFile(file, "");
  const schedule = open(join(file, "below"));
  await schedule.runIfDue();
  expect((await schedule.readState()).problem).toBe(
    `No backup could be written into ${join(file, "below")}. The log of the server says why.`,
  );
  await rm(file);
  await schedule.runIfDue();
  expect((await schedule.readState()).latest).toBeNull();
});

test("a stop does not wait for a backup that takes long", { tags: "long" }, async () => {
  now = new Date("2026-11-23T04:00:00Z");
  const path = await storeFile(Buffer.from("of a slow bucket"));
  let giveUp = (_reason: Error) => {};
  const never = new Promise<never>((_resolve, reject) => {
    giveUp = reject;
  });
  const storage = { ...site.media.storage, stat: () => never };
  const folder = join(base, "slow");
  const sources = { database: site.database, storage, secretPath: undefined };
  const schedule = openBackupSchedule({ folder, every: 24 * hour }, sources, () => now, log);
  void schedule.runIfDue();
  await schedule.close();
  await site.database.mediaAsset.delete({ where: { path } });

  // The next server makes the backup from the beginning.
  await open(folder).runIfDue();
  const archives = (await readdir(folder)).filter((name) => name !== "copies");
  expect(archives).toEqual(["vitrine-20261123T040000Z.tar"]);
  giveUp(new Error("the bucket is gone"));
  await schedule.copyIfChanged();
});

test("the owner reads how the backups are, nobody else does, and null where there are none", async () => {
  const folder = join(base, "of-the-owner");
  const backedUp = await openTestSite({ BACKUP_DIR: folder, BACKUP_EVERY: "12" });
  const query =
    "{ backups { folder everyHours isLastBackupKnown lastBackupAt lastBackupSize deletedBackups problem } }";
  const ask = async (of: TestSite, cookie: string) =>
    (
      await of.app.inject({
        method: "POST",
        url: "/graphql",
        payload: { query },
        headers: { cookie },
      })
    ).json();
  const cookie = await backedUp.signIn();
  await expect
    .poll(async () => (await ask(backedUp, cookie)).data.backups)
    .toEqual({
      folder,
      everyHours: 12,
      isLastBackupKnown: true,
      lastBackupAt: null,
      lastBackupSize: null,
      deletedBackups: [],
      problem: null,
    });
  expect((await ask(backedUp, "")).errors[0].extensions.code).toBe("UNAUTHENTICATED");
  await backedUp.close();
  expect((await ask(site, await site.signIn())).data.backups).toBeNull();
});
