/** @module-tag bothDatabases */

import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor } from "../access/viewer.ts";
import { placeOfWorkImage } from "../database/queries/listed-projects.ts";
import { postgresServer } from "../testing/postgres.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { table } from "./endpoints/table.ts";
import { runEndpoint } from "./run-endpoint.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const module = (words: string, more: object = {}) => ({ type: "text", content: words, ...more });
  const { project } = site.database;
  const whyContent = JSON.stringify([module("shown"), module("hidden", { hidden: true })]);
  await project.create({
    data: {
      name: "Open",
      slug: "open",
      whyContent,
      roleContent: "unreadable",
      resultContent: JSON.stringify([module("a", { ofANewerVersion: 1 })]),
      heroImage: "",
      homeHeroImage: "/objects/a.png?v=1",
      workImages: {
        create: ["c", "a", "b"].map((src, index) => ({ src, position: index === 0 ? 9 : index })),
      },
    },
  });
  const sharing = { searchDescription: "In short", socialImage: "/objects/shared.png" };
  const shown = { homeOrder: -1, showOnHome: true, ...sharing };
  const closed = { whyContent, isPasswordProtected: true, ...shown };
  await project.create({ data: { name: "Closed", slug: "closed", ...closed } });
  const full = { showOnHome: true, homeDisplayWidth: "full", lightModeNav: true } as const;
  await project.create({ data: { name: "Full", slug: "full", workOrder: 4, ...full } });
  await project.create({ data: { name: "Gone", slug: "gone", deletedAt: new Date() } });
  const image = { create: [{ src: "/objects/own.png", position: 0 }] };
  for (const visibility of ["unlisted", "draft"] as const) {
    const slug = `of-the-owner-${visibility}`;
    await project.create({ data: { name: "Own", slug, visibility, workImages: image } });
  }
  const [passed, planned] = [new Date("2026-01-01T09:00:07Z"), new Date("2126-01-01T09:00:07Z")];
  for (const [slug, publishAt] of [
    ["due", passed],
    ["planned", planned],
  ] as const) {
    const scheduled = { visibility: "draft", publishAt, publishZone: "Europe/Oslo" } as const;
    await project.create({ data: { name: "S", slug, ...scheduled, workImages: image } });
  }
  // PostgreSQL stores all moments in one form, so the following cases exist on SQLite alone.
  if (postgresServer()) return;
  for (const [slug, stored] of [
    ["of-sqlite", "2026-07-01 10:00:00"],
    ["of-a-zone", "2026-07-01T10:00:00.250+02:00"],
  ] as const) {
    await site.database.$executeRaw`
      INSERT INTO Project (name, slug, createdAt, updatedAt) VALUES ('Dated', ${slug}, ${stored}, ${stored})`;
  }
  await site.database.$executeRaw`
    INSERT INTO Project (name, slug, createdAt, updatedAt) VALUES ('Dated', 'of-numbers', 1790000000000, 1)`;
});
afterAll(() => site.close());

const viewers = {
  visitor,
  guest: { isOwner: false, hasPortfolioAccess: true },
  owner: { isOwner: true, hasPortfolioAccess: true },
};
const lists = table.filter(({ readDirectly }) => readDirectly);

test("a list that is read past its document is what the document yields, for everyone", async () => {
  expect(lists.map(({ path }) => path)).toEqual(["/api/projects", "/api/projects/home"]);
  const input = { params: {}, body: undefined, precondition: {} };
  for (const viewer of Object.values(viewers)) {
    for (const list of lists) {
      const { readDirectly: _past, ...throughDocument } = list;
      const answerOf = async (endpoint: typeof list) =>
        JSON.stringify((await runEndpoint(endpoint, input, await site.makeContext(viewer))).body);
      expect(await answerOf(list)).toBe(await answerOf(throughDocument));
    }
  }
});

test("each work image has the place that it has in the list", async () => {
  const query = "{ workImages(first: 480) { edges { node { databaseId } } } }";
  type Images = { workImages: { edges: { node: { databaseId: number } }[] } };
  for (const slug of ["one", "two", "three"]) {
    const workImages = { create: [3, 1, 1, 0].map((position) => ({ src: "/x", position })) };
    const workOrder = slug === "three" ? -1 : 7;
    await site.database.project.create({ data: { name: slug, slug, workOrder, workImages } });
  }
  const { data } = await site.graphql<Images>(query);
  const ids = data?.workImages.edges.map(({ node }) => node.databaseId) ?? [];
  expect(ids).toHaveLength(16);
  const { reads, asOf } = await site.makeContext(visitor);
  expect(await Promise.all(ids.map((id) => placeOfWorkImage(reads, id, asOf)))).toEqual(
    ids.map((_id, index) => index),
  );
});
