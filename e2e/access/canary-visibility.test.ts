import type { GraphQLSchema } from "graphql";
import { expect, test } from "vitest";
import { sampleOf } from "../harness/combinations.ts";
import { startJourney } from "../harness/journey.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";
import { type Crawl, crawl, readSchema } from "./crawl.ts";
import {
  hiddenMarker,
  markedFacts,
  markedSections,
  markedSharing,
  markersOf,
  uploadPicture,
} from "./marked-project.ts";
import { globalId, siteCalls } from "./site-calls.ts";

const kinds = {
  "canary-draft": { visibility: "DRAFT" },
  "canary-planned": { visibility: "DRAFT", publishAt: "2126-12-24T08:30:15Z" },
  "canary-unlisted": { visibility: "UNLISTED" },
};
type Name = keyof typeof kinds;
const names = Object.keys(kinds) as Name[]; // its keys by declaration
const hidden: Name[] = ["canary-draft", "canary-planned"];

let owner: string;
let access: string;
let schema: GraphQLSchema;
const ids = {} as Record<Name, number>; // filled before the first test
const files = {} as Record<Name, string>; // filled before the first test

const journey = startJourney({
  prepare: async () => {
    owner = await calls.enter("/api/session", ownerPassword);
    access = await calls.enter("/api/portfolio/validate-password", portfolioPassword);
    schema = await readSchema(calls, owner);
    for (const [index, name] of names.entries()) {
      const file = await uploadPicture(calls, owner, `${name}-alt`, `#12345${index}`);
      const { data } = await calls.query(
        `mutation ($input: CreateProjectInput!) {
        createProject(input: $input) { project { id databaseId } userErrors { code field } }
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
      const { id, databaseId } = data.createProject.project;
      const update = { id, slug: name };
      await calls.query(
        "mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { userErrors { code } } }",
        owner,
        { input: update },
      );
      ids[name] = databaseId;
      files[name] = file;
    }
  },
});
const calls = siteCalls(journey);

const slugsOf = (name: Name) => [name, `${name}-before`];
const look = (name: Name, cookie: string, slugs: readonly string[]): Promise<Crawl> =>
  crawl(calls, schema, { projectId: ids[name], slugs, file: files[name] }, cookie);
const markers = (name: Name) => [...markersOf(name), `${name}-title`, `${name}-alt`, files[name]];

test.each(sampleOf(hidden, 1))(
  "no byte of %s reaches anyone but the owner, by any surface",
  async (name) => {
    for (const cookie of sampleOf([access, ""], 1)) {
      const { text, openFiles } = await look(name, cookie, slugsOf(name));
      expect(markers(name).filter((marker) => text.includes(marker))).toEqual([]);
      expect(openFiles).toEqual([]);
      for (const slug of slugsOf(name)) {
        const { status } = await calls.request(`/project/${slug}`, { headers: { cookie } });
        expect(status).toBe(404);
      }
    }
    const own = await look(name, owner, slugsOf(name));
    expect(markers(name).filter((marker) => !own.text.includes(marker))).toEqual([]);
    expect(own.openFiles.length).toBeGreaterThan(2);
  },
  360_000,
);

test("of an unlisted project nobody finds a trace without its address; with it they find all", async () => {
  const name = "canary-unlisted";
  const { text } = await look(name, "", []);
  expect(markers(name).filter((marker) => text.includes(marker))).toEqual([]);
  expect(text).not.toContain(name);
  const told = await look(name, "", slugsOf(name));
  expect(markers(name).filter((marker) => !told.text.includes(marker))).toEqual([]);
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

test("what is scheduled is there from its moment on, though nobody does anything", async () => {
  const slug = "canary-soon";
  const publishAt = new Date(Date.now() + 6_000).toISOString();
  const input = { name: slug, slug, visibility: "DRAFT", publishAt };
  const { data } = await calls.query(
    "mutation ($input: CreateProjectInput!) { createProject(input: $input) { userErrors { code } } }",
    owner,
    { input },
  );
  expect(data.createProject.userErrors).toEqual([]);
  const status = async () => (await calls.request(`/project/${slug}`)).status;
  const isListed = async () =>
    (await (await calls.request("/sitemap.xml")).text()).includes(`/project/${slug}`);
  expect([await status(), await isListed()]).toEqual([404, false]);
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  expect(await isListed()).toBe(true);
}, 90_000);
