import { readdir } from "node:fs/promises";
import {
  buildClientSchema,
  type GraphQLNamedType,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
} from "graphql";
import { expect } from "vitest";
import { permissionMap } from "../../api/access/permission-map.ts";
import { isWhole } from "../harness/combinations.ts";
import { globalId, type SiteCalls } from "./site-calls.ts";
import { selectEverything, splitEverything } from "./whole-query.ts";

/** What is looked for: one project, and a file that it shows. */
export type Subject = {
  projectId: number;
  /** The addresses that whoever looks knows of; none for who is told none. */
  slugs: readonly string[];
  file: string;
};

/** All that was read, and the requests for the file that were answered. */
export type Crawl = { text: string; openFiles: string[] };

/** What GraphQL can be asked, as it says itself. */
export async function readSchema({ query }: SiteCalls, owner: string): Promise<GraphQLSchema> {
  return buildClientSchema((await query(getIntrospectionQuery(), owner)).data);
}

/** Reads every page, script, style, file of the site, REST call and GraphQL field as one browser. */
export async function crawl(
  calls: SiteCalls,
  schema: GraphQLSchema,
  subject: Subject,
  cookie: string,
): Promise<Crawl> {
  const { request } = calls;
  const { projectId, slugs, file } = subject;
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
    // Spelt otherwise than what is looked for: a page may repeat what it was asked.
    ...slugs.map((slug) => `/work?tag=${slug.toUpperCase()}-TAG`),
    "/about",
    "/connect",
    "/admin",
    `/admin/edit/${projectId}`,
    "/nowhere",
  ];
  pages.push(
    ...["sitemap.xml", "feed.xml", "feed.json", "robots.txt", "site.webmanifest"].map(
      (name) => `/${name}`,
    ),
  );
  const links = new Set<string>();
  const spelt = slugs.flatMap((slug) => [
    slug,
    slug.toUpperCase(),
    `${slug}/`,
    `${slug}?a=1`,
    `%63${slug.slice(1)}`,
    `/${slug}`,
  ]);
  for (const page of [...pages, ...spelt.map((name) => `/project/${name}`)]) {
    const html = await read(page);
    for (const [, link = ""] of html.matchAll(/(?:href|src)="(\/[^"#]*)"/g)) links.add(link);
  }
  for (const link of links) if (/^\/(project|assets|api)/.test(link)) await read(link);

  // They are sent without a look at who asks: in the sample whoever has no cookie reads them.
  for (const name of isWhole || cookie === "" ? await readdir("dist/client/assets") : []) {
    if (!/\.(br|gz)$/.test(name)) await read(`/assets/${name}`);
  }

  const description = JSON.parse(await read("/api/openapi.json"));
  for (const [path, methods] of Object.entries<object>(description.paths)) {
    if (!("get" in methods)) continue;
    const named = path.includes("{slug}") ? slugs : [""];
    for (const slug of named) {
      await read(path.replace("{slug}", slug).replaceAll(/\{\w+\}/g, String(projectId)));
    }
  }
  texts.push(await readGraph(calls, schema, subject, cookie));

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

async function readGraph(
  { query }: SiteCalls,
  schema: GraphQLSchema,
  { projectId, slugs }: Subject,
  cookie: string,
): Promise<string> {
  const isLeftOut = (name: string) => permissionMap.reads[name] === "owner";
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const nodeTypes = schema
    .getPossibleTypes(schema.getType("Node") as never)
    .map(({ name }) => name);
  const given: Record<string, string[]> = {
    project: slugs.map((slug) => `(slug: "${slug}")`),
    projectByDatabaseId: [`(databaseId: ${projectId})`],
    workImagePlace: ["(databaseId: 1)"],
  };
  const answers: string[] = [];
  const ask = async (start: string, type: GraphQLNamedType, end: string, above: string[] = []) => {
    const selection = selectEverything(schema, type, isLeftOut, above);
    const answer = await query(`${start} ${selection} ${end}`, cookie);
    const isTooLarge = /^(OPERATION_)?TOO_LARGE$/.test(answer.errors?.[0]?.extensions?.code);
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
    for (const values of given[field.name] ?? [size]) {
      await ask(`{ ${field.name}${values}`, type, "}", isList ? inLists : []);
    }
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
