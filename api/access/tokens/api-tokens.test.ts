import { readFileSync } from "node:fs";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type TokenScope, tokenScopeNames } from "../../../content/token-scopes.ts";
import { globalIdOf } from "../../builder/global-id.ts";
import { makeToken as makeTokenOf } from "../../testing/make-token.ts";
import { runMutation } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { createApiTokens } from "./api-tokens.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  cookie = await site.signIn();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => site.close());

const makeToken = (scopes: readonly TokenScope[], more: object = {}) =>
  makeTokenOf(site, { scopes, ...more });

async function send(secret: string, query: string, headers: Record<string, string> = {}) {
  const response = await site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { authorization: `Bearer ${secret}`, ...headers },
    payload: { query },
  });
  const { data, errors = [] } = response.json();
  const codes = errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code);
  return { status: response.statusCode, data, codes, headers: response.headers };
}

const drafts = "{ projects(first: 9) { edges { node { name } } } }";

test("the owner makes a token, whose secret nobody reads again, and sees when it was used", async () => {
  const { secret } = await makeToken(["READ"]);
  const stored = JSON.stringify(await site.database.apiToken.findMany());
  expect([secret.length > 40, stored.includes(secret)]).toEqual([true, false]);
  await send(secret, drafts);
  const query =
    "{ apiTokens(first: 1) { edges { node { name scopes createdAt expiresAt lastUsedAt } } } }";
  const viewer = { isOwner: true, hasPortfolioAccess: true };
  const { data } = await site.graphql<{ apiTokens: { edges: { node: object }[] } }>(
    query,
    {},
    viewer,
  );
  expect(data?.apiTokens.edges[0]?.node).toMatchObject({
    name: "Script",
    scopes: ["READ"],
    lastUsedAt: expect.any(String),
  });
});

test("what makes no token is refused by field", async () => {
  expect((await makeToken(["READ"], { name: " " })).userErrors).toMatchObject([{ field: "name" }]);
  expect((await makeToken([])).userErrors).toMatchObject([{ field: "scopes" }]);
  const past = await makeToken(["READ"], { expiresAt: "2020-01-01T00:00:00Z" });
  expect(past.userErrors).toEqual([{ field: "expiresAt", code: "PAST" }]);
});

test("there are no more tokens than the owner sees in one list", async () => {
  const { database } = site;
  const data = Array.from({ length: 100 }, (_, index) => ({
    ...{ name: "CI", scopes: "[]", tokenHash: `ci-${index}`, expiresAt: new Date() },
  }));
  await database.apiToken.createMany({ data });
  const refused = await makeToken(["READ"]);
  await database.apiToken.deleteMany({ where: { name: "CI" } });
  expect(refused.userErrors).toMatchObject([{ code: "TOO_MANY" }]);
});

test("a token ends at its time, and with the next request when it is revoked", {
  tags: "bothDatabases",
}, async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const [ended, revoked] = [await makeToken(["READ"], { expiresAt }), await makeToken(["READ"])];
  expect((await send(ended.secret, drafts)).status).toBe(200);
  expect((await send(revoked.secret, drafts)).status).toBe(200);
  await runMutation(site, "revokeApiToken", { id: revoked.token.id }, "revokedTokenId");
  const refused = await send(revoked.secret, drafts, { cookie });
  expect([refused.status, refused.codes]).toEqual([401, ["UNAUTHENTICATED"]]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_001 });
  expect((await send(ended.secret, drafts)).status).toBe(401);
  const rest = await site.app.inject({
    url: "/api/projects",
    headers: { authorization: `Bearer ${ended.secret}` },
  });
  expect([rest.statusCode, rest.json().code]).toEqual([401, "UNAUTHENTICATED"]);
});

test("a token is sent by header only, and no cookie adds to it", async () => {
  const { secret } = await makeToken(["MEDIA"]);
  await site.database.project.create({
    data: { name: "Hidden", slug: "hidden", visibility: "draft" },
  });
  const names = ({ data }: Awaited<ReturnType<typeof send>>) => JSON.stringify(data);
  expect(names(await send(secret, drafts, { cookie }))).not.toContain("Hidden");
  const reader = await makeToken(["READ"]);
  expect(names(await send(reader.secret, drafts))).toContain("Hidden");
  for (const url of [
    `/api/projects?token=${reader.secret}`,
    `/api/projects?access_token=${reader.secret}`,
  ]) {
    expect((await site.app.inject({ url })).body).not.toContain("Hidden");
  }
  // An Authorization header for a proxy is ignored.
  const other = { authorization: "Bearer of-a-proxy" };
  expect((await site.app.inject({ url: "/api/projects", headers: other })).statusCode).toBe(200);
});

test("READ shows no passwords, links, messages or receipts; INBOX shows messages", async () => {
  const reader = await makeToken(["READ", "DRAFT", "PUBLISH", "MEDIA", "SETTINGS"]);
  const password = "{ siteColors { portfolioPassword } viewer { isOwner } }";
  expect((await send(reader.secret, password)).data).toEqual({
    siteColors: { portfolioPassword: null },
    viewer: { isOwner: false },
  });
  const messages = "{ inbox { messages(first: 1) { edges { node { message } } } } }";
  for (const query of [
    messages,
    "{ shareLinks(first: 1) { edges { node { id } } } }",
    "{ apiTokens(first: 1) { edges { node { name } } } }",
    "{ mailSettings { id } }",
    "{ backups { isDue: __typename } }",
  ]) {
    expect({ query, codes: (await send(reader.secret, query)).codes }).toEqual({
      query,
      codes: ["FORBIDDEN"],
    });
  }
  const data = { name: "Bo", email: "bo@example.org", company: "", message: "Hello there" };
  await site.database.contactMessage.create({ data });
  const { secret } = await makeToken(["INBOX"]);
  expect(JSON.stringify((await send(secret, messages)).data)).toContain("Hello there");
});

test("no response to a token is cached for others, or comes from what was cached for visitors", async () => {
  const { secret } = await makeToken(["READ"]);
  const ask = async (headers: Record<string, string> = {}) =>
    site.app.inject({ url: "/api/projects", headers });
  await site.database.project.create({
    data: { name: "Unseen", slug: "unseen", visibility: "draft" },
  });
  const seen = async (headers?: Record<string, string>) => {
    const { body, headers: got } = await ask(headers);
    return [body.includes("Unseen"), got["cache-control"]];
  };
  const authorization = `Bearer ${secret}`;
  expect(await seen()).toEqual([false, "public, no-cache"]);
  expect(await seen({ authorization })).toEqual([true, "private, no-store"]);
  expect(await seen()).toEqual([false, "public, no-cache"]);
  expect((await ask()).headers.vary).toContain("authorization");
  const tag = String((await ask()).headers.etag);
  const asked = await ask({ authorization, "if-none-match": tag });
  expect(asked.statusCode).toBe(200);
});

test("a token has a limit of its own, and says so", async () => {
  const [one, other] = [await makeToken(["READ"]), await makeToken(["READ"])];
  const countAttempts = () => new RateLimiterMemory({ points: 2, duration: 60 });
  const { use } = createApiTokens(site.database, { countAttempts });
  for (let count = 0; count < 2; count += 1) await use(one.secret);
  const code = "TOO_MANY_REQUESTS";
  await expect(use(one.secret)).rejects.toMatchObject({ statusCode: 429, code });
  expect(await use(other.secret)).toMatchObject({ name: "Script", scopes: ["READ"] });
});

/** All scopes but PUBLISH. */
const withoutPublish = tokenScopeNames.filter((scope) => scope !== "PUBLISH");

async function save(secret: string, id: number, changes: string) {
  const { data, codes } = await send(
    secret,
    `mutation { updateProject(input: { id: "${globalIdOf("Project", id)}", ${changes} }) {
      isDraft project { name visibility } userErrors { field code }
    } }`,
  );
  return codes.length > 0 ? codes : data.updateProject;
}

test("without PUBLISH a project is made as a draft, and changed while nobody else sees it", async () => {
  const { secret } = await makeToken(withoutPublish);
  const { data } = await send(
    secret,
    'mutation { createProject(input: { name: "Tide", slug: "tide", visibility: PUBLIC }) { project { databaseId visibility } } }',
  );
  const { databaseId, visibility } = data.createProject.project;
  expect(visibility).toBe("DRAFT");
  expect(await save(secret, databaseId, 'name: "Tides"')).toMatchObject({
    isDraft: false,
    project: { name: "Tides" },
  });
  for (const change of [
    "visibility: PUBLIC",
    'publishAt: "2126-01-01T00:00:00Z"',
    "isPasswordProtected: true",
  ]) {
    const refused = await save(secret, databaseId, change);
    expect(refused.userErrors).toMatchObject([{ code: "NEEDS_PUBLISH" }]);
  }
  // A link that opens the draft shows it to a reader, so the change has to wait as a draft.
  const link = await site.database.shareLink.create({ data: { recipient: "A", tokenHash: "a" } });
  await site.database.shareLinkProject.create({
    data: { linkId: link.id, projectId: databaseId, position: 0, opensDraft: true },
  });
  expect(await save(secret, databaseId, 'name: "Seen"')).toMatchObject({
    isDraft: true,
    project: { name: "Tides" },
  });
});

test("changes of what others see wait as one draft of the token, which the editor can read", async () => {
  const { secret } = await makeToken(withoutPublish);
  const written = [
    { type: "text-image", content: "Seen", imageSrc: "", imagePosition: "left", id: "4fxgq1u2" },
    { type: "text", content: "Led it", id: "role-0" },
  ];
  const roleContent = '[{"type":"text","content":"Led it"}]';
  const { id } = await site.database.project.create({
    data: { name: "Orrery", slug: "orrery", role: "Lead", roleContent, version: 3 },
  });
  expect(await save(secret, id, 'name: "Planetarium"')).toMatchObject({
    isDraft: true,
    project: { name: "Orrery" },
  });
  expect(
    await save(secret, id, `sectionTexts: { role: ${JSON.stringify(JSON.stringify(written))} }`),
  ).toMatchObject({ isDraft: true });
  expect(await save(secret, id, 'slug: "-"')).toMatchObject({ userErrors: [{ field: "slug" }] });
  const [draft, ...others] = await site.database.projectDraft.findMany({
    where: { projectId: id },
  });
  expect(others).toEqual([]);
  expect(draft?.sequence).toBe(2);
  const form = "api/projects/stored-forms/draft-2026-11-26.json";
  expect(JSON.parse(draft?.content ?? "")).toMatchObject(JSON.parse(readFileSync(form, "utf8")));
  const project = await site.database.project.findUniqueOrThrow({ where: { id } });
  expect(project).toMatchObject({ name: "Orrery", roleContent, version: 3 });
  expect(await site.database.projectRevision.count({ where: { projectId: id } })).toBe(0);
  const rest = await site.app.inject({
    method: "PATCH",
    url: `/api/projects/${id}`,
    headers: { authorization: `Bearer ${secret}` },
    payload: { year: "2026" },
  });
  expect([rest.statusCode, rest.json().year]).toEqual([202, ""]);
  const closed = await site.app.inject({
    method: "DELETE",
    url: `/api/projects/${id}`,
    headers: { authorization: `Bearer ${secret}` },
  });
  expect([closed.statusCode, closed.json().code]).toEqual([403, "FORBIDDEN"]);
});

test("a later change back to the present value takes back what was proposed", async () => {
  const { secret } = await makeToken(withoutPublish);
  const data = { name: "Orrery", slug: "orrery-again" };
  const { id } = await site.database.project.create({ data });
  await save(secret, id, 'name: "Planetarium", facts: { year: "2026" }');
  await save(secret, id, 'name: "Orrery"');
  const { content } = await site.database.projectDraft.findFirstOrThrow({
    where: { projectId: id },
  });
  expect(JSON.parse(content).values).toMatchObject({ name: "Orrery", year: "2026" });
});

test("the former address of another project stays with it", async () => {
  const { secret } = await makeToken(withoutPublish);
  const { id } = await site.database.project.create({ data: { name: "New", slug: "new" } });
  await site.database.formerSlug.create({ data: { slug: "old", projectId: id } });
  const { data } = await send(
    secret,
    'mutation { createProject(input: { name: "O", slug: "old" }) { userErrors { code } } }',
  );
  expect(data.createProject.userErrors).toEqual([{ code: "SLUG_TAKEN" }]);
});

test("of a picture that others see a token without PUBLISH offers the description", async () => {
  const { secret } = await makeToken(["MEDIA"]);
  const facts = { kind: "image", mediaType: "image/png", byteSize: 1, checksum: "" } as const;
  const path = "/objects/seen.png";
  const asset = await site.database.mediaAsset.create({
    data: { ...facts, path, width: 1, height: 1 },
  });
  const describe = async (more = "") => {
    const { data } = await send(
      secret,
      `mutation { updateMediaAsset(input: { id: "${globalIdOf("MediaAsset", asset.id)}", ${more} }) {
        asset { altText } userErrors { code }
      } }`,
    );
    return data.updateMediaAsset;
  };
  expect(await describe('altText: "Nobody sees it"')).toMatchObject({
    asset: { altText: "Nobody sees it" },
  });
  await site.database.mediaAsset.update({ where: { id: asset.id }, data: { altText: "" } });
  await site.database.project.create({ data: { name: "S", slug: "s", heroImage: path } });
  expect(await describe('altText: "The foyer"')).toMatchObject({ asset: { altText: "" } });
  const stored = await site.database.mediaAsset.findUniqueOrThrow({ where: { id: asset.id } });
  expect(stored).toMatchObject({ altText: "", offeredDescription: "The foyer" });
  expect((await describe("focalX: 0.1")).userErrors).toEqual([{ code: "NEEDS_PUBLISH" }]);
});

test("the portfolio password is no setting of a token", async () => {
  const { secret } = await makeToken(tokenScopeNames);
  const { data } = await send(
    secret,
    'mutation { updateSiteColors(input: { portfolioPassword: "x" }) { userErrors { code } } }',
  );
  expect(data.updateSiteColors.userErrors).toEqual([{ code: "FORBIDDEN" }]);
});
