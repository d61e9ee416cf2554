import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createSealedText } from "../access/sealed-text.ts";
import { checksumOf } from "../testing/checksum-of.ts";
import { openTestSite, ownerPassword, type TestSite } from "../testing/test-site.ts";
import { verify } from "./commands.ts";
import { momentOf, nameBackup } from "./places/backup-names.ts";
import { streamNewArchive } from "./stream-new-archive.ts";

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

const state =
  "isRunning isRestoring problem restoreProblem lastBackupAt restoredAt restoredFrom archiveCount archives { name createdAt size }";

async function readState() {
  return (await ask(`{ backups { ${state} } }`, {})).data.backups;
}

const whenDone = () =>
  vi.waitUntil(async () => !(await readState()).isRunning, { timeout: 20_000 });

/** Makes a backup at the owner's request. @returns the name of the backup */
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
  // Earlier backups of the same day stay, too.
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
  expect(await streamNewArchive(sources, isHeld, "vitrine.tar")).toBeNull();
});

test("wrong passwords are counted together with those of signing in", async () => {
  const name = (await readState()).archives[0].name;
  const stranger = "10.9.9.9";
  // The session cookie alone, as a person has who copied it.
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
  // A dangling link: its name is listed, but it is missing when its size is read.
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
  // `readState` does not wait for a storage that needs long to list its backups.
  const hasAll = async () => (await readState()).archiveCount > names.length;
  await vi.waitUntil(hasAll, { timeout: 20_000 });
  expect((await readState()).archives).toHaveLength(50);
  for (const name of names) await rm(join(folder, name));
});

test("a failure is told by every run, in a plain sentence, until a backup succeeds", async () => {
  const data = { id: 1, name: "", problem: "The disk of /backups is full. Make room there." };
  await site.database.lastBackup.upsert({ where: { id: 1 }, create: data, update: data });
  expect((await readState()).problem).toBe(data.problem);
  await make();
  expect((await readState()).problem).toBeNull();
});

async function restore(name: string, password = ownerPassword, from = cookie) {
  const mutation = `mutation ($input: RestoreBackupInput!) {
    restoreBackup(input: $input) { backups { isRunning } userErrors { field code } } }`;
  const { data, code } = await ask(mutation, { input: { name, password } }, from);
  return { ...data?.restoreBackup, code };
}

/**
 * Waits until no backup and no restore runs. Asks the site itself, because a restore ends the
 * session.
 */
const whenRestored = () =>
  vi.waitUntil(
    async () => {
      const context = await site.makeContext({ isOwner: true, hasPortfolioAccess: true });
      return (await context.backups?.readState())?.isRunning === false;
    },
    { timeout: 20_000 },
  );

const restoreProblem = async () => (await readState()).restoreProblem;

const readProjects = async () => {
  const response = await site.app.inject({ url: "/api/projects" });
  return response.json().map(({ name }: { name: string }) => name);
};

async function storeFile(text: string) {
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

test("the site is restored, and back from what it was before; sessions end", {
  tags: "long",
}, async () => {
  const { database, media } = site;
  const { id } = await database.project.create({
    data: { name: "Then", slug: "then", visibility: "public" },
  });
  const path = await storeFile("of then");
  const archive = await make();
  await database.project.update({ where: { id }, data: { name: "Now" } });
  await media.storage.remove(path.slice(1));
  await database.mediaAsset.deleteMany({ where: { path } });
  const later = await storeFile("of now");
  expect(await readProjects()).toEqual(["Now"]);

  // A folder as a killed restore leaves it.
  await mkdir(join(site.environment.dataFolder, "restoring"));
  await writeFile(join(site.environment.dataFolder, "restoring", "0"), "half");
  now += 1_000;
  expect((await restore(archive, "wrong")).userErrors).toEqual([
    { field: "password", code: "INCORRECT_PASSWORD" },
  ]);
  expect((await restore("vitrine-20010101T000000Z.tar")).userErrors).toEqual([
    { field: null, code: "NOT_FOUND" },
  ]);
  const begun = await restore(archive);
  expect(begun).toMatchObject({ backups: { isRunning: true }, userErrors: [] });
  // A second request is refused: as BUSY while the restore runs, or because the restore has ended
  // the session.
  const codes = (await restore(archive)).userErrors?.map(({ code }: { code: string }) => code);
  expect(codes ?? ["BUSY"]).toEqual(["BUSY"]);
  await whenRestored();
  expect(await readProjects()).toEqual(["Then"]);
  expect(await readdir(site.environment.dataFolder)).not.toContain("restoring");
  expect(await media.storage.stat(path.slice(1))).toEqual({ size: "of then".length });
  expect(await database.mediaAsset.count({ where: { path: later } })).toBe(0);
  expect((await ask("{ backups { isRunning } }", {})).code).toBe("UNAUTHENTICATED");

  cookie = await site.signIn();
  expect(await restoreProblem()).toBeNull();
  expect(await readState()).toMatchObject({
    restoredAt: new Date(now).toISOString(),
    restoredFrom: momentOf(archive)?.toISOString(),
  });
  const [ofBefore] = (await readState()).archives;
  expect(ofBefore.name).not.toBe(archive);
  now += 1_000;
  await restore(ofBefore.name);
  await whenRestored();
  expect(await readProjects()).toEqual(["Now"]);
  expect(await media.storage.stat(later.slice(1))).toEqual({ size: "of now".length });
});

test.each([
  ["damaged", "its entry database is damaged. Nothing has changed."],
  ["cut short", "it is cut short or no backup at all. Nothing has changed."],
])("a backup that is %s is not restored", async (damage, reason) => {
  const name = await make();
  const path = join(folder, name);
  if (damage === "damaged") {
    const file = await open(path, "r+");
    await file.write("rot", 4_000);
    await file.close();
  } else await truncate(path, 20_000);
  now += 1_000;
  await restore(name);
  await whenRestored();
  expect(await restoreProblem()).toBe(`${name} was not restored: ${reason}`);
  await rm(path);
});

test("a backup of a site with another secret is not restored", async () => {
  const colors = await site.database.siteColors.findFirstOrThrow();
  const sealed = createSealedText("another secret, which is long enough").seal("open sesame");
  const setTo = (portfolioPasswordEncrypted: string) =>
    site.database.siteColors.update({
      where: { id: colors.id },
      data: { portfolioPasswordEncrypted },
    });
  await setTo(sealed);
  const name = await make();
  await setTo(colors.portfolioPasswordEncrypted);
  now += 1_000;
  await restore(name);
  await whenRestored();
  expect(await restoreProblem()).toContain("it was made with another secret.");
  expect(await site.database.siteColors.findFirstOrThrow()).toMatchObject({
    portfolioPasswordEncrypted: colors.portfolioPasswordEncrypted,
  });
});

test("nothing is restored where no backup of the present state can be made", async () => {
  const name = await make();
  const failing = vi.spyOn(site.media.storage, "stat").mockRejectedValue(new Error("away"));
  await storeFile("asked for");
  now += 1_000;
  await restore(name);
  await whenRestored();
  failing.mockRestore();
  expect(await restoreProblem()).toContain(`${name} was not restored: `);
  expect(await site.database.session.count()).toBeGreaterThan(0);
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
