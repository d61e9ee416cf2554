import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../database/client.ts";
import { type Coordination, coordinateAlone } from "../../database/instances/coordination.ts";
import { log } from "../../log.ts";
import { checksumOf } from "../../testing/checksum-of.ts";
import { startFakeBucket } from "../../testing/fake-bucket.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { restoreBeside, restoreMoment } from "../commands.ts";
import { openPlace } from "../places/backup-place.ts";
import { openCopySchedule } from "../schedule/copy-schedule.ts";
import { openCopies } from "./copies.ts";

let site: TestSite;
let base: string;
let folder: string;
let now = new Date("2026-11-25T10:00:00Z");

beforeAll(async () => {
  site = await openTestSite();
  base = await mkdtemp(join(tmpdir(), "vitrine-copies-"));
  folder = join(base, "backups");
});
afterAll(async () => {
  await site.close();
  await rm(base, { recursive: true, force: true });
});

const sources = () => {
  const secretPath = join(base, "secret");
  return { database: site.database, storage: site.media.storage, secretPath };
};

function openSchedule(
  settings: Parameters<typeof openPlace>[0],
  told: string[] = [],
  { once }: Pick<Coordination, "once"> = coordinateAlone(),
) {
  return openCopySchedule(
    () => openPlace(settings),
    settings.folder,
    sources(),
    () => now,
    log,
    { once },
    async (problem) => void told.push(problem),
  );
}

/**
 * Makes a copy, if one is due, as a server does right after its start.
 * @returns the warnings to the owner
 */
function look(settings: Parameters<typeof openPlace>[0] = { folder, every: 1 }) {
  const told: string[] = [];
  return openSchedule(settings, told)
    .runIfChanged()
    .then(() => told);
}

async function copiesIn(at = folder) {
  return openCopies(await (await openPlace({ folder: at, every: 1 })).files());
}

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

async function storePicture(text: string) {
  const bytes = Buffer.from(text);
  const path = `/objects/${crypto.randomUUID()}.png`;
  await site.media.storage.write(path.slice(1), bytes);
  await site.database.mediaAsset.create({
    data: {
      ...{ path, kind: "image", mediaType: "image/png", width: 8, height: 8 },
      ...{ byteSize: bytes.length, checksum: checksumOf(bytes) },
    },
  });
  return path;
}

const contents = () => readdir(join(folder, "copies/files"));

/**
 * Restores the site as of a time into a new data folder.
 * @returns the names of the restored projects, and the folder
 */
async function restored(at?: string) {
  const DATA_DIR = join(base, crypto.randomUUID());
  await restoreMoment({ DATA_DIR }, folder, at);
  const database = await openDatabase(`file:${join(DATA_DIR, "vitrine.db")}`);
  const projects = await database.project.findMany({ orderBy: { id: "asc" } });
  await database.$disconnect();
  return { names: projects.map(({ name }) => name), DATA_DIR };
}

test("each change is copied, each file once, and every moment can be restored", {
  tags: "bothDatabases",
}, async () => {
  await writeFile(join(base, "secret"), "a secret of this site");
  const path = await storePicture("a picture");
  await site.database.project.create({ data: { name: "First", slug: "first" } });
  await look();
  expect((await contents()).length).toBe(3);
  later(1);
  const other = await storePicture("another picture");
  await site.database.project.create({ data: { name: "Second", slug: "second" } });
  await look();
  // The new contents are the picture and the database. The secret and the first picture were stored
  // before.
  expect((await contents()).length).toBe(5);
  expect((await (await copiesIn()).list()).map(({ createdAt }) => createdAt.toISOString())).toEqual(
    ["2026-11-25T10:01:00.000Z", "2026-11-25T10:00:00.000Z"],
  );

  expect((await restored("2026-11-25T10:00Z")).names).toEqual(["First"]);
  const { names, DATA_DIR } = await restored();
  expect(names).toEqual(["First", "Second"]);
  expect(await readFile(join(DATA_DIR, "secret"), "utf8")).toBe("a secret of this site");
  for (const [key, text] of [
    [path, "a picture"],
    [other, "another picture"],
  ] as const) {
    expect(await readFile(join(DATA_DIR, "media", key), "utf8")).toBe(text);
  }
  await expect(restored("2026-11-24T10:00Z")).rejects.toThrow("holds nothing of");
  await expect(restored("noon")).rejects.toThrow("noon is no moment");
});

/** A promise that is resolved from outside. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test("a file that came while others are being sent is in the copy, or in the next one", async () => {
  const { storage, prefix } = await (await openPlace({ folder, every: 1 })).files();
  const { media } = site;
  const release = gate();
  const begun = gate();
  const slow = {
    ...media.storage,
    read: (key: string) => {
      begun.open();
      return Readable.from(
        (async function* () {
          await release.opened;
          yield* media.storage.read(key);
        })(),
      );
    },
  };
  const written = gate();
  const copies = openCopies({
    prefix,
    storage: {
      ...storage,
      write: async (...given) => {
        await storage.write(...given);
        if (isLate) written.open();
      },
    },
  });
  let isLate = false;
  await storePicture("sent slowly");
  const first = copies.write({ ...sources(), storage: slow }, now, true);
  await begun.opened;
  later(1);
  const path = await storePicture("came meanwhile");
  isLate = true;
  const second = copies.write({ ...sources(), storage: slow }, now, true);
  await written.opened;
  release.open();
  await first;
  const isWhole = await second;
  const { DATA_DIR } = await restored();
  const isThere = await stat(join(DATA_DIR, "media", path)).then(
    () => true,
    () => false,
  );
  expect(isWhole).toBe(isThere);
});

test("a copy to look at takes nothing of the site\u2019s settings but its secret", async () => {
  const variables = {
    ...{ SESSION_SECRET: "a secret for tests that is long enough", PATH: "/bin" },
    ...{ DATABASE_URL: "postgresql://localhost/none", SMTP_URL: "smtp://mail.example.org" },
    ...{ CONTACT_TO: "ada@example.org" },
    ...{ BACKUP_DIR: folder, PUBLIC_URL: "https://example.org" },
  };
  const beside = await restoreBeside(variables, folder, undefined, "3001");
  expect(beside.variables).toMatchObject({ READ_ONLY: "1", PORT: "3001", PATH: "/bin" });
  for (const name of ["DATABASE_URL", "SMTP_URL", "BACKUP_DIR", "PUBLIC_URL"]) {
    expect(beside.variables[name]).toBeUndefined();
  }
  // A server is started on the folder next, so the folder must not be locked.
  const files = await readdir(beside.folder);
  expect([files.includes("vitrine.db"), files.includes("lock.db")]).toEqual([true, false]);
  await rm(beside.folder, { recursive: true });
});

test.each([
  ["changed", "a picturE"],
  ["cut short", "a pict"],
  ["longer", "a picture and more"],
])("a content that is %s is noticed, told once, and stored again", async (_how, damage) => {
  const broken = join(folder, "copies/files", checksumOf(Buffer.from("a picture")));
  await writeFile(broken, damage);
  await site.database.lastBackup.updateMany({ data: { copyCheckedAt: null } });
  later(1);
  const told = await look();
  expect(told.join()).toMatch(/could not be restored when that was tried: its entry .* is damaged/);
  later(1);
  expect(await look()).toEqual([]);
  expect(await readFile(broken, "utf8")).toBe("a picture");
  expect(await site.database.lastBackup.findFirst()).toMatchObject({
    checkProblem: null,
    copyCheckedAt: now,
  });
});

test("a damaged manifest of an older copy does not stop the check of the newest one", async () => {
  const at = { folder: join(base, "older"), every: 1 };
  later(1);
  await look(at);
  await site.database.project.create({ data: { name: "Newer", slug: "newer" } });
  later(1);
  await look(at);
  const [, older] = await (await copiesIn(at.folder)).list();
  await writeFile(join(at.folder, "copies/moments", older?.name ?? ""), "cut");
  await site.database.lastBackup.updateMany({ data: { copyCheckedAt: null } });
  later(1);
  expect(await look(at)).toEqual([]);
  expect(await site.database.lastBackup.findFirst()).toMatchObject({ copyCheckedAt: now });
  await site.database.project.delete({ where: { slug: "newer" } });
});

test("a damaged media file that was restored is copied after the next check", async () => {
  const bytes = Buffer.from("whole");
  const key = (await storePicture("whole")).slice(1);
  await site.media.storage.write(key, Buffer.from("holes"));
  const copies = await copiesIn();
  later(1);
  await copies.write(sources(), now, true);
  expect(await contents()).not.toContain(checksumOf(bytes));
  await site.media.storage.write(key, bytes);
  await copies.repair();
  later(1);
  await copies.write(sources(), now, true);
  expect(await contents()).toContain(checksumOf(bytes));
});

test("a clock that ran ahead puts off no check, and its copy is not the last one", async () => {
  const { project, lastBackup } = site.database;
  const today = now;
  now = new Date("2041-01-01T12:00:00Z");
  await project.create({ data: { name: "Ahead", slug: "ahead" } });
  await look();
  expect(await lastBackup.findFirst()).toMatchObject({ copyCheckedAt: now });
  now = today;
  later(1);
  await project.create({ data: { name: "Back", slug: "back" } });
  await look();
  expect(await lastBackup.findFirst()).toMatchObject({ copyCheckedAt: now });
  expect((await restored()).names).toEqual(["First", "Second", "Ahead", "Back"]);
  // The copy from the future is still listed first. Nevertheless the contents are listed only once.
  const { storage, ...files } = await (await openPlace({ folder, every: 1 })).files();
  let lists = 0;
  const list = (of: string) => {
    if (of === "copies/files/") lists += 1;
    return storage.list(of);
  };
  const copies = openCopies({ ...files, storage: { ...storage, list } });
  for (let each = 0; each < 2; each++) {
    later(1);
    await copies.write(sources(), now, true);
  }
  expect(lists).toBe(1);
});

test("no content is stored that would leave the disk no room", async () => {
  const place = await openPlace({ folder: join(base, "small"), every: 1 });
  await place.prepareFiles();
  const { storage, prefix } = await place.files();
  const requireRoom = async () => {
    throw new Error("no room");
  };
  const copies = openCopies({ storage, prefix, requireRoom });
  await expect(copies.write(sources(), now, false)).rejects.toThrow("no room");
  for await (const { key } of storage.list("copies/")) expect.unreachable(key);
});

test("what was changed just before a stop is copied by it", async () => {
  let isResting = false;
  // As with a database server: no instance makes a copy in the pause after the previous one.
  const once: Coordination["once"] = async (_name, work) => {
    if (isResting) return undefined;
    isResting = true;
    return work();
  };
  const schedule = openSchedule({ folder, every: 1 }, [], { once });
  later(1);
  await schedule.runIfChanged();
  await site.database.project.create({ data: { name: "Last", slug: "last" } });
  later(1);
  await schedule.close();
  expect((await restored()).names.at(-1)).toBe("Last");
});

test("a folder that anyone may look into is closed", async () => {
  const open = join(base, "open");
  await mkdir(open);
  await chmod(open, 0o755);
  await (await openPlace({ folder: open, every: 1 })).prepareFiles();
  expect((await stat(open)).mode & 0o007).toBe(0);
});

test("a bucket holds copies, and a public one is refused", async () => {
  const bucket = await startFakeBucket();
  const settings = { folder: "s3://shop-window/ada", bucket: bucket.settings, every: 1 };
  await look(settings);
  const moments = () => [...bucket.objects.keys()].filter((key) => key.includes("/moments/"));
  expect(moments()).toHaveLength(1);
  bucket.objects.clear();
  bucket.isPublic = true;
  expect((await look(settings)).join()).toContain("Anyone may read s3://shop-window/ada");
  expect(moments()).toHaveLength(0);
  bucket.isPublic = false;
  await look(settings);
  expect(moments()).toHaveLength(1);
  await bucket.close();
});
