import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "../database/client.ts";
import { coordinateAlone } from "../database/instances/coordination.ts";
import { log } from "../log.ts";
import { checksumOf } from "../testing/checksum-of.ts";
import { databaseVariables } from "../testing/postgres.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { backUp, restore, restoreMoment, verify } from "./commands.ts";
import { createKey, decrypt, encryptFor } from "./encryption.ts";
import { openPlace } from "./places/backup-place.ts";
import { openCopySchedule } from "./schedule/copy-schedule.ts";

/** A text that must not be readable in any encrypted file. */
const words = "Lighthouse of Sandhaven";
const picture = Buffer.from(`${"a picture of it ".repeat(20_000)}`);

let base: string;
let folder: string;
let site: TestSite;
let cookie: string;
let key: string;
let now = Date.now();

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "vitrine-encrypted-"));
  folder = join(base, "backups");
  site = await openTestSite({ BACKUP_DIR: folder }, undefined, undefined, () => new Date(now));
  await site.database.project.create({ data: { name: words, slug: "lighthouse" } });
  const path = "/objects/lighthouse.png";
  await site.media.storage.write(path.slice(1), picture);
  await site.database.mediaAsset.create({
    data: {
      ...{ path, kind: "image", mediaType: "image/png", width: 8, height: 8 },
      ...{ byteSize: picture.length, checksum: checksumOf(picture) },
    },
  });
  await writeFile(join(base, "secret"), "the secret of this site");
});
beforeEach(async () => {
  cookie = await site.signIn();
  key = await turnOn();
});
afterAll(async () => {
  await site.close();
  await rm(base, { recursive: true, force: true });
});

async function ask(query: string, variables: object = {}) {
  const response = await site.app.inject({
    method: "POST",
    url: "/graphql",
    payload: { query, variables },
    headers: { cookie },
  });
  return response.json().data;
}

const turnOn = async (): Promise<string> =>
  (await ask("mutation { createBackupKey { key userErrors { code } } }")).createBackupKey.key;
const turnOff = () => ask("mutation { removeBackupKey { encryptsBackups } }");

const archives = "archives { name isEncrypted }";
const readState = async () =>
  (await ask(`{ backups { isRunning restoreProblem problem ${archives} } }`))?.backups;
const whenDone = () =>
  vi.waitUntil(async () => (await readState())?.isRunning === false, { timeout: 20_000 });

/** Makes a backup at the owner's request. */
async function make(): Promise<{ name: string; isEncrypted: boolean }> {
  now += 1_000;
  await ask("mutation { makeBackup { userErrors { code } } }");
  await whenDone();
  const state = await readState();
  expect(state.problem).toBeNull();
  return state.archives[0];
}

/** Makes a copy as the server does. @returns the warnings to the owner */
async function copy(at = folder): Promise<string[]> {
  now += 60_000;
  const told: string[] = [];
  const schedule = openCopySchedule(
    () => openPlace({ folder: at, every: 1 }),
    at,
    {
      database: site.database,
      storage: site.media.storage,
      secretPath: join(base, "secret"),
    },
    () => new Date(now),
    log,
    coordinateAlone(),
    async (problem) => void told.push(problem),
  );
  await schedule.runIfChanged();
  return told;
}

async function restored(DATA_DIR: string): Promise<string[]> {
  const database = await openDatabase(`file:${join(DATA_DIR, "vitrine.db")}`);
  const projects = await database.project.findMany({ select: { name: true } });
  await database.$disconnect();
  return projects.map(({ name }) => name);
}

const newFolder = () => mkdtemp(join(base, "restored-"));

test("a backup shows nothing, and opens with the key that was shown once alone", {
  tags: "long",
}, async () => {
  const { name, isEncrypted } = await make();
  const path = join(folder, name);
  expect([name.endsWith(".tar.age"), isEncrypted]).toEqual([true, true]);
  const bytes = await readFile(path);
  expect(bytes.toString("latin1", 0, 21)).toBe("age-encryption.org/v1");
  for (const shown of [words, "a picture of it", "SQLite format", "media/"]) {
    expect(bytes.includes(shown)).toBe(false);
  }
  expect(await verify({ BACKUP_KEY: key }, path)).toContain("is whole");
  // The key in the form in which a person may type it from paper.
  expect(await verify({ BACKUP_KEY: ` ${key.toLowerCase()} ` }, path)).toContain("is whole");
  await expect(verify({}, path)).rejects.toThrow("set BACKUP_KEY");
  const other = await createKey();
  await expect(verify({ BACKUP_KEY: other.key }, path)).rejects.toThrow("for another key");
  const DATA_DIR = await newFolder();
  await restore({ DATA_DIR, BACKUP_KEY: key }, path);
  expect(await restored(DATA_DIR)).toContain(words);
});

test("the server stores what encrypts, and not what opens", { tags: "long" }, async () => {
  const record = await site.database.lastBackup.findFirstOrThrow();
  expect(record.recipient).toMatch(/^age1/);
  expect(await ask("{ encryptsBackups }")).toEqual({ encryptsBackups: true });
  const all = [record, await site.database.auditEntry.findMany()];
  expect(JSON.stringify(all)).not.toContain("AGE-SECRET-KEY");
});

const chunk = 65_536 + 16;

test.each<[string, (bytes: Buffer, start: number) => Buffer]>([
  ["cut at the end of a chunk", (bytes, start) => bytes.subarray(0, start + 3 * chunk)],
  ["without its last byte", (bytes) => bytes.subarray(0, -1)],
  ["cut within its head", (bytes) => bytes.subarray(0, 60)],
  [
    "of chunks in another order",
    (bytes, start) =>
      Buffer.concat([
        bytes.subarray(0, start),
        bytes.subarray(start + chunk, start + 2 * chunk),
        bytes.subarray(start, start + chunk),
        bytes.subarray(start + 2 * chunk),
      ]),
  ],
  [
    "with one other bit",
    (bytes, start) => {
      const changed = Buffer.from(bytes);
      changed[start + 70_000] = (changed[start + 70_000] ?? 0) ^ 1;
      return changed;
    },
  ],
  ["with something after it", (bytes) => Buffer.concat([bytes, Buffer.from("more")])],
])("a backup %s is refused, and nothing is restored", { tags: "long" }, async (_damage, change) => {
  const { name } = await make();
  const bytes = await readFile(join(folder, name));
  // The header ends with the line of its checksum; a nonce of 16 bytes follows.
  const start = bytes.indexOf("\n", bytes.indexOf("\n--- ") + 1) + 1 + 16;
  const path = join(base, name);
  await writeFile(path, change(bytes, start));
  const DATA_DIR = await newFolder();
  await expect(restore({ DATA_DIR, BACKUP_KEY: key }, path)).rejects.toThrow(
    "is damaged or cut short. Nothing has changed.",
  );
  expect(await readdir(DATA_DIR)).not.toContain("vitrine.db");
});

// Bytes that arrive after the fault must neither end the process nor hide the fault.
test.each([100, 4_096, 65_536, 200_000])(
  "a fault is found where the bytes come %i at once",
  async (size) => {
    const { key, recipient } = await createKey();
    const bytes = await buffer(encryptFor(recipient)(Readable.from([Buffer.alloc(1_000_000)])));
    bytes[300_000] = (bytes[300_000] ?? 0) ^ 1;
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
    await expect(
      buffer(decrypt(Readable.from(pieces, { objectMode: false }), key)),
    ).rejects.toThrow("it is damaged");
  },
);

test("copies of changes show nothing, and each moment is restored with its key", {
  tags: "long",
}, async () => {
  const at = join(base, "copies-of-changes");
  await turnOff();
  await copy(at);
  key = await turnOn();
  await copy(at);
  const second = await turnOn();
  expect(await copy(at)).toEqual([]);
  const files = join(at, "copies/files");
  const encrypted = (await readdir(files)).filter((name) => name.endsWith(".age"));
  // The database, the secret and the picture, encrypted for each of the two keys.
  expect(encrypted).toHaveLength(6);
  for (const name of encrypted) {
    const bytes = await readFile(join(files, name));
    for (const shown of [words, "a picture of it", "the secret of this site"]) {
      expect(bytes.includes(shown)).toBe(false);
    }
  }
  const DATA_DIR = await newFolder();
  await expect(restoreMoment({ DATA_DIR }, at)).rejects.toThrow("set BACKUP_KEY");
  await expect(restoreMoment({ DATA_DIR, BACKUP_KEY: key }, at)).rejects.toThrow("another key");
  const ofFirst = await newFolder();
  const before = new Date(now - 30_000).toISOString();
  await restoreMoment({ DATA_DIR: ofFirst, BACKUP_KEY: key }, at, before);
  expect(await restored(ofFirst)).toContain(words);
  await restoreMoment({ DATA_DIR, BACKUP_KEY: second }, at);
  expect(await restored(DATA_DIR)).toContain(words);
  expect(await readFile(join(DATA_DIR, "secret"), "utf8")).toBe("the secret of this site");
  expect(checksumOf(await readFile(join(DATA_DIR, "media/objects/lighthouse.png")))).toBe(
    checksumOf(picture),
  );
  // The copy that was made before the first key opens without a key.
  const ofNoKey = await newFolder();
  const first = new Date(now - 90_000).toISOString();
  await restoreMoment({ DATA_DIR: ofNoKey }, at, first);
  expect(await restored(ofNoKey)).toContain(words);
});

test.each(["changed", "missing"])(
  "an encrypted file that is %s is noticed in the night, and stored again",
  async (damage) => {
    const at = join(base, `nightly-${damage}`);
    await copy(at);
    const files = join(at, "copies/files");
    const [name = ""] = (await readdir(files)).filter((each) =>
      each.startsWith(checksumOf(picture)),
    );
    if (damage === "missing") await rm(join(files, name));
    else await writeFile(join(files, name), "age-encryption.org/v1 and no more");
    await site.database.lastBackup.updateMany({ data: { copyCheckedAt: null } });
    const how = damage === "missing" ? "missing" : "damaged";
    // A missing file is stored again by the copy that is made before the check.
    const expected = damage === "missing" ? [] : [expect.stringContaining(`${name} is ${how}`)];
    expect(await copy(at)).toEqual(expected);
    expect(await copy(at)).toEqual([]);
    const DATA_DIR = await newFolder();
    await restoreMoment({ DATA_DIR, BACKUP_KEY: key }, at);
    expect(checksumOf(await readFile(join(DATA_DIR, "media/objects/lighthouse.png")))).toBe(
      checksumOf(picture),
    );
  },
);

test("the running site is restored with the key, and asks for it before it begins", {
  tags: "long",
}, async () => {
  const { name } = await make();
  const mutation = `mutation ($input: RestoreBackupInput!) {
    restoreBackup(input: $input) { userErrors { field code message } } }`;
  const tryWith = async (given?: string) =>
    (await ask(mutation, { input: { name, key: given } })).restoreBackup.userErrors;
  const { key: other } = await createKey();
  for (const given of [undefined, "AGE-SECRET-KEY-1NONE", other]) {
    expect(await tryWith(given)).toMatchObject([{ field: "key", code: "WRONG_KEY" }]);
  }
  await site.database.project.updateMany({ data: { name: "Since" } });
  now += 1_000;
  expect(await tryWith(key)).toEqual([]);
  await vi.waitUntil(async () => !(await readState()), { timeout: 20_000 });
  cookie = await site.signIn();
  await whenDone();
  expect((await readState()).restoreProblem).toBeNull();
  expect(await site.database.project.findFirstOrThrow()).toMatchObject({ name: words });
});

test("turned off, backups are readable again, and earlier ones are restored as ever", {
  tags: "long",
}, async () => {
  const sealed = await make();
  expect(await turnOff()).toEqual({ removeBackupKey: { encryptsBackups: false } });
  const plain = await make();
  expect(plain).toMatchObject({ name: expect.stringMatching(/\.tar$/), isEncrypted: false });
  expect(await verify({}, join(folder, plain.name))).toContain("is whole");
  await turnOn();
  expect(await verify({}, join(folder, plain.name))).toContain("is whole");
  expect(await verify({ BACKUP_KEY: key }, join(folder, sealed.name))).toContain("is whole");
});

test("at the terminal the name of the file says whether it is encrypted", {
  tags: "long",
}, async () => {
  const variables = {
    DATA_DIR: site.environment.dataFolder,
    ...databaseVariables(site.environment),
  };
  const path = join(base, "by-hand.tar.age");
  expect(await backUp(variables, path)).toContain("opens with the owner's key alone");
  expect(await verify({ BACKUP_KEY: key }, path)).toContain("is whole");
  await turnOff();
  await expect(backUp(variables, join(base, "other.tar.age"))).rejects.toThrow("has made no key");
});

test("without a place a download is encrypted, too", { tags: "long" }, async () => {
  const bare = await openTestSite();
  const headers = { cookie: await bare.signIn() };
  const send = async (query: string, variables = {}) =>
    bare.app.inject({ method: "POST", url: "/graphql", payload: { query, variables }, headers });
  const made = await send("mutation { createBackupKey { key } }");
  const asked = await send(
    "mutation { requestBackupDownload(input: {}) { address userErrors { code } } }",
  );
  const { address } = asked.json().data.requestBackupDownload;
  expect(address).toMatch(/\.tar\.age$/);
  const ticket = asked.cookies.find(({ name }) => name === "vitrine-backup");
  const response = await bare.app.inject({
    url: address,
    headers: { cookie: `${headers.cookie}; vitrine-backup=${ticket?.value}` },
  });
  const path = join(base, "downloaded.tar.age");
  await writeFile(path, response.rawPayload);
  const { key: shown } = made.json().data.createBackupKey;
  expect(await verify({ BACKUP_KEY: shown }, path)).toContain("is whole");
  await bare.close();
});
