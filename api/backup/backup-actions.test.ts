/** @module-tag bothDatabases */

import { mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openTestSite, ownerPassword, type TestSite } from "../testing/test-site.ts";
import { verify } from "./commands.ts";
import { streamNewArchive } from "./download/stream-new-archive.ts";
import { nameBackup } from "./places/backup-names.ts";

let base: string;
let folder: string;
let site: TestSite;
let bare: TestSite;
let cookie: string;
let now = Date.now();
let addresses = 0;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "vitrine-backups-"));
  folder = join(base, "backups");
  const clock = () => new Date(now);
  const variables = { BACKUP_DIR: folder, TRUST_PROXY: "1" };
  site = await openTestSite(variables, undefined, undefined, clock);
  bare = await openTestSite();
  cookie = await site.signIn();
  await make();
});
beforeEach(async () => {
  cookie = await site.signIn();
});
afterAll(async () => {
  await site.close();
  await bare.close();
  await rm(base, { recursive: true, force: true });
});

async function ask(query: string, variables: object, from = cookie, of = site, address?: string) {
  const response = await of.app.inject({
    method: "POST",
    url: "/graphql",
    payload: { query, variables },
    headers: { cookie: from, "x-forwarded-for": address ?? `10.1.0.${++addresses % 250}` },
  });
  const { data, errors } = response.json();
  const set = response.cookies.find(({ name }) => name === "vitrine-backup");
  return { data, code: errors?.[0].extensions.code, ticket: set && `vitrine-backup=${set.value}` };
}

const state = "isRunning problem lastBackupAt archiveCount archives { name createdAt size }";

async function readState() {
  return (await ask(`{ backups { ${state} } }`, {})).data.backups;
}

const whenDone = () =>
  vi.waitUntil(async () => !(await readState()).isRunning, { timeout: 20_000 });

/** Makes a backup as the owner's button does. @returns its name */
async function make(): Promise<string> {
  now += 1_000;
  const { data } = await ask(
    `mutation { makeBackup { backups { ${state} } userErrors { code } } }`,
    {},
  );
  expect(data.makeBackup).toMatchObject({ backups: { isRunning: true }, userErrors: [] });
  await whenDone();
  const { problem, archives } = await readState();
  expect(problem).toBeNull();
  return archives[0].name;
}

async function request(name: string | null, password = ownerPassword, from = cookie, of = site) {
  const mutation = `mutation ($input: RequestBackupDownloadInput!) {
    requestBackupDownload(input: $input) { address userErrors { field code } } }`;
  const { data, ...rest } = await ask(mutation, { input: { name, password } }, from, of);
  return { ...data?.requestBackupDownload, ...rest };
}

const fetchArchive = (address: string, ticket: string | undefined, from = cookie, of = site) =>
  of.app.inject({ url: address, headers: { cookie: `${from}; ${ticket ?? ""}` } });

test("a backup that the owner asks for is stored, and its bytes are downloaded", async () => {
  const before = await readdir(folder);
  const name = await make();
  // Also those of the same day stay.
  expect(await readdir(folder)).toEqual([...before, name]);
  const { address, ticket, userErrors } = await request(name);
  expect(userErrors).toEqual([]);
  const response = await fetchArchive(address, ticket);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "cache-control": "private, no-store",
    "content-disposition": `attachment; filename=${name}`,
    "content-type": "application/x-tar",
    "content-length": String(response.rawPayload.length),
  });
  expect(response.rawPayload.equals(await readFile(join(folder, name)))).toBe(true);
});

test("two presses make one backup", async () => {
  const before = (await readState()).archiveCount;
  now += 1_000;
  await Promise.all([1, 2].map(() => ask("mutation { makeBackup { userErrors { code } } }", {})));
  await whenDone();
  expect((await readState()).archiveCount).toBe(before + 1);
});

test("without a place a backup is made while it is downloaded", async () => {
  const owner = await bare.signIn();
  const made = await ask("mutation { makeBackup { userErrors { code } } }", {}, owner, bare);
  expect(made.data.makeBackup.userErrors).toEqual([{ code: "NO_BACKUP_PLACE" }]);
  const named = await request("vitrine-20261123T040000Z.tar", ownerPassword, owner, bare);
  expect(named.userErrors).toMatchObject([{ code: "NOT_FOUND" }]);

  const { address, ticket } = await request(null, ownerPassword, owner, bare);
  const { rawPayload, headers } = await fetchArchive(address, ticket, owner, bare);
  expect(headers["cache-control"]).toBe("private, no-store");
  const path = join(base, "downloaded.tar");
  await writeFile(path, rawPayload);
  expect(await verify({}, path)).toContain("is whole");
  await truncate(path, rawPayload.length - 2_048);
  await expect(verify({}, path)).rejects.toThrow("cannot be restored");
});

test("no second backup is made beside one that is being made", async () => {
  const sources = { database: bare.database, storage: bare.media.storage, secretPath: undefined };
  const isHeld = { once: async () => undefined };
  expect(await streamNewArchive(sources, isHeld)).toBeNull();
});

test("wrong passwords are counted together with those of signing in", async () => {
  const name = (await readState()).archives[0].name;
  const stranger = "10.9.9.9";
  // A session alone, as somebody has who copied it.
  const session = /vitrine-session=[^;]+/.exec(cookie)?.[0] ?? "";
  const mutation = `mutation ($input: RequestBackupDownloadInput!) {
    requestBackupDownload(input: $input) { address userErrors { code } } }`;
  const guess = (password: string) =>
    ask(mutation, { input: { name, password } }, session, site, stranger);
  const codes = new Map<string, number>();
  for (let each = 0; each < 30; each++) {
    const { data, code, ticket } = await guess(`wrong ${each}`);
    expect(ticket).toBeUndefined();
    const found = code ?? data.requestBackupDownload.userErrors[0].code;
    codes.set(found, (codes.get(found) ?? 0) + 1);
  }
  expect(Object.fromEntries(codes)).toEqual({ INCORRECT_PASSWORD: 5, TOO_MANY_REQUESTS: 25 });
  expect((await guess(ownerPassword)).code).toBe("TOO_MANY_REQUESTS");
  const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { isOwner } } }`;
  const input = { password: ownerPassword };
  expect((await ask(signIn, { input }, "", site, stranger)).code).toBe("TOO_MANY_REQUESTS");
  const change = `mutation ($input: ChangeOwnerPasswordInput!) {
    changeOwnerPassword(input: $input) { userErrors { code } } }`;
  const both = { currentPassword: ownerPassword, newPassword: "another long one" };
  expect((await ask(change, { input: both }, session, site, stranger)).code).toBe(
    "TOO_MANY_REQUESTS",
  );
});

test("a ticket opens one archive, once, to the session that asked", async () => {
  const [one, other] = [await make(), await make()];
  const elsewhere = await site.signIn();
  const { address, ticket } = await request(one);
  const status = async (...sent: Parameters<typeof fetchArchive>) =>
    (await fetchArchive(...sent)).statusCode;
  expect(await status(address, undefined)).toBe(403);
  expect(await status(address, "vitrine-backup=forged")).toBe(403);
  expect(await status(address.replace(one, other), ticket)).toBe(403);
  expect(await status(address, ticket, elsewhere)).toBe(403);
  expect(await status(address, ticket, "")).toBe(401);
  expect(await status(address, ticket)).toBe(200);
  expect(await status(address, ticket)).toBe(403);

  const second = await request(one);
  await ask("mutation { signOut { viewer { isOwner } } }", {});
  expect(await status(second.address, second.ticket)).toBe(401);
  expect(await status(second.address, second.ticket, elsewhere)).toBe(403);
});

test.each([
  ["a minute later", 60_000, 403],
  ["within the minute", 59_000, 200],
  ["after the clock went back", -3 * 60 * 60_000, 403],
])("a ticket that is used %s", async (_when, later, expected) => {
  const { archives } = await readState();
  const { address, ticket } = await request(archives[0].name);
  now += later;
  expect((await fetchArchive(address, ticket)).statusCode).toBe(expected);
  now -= later;
});

test("nothing but a verified backup is downloaded", async () => {
  await writeFile(join(base, "secret"), "of the site");
  await writeFile(join(folder, "notes.txt"), "mine");
  await writeFile(join(folder, ".unverified-vitrine-20261122T040000Z.tar"), "half");
  for (const name of [
    "../secret",
    "..\\secret",
    "notes.txt",
    ".unverified-vitrine-20261122T040000Z.tar",
    "vitrine-20261122T040000Z.tar",
    "vitrine-20261122T040000Z.tar\n",
    "",
    null,
  ]) {
    const { address, ticket, userErrors } = await request(name);
    expect([name, address, ticket, userErrors]).toEqual([
      ...[name, null, undefined],
      [{ field: null, code: "NOT_FOUND" }],
    ]);
  }
  const { ticket } = await request((await readState()).archives[0].name);
  for (const name of ["..%2fsecret", "notes.txt", "%2e%2e%2f%2e%2e%2fetc%2fpasswd"]) {
    expect((await fetchArchive(`/api/backups/${name}`, ticket)).statusCode).toBe(403);
  }
});

test("a backup that was deleted meanwhile is gone, in a list that is read meanwhile, too", async () => {
  const name = await make();
  const { address, ticket } = await request(name);
  await rm(join(folder, name));
  const response = await fetchArchive(address, ticket);
  expect([response.statusCode, response.json().code]).toEqual([404, "NOT_FOUND"]);
  // Listed by its name, and not there when its size is read.
  const ghost = join(folder, "vitrine-20200101T000000Z.tar");
  await symlink(join(base, "nowhere"), ghost);
  expect((await readState()).archives.length).toBeGreaterThan(0);
  await rm(ghost);
});

test("a place with many backups lists the newest", async () => {
  const names = Array.from({ length: 500 }, (_, at) =>
    nameBackup(new Date(Date.UTC(2019, 0, 1, at))),
  );
  for (const name of names) await writeFile(join(folder, name), "");
  const { archives, archiveCount } = await readState();
  expect(archives).toHaveLength(50);
  expect(archiveCount).toBeGreaterThan(names.length);
  for (const name of names) await rm(join(folder, name));
});

test("a failure is told by every run, in a plain sentence, until a backup succeeds", async () => {
  const data = { id: 1, name: "", problem: "The disk of /backups is full. Make room there." };
  await site.database.lastBackup.upsert({ where: { id: 1 }, create: data, update: data });
  expect((await readState()).problem).toBe(data.problem);
  await make();
  expect((await readState()).problem).toBeNull();
});

test("a place that cannot be read is told to whoever downloads", async () => {
  const name = (await readState()).archives[0].name;
  await rm(folder, { recursive: true });
  await writeFile(folder, "no folder");
  expect((await request(name)).userErrors).toMatchObject([{ code: "PLACE_UNREADABLE" }]);
  await ask("mutation { makeBackup { userErrors { code } } }", {});
  await whenDone();
  expect((await readState()).problem).toBe(
    `No backup could be written into ${folder}. The log of the server says why.`,
  );
  await rm(folder);
});
