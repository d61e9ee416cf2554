import { readdir } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import {
  buildClientSchema,
  type GraphQLNamedType,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
  isObjectType,
} from "graphql";
import pLimit from "p-limit";
import { expect } from "vitest";
import { permissionMap } from "../../api/access/permission-map.ts";
import { entryPaths, openPaths, slidePaths } from "../../pages/paths.ts";
import { globalId, type SiteCalls } from "./site-calls.ts";
import { selectEverything, splitEverything } from "./whole-query.ts";

/** What is looked for: one project, and a file that it shows. */
export type Subject = {
  projectId: number;
  /** One of its work images, where cursors are guessed. */
  workImageId?: number;
  /** The addresses that the viewer knows. */
  slugs: readonly string[];
  file: string;
};

export type Crawl = {
  /** All that was read. */
  text: string;
  /** The requests for the file that were answered. */
  openFiles: string[];
  /** The social cards of projects that were answered. */
  cards: string[];
  /** The lists that tell a guessed cursor of the project from one of nothing. */
  cursors: string[];
};

/** What GraphQL can be asked, as it says itself. */
export async function readSchema({ query }: SiteCalls, owner: string): Promise<GraphQLSchema> {
  return buildClientSchema((await query(getIntrospectionQuery(), owner)).data);
}

/** Everything of the built site that browsers load: it is sent without a look at who asks. */
export async function readAssets({ request }: SiteCalls): Promise<string> {
  const names = (await readdir("dist/client/assets")).filter((name) => !/\.(br|gz)$/.test(name));
  const ofRoutes = readRoutes().map(([, path]) => path);
  const paths = [...names.map((name) => `/assets/${name}`), ...ofRoutes.filter(isAsset)];
  const texts: string[] = [];
  for (const path of paths) texts.push(await (await request(path)).text());
  return texts.join("\n");
}

/** Reads every page, file of the site, REST call and GraphQL field as one browser. */
export async function crawl(
  calls: SiteCalls,
  schema: GraphQLSchema,
  subject: Subject,
  cookie: string,
): Promise<Crawl> {
  const { request } = calls;
  const { projectId, slugs, file } = subject;
  const texts: string[] = [];
  const cards: string[] = [];
  const read = async (path: string, method = "GET") => {
    const response = await request(path, {
      method,
      headers: { cookie, ...(method === "POST" && typeOfBody(path)) },
    });
    const body = await response.text();
    texts.push(body, JSON.stringify([...response.headers]));
    if (response.ok && path.startsWith("/social-card/project/")) cards.push(path);
    return body;
  };
  const pages = [
    ...Object.values(openPaths),
    ...Object.values(entryPaths),
    ...[
      slidePaths.briefs,
      slidePaths.link,
      ...slugs.map((slug) => `/project/${slug}/present`),
    ].flatMap((path) => [`${path}?as=access`, `${path}/notes`]),
    // Spelt otherwise than what is looked for: a page may repeat what it was asked.
    ...slugs.map((slug) => `/work?tag=${slug.toUpperCase()}-TAG`),
    "/admin",
    `/admin/edit/${projectId}`,
    "/nowhere",
  ];
  const links = new Set<string>();
  const [slug = ""] = slugs;
  // An address is read the same way, whose ever it is.
  const spelt = [slug.toUpperCase(), `${slug}/`, `${slug}?a=1`, `%63${slug.slice(1)}`, `/${slug}`];
  const names = slug === "" ? [] : [...slugs, ...spelt];
  await eachOf([...pages, ...names.map((name) => `/project/${name}`)], async (page) => {
    const html = await read(page);
    for (const [, link = ""] of html.matchAll(/(?:href|src)="(\/[^"#]*)"/g)) links.add(link);
  });
  await eachOf(
    [...links].filter((link) => /^\/(project|api)/.test(link)),
    (link) => read(link),
  );
  const addresses = readRoutes()
    .filter(([, path]) => !isAsset(path))
    .flatMap(([method, path]) =>
      addressesOf(path, subject).map((address) => [address, method] as const),
    );
  await eachOf(addresses, ([address, method]) => read(address, method));
  texts.push(await readGraph(calls, schema, subject, cookie));

  const openFiles: string[] = [];
  await eachOf(
    [
      file,
      `${file}?v=1`,
      `${file}/preview.jpeg`,
      `${file}/320.webp`,
      `${file}/640.avif`,
      `${file}/700.jpeg`,
    ],
    async (path) => {
      for (const method of ["GET", "HEAD"]) {
        const { ok } = await request(path, { method, headers: { cookie } });
        if (ok) openFiles.push(`${method} ${path}`);
      }
    },
  );
  const cursors = await readCursors(calls, schema, subject, cookie);
  return { text: texts.join("\n").replaceAll("\\/", "/"), openFiles, cards, cursors };
}

/** Asks for several things at a time: on a busy machine most of the time goes by between two requests. */
async function eachOf<Item>(
  items: readonly Item[],
  read: (item: Item) => Promise<unknown>,
): Promise<void> {
  const limit = pLimit(8);
  await Promise.all(items.map((item) => limit(() => read(item))));
}

const isAsset = (path: string) => /\.(css|js)$/.test(path);

/** The method and path of every route that reads: all of GET, and the forms that everyone may send. */
function readRoutes(): [method: string, path: string][] {
  return Object.entries(permissionMap.routes).flatMap(([route, audience]) => {
    const [method = "", path = ""] = route.split(" ");
    const isRead = method === "GET" || (method === "POST" && audience === "everyone");
    return isRead && path !== "/*" ? [[method, path]] : [];
  });
}

/** What stands in the place of the parameters of routes. */
const valuesOf = ({ projectId, slugs }: Subject): Record<string, readonly (string | number)[]> => ({
  id: [projectId],
  slug: slugs,
  name: ["home", ...slugs].map((name) => `${name}.png`),
  checksum: ["0".repeat(64)],
  uploadId: [projectId],
  partNumber: [1],
  "*": ["nobody"],
});

function addressesOf(path: string, subject: Subject): string[] {
  const [parameter] = /:\w+|\*/.exec(path) ?? [];
  if (parameter === undefined) return [path];
  const values = valuesOf(subject)[parameter.replace(":", "")];
  if (!values) expect.fail(`The crawl has no value for ${parameter} of the route ${path}.`);
  return values.flatMap((value) => addressesOf(path.replace(parameter, String(value)), subject));
}

/** The body is empty: what a form refuses is shown on its page. */
const typeOfBody = (path: string) => ({
  "content-type": /^\/(api|graphql)/.test(path)
    ? "application/json"
    : "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
});

/** No list has an object of this number. */
const absent = 2 ** 31 - 1;

/**
 * Asks the lists for what comes before and after cursors that were guessed.
 * @returns the lists that tell them from a cursor of nothing
 */
export async function readCursors(
  { query }: SiteCalls,
  schema: GraphQLSchema,
  { projectId, workImageId }: Pick<Subject, "projectId" | "workImageId">,
  cookie: string,
): Promise<string[]> {
  const ids: Record<string, number | undefined> = { Project: projectId, WorkImage: workImageId };
  const told: string[] = [];
  for (const { name, args, type } of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const edge = schema.getType(`${getNamedType(type).name}Edge`);
    const node = isObjectType(edge) ? getNamedType(edge.getFields().node?.type)?.name : undefined;
    const id = ids[node ?? ""];
    if (id === undefined || isOfOwner(`Query.${name}`)) continue;
    if (!args.some((argument) => argument.name === "after")) continue;
    await eachOf([`${name}(first: 8, after:`, `${name}(last: 8, before:`], async (list) => {
      const ask = async (guess: number) => {
        const cursor = Buffer.from(`GPC:N:${guess}`).toString("base64");
        const page = "{ edges { cursor } pageInfo { hasNextPage hasPreviousPage } }";
        const response = await query(`{ list: ${list} "${cursor}") ${page} }`, cookie);
        expect(response.data, `${list} ${JSON.stringify(response.errors)}`).toBeTruthy();
        return response.data;
      };
      if (!isDeepStrictEqual(await ask(id), await ask(absent))) told.push(list);
    });
  }
  return told;
}

const isOfOwner = (name: string) => permissionMap.reads[name] === "owner";

/** What a viewer may not ask for at once, whatever it is asked of: the viewer, the way to it and its type. */
const tooLarge = new Set<string>();

/** Neighbours are read of a project by its address only: what stands above all else. */
const besideProjects = ["Project"];

async function readGraph(
  { query }: SiteCalls,
  schema: GraphQLSchema,
  { projectId, slugs }: Subject,
  cookie: string,
): Promise<string> {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const nodeTypes = schema
    .getPossibleTypes(schema.getType("Node") as never)
    .map(({ name }) => name);
  const given: Record<string, string[]> = {
    project: slugs.map((slug) => `(slug: "${slug}")`),
    projectByDatabaseId: [`(databaseId: ${projectId})`],
    presentation: ["(of: BRIEFS)", "(of: LINK)", `(of: PROJECT, slug: "${slugs[0]}")`],
    workImagePlace: ["(databaseId: 1)"],
  };
  const responses: string[] = [];
  const limit = pLimit(8);
  const ask = async (start: string, type: GraphQLNamedType, end: string, above: string[] = []) => {
    const what = `${cookie} ${start.replace(/\(.*?\)/g, "")} ${type.name} ${above}`;
    const parts = splitEverything(schema, type, isOfOwner, above);
    const askFor = async (selection: string) => {
      const response = await limit(() => query(`${start} ${selection} ${end}`, cookie));
      const isTooMuch = /^(OPERATION_)?TOO_(LARGE|SLOW)$/.test(
        response.errors?.[0]?.extensions?.code,
      );
      if (isTooMuch && parts.length > 0) return;
      expect(response.data, `${start} ${JSON.stringify(response.errors)}`).toBeTruthy();
      const text = JSON.stringify(response);
      responses.push(text);
      return text;
    };
    if (!tooLarge.has(what) && (await askFor(selectEverything(schema, type, isOfOwner, above)))) {
      return;
    }
    tooLarge.add(what);
    // It is asked for in parts, but where nothing is, nothing is below.
    if (!(await askFor("{ __typename }"))?.includes("__typename")) return;
    await Promise.all(
      parts.map(({ way, ...part }) => ask(`${start} { ${way}`, part.type, `} ${end}`, part.above)),
    );
  };
  // Of one field one after another: what was too large at first is then not asked for again.
  const starts: Parameters<typeof ask>[][] = [];
  for (const field of fields) {
    if (isOfOwner(`Query.${field.name}`) || /^nodes?$/.test(field.name)) continue;
    const type = getNamedType(field.type);
    const isList = type.name.endsWith("Connection");
    const size = isList ? "(first: 8)" : "";
    const above = field.name === "project" ? [] : besideProjects;
    const all = given[field.name] ?? [size];
    starts.push(all.map((values) => [`{ ${field.name}${values}`, type, "}", above]));
  }
  for (const name of nodeTypes.filter((type) => !isOfOwner(type))) {
    const type = schema.getType(name);
    if (!type) continue;
    const nodes = [1, 9].map((start) => {
      const ids = Array.from({ length: 8 }, (_, index) => globalId(name, start + index));
      return `nodes(ids: ${JSON.stringify(ids)})`;
    });
    const all = [...nodes, `node(id: "${globalId(name, projectId)}")`];
    starts.push(
      all.map((start) => [`{ ${start} { id ... on ${name}`, type, "} }", besideProjects]),
    );
  }
  const askInTurn = async (all: Parameters<typeof ask>[]) => {
    for (const start of all) await ask(...start);
  };
  await Promise.all(starts.map(askInTurn));
  return responses.join("\n");
}
