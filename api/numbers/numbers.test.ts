/** @module-tag bothDatabases */

import { afterEach, expect, test } from "vitest";
import { owner } from "../testing/run-mutation.ts";
import { openVisitSite, type VisitSite } from "../testing/visit-site.ts";

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function openSite(): Promise<VisitSite> {
  const site = await openVisitSite();
  closings.push(() => site.close());
  return site;
}

test("the owner reads what was counted, for a span, and for a project", async () => {
  const site = await openSite();
  const { database } = site;
  const project = await database.project.create({
    data: {
      ...{ name: "Orrery", slug: "orrery" },
      sectionLayout: JSON.stringify([{ section: "result", name: "What came of it" }]),
    },
  });
  const path = "/project/orrery";
  await site.send({ body: { referrer: "example.org" } });
  await site.send({ body: { path, seconds: [0, 15] } });
  const id = "a-view-of-a-project";
  await site.send({ from: "203.0.113.7", body: { path, id } });
  await site.send({
    from: "203.0.113.7",
    body: { path, id, number: 1, seconds: [2, 30], sections: [0, 0b100] },
  });
  await site.send({ body: { isDriven: true } });
  await site.app.close();
  const query = /* GraphQL */ `
    query ($project: ID) {
      numbers(days: 7, project: $project) {
        since
        days { day visitors views reads seconds }
        pages { name views project { name } }
        referrers { name views }
        sections { section name seen reached }
        robotViews
      }
      visitCounting { isOn }
    }
  `;
  const { data } = await site.graphql<Record<string, Record<string, unknown[]>>>(query, {}, owner);
  expect(data?.visitCounting).toEqual({ isOn: true });
  expect(data?.numbers?.days).toHaveLength(7);
  expect(data?.numbers?.days?.at(-1)).toEqual({
    ...{ day: "2026-11-23", visitors: 2, views: 3, reads: 2, seconds: 47 },
  });
  expect(data?.numbers).toMatchObject({
    since: "2026-11-23",
    pages: [
      { name: `project:${project.id}`, views: 2, project: { name: "Orrery" } },
      { name: "home", views: 1, project: null },
    ],
    referrers: [{ name: "example.org", views: 1 }],
    robotViews: 1,
  });
  expect(data?.numbers?.sections?.slice(0, 4)).toEqual([
    { section: "ROLE", name: null, seen: 0, reached: 0 },
    { section: "WHY", name: null, seen: 0, reached: 0 },
    { section: "RESULT", name: null, seen: 1, reached: 1 },
    { section: "PROCESS", name: null, seen: 0, reached: 0 },
  ]);
  const { data: own } = await site.graphql<{
    numbers: Record<"days" | "referrers" | "sections", object[]>;
  }>(query, { project: Buffer.from(`Project:${project.id}`).toString("base64") }, owner);
  expect(own?.numbers.days.at(-1)).toMatchObject({ visitors: 2, views: 2, reads: 2 });
  expect(own?.numbers.referrers).toEqual([]);
  expect(own?.numbers.sections.slice(0, 2)).toEqual([
    { section: "RESULT", name: "What came of it", seen: 1, reached: 1 },
    { section: "ROLE", name: null, seen: 0, reached: 0 },
  ]);
});
