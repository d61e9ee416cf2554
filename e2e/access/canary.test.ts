import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { GraphQLSchema } from "graphql";
import { expect, onTestFinished, test } from "vitest";
import { startJourney } from "../harness/journey.ts";
import { findLookDifferences } from "../harness/look-differences.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";
import { crawl, readAssets, readSchema, type Subject } from "./crawl.ts";
import { exportSite, missingIn, onlyOnTheSite, readCopy } from "./exported-files.ts";
import {
  addPictures,
  hiddenMarker,
  markedFacts,
  markedSections,
  markedSharing,
  markersOf,
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
const names = Object.keys(kinds) as Name[]; // `Name` is the type of these keys
const hidden: Name[] = ["canary-draft", "canary-planned", "canary-deleted"];

let owner: string;
let access: string;
let file: string;
let projectId: number;
let schema: GraphQLSchema;
const ids = {} as Record<Name, number>; // `prepare` sets the properties
const imageIds = {} as Record<Name, number>; // `prepare` sets the properties
const files = {} as Record<Name, string>; // `prepare` sets the properties

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
    const altTexts = names.map((name) => `${name}-alt`);
    const [picture = "", ...pictures] = await addPictures(journey, [altMarker, ...altTexts]);
    file = picture;
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
      const file = pictures[index] ?? "";
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
const markersOfHidden = (name: Name) => [
  ...markersOf(name),
  `${name}-title`,
  `${name}-alt`,
  files[name],
];
const slugsOf = (name: Name) => [name, `${name}-before`];
const subjectOf = (name: Name, slugs: string[]): Subject => ({
  ...{ projectId: ids[name], workImageId: imageIds[name] },
  ...{ slugs, file: files[name] },
});
/** What a client with this cookie finds if it knows the addresses of all projects but the unlisted one. */
const crawlAs = (cookie: string) => {
  const { file: _, ...unlisted } = subjectOf("canary-unlisted", []);
  const subjects = hidden.map((name) => subjectOf(name, slugsOf(name)));
  const protectedOne = { projectId, slugs: [slug], file };
  return crawl(calls, schema, [protectedOne, ...subjects, unlisted], cookie);
};
/** What a reader with access finds. Several tests use this result. */
let found: ReturnType<typeof crawlAs> | undefined;
const crawlWithAccess = () => (found ??= crawlAs(access));

test("a visitor finds no trace of protected content anywhere; with access all of it is found", {
  tags: "long",
  timeout: 300_000,
}, async () => {
  const visitor = await crawlAs("");
  const reader = await crawlWithAccess();
  expect(markersOfProtected().filter((marker) => visitor.text.includes(marker))).toEqual([]);
  expect(visitor.openFiles).toEqual([]);
  expect(markersOfProtected().filter((marker) => !reader.text.includes(marker))).toEqual([]);
  expect(reader.openFiles.length).toBeGreaterThan(2);
  // No response contains anything that is hidden from visitors and from readers with access.
  const secrets = [...ownersOnly, ...names.flatMap(markersOfHidden), "canary-unlisted"];
  for (const { text, openFiles, cards, cursors } of [visitor, reader]) {
    expect(secrets.filter((marker) => text.includes(marker))).toEqual([]);
    expect(openFiles.filter((one) => !one.includes(file))).toEqual([]);
    expect(cards.filter((one) => !one.includes(slug))).toEqual([]);
    const isHidden = (id: number) => cursors.some((cursor) => cursor.startsWith(`${id} `));
    expect(Object.values(ids).filter(isHidden)).toEqual([]);
  }
  for (const cookie of ["", access]) {
    for (const path of hidden.flatMap(slugsOf)) {
      const { status } = await request(`/project/${path}`, { headers: { cookie } });
      expect([path, status]).toEqual([path, 404]);
    }
  }
});

test("the same crawl finds all of a planned draft as the owner", {
  tags: "long",
  timeout: 300_000,
}, async () => {
  const name = "canary-planned";
  const subject = subjectOf(name, slugsOf(name));
  const { text, openFiles, cards, cursors } = await crawl(
    calls,
    schema,
    [subject],
    owner,
    "of subjects",
  );
  expect(markersOfHidden(name).filter((marker) => !text.includes(marker))).toEqual([]);
  expect(openFiles.length).toBeGreaterThan(2);
  expect(cards).toHaveLength(slugsOf(name).length);
  expect(cursors.length).toBeGreaterThan(2);
});

test("whoever knows the address of an unlisted project finds all of it", {
  tags: "long",
  timeout: 300_000,
}, async () => {
  const name = "canary-unlisted";
  const subject = subjectOf(name, slugsOf(name));
  const { text, openFiles } = await crawl(calls, schema, [subject], "", "of subjects");
  expect(markersOfHidden(name).filter((marker) => !text.includes(marker))).toEqual([]);
  expect(text).not.toContain(hiddenMarker);
  expect(openFiles.length).toBeGreaterThan(2);
  const page = await (await request(`/project/${name}`)).text();
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  const { data } = await calls.query(
    `{ node(id: "${globalId("Project", ids[name])}") { id } }`,
    access,
  );
  expect(data.node).toBeNull();
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
  const text = (await crawlWithAccess()).text + (await readAssets());
  const secrets = [secretPassword, portfolioPassword, ...values];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  const log = journey.server.output();
  expect(log).toContain("request completed");
  expect(
    secrets.filter((secret) => log.includes(secret) || log.includes(encodeURIComponent(secret))),
  ).toEqual([]);
}, 300_000);

test("the site as files has what visitors find, each address in place, and nothing else", {
  tags: "long",
  timeout: 300_000,
}, async () => {
  const [shown, other] = await addPictures(journey, ["shown-alt", "shown-alt-too"]);
  const { data } = await calls.query(
    "mutation ($input: CreateProjectInput!) { createProject(input: $input) { userErrors { code } } }",
    owner,
    {
      input: {
        ...{ name: "Shown", slug: "shown", visibility: "PUBLIC", showOnHome: true },
        heroImage: shown,
        workImages: [shown, other],
        sections: { why: [{ text: { content: "shown-words" } }] },
      },
    },
  );
  expect(data.createProject.userErrors).toEqual([]);
  const copy = await mkdtemp(join(tmpdir(), "vitrine-copy-"));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  const words = ["--url", "https://example.org/portfolio", "--mail", "me@example.org"];
  const told = await exportSite(journey.folder, copy, ...words);
  const again = await exportSite(journey.folder, copy, ...words);
  expect(again).toContain(" 0 files are new or changed,");
  expect(told).toContain("Canary: its case study needs the password");
  expect(told).toContain("canary-draft-title: visitors do not find it");

  const texts = await readCopy(copy);
  for (const [name, text] of texts) {
    expect([name, missingIn(copy, "/portfolio", name, text)]).toEqual([name, []]);
  }
  const all = [...texts].flat().join("\n");
  // The names are in the addresses of the hidden projects, too.
  const secrets = [
    ...markersOfProtected(),
    ...names,
    ...names.flatMap(markersOfHidden),
    ...ownersOnly,
  ];
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

  const open = (path: string) => journey.open(path);
  const fileOf = (path: string) => pathToFileURL(join(copy, path, "index.html")).href;
  // e2e/engines/static-copy.test.ts compares more pages of site and copy, in three engines.
  const [live, copied] = await Promise.all([
    open("/project/shown"),
    open(fileOf("/project/shown")),
  ]);
  expect(await findLookDifferences(live, copied, onlyOnTheSite, [390])).toEqual([]);

  // A busy browser aborts transitions between pages, and reports that as an error.
  const page = await journey.open(fileOf("/"), {
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
});
