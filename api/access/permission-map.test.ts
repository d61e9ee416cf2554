import diagnostics from "node:diagnostics_channel";
import type { FastifyInstance, InjectOptions, RouteOptions } from "fastify";
import {
  execute,
  type GraphQLArgument,
  GraphQLID,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
  parse,
} from "graphql";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { tokenScopeNames } from "../../content/token-scopes.ts";
import { schema } from "../graphql/schema.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { hashToken } from "./hash-token.ts";
import { permissionMap } from "./permission-map.ts";

const viewers = ["visitor", "access", "reader", "expired", "revoked", "owner"] as const;
type ViewerName = (typeof viewers)[number];

const routes = new Set<string>();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
let addresses = 0;
let site: TestSite;
let cookies: Partial<Record<ViewerName, string>>;

beforeAll(open);
afterAll(() => site.close());

async function open(): Promise<void> {
  diagnostics.subscribe("fastify.initialization", noteRoutes);
  site = await openTestSite({ TRUST_PROXY: "1" });
  diagnostics.unsubscribe("fastify.initialization", noteRoutes);
  cookies = {};
}

/** Opens a new site after the running test, which changes data, for the tests that follow. */
function reopenAfterwards(): void {
  onTestFinished(async () => {
    await site.close();
    await open();
  });
}

function noteRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance }; // as Fastify documents it
  fastify.addHook("onRoute", ({ method, url }: RouteOptions) => {
    for (const name of [method].flat()) if (name !== "HEAD") routes.add(`${name} ${url}`);
  });
}

test("the map names every mutation, and none besides", () => {
  const names = mutations.map(({ name }) => name);
  expect(Object.keys(permissionMap.mutations).sort()).toEqual(names.sort());
});

test("the map names every read that declares a permission, and none besides", () => {
  const guarded = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name !== "Mutation")
    .flatMap((type) => [
      ...(declaresScopes(type.extensions) ? [type.name] : []),
      ...Object.values(type.getFields())
        .filter((field) => declaresScopes(field.extensions))
        .map((field) => `${type.name}.${field.name}`),
    ]);
  expect(Object.keys(permissionMap.reads).sort()).toEqual(guarded.sort());
});

test("the map names the scopes of every mutation and read that is open to tokens, and none besides", () => {
  const opened = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => [
      { name: type.name, extensions: type.extensions },
      ...Object.values(type.getFields()).map(({ name, extensions }) => ({
        name: type.name === "Mutation" ? name : `${type.name}.${name}`,
        extensions,
      })),
    ])
    .flatMap(({ name, extensions }) => {
      const owner: unknown = Object(extensions.pothosOptions).authScopes?.owner;
      return Array.isArray(owner) ? [[name, owner.join(" ")]] : [];
    });
  const guarded = Object.entries({ ...permissionMap.mutations, ...permissionMap.reads });
  const written = guarded.filter(([, audience]) => !["everyone", "owner"].includes(audience));
  expect(Object.fromEntries(opened)).toEqual(Object.fromEntries(written));
});

/** The tested scopes of a token: each scope alone, all scopes, and all but PUBLISH. */
const scopeSets = [
  ...tokenScopeNames.map((scope) => [scope]),
  tokenScopeNames,
  tokenScopeNames.filter((scope) => scope !== "PUBLISH"),
];

test("a token may call what its scopes say, and nothing else", async () => {
  reopenAfterwards();
  for (const scopes of scopeSets) {
    const token = { id: 1, name: "Script", scopes };
    const isOwner = scopes.includes("READ");
    const viewer = { isOwner, hasPortfolioAccess: isOwner, token };
    const contextValue = await site.makeContext(viewer);
    const refusals: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    for (const { name, args } of mutations) {
      if (args.some(({ type }) => takesUpload(type))) continue;
      const document = parse(`mutation { ${callOf(name, args)} { userErrors { code } } }`);
      const { errors = [] } = await execute({ schema, document, contextValue });
      refusals[name] = errors.some(({ extensions }) => extensions.code === "FORBIDDEN");
      const needed = permissionMap.mutations[name]?.split(" ");
      expected[name] = !needed?.every((scope) => scopes.some((each) => each === scope));
    }
    expect({ scopes, refusals }).toEqual({ scopes, refusals: expected });
  }
});

test("a token without PUBLISH changes nothing that visitors or readers of links see", async () => {
  reopenAfterwards();
  const { database } = site;
  const facts = { kind: "image", mediaType: "image/png", byteSize: 1, checksum: "" } as const;
  const heroImage = "/objects/hero.png";
  const asset = await database.mediaAsset.create({
    data: { ...facts, path: heroImage, width: 1, height: 1 },
  });
  const isPasswordProtected = true;
  const shown = await database.project.create({
    data: { name: "Shown", slug: "shown", heroImage, isPasswordProtected, showOnHome: true },
  });
  const opened = await database.project.create({
    data: { name: "Opened", slug: "opened", visibility: "draft", heroImage },
  });
  await database.formerSlug.create({ data: { slug: "former", projectId: shown.id } });
  const tab = await database.aboutTab.create({
    data: { name: "Tab", slug: "tab", contentHeading: "T", contentText: "<p>T</p>" },
  });
  const quote = await database.quote.create({
    data: { tabId: tab.id, quote: "Q", authorName: "A", authorTitle: "B", authorCompany: "C" },
  });
  const link = await database.shareLink.create({
    data: {
      ...{ recipient: "R", tokenHash: "r" },
      projects: { create: { projectId: opened.id, position: 0, opensDraft: true } },
    },
  });
  const reader = `vitrine-link=${site.access.links.prove(link, "opened")}`;
  const see = async () => {
    const urls = Object.keys(permissionMap.routes)
      .filter((route) => /^GET (?!.*[:*])(?!\/api\/health|\/graphql)/.test(route))
      .map((route) => route.slice("GET ".length));
    const addresses = [
      ...urls,
      "/api/projects/slug/shown",
      "/api/projects/slug/opened",
      "/project/former",
    ];
    const seen: Record<string, string> = {};
    for (const cookie of ["", reader]) {
      for (const url of addresses) {
        const headers = { cookie, "x-forwarded-for": "10.1.0.1" };
        const { statusCode, body } = await site.app.inject({ url, headers });
        seen[`${url} ${cookie && "by a link"}`] = `${statusCode} ${body}`;
      }
    }
    return seen;
  };
  const before = await see();
  const scopes = tokenScopeNames.filter((scope) => scope !== "PUBLISH");
  const token = { id: 1, name: "Agent", scopes };
  const viewer = { isOwner: true, hasPortfolioAccess: true, token };
  const contextValue = await site.makeContext(viewer);
  const done = new Set<string>();
  const targets = [
    globalId("Project", shown.id),
    globalId("Project", opened.id),
    globalId("MediaAsset", asset.id),
    globalId("AboutTab", tab.id),
    globalId("Quote", quote.id),
  ];
  for (const id of targets) {
    for (const { name, args } of mutations) {
      if (args.some(({ type }) => takesUpload(type))) continue;
      const call = callOf(name, args, id);
      const document = parse(`mutation { ${call} { userErrors { code } } }`);
      const { data, errors } = await execute({ schema, document, contextValue });
      const errorsOfUser: unknown = Object(data?.[name]).userErrors;
      if (!errors && Array.isArray(errorsOfUser) && errorsOfUser.length === 0) done.add(name);
    }
  }
  expect([...done]).toEqual(
    expect.arrayContaining([
      "createProject",
      "duplicateProject",
      "updateMediaAsset",
      "updateProject",
    ]),
  );
  expect(await database.projectDraft.count()).toBe(2);
  expect(await see()).toEqual(before);
});

test.each(viewers)("%s: every mutation is open or closed as the map says", async (viewer) => {
  if (viewer === "owner") reopenAfterwards();
  for (const { name, args } of mutations) {
    const query = `mutation { ${callOf(name, args)} { userErrors { code } } }`;
    const response = await send(viewer, {
      method: "POST",
      url: "/graphql",
      ...(args.some(({ type }) => takesUpload(type))
        ? { headers: { "content-type": "multipart/form-data; boundary=none" }, payload: "none" }
        : { payload: { query } }),
    });
    const errors: { extensions?: { code?: string } }[] = response.json().errors ?? [];
    const isRefused = errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
    const isClosed = isClosedTo(viewer, permissionMap.mutations[name]);
    expect({ name, isRefused }).toEqual({ name, isRefused: isClosed });
    if (viewer === "owner" && name === "signOut") cookies = {};
  }
});

test.each(viewers)("%s: every route is open or closed as the map says", async (viewer) => {
  if (viewer === "owner") reopenAfterwards();
  for (const [route, audience] of Object.entries(permissionMap.routes)) {
    if (route === "POST /api/session") continue; // its 401 means a wrong password
    const { statusCode } = await send(viewer, requestFor(route));
    const isClosed = isClosedTo(viewer, audience);
    expect({ route, isRefused: statusCode === 401 }).toEqual({ route, isRefused: isClosed });
    if (viewer === "owner" && route === "DELETE /api/session") cookies = {};
  }
});

/**
 * Queries for a field, by the type of the field. A further type with guarded fields has to be
 * added.
 */
const waysTo: Record<string, (field: string) => string> = {
  Query: (field) => field.replace(/^mediaAsset /, 'mediaAsset(path: "/objects/none.png") '),
  Project: (field) => `projects(first: 1) { edges { node { ${field} } } }`,
  SiteColors: (field) => `siteColors { ${field} }`,
  SiteSetup: (field) => `siteSetup { ${field} }`,
  CaseStudy: (field) => `projects(first: 1) { edges { node { caseStudy { ${field} } } } }`,
  MediaAsset: (field) => `siteIdentity { logo { asset { ${field} } } }`,
};

/** Creates a record of each type that only the owner reads. @returns their global ids */
async function createOwnersRecords(): Promise<string[]> {
  const { database } = site;
  await database.project.create({ data: { name: "P", slug: "p" } });
  const logo = "/objects/logo.png";
  const facts = { kind: "image", mediaType: "image/png", byteSize: 1, checksum: "" } as const;
  await database.mediaAsset.create({ data: { ...facts, path: logo, width: 1, height: 1 } });
  await database.siteIdentity.upsert({ where: { id: 1 }, create: { logo }, update: { logo } });
  const { id } = await database.contactMessage.create({
    data: { name: "A", email: "a@example.com", company: "B", message: "Only for the owner." },
  });
  const { id: linkId } = await database.shareLink.create({
    data: { recipient: "Only for the owner", tokenHash: "of another" },
  });
  const { id: projectId } = await database.project.findFirstOrThrow();
  await send("owner", {
    method: "PATCH",
    url: `/api/projects/${projectId}`,
    payload: { name: "Renamed" },
  });
  const revision = await database.projectRevision.findFirstOrThrow();
  return [
    globalId("ContactMessage", id),
    globalId("Inbox", "inbox"),
    globalId("ShareLink", linkId),
    globalId("ProjectRevision", revision.id),
  ];
}

let ownersRecords: Promise<string[]> | undefined;

test.each(viewers)("%s: what only the owner reads stays with the owner", async (viewer) => {
  ownersRecords ??= createOwnersRecords();
  const ids = await ownersRecords;
  const guarded = Object.entries(permissionMap.reads).filter(
    ([, audience]) => audience !== "everyone",
  );
  const selections = guarded.flatMap(([read]) => {
    const [type = "", name = ""] = read.split(".");
    if (!name) return [];
    const field = schema.getType(type);
    const declared = isObjectType(field) ? field.getFields()[name] : undefined;
    const isLeaf = declared && isLeafType(getNamedType(declared.type));
    const call = callOf(name, declared?.args.filter(isRequiredArgument) ?? []);
    return [waysTo[type]?.(`${call} ${isLeaf ? "" : "{ __typename }"}`) ?? `no way to ${read}`];
  });
  expect(selections.length).toBeGreaterThan(5);
  selections.push(
    `nodes(ids: ["${ids[0]}"]) { id }`,
    ...ids.map((id) => `node(id: "${id}") { id }`),
  );
  for (const selection of selections) {
    const payload = { query: `{ ${selection} }` };
    const response = await send(viewer, { method: "POST", url: "/graphql", payload });
    const codes = (response.json().errors ?? []).map(
      ({ extensions }: { extensions?: { code?: string } }) => extensions?.code,
    );
    const expected = viewer === "owner" ? [] : ["UNAUTHENTICATED"];
    expect({ selection, codes }).toEqual({ selection, codes: expected });
  }
  const query = "{ siteColors { portfolioPassword } }";
  const told = await send(viewer, { method: "POST", url: "/graphql", payload: { query } });
  expect(told.json().data.siteColors.portfolioPassword !== null).toBe(viewer === "owner");
});

test("a route that the map does not name does nothing, not even for the owner", async () => {
  const answering: string[] = [];
  for (const route of routes) {
    if (route in permissionMap.routes || /^(OPTIONS|TRACE|QUERY|SEARCH) /.test(route)) continue;
    const { statusCode } = await send("owner", requestFor(route));
    if (statusCode !== 404 && statusCode !== 405) answering.push(`${route} ${statusCode}`);
  }
  expect(answering).toEqual([]);
  expect(Object.keys(permissionMap.routes).filter((route) => !routes.has(route))).toEqual([]);
});

function globalId(type: string, id: number | string): string {
  return Buffer.from(`${type}:${id}`).toString("base64");
}

function isClosedTo(viewer: ViewerName, audience: string | undefined): boolean {
  return audience !== "everyone" && viewer !== "owner";
}

function requestFor(route: string): InjectOptions {
  const [method = "", path = ""] = route.split(" ");
  return {
    method: method as "GET", // a method that the route was registered with
    url: path.replaceAll(/:\w+/g, "999999").replace("*", "nothing"),
    ...(method !== "GET" && { payload: {} }),
  };
}

/** Sends a request from a new network address, so that no throttle refuses it. */
async function send(viewer: ViewerName, { headers, ...request }: InjectOptions) {
  addresses += 1;
  cookies[viewer] ??= await cookieOf(viewer);
  return site.app.inject({
    ...request,
    headers: {
      ...headers,
      cookie: cookies[viewer],
      "x-vitrine-client": "1",
      "x-forwarded-for": `10.0.${addresses >> 8}.${addresses & 255}`,
    },
  });
}

async function cookieOf(viewer: ViewerName): Promise<string> {
  if (viewer === "visitor") return "";
  if (viewer === "access") return site.unlock();
  if (viewer === "reader") {
    const data = { recipient: "Reader", tokenHash: "" };
    const link = await site.database.shareLink.create({ data });
    return `vitrine-link=${site.access.links.prove(link, "opened")}`;
  }
  const cookie = await site.signIn();
  const tokenHash = hashToken(/vitrine-session=([^;]+)/.exec(cookie)?.[1] ?? "");
  if (viewer === "revoked") await site.database.session.delete({ where: { tokenHash } });
  if (viewer === "expired") {
    const expiresAt = new Date(Date.now() - 1000);
    await site.database.session.update({ where: { tokenHash }, data: { expiresAt } });
  }
  return cookie;
}

function declaresScopes({ pothosOptions: options }: { pothosOptions?: unknown }): boolean {
  return typeof options === "object" && options !== null && "authScopes" in options;
}

function takesUpload(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return named.name === "Upload";
  return Object.values(named.getFields()).some((field) => takesUpload(field.type));
}

/**
 * A field with a valid value for each argument, as GraphQL text.
 * @param id the id of a record, with which optional input fields are set, too
 */
function callOf(name: string, args: readonly GraphQLArgument[], id?: string): string {
  const given = args.map((argument) => `${argument.name}: ${literal(argument.type, id)}`);
  return name + (given.length > 0 ? `(${given.join(", ")})` : "");
}

/** Optional input fields that accept any text. They are set where an id is given. */
const texts = new Set([
  "altText",
  "content",
  "heading",
  "name",
  "tagline",
  "quote",
  "year",
  "facts",
]);

/** A valid value of an input type, as GraphQL text. */
function literal(type: GraphQLInputType, id?: string): string {
  if (isNonNullType(type)) return literal(type.ofType, id);
  if (isListType(type)) return getNamedType(type).name === "ID" && id ? `["${id}"]` : "[]";
  if (type === GraphQLID && id) return `"${id}"`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? "";
  if (isScalarType(type)) {
    const values: Record<string, string> = {
      Int: "1",
      Float: "0.5",
      Boolean: "true",
      DateTime: '"2126-01-01T00:00:00Z"',
    };
    return values[type.name] ?? '"x"';
  }
  if (!isInputObjectType(type)) return "null";
  const fields = Object.values(type.getFields());
  const given = type.isOneOf
    ? fields.slice(0, 1)
    : fields.filter(({ name, type }) => isNonNullType(type) || (id && texts.has(name)));
  return `{ ${given.map((field) => `${field.name}: ${literal(field.type, id)}`).join(", ")} }`;
}
