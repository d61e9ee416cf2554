import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { openDatabase } from "../../database/client.ts";
import { log } from "../../log.ts";
import { checksumOf } from "../../testing/checksum-of.ts";
import { type FakeBucket, type Fault, startFakeBucket } from "../../testing/fake-bucket.ts";
import {
  createPostgresDatabase,
  dropPostgresDatabase,
  postgresServer,
} from "../../testing/postgres.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { restore, verify } from "../commands.ts";
import { openBackupSchedule } from "../schedule/backup-schedule.ts";
import { openBucketPlace } from "./bucket-place.ts";

const address = "s3://shop-window/sites/ada";
const day = 24 * 60 * 60 * 1_000;
const first = "vitrine-20261123T040000Z.tar";

let site: TestSite;
let bucket: FakeBucket;
let now: Date;
beforeAll(async () => {
  site = await openTestSite();
  const bytes = Buffer.from("a picture");
  await site.media.storage.write("objects/one.png", bytes);
  await site.database.mediaAsset.create({
    data: {
      path: "/objects/one.png",
      kind: "image",
      mediaType: "image/png",
      byteSize: bytes.length,
      width: 8,
      height: 8,
      checksum: checksumOf(bytes),
    },
  });
});
beforeEach(async () => {
  bucket = await startFakeBucket();
  now = new Date("2026-11-23T04:00:00Z");
});
afterEach(() => bucket.close());
afterAll(() => site.close());

/** Opens the backup schedule again, as a restarted server does. */
function open() {
  const sources = { database: site.database, storage: site.media.storage, secretPath: undefined };
  const settings = { folder: address, bucket: bucket.settings, every: day };
  return openBackupSchedule(settings, sources, () => now, log);
}

const keys = () => [...bucket.objects.keys()].sort();
const variables = () => ({
  BACKUP_S3_ENDPOINT: bucket.settings.endpoint,
  BACKUP_S3_ACCESS_KEY_ID: "id",
  BACKUP_S3_SECRET_ACCESS_KEY: "secret",
});

test("a backup is made in the bucket, and the next a day later", { tags: "long" }, async () => {
  const schedule = open();
  // `latest` is undefined until the bucket has been read, which can take longer than `readState`
  // waits.
  await expect.poll(schedule.readState).toMatchObject({ folder: address, latest: null });
  await schedule.runIfDue();
  expect(await schedule.readState()).toMatchObject({
    latest: { name: first, createdAt: now },
    problem: null,
  });
  expect(keys()).toEqual([`sites/ada/${first}`]);
  expect(bucket.uploads.size).toBe(0);
  expect(await verify(variables(), `${address}/${first}`)).toContain("the database and 1 files");

  now = new Date(now.getTime() + day / 2);
  await open().runIfDue();
  expect(keys()).toHaveLength(1);
  now = new Date(now.getTime() + day / 2);
  await open().runIfDue();
  expect(keys()).toHaveLength(2);

  await expect(verify(variables(), `${address}/none.tar`)).rejects.toThrow("There is no archive");
  await expect(verify({}, `${address}/${first}`)).rejects.toThrow("Set BACKUP_S3_ACCESS_KEY_ID");
});

test("the site comes back from the bucket into either database, whichever it was of", async () => {
  await open().runIfDue();
  const folder = await mkdtemp(join(tmpdir(), "vitrine-restored-"));
  const inFile = { ...variables(), DATA_DIR: join(folder, "file") };
  const archive = `${address}/${first}`;
  expect(await restore(inFile, archive)).toContain("holds the database and 1 files");
  await expectSite(`file:${join(folder, "file/vitrine.db")}`, join(folder, "file"));
  if (postgresServer()) {
    const DATABASE_URL = await createPostgresDatabase();
    const onServer = { ...variables(), DATA_DIR: join(folder, "server"), DATABASE_URL };
    await restore(onServer, archive);
    await expectSite(DATABASE_URL, join(folder, "server"));

    // A backup of the restored SQLite file can be restored into a database server, too.
    const database = await openDatabase(`file:${join(folder, "file/vitrine.db")}`);
    now = new Date(now.getTime() + day);
    const sources = { database, storage: site.media.storage, secretPath: undefined };
    const settings = { folder: address, bucket: bucket.settings, every: day };
    await openBackupSchedule(settings, sources, () => now, log).runIfDue();
    await database.$disconnect();
    await dropPostgresDatabase(DATABASE_URL);
    const DATA_DIR = join(folder, "other server");
    const other = { ...variables(), DATA_DIR, DATABASE_URL: await createPostgresDatabase() };
    await restore(other, `${address}/vitrine-20261124T040000Z.tar`);
    await expectSite(other.DATABASE_URL, DATA_DIR);
    await dropPostgresDatabase(other.DATABASE_URL);
  }
  await rm(folder, { recursive: true });
});

/** Expects the site's only media file, its asset and the owner. */
async function expectSite(databaseUrl: string, folder: string) {
  const database = await openDatabase(databaseUrl);
  const [assets, users] = [await database.mediaAsset.findMany(), await database.user.findMany()];
  await database.$disconnect();
  expect(assets).toEqual(await site.database.mediaAsset.findMany());
  expect(users).toEqual(await site.database.user.findMany());
  expect(await readFile(join(folder, "media/objects/one.png"), "utf8")).toBe("a picture");
}

test("a content of a copy is sent as it comes, without room on this machine", {
  tags: "long",
}, async () => {
  vi.stubEnv("TMPDIR", "/dev/null"); // nothing can be written there
  onTestFinished(() => void vi.unstubAllEnvs());
  const { storage } = await openBucketPlace(bucket.settings, address).files();
  for (const size of [40_000_000, 1_000]) {
    const content = Buffer.alloc(size, 7);
    await storage.write("sites/ada/copies/files/long", Readable.from([content]));
    expect(bucket.objects.get("sites/ada/copies/files/long")?.equals(content)).toBe(true);
  }
  expect(bucket.uploads.size).toBe(0);
});

test("outdated backups go, whatever else is in the bucket stays", async () => {
  const of = (month: string) => `sites/ada/vitrine-2025${month}01T000000Z.tar`;
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));
  const others = ["notes.txt", "sites/ada/deep/vitrine-20250101T000000Z.tar", "sites/adam.tar"];
  for (const key of [...months.map(of), ...others]) bucket.objects.set(key, Buffer.from("old"));
  bucket.pageSize = 5;
  await open().runIfDue();
  // Of the new backup and twelve old ones, the newest of each of seven days stay.
  const stored = [...months.slice(6).map(of), `sites/ada/${first}`];
  expect(keys()).toEqual([...others, ...stored].sort());
});

test("what cannot be read again is no backup, and goes", async () => {
  const set = bucket.objects.set.bind(bucket.objects);
  bucket.objects.set = (key, bytes) => set(key, bytes.subarray(0, bytes.length / 2));
  const schedule = open();
  await schedule.runIfDue();
  const { latest, problem } = await schedule.readState();
  expect(problem).toContain(`What was written to ${address} could not be read again`);
  expect(latest).toBeNull();
  expect(keys()).toEqual([]);
});

test("what a killed run left counts for nothing, and the next removes it", async () => {
  const left = "sites/ada/vitrine-20261122T040000Z.tar";
  bucket.objects.set(left, Buffer.from("sent, and never read again"));
  bucket.objects.set(`${left}.unverified`, Buffer.from("marked"));
  const upload = (key: string) => ({ key, parts: new Map([[1, Buffer.from("half")]]) });
  bucket.uploads.set("a", upload("sites/ada/vitrine-20261121T040000Z.tar"));
  bucket.uploads.set("b", upload("incoming/of-the-site"));
  const schedule = open();
  expect((await schedule.readState()).latest).toBeNull();
  await schedule.runIfDue();
  expect((await schedule.readState()).latest).toMatchObject({ name: first });
  expect(keys()).toEqual([`sites/ada/${first}`]);
  expect([...bucket.uploads.keys()]).toEqual(["b"]);
});

test.each<[Fault, string]>([
  ["reset", "cannot be reached"],
  [403, "The key of the settings may not use"],
])("after %s the owner is told why, and nothing is left", async (fault, sentence) => {
  bucket.faults.push(...Array<Fault>(200).fill(fault));
  const schedule = open();
  await schedule.runIfDue();
  bucket.faults.length = 0;
  const { problem, latest } = await schedule.readState();
  expect(problem).toContain(sentence);
  expect(latest).toBeNull();
  expect(keys()).toEqual([]);
});

test("until the bucket has answered, none is not claimed", { tags: "long" }, async () => {
  const schedule = open();
  await schedule.runIfDue();
  const next = open();
  bucket.faults.push("hang");
  expect(await next.readState()).toMatchObject({ latest: undefined, problem: null });
  await expect.poll(next.readState).toMatchObject({ latest: { name: first } });
});

test("while the bucket is frozen the owner is shown at once what was last there", {
  tags: "long",
}, async () => {
  const schedule = open();
  await schedule.runIfDue();
  bucket.faults.push(...Array<Fault>(200).fill("hang"));
  const started = performance.now();
  expect((await schedule.readState()).latest).toMatchObject({ name: first });
  expect(performance.now() - started).toBeLessThan(2_500);
});
