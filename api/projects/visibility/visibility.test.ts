import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "../../access/viewer.ts";
import { owner } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";

const noon = new Date("2026-12-03T12:00:00Z");
const later = "2026-12-24T08:30:15.000Z";
let now = noon;
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({}, undefined, undefined, () => now);
});
afterAll(() => site.close());
beforeEach(async () => {
  now = noon;
  await site.database.project.deleteMany();
});

type Told = {
  id: string;
  version: number;
  visibility: string;
  publishAt: string | null;
  publishZone: string | null;
};
type Payload = { project: Told | null; userErrors: { field: string; code: string }[] };

async function run(mutation: string, input: object, viewer: Viewer = owner): Promise<Payload> {
  const name = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}`;
  const { data, errors } = await site.graphql<{ payload: Payload }>(
    `mutation ($input: ${name}Input!) {
      payload: ${mutation}(input: $input) {
        project { id version visibility publishAt publishZone } userErrors { field code }
      }
    }`,
    { input },
    viewer,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.payload;
}

async function create(more: object = {}): Promise<string> {
  const { project, userErrors } = await run("createProject", { name: "P", slug: "p", ...more });
  expect(userErrors).toEqual([]);
  return project?.id ?? "";
}

const told = async (viewer = owner) => {
  const query = '{ project(slug: "p") { id version visibility publishAt publishZone } }';
  return (await site.graphql<{ project: Told | null }>(query, {}, viewer)).data?.project;
};
const stored = () =>
  site.database.project.findFirst({
    where: { slug: "p" },
    select: { visibility: true, publishAt: true, publishZone: true },
  });
const unscheduled = { publishAt: null, publishZone: null };

test("a project is public where nothing is said, and a draft, unlisted or scheduled where it is", async () => {
  await create();
  expect(await told()).toMatchObject({ visibility: "PUBLIC", ...unscheduled });
  for (const visibility of ["DRAFT", "UNLISTED"]) {
    await site.database.project.deleteMany();
    await create({ visibility });
    expect(await told()).toMatchObject({ visibility, ...unscheduled });
  }
  await site.database.project.deleteMany();
  await create({ visibility: "DRAFT", publishAt: later, publishZone: "Europe/Oslo" });
  expect(await told()).toMatchObject({ visibility: "DRAFT", publishAt: later });
});

test("a project is protected and published in one step, or not at all", {
  tags: "bothDatabases",
}, async () => {
  const protection = async () =>
    (await site.database.project.findFirstOrThrow()).isPasswordProtected;
  const id = await create({ visibility: "DRAFT" });
  await run("setVisibility", { id, visibility: "PUBLIC", isPasswordProtected: true });
  expect([(await stored())?.visibility, await protection()]).toEqual(["public", true]);
  await run("setVisibility", { id, visibility: "DRAFT" });
  expect(await protection()).toBe(true);

  const publisher = {
    ...owner,
    token: { id: 1, name: "Agent", scopes: ["READ", "PUBLISH"] },
  } as const;
  const unprotected = { id, visibility: "PUBLIC", isPasswordProtected: false };
  const forbidden = await run("setVisibility", unprotected, publisher);
  expect(forbidden.userErrors).toEqual([{ field: "isPasswordProtected", code: "FORBIDDEN" }]);
  expect(await protection()).toBe(true);

  const past = { publishAt: "2020-01-01T00:00:00Z", isPasswordProtected: false, name: "Other" };
  const refused = await run("updateProject", { id, ...past });
  expect(refused.userErrors).toMatchObject([{ field: "publishAt", code: "PAST" }]);
  expect([(await stored())?.visibility, await protection()]).toEqual(["draft", true]);
  expect((await site.database.project.findFirstOrThrow()).name).toBe("P");
});

test("setVisibility publishes, unlists and drafts, cancels what was scheduled, and is no save", async () => {
  const id = await create({ visibility: "DRAFT" });
  for (const visibility of ["PUBLIC", "UNLISTED", "DRAFT"]) {
    const { project } = await run("setVisibility", { id, visibility });
    expect(project).toMatchObject({ visibility, version: 1, ...unscheduled });
  }
  for (const visibility of ["DRAFT", "PUBLIC"]) {
    await run("setVisibility", { id, visibility: "DRAFT" });
    await run("schedulePublication", { id, publishAt: later, publishZone: "Europe/Oslo" });
    const { project } = await run("setVisibility", { id, visibility });
    expect(project).toMatchObject({ visibility, ...unscheduled });
  }
  const none = Buffer.from("Project:999").toString("base64");
  const { userErrors } = await run("setVisibility", { id: none, visibility: "DRAFT" });
  expect(userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
});

test("a scheduled draft is public from its moment on, to the second, whatever zone it was named in", {
  tags: "bothDatabases",
}, async () => {
  const id = await create({ visibility: "DRAFT" });
  const publishAt = "2026-12-24T09:30:15+01:00";
  const { project } = await run("schedulePublication", {
    id,
    publishAt,
    publishZone: "Europe/Oslo",
  });
  const plan = { publishAt: later, publishZone: "Europe/Oslo" };
  expect(project).toMatchObject({ visibility: "DRAFT", ...plan, version: 1 });
  now = new Date("2026-12-24T08:30:14.999Z");
  expect([(await told())?.visibility, await told({ ...owner, isOwner: false })]).toEqual([
    "DRAFT",
    null,
  ]);
  now = new Date(later);
  expect(await told()).toMatchObject({ visibility: "PUBLIC", ...plan });
  // Only the owner sees the scheduled time and its time zone.
  const visitors = await told({ isOwner: false, hasPortfolioAccess: false });
  expect(visitors).toMatchObject({ visibility: "PUBLIC", ...unscheduled });
  now = noon;
  expect(await told()).toMatchObject({ visibility: "DRAFT", ...plan });
});

test("a moment that has passed is refused, also one that passes while it is sent", async () => {
  const id = await create({ visibility: "DRAFT" });
  const refused = [{ field: "publishAt", code: "PAST" }];
  for (const publishAt of ["2026-12-03T11:59:59Z", noon.toISOString()]) {
    expect((await run("schedulePublication", { id, publishAt })).userErrors).toEqual(refused);
    expect((await run("updateProject", { id, publishAt })).userErrors).toEqual(refused);
    const input = { name: "Q", slug: "q", visibility: "DRAFT", publishAt };
    expect((await run("createProject", input)).userErrors).toEqual(refused);
  }
  expect(await told()).toMatchObject({ visibility: "DRAFT", ...unscheduled, version: 1 });
});

test("only a draft can be scheduled, in a zone that there is", async () => {
  const id = await create();
  const schedule = (input: object) =>
    run("schedulePublication", { id, publishAt: later, ...input });
  expect((await schedule({})).userErrors).toEqual([{ field: "publishAt", code: "INVALID" }]);
  await run("setVisibility", { id, visibility: "DRAFT" });
  for (const publishZone of ["Europe/Nowhere", "+02:00", ""]) {
    const { userErrors } = await schedule({ publishZone });
    expect(userErrors).toEqual([{ field: "publishZone", code: "INVALID" }]);
  }
  const endless = { publishAt: "9999-06-01T00:00:00Z" };
  expect((await schedule(endless)).userErrors).toEqual([{ field: "publishAt", code: "INVALID" }]);
  expect((await schedule({})).project).toMatchObject({ publishAt: later, publishZone: null });
});

test("setting any visibility removes a moment that has passed, in the same write", {
  tags: "bothDatabases",
}, async () => {
  for (const visibility of ["public", "unlisted", "draft"] as const) {
    for (const mutation of ["setVisibility", "updateProject"]) {
      now = noon;
      await site.database.project.deleteMany();
      const id = await create({ visibility: "DRAFT", publishAt: later });
      now = new Date("2027-01-01T00:00:00Z");
      await run(mutation, { id, visibility: visibility.toUpperCase() });
      expect(await stored()).toEqual({ visibility, ...unscheduled });
    }
  }
});

test("a change of something else leaves visibility and schedule; one of the schedule alone does what it says", async () => {
  const id = await create({ visibility: "DRAFT", publishAt: later, publishZone: "Europe/Oslo" });
  const plan = { visibility: "draft", publishAt: new Date(later), publishZone: "Europe/Oslo" };
  await run("updateProject", { id, name: "Renamed" });
  expect(await stored()).toEqual(plan);
  await run("updateProject", { id, visibility: "DRAFT" });
  expect(await stored()).toEqual(plan);
  const sooner = "2026-12-20T08:00:00.000Z";
  await run("updateProject", { id, publishAt: sooner });
  expect(await stored()).toEqual({ ...plan, publishAt: new Date(sooner) });
  now = new Date("2027-01-01T00:00:00Z");
  // The scheduled time has passed: without it the project stays public.
  await run("updateProject", { id, publishAt: null });
  expect(await stored()).toEqual({ visibility: "public", ...unscheduled });
});

test("a copy is a draft without a schedule; the trash and back leave both as they were", async () => {
  const id = await create({ visibility: "UNLISTED" });
  expect((await run("duplicateProject", { id })).project).toMatchObject({ visibility: "DRAFT" });
  await run("setVisibility", { id, visibility: "DRAFT" });
  await run("schedulePublication", { id, publishAt: later, publishZone: "Europe/Oslo" });
  const { project } = await run("duplicateProject", { id });
  expect(project).toMatchObject({ visibility: "DRAFT", ...unscheduled });
  await site.graphql(
    "mutation ($id: ID!) { deleteProject(input: { id: $id }) { userErrors { code } } }",
    { id },
    owner,
  );
  expect(await told()).toBeNull();
  const restored = await run("restoreProject", { id });
  expect(restored.project).toMatchObject({ publishAt: later, publishZone: "Europe/Oslo" });
});

test("neither is part of a revision: one that is brought back leaves both", async () => {
  const id = await create();
  await run("updateProject", { id, name: "Second" });
  await run("setVisibility", { id, visibility: "UNLISTED" });
  const { id: revision } = await site.database.projectRevision.findFirstOrThrow({
    where: { version: 1 },
  });
  const { userErrors } = await run("restoreRevision", {
    id: Buffer.from(`ProjectRevision:${revision}`).toString("base64"),
    version: 2,
  });
  expect(userErrors).toEqual([]);
  expect(await told()).toMatchObject({ visibility: "UNLISTED", version: 3 });
});
