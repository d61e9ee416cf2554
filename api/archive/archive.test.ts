import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import argon2 from "@node-rs/argon2";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { hashToken } from "../access/hash-token.ts";
import { makeLinkToken } from "../access/links/link-token.ts";
import { type Database, openDatabase } from "../database/client.ts";
import { openArchiveSite, secrets } from "../testing/archive-site.ts";
import { openDemoSite } from "../testing/demo-site.ts";
import { databaseVariables } from "../testing/postgres.ts";
import { runMutation } from "../testing/run-mutation.ts";
import { sendFile } from "../testing/send-file.ts";
import { openTestSite, ownerPassword, type TestSite } from "../testing/test-site.ts";
import type { Row } from "./archive-form.ts";
import { exportArchive, importFile } from "./commands.ts";
import { importArchive } from "./import-archive.ts";
import { openArchive } from "./read-archive.ts";
import { streamArchive } from "./write-archive.ts";

let site: TestSite;
let folder: string;
/** The path of an archive with all content of the site. */
let archive: string;
let rounds = 0;

const whole = { revisions: true, messages: true };
const options = { clash: "keep", messages: true, isDryRun: false } as const;
const variablesOf = ({ environment }: TestSite) => ({
  ...databaseVariables(environment),
  DATA_DIR: environment.dataFolder,
});
const newFile = () => join(folder, `file-${++rounds}.zip`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-archive-test-"));
  site = await openArchiveSite();
  archive = newFile();
  await exportArchive(variablesOf(site), archive, whole);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function exported(variables: NodeJS.ProcessEnv): Promise<Buffer> {
  const path = newFile();
  await exportArchive(variables, path, whole);
  return readFile(path);
}

async function contentOf(path: string): Promise<Row> {
  const opened = await openArchive(path);
  opened.close();
  return opened.content;
}

test("an archive holds the work in words that people can read, and no secret", {
  tags: "long",
}, async () => {
  const content = await contentOf(archive);
  expect(content).toMatchObject({
    identity: { ownerName: "Ida", socialLinks: [{ label: "Are.na", url: "https://are.na/ida" }] },
    projects: [
      {
        name: "Passage",
        whyContent: [{ type: "TEXT", paragraph: "Because **it** matters" }],
        roleContent: "not JSON",
        tags: ["signs", "maps"],
        workImages: [{ src: "/objects/a.png" }, { src: "/objects/b.mp4" }],
        revisions: [{ version: 2, content: { name: "Passage" } }],
      },
      { name: "Hearten", reviewComments: [{ text: "Larger", answers: [{ text: "Done" }] }] },
    ],
    media: [{ altText: "A red square" }, { captions: [{ language: "en" }] }],
    links: [{ recipient: "Ada", note: "Met in Oslo", hasPassword: true }],
    messages: [{ message: "Ahoy", accessRequest: { decision: "approved" } }],
  });
  const text = JSON.stringify(content);
  for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
  const { revisions, messages } = { revisions: false, messages: false };
  const without = newFile();
  await exportArchive(variablesOf(site), without, { revisions, messages });
  const less = JSON.stringify(await contentOf(without));
  expect(less).not.toMatch(/Ahoy|"revisions"|"messages"/);
});

test("what is imported into a folder that was never started is exported as the same bytes", {
  tags: "long",
}, async () => {
  const variables = { DATA_DIR: join(folder, "new") };
  const rehearsed = await importFile(variables, archive, { ...options, isDryRun: true });
  expect(rehearsed).toContain("nothing has changed");
  expect(await readdir(folder)).not.toContain("new");
  const told = await importFile(variables, archive, options);
  expect(told).toMatch(/projects: 2 new\.\n.*files: 4 new\..*The portfolio password is/s);
  expect(await exported(variables)).toEqual(await readFile(archive));

  const database = await openDatabase(`file:${join(folder, "new", "vitrine.db")}`);
  expect(await database.mailSettings.count()).toBe(0);
  expect(await database.siteAnalytics.findFirst()).toMatchObject({ measurementId: "" });
  const link = await database.shareLink.findFirstOrThrow();
  expect(Object.values(secrets)).not.toContain(link.tokenHash);
  expect(link.passwordHash).toMatch(/^\$argon2id/);
  expect(await database.mediaUse.count()).toBeGreaterThan(3);
  await database.$disconnect();
});

test("a new site takes everything under its own numbers, and numbers go on after them", {
  tags: "bothDatabases",
}, async () => {
  const other = await openTestSite();
  await importFile(variablesOf(other), archive, options);
  expect(await exported(variablesOf(other))).toEqual(await readFile(archive));
  const next = await other.database.project.create({ data: { name: "Next", slug: "next" } });
  expect(next.id).toBe(4);
  expect(await other.database.siteColors.findFirst()).toMatchObject({
    portfolioPasswordVersion: 1,
    background: "#ffffff",
  });
  await other.close();
});

const namesOf = async (database: Database) => {
  const projects = await database.project.findMany({ orderBy: { id: "asc" } });
  return projects.map(({ name, slug }) => `${name} ${slug}`);
};

test("what the site has already stays, is replaced, or becomes another", {
  tags: "long",
}, async () => {
  const other = await openTestSite();
  const { database } = other;
  await database.siteIdentity.update({ where: { id: 1 }, data: { ownerName: "Else" } });
  const { id } = await database.project.create({
    data: {
      name: "Ours",
      slug: "passage",
      version: 7,
      workImages: { create: { src: "/objects/z.png", position: 0 } },
    },
  });
  await database.project.create({ data: { name: "Third", slug: "crossing" } });
  const read = () => exported(variablesOf(other));
  const before = await read();
  const rehearsed = await importFile(variablesOf(other), archive, { ...options, isDryRun: true });
  expect(rehearsed).toContain("The project “Passage” is here already and stays as it is.");
  expect(await read()).toEqual(before);

  const told = await importFile(variablesOf(other), archive, { ...options, messages: false });
  expect(told).toContain("messages: 1 left out.");
  expect(await namesOf(database)).toEqual(["Ours passage", "Third crossing", "Hearten hearten"]);
  expect(await database.siteIdentity.findFirst()).toMatchObject({ ownerName: "Else" });
  expect(await database.contactMessage.count()).toBe(0);
  expect(await database.redirect.findFirst()).toMatchObject({ projectId: id });
  const [comment] = await database.reviewComment.findMany({
    include: { link: true, project: true },
  });
  expect(comment).toMatchObject({ link: { recipient: "Ada" }, project: { slug: "hearten" } });

  const renamed = await importFile(variablesOf(other), archive, { ...options, clash: "rename" });
  expect(renamed).toContain("media: 2 kept.");
  expect(renamed).not.toContain("The file “");
  expect(await namesOf(database)).toContain("Passage passage-2");
  expect(await database.shareLink.count()).toBe(1);
  expect(await database.contactMessage.count()).toBe(1);

  await importFile(variablesOf(other), archive, { ...options, clash: "replace" });
  const replaced = await database.project.findUniqueOrThrow({
    where: { slug: "passage" },
    include: { workImages: true, revisions: true, formerSlugs: true },
  });
  expect(replaced).toMatchObject({ id, name: "Passage", version: 8, formerSlugs: [] });
  expect(replaced.workImages).toHaveLength(2);
  expect(replaced.revisions.map(({ version }) => version)).toEqual([7, 8]);
  expect(await database.siteIdentity.findFirst()).toMatchObject({ ownerName: "Ida" });
  await other.close();
});

test("an import that fails removes what it has added, not a file that was there before", {
  tags: "long",
}, async () => {
  const other = await openTestSite();
  const { database, media } = other;
  await media.storage.write("objects/a.png", Buffer.from("cut"));
  const adopt: typeof media.storage.adopt = async (key, path) => {
    if (key.startsWith("documents/")) throw new Error("unreachable");
    await media.storage.adopt(key, path);
  };
  const importing = importArchive(
    { database, storage: { ...media.storage, adopt } },
    archive,
    folder,
    options,
  );
  await expect(importing).rejects.toThrow("unreachable");
  expect(await media.storage.stat("objects/a.png")).not.toBeNull();
  expect(await media.storage.stat("objects/b.mp4")).toBeNull();
  await other.close();
});

/** Opens a site whose owner has removed the demo content. */
async function openWithoutDemo(): Promise<TestSite> {
  const begun = await openDemoSite();
  await runMutation(begun, "removeDemo", null, "demo { isPresent }");
  return begun;
}

test("records that say nothing yet are no clash, and no removed demo goes along", {
  tags: "long",
}, async () => {
  const [from, to] = [await openWithoutDemo(), await openWithoutDemo()];
  const where = { id: 1 };
  await from.database.siteIdentity.update({ where, data: { ownerName: "Ida" } });
  await from.database.siteRobots.update({ where, data: { allowsSearch: false } });
  await from.database.aboutContent.update({ where, data: { mainHeading: "Ida's" } });
  await to.database.aboutContent.update({ where, data: { mainHeading: "Mine" } });
  const [shown] = await from.database.mediaAsset.findMany({ where: { kind: "image" } });
  const data = { name: "Ours", slug: "ours", homeHeroImage: shown?.path ?? null };
  await from.database.project.create({ data });
  const moved = newFile();
  await exportArchive(variablesOf(from), moved, whole);
  expect(await contentOf(moved)).toMatchObject({
    projects: [{ name: "Ours" }],
    media: [{ path: shown?.path }],
  });
  const told = await importFile(variablesOf(to), moved, options);
  expect(told).toMatch(/identity: 1 new\.\s+about: 1 kept\.[\s\S]*robots: 1 new\./);
  expect(told).not.toContain("here already");
  const { database } = to;
  expect(await database.siteIdentity.findFirst()).toMatchObject({ ownerName: "Ida" });
  expect(await database.siteRobots.findMany()).toMatchObject([{ id: 1, allowsSearch: false }]);
  expect(await database.aboutContent.findMany()).toMatchObject([{ mainHeading: "Mine" }]);
  await Promise.all([from.close(), to.close()]);
});

test("the texts of a site without projects stay, unless the archive is to replace them", {
  tags: "long",
}, async () => {
  const [from, to] = [await openTestSite(), await openTestSite()];
  const where = { id: 1 };
  await from.database.siteIdentity.update({ where, data: { ownerName: "Ida" } });
  await from.database.siteLook.update({ where, data: { voice: "editorial" } });
  const moved = newFile();
  await exportArchive(variablesOf(from), moved, whole);
  const { database } = to;
  await database.siteIdentity.update({ where, data: { ownerName: "Else" } });
  await database.siteWords.create({ data: { wordings: '{"site.home":"Start"}' } });
  const kept = await importFile(variablesOf(to), moved, options);
  expect(kept).toMatch(/identity: 1 kept\.[\s\S]*look: 1 new\./);
  expect(await database.siteIdentity.findFirst()).toMatchObject({ ownerName: "Else" });
  expect(await database.siteLook.findFirst()).toMatchObject({ voice: "editorial" });
  await importFile(variablesOf(to), moved, { ...options, clash: "replace" });
  expect(await database.siteIdentity.findFirst()).toMatchObject({ ownerName: "Ida" });
  expect(await database.siteWords.count()).toBe(1);
  await Promise.all([from.close(), to.close()]);
});

test("a former address of the site stays, unless the archive is to replace it", {
  tags: "long",
}, async () => {
  const other = await openTestSite();
  const { database } = other;
  const formerSlugs = { create: { slug: "passage" } };
  await database.project.create({ data: { name: "Ours", slug: "ours", formerSlugs } });
  const kept = await importFile(variablesOf(other), archive, options);
  expect(kept).toContain("The project “Passage” becomes passage-2");
  expect(await namesOf(database)).toEqual(["Ours ours", "Passage passage-2", "Hearten hearten"]);
  expect(await database.formerSlug.count({ where: { slug: "passage" } })).toBe(1);
  await importFile(variablesOf(other), archive, { ...options, clash: "replace" });
  expect(await namesOf(database)).toContain("Passage passage");
  expect(await database.formerSlug.count({ where: { slug: "passage" } })).toBe(0);
  await other.close();
});

test("the passwords of many links do not make an import slow", { tags: "long" }, async () => {
  const [from, to] = [await openTestSite(), await openTestSite()];
  for (const recipient of ["Ada", "Grace", "Mary"]) {
    const tokenHash = hashToken(makeLinkToken());
    await from.database.shareLink.create({
      data: { recipient, tokenHash, passwordHash: secrets.linkPassword },
    });
  }
  const moved = newFile();
  await exportArchive(variablesOf(from), moved, whole);
  const hash = vi.spyOn(argon2, "hash");
  onTestFinished(() => hash.mockRestore());
  await importFile(variablesOf(to), moved, { ...options, isDryRun: true });
  expect(hash).toHaveBeenCalledOnce();
  await Promise.all([from.close(), to.close()]);
});

/**
 * Requests a download as the owner.
 * @returns a function that downloads the archive, and the errors of the request
 */
async function requestDownload(input: object) {
  const cookie = await site.signIn();
  const query = `mutation ($input: RequestArchiveDownloadInput!) {
    requestArchiveDownload(input: $input) { address userErrors { code } } }`;
  const variables = { input };
  const request = { method: "POST", url: "/graphql", headers: { cookie } } as const;
  const response = await site.app.inject({ ...request, payload: { query, variables } });
  const { address, userErrors } = response.json().data.requestArchiveDownload;
  const tickets = response.cookies.map(({ name, value }) => `${name}=${value}`);
  const headers = { cookie: [cookie, ...tickets].join("; ") };
  const take = () => site.app.inject({ url: address ?? "/api/archive", headers });
  return { take, userErrors };
}

test("the owner downloads the same bytes once, after her password", { tags: "long" }, async () => {
  const refused = await requestDownload({ password: "wrong" });
  expect(refused.userErrors).toEqual([{ code: "INCORRECT_PASSWORD" }]);
  expect((await refused.take()).statusCode).toBe(403);
  const { take } = await requestDownload({ ...whole, password: ownerPassword });
  const response = await take();
  expect(response.headers).toMatchObject({
    "cache-control": "private, no-store",
    "content-disposition": expect.stringMatching(/^attachment; filename=vitrine-archive-.*\.zip$/),
    "content-type": "application/zip",
  });
  expect(response.rawPayload.equals(await readFile(archive))).toBe(true);
  expect((await take()).statusCode).toBe(403);
  const less = await (await requestDownload({})).take();
  expect(less.rawPayload.length).toBeLessThan(response.rawPayload.length);
});

test("an archive fails where a file cannot be read to its end", { tags: "long" }, async () => {
  const { database, media } = site;
  let count = 0;
  const broken = () =>
    new Readable({
      read: (): never => {
        throw new Error("unreadable");
      },
    });
  const read: typeof media.storage.read = (key, range) => {
    // The first read is the check of the file's checksum.
    if (key !== "objects/b.mp4" || ++count === 1) return media.storage.read(key, range);
    return broken();
  };
  const sources = { database, storage: { ...media.storage, read } };
  const storing = streamArchive(sources, whole, (bytes) =>
    pipeline(bytes, new PassThrough().resume()),
  );
  await expect(storing).rejects.toThrow("unreadable");
});

test("the owner looks at an archive, and takes it in as she chooses", {
  tags: "long",
}, async () => {
  const other = await openTestSite();
  const { database } = other;
  await database.project.create({ data: { name: "Ours", slug: "passage" } });
  const bytes = await readFile(archive);
  const send = async (name: string, choices: object, file = bytes) => {
    const mutation = `mutation ($file: Upload!, $clash: ImportClash, $messages: Boolean) {
      ${name}(file: $file, clash: $clash, messages: $messages) {
        report { kind outcomes projects { from } } userErrors { code } } }`;
    const { data } = await sendFile(other, mutation, choices, "work.zip", file);
    return data[name];
  };
  const looked = await send("previewImport", {});
  expect(looked).toMatchObject({ report: { projects: [] }, userErrors: [] });
  expect(looked.report.outcomes).toContain("projects: 1 new, 1 kept.");
  expect(looked.report.outcomes).toContain("messages: 1 left out.");
  const cut = await send("importWork", {}, bytes.subarray(0, -200));
  expect(cut).toEqual({ report: null, userErrors: [{ code: "UNREADABLE" }] });
  expect(await namesOf(database)).toEqual(["Ours passage"]);

  await send("importWork", { clash: "RENAME", messages: true });
  const names = ["Ours passage", "Passage passage-2", "Hearten hearten"];
  expect(await namesOf(database)).toEqual(names);
  expect(await database.contactMessage.count()).toBe(1);
  expect(await database.mailSettings.count()).toBe(0);
  expect(await database.auditEntry.findFirst({ where: { action: "importWork" } })).not.toBeNull();
  await other.close();
});
