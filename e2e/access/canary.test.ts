import { readdir } from "node:fs/promises";
import {
  buildClientSchema,
  type GraphQLNamedType,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
} from "graphql";
import sharp from "sharp";
import { expect, test } from "vitest";
import { permissionMap } from "../../api/access/permission-map.ts";
import { startJourney } from "../harness/journey.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";
import { selectEverything, splitEverything } from "./whole-query.ts";

const slug = "canary-project";
const secretPassword = "said by nobody else";
const sections = ["role", "why", "result", "process", "solution", "shippedGoods"];
const altMarker = "canary-alt-text";
const hiddenMarker = "canary-hidden-module";
const formerMarker = "canary-former-revision";
const draftMarker = "canary-unsaved-draft";

let owner: string;
let file: string;
let projectId: number;
let schema: GraphQLSchema;

type Crawl = { text: string; openFiles: string[] };

const journey = startJourney({ LOG_LEVEL: "info" }, async () => {
  owner = await enter("/api/session", ownerPassword);
  await query(
    "mutation ($input: ChangeOwnerPasswordInput!) { changeOwnerPassword(input: $input) { userErrors { code } } }",
    owner,
    { input: { currentPassword: ownerPassword, newPassword: secretPassword } },
  );
  file = await uploadPicture();
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
      project: { id, sections: markedSections() },
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
  schema = buildClientSchema((await query(getIntrospectionQuery(), owner)).data);
});

test("a visitor finds no trace of protected content anywhere; with access all of it is found", async () => {
  const [visitor, access] = [
    await crawl(""),
    await crawl(await enter("/api/portfolio/validate-password", portfolioPassword)),
  ];
  expect(markers().filter((marker) => visitor.text.includes(marker))).toEqual([]);
  expect(visitor.openFiles).toEqual([]);
  expect(markers().filter((marker) => !access.text.includes(marker))).toEqual([]);
  expect(access.openFiles.length).toBeGreaterThan(2);
  const ownersOnly = [hiddenMarker, formerMarker, draftMarker];
  for (const { text } of [visitor, access]) {
    expect(ownersOnly.filter((marker) => text.includes(marker))).toEqual([]);
  }
}, 180_000);

test("passwords, session tokens and cookie values are in no page, script or log line", async () => {
  const access = await enter("/api/portfolio/validate-password", portfolioPassword);
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
  const { text } = await crawl(access);
  const secrets = [secretPassword, portfolioPassword, ...values];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  const log = journey.server.output();
  expect(log).toContain("request completed");
  expect(
    secrets.filter((secret) => log.includes(secret) || log.includes(encodeURIComponent(secret))),
  ).toEqual([]);
}, 180_000);

function request(path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, journey.server.origin), { redirect: "manual", ...options });
}

/** Gives a password by REST. @returns the Cookie header */
async function enter(path: string, password: string): Promise<string> {
  const response = await request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password }),
  });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function query(text: string, cookie: string, variables: object = {}) {
  const response = await request("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ query: text, variables }),
  });
  return response.json();
}

async function uploadPicture(): Promise<string> {
  const picture = { width: 700, height: 400, channels: 3 as const, background: "#123456" };
  const form = new FormData();
  form.set("image", new Blob([await sharp({ create: picture }).png().toBuffer()]), "canary.png");
  const headers = { cookie: owner, "x-vitrine-client": "1" };
  const sent = await request("/api/upload/single", { method: "POST", headers, body: form });
  const { path } = await sent.json();
  const { data } = await query("{ mediaAssets(last: 100) { edges { node { id path } } } }", owner);
  const id = data.mediaAssets.edges.find(
    ({ node }: { node: { path: string } }) => node.path === path,
  )?.node.id;
  await query(
    "mutation ($input: UpdateMediaAssetInput!) { updateMediaAsset(input: $input) { userErrors { code } } }",
    owner,
    { input: { id, altText: altMarker } },
  );
  return path;
}

/** Every kind of module in every section, each of its texts marked. */
function markedSections() {
  const modules = (section: string) => [
    { text: { title: `canary-${section}-title`, content: `canary-${section}-content` } },
    { textImage: { content: `canary-${section}-beside`, imagePosition: "LEFT", media: file } },
    {
      imageImage: {
        left: file,
        leftText: `canary-${section}-left`,
        rightText: `canary-${section}-right`,
      },
    },
    { heroImage: { media: file, caption: `canary-${section}-caption` } },
    { text: { content: hiddenMarker, isHidden: true } },
  ];
  return Object.fromEntries(sections.map((section) => [section, modules(section)]));
}

const formerSections = { why: [{ text: { content: formerMarker } }] };

function markers(): string[] {
  const kinds = ["title", "content", "beside", "left", "right", "caption"];
  const texts = sections.flatMap((section) => kinds.map((kind) => `canary-${section}-${kind}`));
  return [...texts, altMarker, file];
}

/** Reads every page, script, style, file of the site, REST call and GraphQL field as one browser. */
async function crawl(cookie: string): Promise<Crawl> {
  const texts: string[] = [];
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await request(path, { headers: { cookie, ...headers } });
    const body = await response.text();
    texts.push(body, JSON.stringify([...response.headers]));
    return body;
  };
  const pages = [
    "/",
    "/work",
    "/about",
    "/connect",
    "/admin",
    `/admin/edit/${projectId}`,
    "/nowhere",
  ];
  pages.push(...["sitemap.xml", "robots.txt", "site.webmanifest"].map((name) => `/${name}`));
  const links = new Set<string>();
  const spelt = [
    slug,
    slug.toUpperCase(),
    `${slug}/`,
    `${slug}?a=1`,
    `%63${slug.slice(1)}`,
    `/${slug}`,
  ];
  for (const page of [...pages, ...spelt.map((name) => `/project/${name}`)]) {
    const html = await read(page);
    for (const [, link = ""] of html.matchAll(/(?:href|src)="(\/[^"#]*)"/g)) links.add(link);
  }
  for (const link of links) if (/^\/(project|assets|api)/.test(link)) await read(link);

  for (const name of await readdir("dist/client/assets")) {
    if (!/\.(br|gz)$/.test(name)) await read(`/assets/${name}`);
  }

  const description = JSON.parse(await read("/api/openapi.json"));
  for (const [path, methods] of Object.entries<object>(description.paths)) {
    if (!("get" in methods)) continue;
    await read(path.replace("{slug}", slug).replaceAll(/\{\w+\}/g, String(projectId)));
  }
  texts.push(await readGraph(cookie));

  const openFiles: string[] = [];
  for (const path of [
    file,
    `${file}?v=1`,
    `${file}/preview.jpeg`,
    `${file}/320.webp`,
    `${file}/640.avif`,
    `${file}/700.jpeg`,
  ]) {
    for (const method of ["GET", "HEAD"]) {
      const { ok } = await request(path, { method, headers: { cookie } });
      if (ok) openFiles.push(`${method} ${path}`);
    }
  }
  return { text: texts.join("\n").replaceAll("\\/", "/"), openFiles };
}

/** Neighbours are read of single projects only. */
const inLists = ["Project"];

async function readGraph(cookie: string): Promise<string> {
  const isLeftOut = (name: string) => permissionMap.reads[name] === "owner";
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const nodeTypes = schema
    .getPossibleTypes(schema.getType("Node") as never)
    .map(({ name }) => name);
  const given: Record<string, string> = {
    project: `(slug: "${slug}")`,
    projectByDatabaseId: `(databaseId: ${projectId})`,
    workImagePlace: "(databaseId: 1)",
  };
  const answers: string[] = [];
  const ask = async (start: string, type: GraphQLNamedType, end: string, above: string[] = []) => {
    const selection = selectEverything(schema, type, isLeftOut, above);
    const answer = await query(`${start} ${selection} ${end}`, cookie);
    const isTooLarge = answer.errors?.[0]?.extensions?.code === "OPERATION_TOO_LARGE";
    const parts = isTooLarge ? splitEverything(schema, type, isLeftOut, above) : [];
    // What is more than visitors may ask for at once is asked for in parts.
    for (const { way, ...part } of parts) {
      await ask(`${start} { ${way}`, part.type, `} ${end}`, part.above);
    }
    if (parts.length > 0) return;
    expect(answer.data, `${start} ${JSON.stringify(answer.errors)}`).toBeTruthy();
    answers.push(JSON.stringify(answer));
  };
  for (const field of fields) {
    if (isLeftOut(`Query.${field.name}`) || /^nodes?$/.test(field.name)) continue;
    const type = getNamedType(field.type);
    const isList = type.name.endsWith("Connection");
    const size = isList ? "(first: 8)" : "";
    await ask(`{ ${field.name}${given[field.name] ?? size}`, type, "}", isList ? inLists : []);
  }
  for (const name of nodeTypes.filter((type) => !isLeftOut(type))) {
    const type = schema.getType(name);
    if (!type) continue;
    for (const start of [1, 9]) {
      const ids = Array.from({ length: 8 }, (_, index) => globalId(name, start + index));
      await ask(`{ nodes(ids: ${JSON.stringify(ids)}) { id ... on ${name}`, type, "} }", inLists);
    }
    await ask(`{ node(id: "${globalId(name, projectId)}") { id ... on ${name}`, type, "} }");
  }
  return answers.join("\n");
}

function globalId(type: string, id: number): string {
  return Buffer.from(`${type}:${id}`).toString("base64");
}
