/** @module-tag bothDatabases */

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import type { ContentPart } from "./content-revision.ts";
import { type ContentState, type ContentStateReader, openContentState } from "./content-state.ts";

let site: TestSite;
let reader: ContentStateReader;
let now: string;
beforeAll(async () => {
  site = await openTestSite();
  reader = openContentState(site.environment.databaseUrl, () => new Date(now));
});
afterAll(async () => {
  await reader.close();
  await site.close();
});
beforeEach(() => site.database.project.deleteMany());

const schedule = (slug: string, publishAt: string, more: object = {}) =>
  site.database.project.create({
    data: { name: slug, slug, visibility: "draft", publishAt: new Date(publishAt), ...more },
  });

const stateAt = async (moment: string) => {
  now = moment;
  return reader.read();
};
const keyAt = async (moment: string) => (await stateAt(moment))?.key;
const sinceAt = async (moment: string) => (await stateAt(moment))?.since.toISOString();

test("what is read stays the same between two moments, and is another after each", async () => {
  await schedule("second", "2026-03-02T10:00:00.500Z");
  await schedule("first", "2026-03-01T10:00:07Z");
  const moments = [
    "2026-03-01T00:00:00.000Z",
    "2026-03-01T10:00:06.999Z",
    "2026-03-01T10:00:07.000Z",
    "2026-03-02T10:00:00.499Z",
    "2026-03-02T10:00:00.500Z",
    "2030-01-01T00:00:00.000Z",
  ];
  const states: (ContentState | undefined)[] = [];
  for (const moment of moments) states.push(await stateAt(moment));
  expect(states.map((state) => state?.since.toISOString())).toEqual([
    "1970-01-01T00:00:00.000Z",
    "1970-01-01T00:00:00.000Z",
    "2026-03-01T10:00:07.000Z",
    "2026-03-01T10:00:07.000Z",
    "2026-03-02T10:00:00.500Z",
    "2026-03-02T10:00:00.500Z",
  ]);
  expect(new Set(states.map((state) => state?.key)).size).toBe(3);
});

test("a clock that goes back before a moment undoes it", async () => {
  await schedule("one", "2026-03-01T10:00:00Z");
  const before = await keyAt("2026-03-01T09:59:00Z");
  expect(await keyAt("2026-03-01T10:01:00Z")).not.toBe(before);
  expect(await keyAt("2026-03-01T09:59:30Z")).toBe(before);
  expect(await sinceAt("2026-03-01T10:01:00Z")).toBe("2026-03-01T10:00:00.000Z");
});

test("a moment that was set or cancelled counts at once; that of no draft never does", async () => {
  const first = await keyAt("2026-03-05T00:00:00Z");
  const { id } = await schedule("one", "2026-03-01T10:00:00Z");
  expect(await sinceAt("2026-03-05T00:00:00Z")).toBe("2026-03-01T10:00:00.000Z");
  await site.database.project.update({ where: { id }, data: { publishAt: null } });
  expect(await sinceAt("2026-03-05T00:00:00Z")).toBe("1970-01-01T00:00:00.000Z");
  expect(await keyAt("2026-03-05T00:00:00Z")).not.toBe(first);
  await schedule("public", "2026-03-02T10:00:00Z", { visibility: "public" });
  expect(await sinceAt("2026-03-05T00:00:00Z")).toBe("1970-01-01T00:00:00.000Z");
});

test("a write counts in its part, and in no other", async () => {
  const { database } = site;
  const words = { contentHeading: "Heading", contentText: "Text" };
  const writes: Record<ContentPart, () => Promise<unknown>> = {
    projects: () => database.project.create({ data: { name: "A", slug: "a" } }),
    banner: () => database.banner.updateMany({ data: { content: "Written" } }),
    site: () => database.siteIdentity.updateMany({ data: { tagline: "Written" } }),
    about: () => database.aboutTab.create({ data: { name: "A", slug: "a", ...words } }),
    media: () =>
      database.mediaAsset.create({
        data: {
          path: "/a",
          kind: "image",
          mediaType: "image/png",
          byteSize: 1,
          width: 9,
          height: 6,
          checksum: "a",
        },
      }),
  };
  for (const [part, write] of Object.entries(writes)) {
    const before = await stateAt("2026-03-01T00:00:00Z");
    await write();
    const after = await stateAt("2026-03-01T00:00:00Z");
    const changed = Object.entries(after?.parts ?? {}).filter(
      ([name, count]) => count !== Object(before?.parts)[name],
    );
    expect(changed.map(([name]) => name)).toEqual([part]);
    expect(after?.key).not.toBe(before?.key);
  }
});
