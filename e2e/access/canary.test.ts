import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { GraphQLSchema } from "graphql";
import { expect, onTestFinished, test } from "vitest";
import { sampleOf } from "../harness/combinations.ts";
import { startJourney } from "../harness/journey.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";
import { type Crawl, crawl, readAssets, readCursors, readSchema } from "./crawl.ts";
import { exportSite, missingIn, readCopy } from "./exported-files.ts";
import {
  hiddenMarker,
  markedFacts,
  markedSections,
  markedSharing,
  markersOf,
  uploadPicture,
} from "./marked-project.ts";
import { globalId, siteCalls } from "./site-calls.ts";

const slug = "canary-project";
const secretPassword = "said by nobody else";
const altMarker = "canary-alt-text";
const formerMarker = "canary-former-revision";
const draftMarker = "canary-unsaved-draft";

const kinds = {
  "canary-draft": { visibility: "DRAFT" },
  "canary-planned": { visibility: "DRAFT", publishAt: "2126-12-24T08:30:15Z" },
  "canary-deleted": { visibility: "PUBLIC" },
  "canary-unlisted": { visibility: "UNLISTED" },
};
type Name = keyof typeof kinds;
const names = Object.keys(kinds) as Name[]; // its keys by declaration
const hidden: Name[] = ["canary-draft", "canary-planned", "canary-deleted"];

let owner: string;
let access: string;
let file: string;
let projectId: number;
let schema: GraphQLSchema;
const ids = {} as Record<Name, number>; // filled before the first test
const imageIds = {} as Record<Name, number>; // filled before the first test
const files = {} as Record<Name, string>; // filled before the first test

const journey = startJourney({
  content: "empty",
  variables: { LOG_LEVEL: "info" },
  prepare: async () => {
    const { enter, query } = calls;
    owner = await enter("/api/session", ownerPassword);
    await query(
      "mutation ($input: ChangeOwnerPasswordInput!) { changeOwnerPassword(input: $input) { userErrors { code } } }",
      owner,
      { input: { currentPassword: ownerPassword, newPassword: secretPassword } },
    );
    file = await uploadPicture(calls, owner, altMarker);
    const { data } = await query(
      `mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { databaseId } userErrors { code field } } }`,
      owner,
      { input: { name: "Canary", slug, isPasswordProtected: true, sections: formerSections } },
    );
    projectId = data.createProject.project.databaseId;
    const id = globalId("Project", projectId);
    const { data: change } = await query(
      `mutation ($project: UpdateProjectInput!, $draft: SaveProjectDraftInput!) {
      updateProject(input: $project) { userErrors { code } }
      saveProjectDraft(input: $draft) { userErrors { code } }
    }`,
      owner,
      {
        project: {
          id,
          sections: markedSections("canary", file),
          facts: markedFacts("canary"),
          ...markedSharing("canary", file),
        },
        draft: {
          projectId: id,
          editor: "canary-editor",
          sequence: 1,
          content: JSON.stringify(draftMarker),
        },
      },
    );
    expect(change).toEqual({
      updateProject: { userErrors: [] },
      saveProjectDraft: { userErrors: [] },
    });
    for (const [index, name] of names.entries()) {
      const file = await uploadPicture(calls, owner, `${name}-alt`, `#12345${index}`);
      const { data } = await calls.query(
        `mutation ($input: CreateProjectInput!) {
        createProject(input: $input) {
          project { id databaseId workImages { databaseId } } userErrors { code field }
        }
      }`,
        owner,
        {
          input: {
            name: `${name}-title`,
            slug: `${name}-before`,
            showOnHome: true,
            heroImage: file,
            homeHeroImage: file,
            workImages: [file],
            sections: markedSections(name, file),
            facts: markedFacts(name),
            ...markedSharing(name, file),
            ...kinds[name],
          },
        },
      );
      const { id, databaseId, workImages } = data.createProject.project;
      const update = { id, slug: name };
      await calls.query(
        "mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { userErrors { code } } }",
        owner,
        { input: update },
      );
      ids[name] = databaseId;
      imageIds[name] = workImages[0].databaseId;
      files[name] = file;
    }
    const { data: choice } = await calls.query(
      "mutation ($input: SetBriefProjectsInput!) { setBriefProjects(input: $input) { userErrors { code } } }",
      owner,
      { input: { ids: [projectId, ...Object.values(ids)].map((one) => globalId("Project", one)) } },
    );
    expect(choice.setBriefProjects.userErrors).toEqual([]);
    await calls.query(
      "mutation ($input: DeleteProjectInput!) { deleteProject(input: $input) { userErrors { code } } }",
      owner,
      { input: { id: globalId("Project", ids["canary-deleted"]) } },
    );
    schema = await readSchema(calls, owner);
    access = await enter("/api/portfolio/validate-password", portfolioPassword);
  },
});
const calls = siteCalls(journey);
const { request } = calls;

const formerSections = { why: [{ text: { content: formerMarker } }] };
const ownersOnly = [hiddenMarker, formerMarker, draftMarker];
const markersOfProtected = () => [...markersOf("canary"), altMarker, file];
const crawlAs = (cookie: string) =>
  crawl(calls, schema, { projectId, slugs: [slug], file }, cookie);
/** What somebody with access finds, read once. */
let found: ReturnType<typeof crawlAs> | undefined;
const crawlWithAccess = () => (found ??= crawlAs(access));

test("a visitor finds no trace of protected content anywhere; with access all of it is found", async () => {
  const [visitor, reader] = await Promise.all([crawlAs(""), crawlWithAccess()]);
  expect(markersOfProtected().filter((marker) => visitor.text.includes(marker))).toEqual([]);
  expect(visitor.openFiles).toEqual([]);
  expect(markersOfProtected().filter((marker) => !reader.text.includes(marker))).toEqual([]);
  expect(reader.openFiles.length).toBeGreaterThan(2);
  for (const { text } of [visitor, reader]) {
    expect(ownersOnly.filter((marker) => text.includes(marker))).toEqual([]);
  }
}, 300_000);

const slugsOf = (name: Name) => [name, `${name}-before`];
const look = (name: Name, cookie: string, slugs: readonly string[]): Promise<Crawl> =>
  crawl(
    calls,
    schema,
    { projectId: ids[name], workImageId: imageIds[name], slugs, file: files[name] },
    cookie,
  );
const markersOfHidden = (name: Name) => [
  ...markersOf(name),
  `${name}-title`,
  `${name}-alt`,
  files[name],
];

test.each(sampleOf(hidden, 1))(
  "no byte of %s reaches anyone but the owner, by any surface",
  async (name) => {
    for (const cookie of sampleOf([access, ""], 1)) {
      const { text, ...told } = await look(name, cookie, slugsOf(name));
      expect(markersOfHidden(name).filter((marker) => text.includes(marker))).toEqual([]);
      expect(told).toEqual({ openFiles: [], cards: [], cursors: [] });
      for (const slug of slugsOf(name)) {
        const { status } = await calls.request(`/project/${slug}`, { headers: { cookie } });
        expect(status).toBe(404);
      }
    }
    // What is in the trash is read by fields of the owner's alone.
    if (name === "canary-deleted") return;
    const own = await look(name, owner, slugsOf(name));
    expect(markersOfHidden(name).filter((marker) => !own.text.includes(marker))).toEqual([]);
    expect(own.openFiles.length).toBeGreaterThan(2);
    expect(own.cards).toHaveLength(slugsOf(name).length);
    expect(own.cursors.length).toBeGreaterThan(2);
  },
  360_000,
);

test("of an unlisted project nobody finds a trace without its address; with it they find all", async () => {
  const name = "canary-unlisted";
  const { text, cursors } = await look(name, "", []);
  expect(cursors).toEqual([]);
  expect(markersOfHidden(name).filter((marker) => text.includes(marker))).toEqual([]);
  expect(text).not.toContain(name);
  const told = await look(name, "", slugsOf(name));
  expect(markersOfHidden(name).filter((marker) => !told.text.includes(marker))).toEqual([]);
  expect(told.text).not.toContain(hiddenMarker);
  expect(told.openFiles.length).toBeGreaterThan(2);
  const page = await (await calls.request(`/project/${name}`)).text();
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  const { data } = await calls.query(
    `{ node(id: "${globalId("Project", ids[name])}") { id } }`,
    access,
  );
  expect(data.node).toBeNull();
}, 360_000);

test("a guessed cursor tells nobody of any of them", async () => {
  const readAs = (cookie: string) =>
    names.map(async (name) => {
      const subject = { projectId: ids[name], workImageId: imageIds[name] };
      return [name, await readCursors(calls, schema, subject, cookie)];
    });
  const told = await Promise.all(["", access].flatMap(readAs));
  expect(told).toEqual([...names, ...names].map((name) => [name, []]));
});

test("passwords, session tokens and cookie values are in no page, script or log line", async () => {
  const values = [owner, access].map((cookie) => cookie.split("=")[1] ?? "");
  const broken = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  await request("/api/session", {
    method: "POST",
    headers: broken,
    body: `{"password":"${secretPassword}`,
  });
  await request("/graphql", {
    method: "POST",
    headers: broken,
    body: `{"query":"${secretPassword}`,
  });
  await request(`/graphql?query=${encodeURIComponent(`{a(p:"${secretPassword}")}`)}`);
  const text = (await crawlWithAccess()).text + (await readAssets(calls));
  const secrets = [secretPassword, portfolioPassword, ...values];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  const log = journey.server.output();
  expect(log).toContain("request completed");
  expect(
    secrets.filter((secret) => log.includes(secret) || log.includes(encodeURIComponent(secret))),
  ).toEqual([]);
}, 300_000);

test("the site as files has what visitors find, each address in place, and nothing else", async () => {
  const shown = await uploadPicture(calls, owner, "shown-alt", "#654320");
  const { data } = await calls.query(
    "mutation ($input: CreateProjectInput!) { createProject(input: $input) { userErrors { code } } }",
    owner,
    {
      input: {
        ...{ name: "Shown", slug: "shown", visibility: "PUBLIC", showOnHome: true },
        heroImage: shown,
        workImages: [shown, await uploadPicture(calls, owner, "shown-alt-too", "#654321")],
        sections: { why: [{ text: { content: "shown-words" } }] },
      },
    },
  );
  expect(data.createProject.userErrors).toEqual([]);
  const copy = await mkdtemp(join(tmpdir(), "vitrine-copy-"));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  const words = ["--url", "https://example.org/portfolio", "--mail", "me@example.org"];
  const told = await exportSite(journey.folder, copy, ...words);
  expect(told).toContain("Canary: its case study needs the password");
  expect(told).toContain("canary-draft-title: visitors do not find it");

  const texts = await readCopy(copy);
  for (const [name, text] of texts) {
    expect([name, missingIn(copy, "/portfolio", name, text)]).toEqual([name, []]);
  }
  const all = [...texts].flat().join("\n");
  const secrets = [...markersOfProtected(), ...names.flatMap(markersOfHidden), ...ownersOnly];
  expect(
    [...secrets, "page-state", "/sign-in", 'type="password"'].filter((one) => all.includes(one)),
  ).toEqual([]);
  for (const known of [
    "shown-words",
    "shown-alt-too",
    "https://example.org/portfolio/project/shown/",
  ]) {
    expect([known, all.includes(known)]).toEqual([known, true]);
  }

  // A busy browser gives transitions up.
  const page = await journey.open(pathToFileURL(join(copy, "index.html")).href, {
    expectedProblems: /^page error: Transition was aborted/,
  });
  await page.getByRole("link", { name: "Work", exact: true }).first().click();
  await page.locator("a[href*=view]").first().click();
  await page.locator("dialog[open]").waitFor();
  const first = page.url();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL((url) => /\/view\/\d+\//.test(url.pathname) && !url.href.startsWith(first));
  await page.keyboard.press("Escape");
  await page.waitForURL(/work\/index\.html/);
  await page.getByRole("link", { name: "Connect", exact: true }).first().click();
  await page.getByRole("link", { name: "me@example.org" }).waitFor();
  expect(await exportSite(journey.folder, copy, ...words)).toContain(
    " 0 files are new or changed,",
  );
}, 300_000);
