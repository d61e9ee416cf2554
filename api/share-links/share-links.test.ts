import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalIdOf } from "../builder/global-id.ts";
import { owner, refusalOf, runMutation } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
const ids: Record<string, string> = {};
beforeAll(async () => {
  site = await openTestSite();
  for (const [index, name] of ["one", "two", "three"].entries()) {
    const { id } = await site.database.project.create({
      data: { name, slug: name, homeOrder: index, showOnHome: true },
    });
    ids[name] = globalIdOf("Project", id);
  }
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.shareLink.deleteMany();
});

const inADay = new Date(Date.now() + 86_400_000).toISOString();
const whole = `id version recipient note greeting state hasPassword expiresAt revokedAt lastReadAt
  projects { project { name } opensDraft moduleIds }`;

type Link = { id: string; version: number; state: string; hasPassword: boolean };
const create = async (input: object = {}) => {
  const payload = await runMutation(
    site,
    "createShareLink",
    { recipient: "Ana", ...input },
    `address shareLink { ${whole} }`,
  );
  return { ...payload, shareLink: payload.shareLink as Link, address: payload.address as string };
};
const change = async (mutation: string, link: Link, input: object = {}) => {
  const payload = await runMutation(
    site,
    mutation,
    { id: link.id, ...input },
    `shareLink { ${whole} }`,
  );
  return { ...payload, shareLink: payload.shareLink as Link };
};

test("a link is made with all that it opens, and its address is told in that response alone", async () => {
  const { shareLink, address } = await create({
    recipient: "  Ana, Fennimore ",
    note: "Met in Oslo",
    greeting: "Hello Ana",
    expiresAt: inADay,
    password: "sesame",
    projects: [
      { id: ids.two, opensDraft: true },
      { id: ids.one, moduleIds: ["a", "b"] },
    ],
  });
  expect(address).toMatch(/^http:\/\/localhost\/for\/[0-9a-z]{26}$/);
  expect(shareLink).toMatchObject({
    recipient: "Ana, Fennimore",
    state: "ACTIVE",
    hasPassword: true,
    expiresAt: inADay,
    projects: [
      { project: { name: "two" }, opensDraft: true, moduleIds: null },
      { project: { name: "one" }, opensDraft: false, moduleIds: ["a", "b"] },
    ],
  });
  const token = address.slice(-26);
  const stored = JSON.stringify(await site.database.shareLink.findMany());
  expect(stored).not.toContain(token);
  expect(stored).not.toContain("sesame");
  const { data } = await site.graphql(
    `{ shareLinks { totalCount edges { node { ${whole} } } } }`,
    {},
    owner,
  );
  expect(data).toMatchObject({ shareLinks: { totalCount: 1, edges: [{ node: shareLink }] } });
  expect(JSON.stringify(data)).not.toContain(token);
});

test.each([
  [{ recipient: " " }, "recipient REQUIRED"],
  [{ recipient: "x".repeat(201) }, "recipient TOO_LONG"],
  [{ greeting: "x".repeat(501) }, "greeting TOO_LONG"],
  [{ note: "\u0000" }, "note INVALID"],
  [{ expiresAt: "2020-01-01T00:00:00Z" }, "expiresAt INVALID"],
  [{ projects: [{ id: "nonsense" }] }, "projects UNKNOWN"],
  [{ password: "x".repeat(201) }, "password TOO_LONG"],
])("a link of %j is not made", async (input, fault) => {
  const { userErrors } = await create(input);
  expect(userErrors.map(({ field, code }) => `${field} ${code}`)).toEqual([fault]);
  expect(await site.database.shareLink.count()).toBe(0);
});

test("a project stands in a link once, and not while it is in the trash", async () => {
  const twice = await create({ projects: [{ id: ids.one }, { id: ids.one }] });
  expect(twice.userErrors).toEqual([{ field: "projects", code: "REPEATED" }]);
  const { id } = await site.database.project.create({
    data: { name: "Gone", slug: "gone", deletedAt: new Date() },
  });
  const gone = await create({ projects: [{ id: globalIdOf("Project", id) }] });
  expect(gone.userErrors).toEqual([{ field: "projects", code: "UNKNOWN" }]);
});

test("a project in the trash stays in a link whose projects change", async () => {
  const { id } = await site.database.project.create({ data: { name: "Resting", slug: "resting" } });
  const { shareLink } = await create({
    projects: [{ id: ids.one }, { id: globalIdOf("Project", id) }],
  });
  await site.database.project.update({ where: { id }, data: { deletedAt: new Date() } });
  const { version } = shareLink;
  const changed = await change("updateShareLink", shareLink, {
    version,
    projects: [{ id: ids.two }],
  });
  const { projects } = Object(changed.shareLink);
  expect(projects.map(({ project }: { project: { name: string } }) => project.name)).toEqual([
    "two",
    "Resting",
  ]);
  await site.database.project.delete({ where: { id } });
});

test("a change touches what it names, and none that was made elsewhere meanwhile", {
  tags: "bothDatabases",
}, async () => {
  const { shareLink } = await create({ note: "N", password: "p", projects: [{ id: ids.one }] });
  const first = await change("updateShareLink", shareLink, {
    version: shareLink.version,
    greeting: "Good morning",
    expiresAt: inADay,
  });
  expect(first.shareLink).toMatchObject({
    note: "N",
    greeting: "Good morning",
    hasPassword: true,
    expiresAt: inADay,
    projects: [{ project: { name: "one" } }],
  });
  const stale = await change("updateShareLink", shareLink, {
    version: shareLink.version,
    note: "Late",
  });
  expect(stale.userErrors).toEqual([{ field: "version", code: "STALE_VERSION" }]);
  expect(stale.shareLink).toMatchObject({ note: "N" });
  const last = await change("updateShareLink", shareLink, {
    expiresAt: null,
    password: "",
    projects: [{ id: ids.three }, { id: ids.two }],
  });
  expect(last.shareLink).toMatchObject({
    expiresAt: null,
    hasPassword: false,
    projects: [{ project: { name: "three" } }, { project: { name: "two" } }],
  });
});

test("a link is paused, revoked, brought back, and removed once it has ended", async () => {
  const { shareLink } = await create();
  const stateAfter = async (mutation: string) =>
    (await change(mutation, shareLink)).shareLink?.state;
  expect(await stateAfter("pauseShareLink")).toBe("PAUSED");
  expect(await stateAfter("resumeShareLink")).toBe("ACTIVE");
  const remove = () =>
    runMutation(site, "deleteShareLink", { id: shareLink.id }, "deletedShareLinkId");
  expect(await remove()).toMatchObject({ userErrors: [{ field: "id", code: "NOT_ENDED" }] });
  expect(await stateAfter("revokeShareLink")).toBe("REVOKED");
  expect(await stateAfter("pauseShareLink")).toBe("REVOKED");
  expect(await stateAfter("resumeShareLink")).toBe("ACTIVE");
  expect(await stateAfter("revokeShareLink")).toBe("REVOKED");
  expect(await remove()).toMatchObject({ deletedShareLinkId: shareLink.id });
  expect(await remove()).toMatchObject({ userErrors: [{ field: "id", code: "NOT_FOUND" }] });
  expect(await site.database.shareLinkProject.count()).toBe(0);
});

test("a link that was paused and revoked stays paused where only the revocation is undone", async () => {
  const { shareLink } = await create();
  for (const mutation of ["pauseShareLink", "revokeShareLink"]) await change(mutation, shareLink);
  const undo = async (keepsPause: boolean) =>
    (
      await runMutation(
        site,
        "resumeShareLink",
        { id: shareLink.id, keepsPause },
        "shareLink { state }",
      )
    ).shareLink;
  expect(await undo(true)).toEqual({ state: "PAUSED" });
  expect(await undo(false)).toEqual({ state: "ACTIVE" });
});

test("a link whose time has passed is expired, whatever else it is", {
  tags: "bothDatabases",
}, async () => {
  const { shareLink } = await create();
  await site.database.shareLink.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
  expect((await change("pauseShareLink", shareLink)).shareLink.state).toBe("EXPIRED");
  expect((await change("renewShareLinkAddress", shareLink)).shareLink.state).toBe("EXPIRED");
});

test("a project that is deleted for good leaves the link", { tags: "bothDatabases" }, async () => {
  const { id } = await site.database.project.create({ data: { name: "Short", slug: "short" } });
  await create({ projects: [{ id: globalIdOf("Project", id) }, { id: ids.one }] });
  await site.database.project.delete({ where: { id } });
  expect(await site.database.shareLinkProject.count()).toBe(1);
});

test("there is an end to how many links there are", { tags: "bothDatabases" }, async () => {
  await site.database.shareLink.createMany({
    data: Array.from({ length: 1_000 }, (_, index) => ({
      recipient: "R",
      tokenHash: `${index}`,
    })),
  });
  expect((await create()).userErrors).toEqual([{ field: null, code: "TOO_MANY" }]);
});

test("visitors reach links by no road", async () => {
  const { shareLink } = await create();
  for (const query of [
    "{ shareLinks { totalCount } }",
    `{ node(id: "${shareLink.id}") { id ... on ShareLink { recipient } } }`,
  ]) {
    const { data, errors } = await site.graphql<Record<string, unknown>>(query);
    expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  }
  for (const mutation of ["pauseShareLink", "renewShareLinkAddress", "updateShareLink"]) {
    expect(await refusalOf(site, mutation, { id: shareLink.id })).toBe("UNAUTHENTICATED");
  }
});
