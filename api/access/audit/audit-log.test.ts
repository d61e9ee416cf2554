import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalIdOf } from "../../builder/global-id.ts";
import { makeToken } from "../../testing/make-token.ts";
import { databaseVariables } from "../../testing/postgres.ts";
import { owner, runMutation } from "../../testing/run-mutation.ts";
import { openTestSite, ownerPassword, type TestSite } from "../../testing/test-site.ts";
import { resetOwnerPassword } from "../owner/reset-owner-password.ts";
import { logScheduledChanges, sweepAuditLog } from "./audit-log.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.auditEntry.deleteMany();
});

type Page = { auditLog: { edges: { cursor: string; node: Record<string, unknown> }[] } };

async function readLog(given: string) {
  const { data, errors } = await site.graphql<Page>(
    `{ auditLog(${given}) { edges { cursor node { actor action subject revision { name } } } } }`,
    {},
    owner,
  );
  expect(errors).toBeUndefined();
  return data?.auditLog.edges ?? [];
}
const entries = async (given = "first: 20") =>
  (await readLog(given)).map(({ node }) => `${node.actor}: ${node.action} ${node.subject}`);

const create = (slug: string) =>
  runMutation(
    site,
    "createProject",
    { name: "Orrery", slug },
    "project { id }",
  ) as Promise<object> as Promise<{ project: { id: string } }>; // by its selection

test("every change is noted with who made it and what it is about, by page", {
  tags: "bothDatabases",
}, async () => {
  const { project } = await create("orrery");
  await runMutation(
    site,
    "updateProject",
    { id: project.id, facts: { year: "2026" } },
    "project { id }",
  );
  await runMutation(site, "updateBanner", { isActive: true, content: "Words" }, "banner { id }");
  const all = [
    "Owner: updateBanner ",
    "Owner: updateProject Orrery",
    "Owner: createProject Orrery",
  ];
  expect(await entries()).toEqual(all);
  const [first] = await readLog("first: 1");
  expect(await entries(`first: 2, after: "${first?.cursor}"`)).toEqual(all.slice(1));
  expect(await entries('first: 9, text: "ORRERY update"')).toEqual(all.slice(1, 2));
  expect(await entries('first: 9, text: "update banner"')).toEqual(all.slice(0, 1));
  const [found, ...others] = await readLog('first: 1, text: "orrery"');
  expect([found?.node.revision, others]).toEqual([{ name: "Orrery" }, []]);
});

test("the owner is named with her browser, a token by its name, a command as such", async () => {
  const cookie = await site.signIn();
  const send = (headers: Record<string, string>) =>
    site.app.inject({
      method: "POST",
      url: "/api/banner",
      headers,
      payload: { isActive: false, content: "Words" },
    });
  await send({ cookie });
  const { secret } = await makeToken(site, { name: "CI", scopes: ["SETTINGS", "PUBLISH"] });
  await send({ authorization: `Bearer ${secret}` });
  await resetOwnerPassword({
    DATA_DIR: site.environment.dataFolder,
    OWNER_PASSWORD: ownerPassword,
    ...databaseVariables(site.environment),
  });
  expect(await entries()).toEqual([
    "Terminal: resetOwnerPassword ",
    "Token “CI”: updateBanner ",
    expect.stringMatching(/^Owner, .+, session \d+: createApiToken CI$/),
    expect.stringMatching(/^Owner, .+, session \d+: updateBanner $/),
  ]);
  const stored = JSON.stringify(await site.database.auditEntry.findMany());
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain("Words");
});

test("what is refused or fails leaves no entry, what a token proposes is one", async () => {
  await create("taken");
  await create("taken");
  const token = { id: 7, name: "Agent", scopes: ["DRAFT"] as const };
  const viewer = { isOwner: false, hasPortfolioAccess: false, token };
  const project = await site.database.project.findUniqueOrThrow({ where: { slug: "taken" } });
  const change = (input: string) =>
    site.graphql(
      `mutation { updateProject(input: { id: "${globalIdOf("Project", project.id)}", ${input} }) { isDraft } }`,
      {},
      viewer,
    );
  await change('name: "Tide"');
  await change('name: ""');
  expect(await entries()).toEqual([
    "Token “Agent”: updateProject Orrery (waits as a draft)",
    "Owner: createProject Orrery",
  ]);
});

test("an entry is written with its change or not at all", { tags: "bothDatabases" }, async () => {
  await site.database.$executeRawUnsafe('ALTER TABLE "AuditEntry" RENAME TO "AuditAway"');
  const input = { name: "Lost", slug: "lost" };
  await expect(runMutation(site, "createProject", input, "project { id }")).rejects.toThrow();
  await site.database.$executeRawUnsafe('ALTER TABLE "AuditAway" RENAME TO "AuditEntry"');
  expect(await site.database.project.count({ where: { slug: "lost" } })).toBe(0);
});

test("due publications and the emptied trash are noted once; entries go after twelve months", {
  tags: "bothDatabases",
}, async () => {
  const publishAt = new Date(Date.now() - 60_000);
  await site.database.project.create({
    data: { name: "Due", slug: "due", visibility: "draft", publishAt },
  });
  await logScheduledChanges(site.database, { projects: 2, files: 0 });
  await logScheduledChanges(site.database, { projects: 0, files: 0 });
  expect((await entries()).sort()).toEqual([
    "Schedule: emptyTrash 2 projects",
    "Schedule: publish Due",
  ]);
  expect(await sweepAuditLog(site.database)).toBe(0);
  const later = new Date(Date.now() + 367 * 24 * 60 * 60 * 1000);
  expect(await sweepAuditLog(site.database, later)).toBe(2);
});

test("a due publication is noted before a change removes its time", async () => {
  for (const mutation of ["setVisibility", "updateProject"]) {
    const { id } = await site.database.project.create({
      data: {
        ...{ name: mutation, slug: mutation.toLowerCase(), visibility: "draft" },
        publishAt: new Date(Date.now() - 60_000),
      },
    });
    const input = { id: globalIdOf("Project", id), visibility: "UNLISTED" };
    await runMutation(site, mutation, input, "project { id }");
  }
  expect((await entries()).filter((entry) => entry.startsWith("Schedule"))).toEqual([
    "Schedule: publish updateProject",
    "Schedule: publish setVisibility",
  ]);
});

test("the log is the owner's in person", async () => {
  for (const viewer of [
    undefined,
    { ...owner, token: { id: 1, name: "A", scopes: ["READ"] as const } },
  ]) {
    const { errors } = await site.graphql(
      "{ auditLog(first: 1) { edges { node { at } } } }",
      {},
      viewer,
    );
    expect(errors?.[0]?.extensions?.code).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
  }
});

test("a search finds entries far apart, in both directions", async () => {
  const others = Array.from({ length: 1_100 }, () => ({ actor: "Owner", action: "updateBanner" }));
  const marked = (subject: string) => ({ actor: "Owner", action: "updateProject", subject });
  const data = [marked("Orrery 1"), ...others, marked("Orrery 2"), marked("Orrery 3")];
  await site.database.auditEntry.createMany({ data });
  const subjects = async (given: string) =>
    (await readLog(`text: "orrery", ${given}`)).map(({ node }) => node.subject);
  expect(await subjects("first: 5")).toEqual(["Orrery 3", "Orrery 2", "Orrery 1"]);
  const [, second, third] = await readLog('text: "orrery", first: 3');
  expect(await subjects(`first: 2, after: "${second?.cursor}"`)).toEqual(["Orrery 1"]);
  expect(await subjects(`last: 1, before: "${third?.cursor}"`)).toEqual(["Orrery 2"]);
});
