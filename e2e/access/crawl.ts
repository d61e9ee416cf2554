import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
  isObjectType,
} from "graphql";
import pLimit from "p-limit";
import { expect } from "vitest";
import { permissionMap } from "../../api/access/permission-map.ts";
import { textOf } from "../../api/testing/pdf.ts";
import { entryPaths, openPaths, slidePaths } from "../../pages/paths.ts";
import { globalId, type SiteCalls } from "./site-calls.ts";
import { type Part, WholeQueries } from "./whole-query.ts";

/** A project that the crawl looks for, and a file that the project shows. */
export type Subject = {
  projectId: number;
  /** The id of one of the project's work images, for guessing cursors. */
  workImageId?: number;
  /** The slugs of the project that the client knows. */
  slugs: readonly string[];
  file?: string;
};

export type Crawl = {
  /** The bodies and headers of all responses. */
  text: string;
  /** The method and path of each request for a file that succeeded. */
  openFiles: string[];
  /** The paths of projects' social cards (pictures of link previews) that the server sent. */
  cards: string[];
  /**
   * The GraphQL lists that respond differently to a guessed cursor of a project and to a cursor of no
   * object. Each entry is the project's id and the list.
   */
  cursors: string[];
};

/** Reads the GraphQL schema by introspection, with the owner's cookie. */
export async function readSchema({ query }: SiteCalls, owner: string): Promise<GraphQLSchema> {
  return buildClientSchema((await query(getIntrospectionQuery(), owner)).data);
}

/** The text of all built scripts and styles, which the server sends to everyone. */
export async function readAssets(): Promise<string> {
  const folder = "dist/client/assets";
  const names = (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name));
  const texts = names.map((name) => readFile(join(folder, name), "utf8"));
  return (await Promise.all(texts)).join("\n");
}

/** Which addresses and GraphQL fields are read: all, or only those that contain a subject's id or slug. */
type Asked = "all" | "of subjects";

/** Reads every page, file, REST route and GraphQL field with one cookie, each address once. */
export async function crawl(
  calls: SiteCalls,
  schema: GraphQLSchema,
  subjects: readonly Subject[],
  cookie: string,
  asked: Asked = "all",
): Promise<Crawl> {
  const { request } = calls;
  const slugs = subjects.flatMap((subject) => subject.slugs);
  const texts: string[] = [];
  const cards: string[] = [];
  const seen = new Set<string>();
  const read = async (path: string, method = "GET") => {
    if (seen.has(`${method} ${path}`)) return "";
    seen.add(`${method} ${path}`);
    const response = await request(path, {
      method,
      headers: { cookie, ...(method === "POST" && typeOfBody(path)) },
    });
    const body = await textOf(response);
    texts.push(body, JSON.stringify([...response.headers]));
    if (response.ok && path.startsWith("/social-card/project/")) cards.push(path);
    return body;
  };
  const slides = slugs.map((slug) => `/project/${slug}/present`);
  if (asked === "all") slides.push(slidePaths.briefs, slidePaths.link);
  const pages = [
    ...slides.flatMap((path) => [`${path}?as=access`, `${path}/notes`]),
    // In capital letters, because a page may repeat its parameter, which is no leak.
    ...slugs.map((slug) => `/work?tag=${slug.toUpperCase()}-TAG`),
    ...subjects.map(({ projectId }) => `/admin/edit/${projectId}`),
  ];
  if (asked === "all") {
    pages.push(...Object.values(openPaths), ...Object.values(entryPaths), "/admin", "/nowhere");
  }
  const links = new Set<string>();
  const [slug = ""] = slugs;
  // Only one slug is tried in other spellings, because the server parses all addresses alike.
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
    .filter(([, path]) => !isAsset(path) && (asked === "all" || /:(?:id|slug|name)/.test(path)))
    .flatMap(([method, path]) =>
      addressesOf(path, subjects).map((address) => [address, method] as const),
    );
  await eachOf(addresses, ([address, method]) => read(address, method));
  texts.push(await readGraph(calls, schema, subjects, cookie, asked));

  const openFiles: string[] = [];
  const files = subjects.flatMap(({ file }) => file ?? []);
  const versions = ["", "?v=1", "/preview.jpeg", "/320.webp", "/640.avif", "/700.jpeg"];
  const paths = files.flatMap((file) => versions.map((version) => file + version));
  await eachOf(paths, async (path) => {
    for (const method of ["GET", "HEAD"]) {
      const { ok } = await request(path, { method, headers: { cookie } });
      if (ok) openFiles.push(`${method} ${path}`);
    }
  });
  const cursors = await readCursors(calls, schema, subjects, cookie);
  return { text: texts.join("\n").replaceAll("\\/", "/"), openFiles, cards, cursors };
}

/** Calls `read` for each item, eight at a time: on a busy machine, most time passes between requests. */
async function eachOf<Item>(
  items: readonly Item[],
  read: (item: Item) => Promise<unknown>,
): Promise<void> {
  const limit = pLimit(8);
  await Promise.all(items.map((item) => limit(() => read(item))));
}

const isAsset = (path: string) => /\.(css|js)$/.test(path);

/** The method and path of every route with GET, and of every form (POST) that everyone may send. */
function readRoutes(): [method: string, path: string][] {
  return Object.entries(permissionMap.routes).flatMap(([route, audience]) => {
    const [method = "", path = ""] = route.split(" ");
    const isRead = method === "GET" || (method === "POST" && audience === "everyone");
    return isRead && path !== "/*" ? [[method, path]] : [];
  });
}

/** The values that the crawl inserts for the parameters of routes. */
const valuesOf = (subjects: readonly Subject[]): Record<string, readonly (string | number)[]> => ({
  id: subjects.map(({ projectId }) => projectId),
  slug: subjects.flatMap(({ slugs }) => slugs),
  name: ["home", ...subjects.flatMap(({ slugs }) => slugs)].map((name) => `${name}.png`),
  checksum: ["0".repeat(64)],
  uploadId: [1],
  partNumber: [1],
  "*": ["nobody"],
});

function addressesOf(path: string, subjects: readonly Subject[]): string[] {
  const [parameter] = /:\w+|\*/.exec(path) ?? [];
  if (parameter === undefined) return [path];
  const values = valuesOf(subjects)[parameter.replace(":", "")];
  if (!values) expect.fail(`The crawl has no value for ${parameter} of the route ${path}.`);
  return values.flatMap((value) => addressesOf(path.replace(parameter, String(value)), subjects));
}

/**
 * The headers of a POST request. The crawl sends an empty body, upon which a form responds with a
 * page that shows the errors.
 */
const typeOfBody = (path: string) => ({
  "content-type": /^\/(api|graphql)/.test(path)
    ? "application/json"
    : "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
});

/** An id that no object has. */
const absent = 2 ** 31 - 1;

/** Requests pages of all lists with guessed cursors. @returns `Crawl.cursors` */
async function readCursors(
  { query }: SiteCalls,
  schema: GraphQLSchema,
  subjects: readonly Subject[],
  cookie: string,
): Promise<string[]> {
  const told: string[] = [];
  const page = "{ edges { cursor } pageInfo { hasNextPage hasPreviousPage } }";
  const ask = async (list: string, guesses: number[]) => {
    const lists = guesses.map((guess, place) => {
      const cursor = Buffer.from(`GPC:N:${guess}`).toString("base64");
      return `of${place}: ${list} "${cursor}") ${page}`;
    });
    const response = await query(`{ ${lists.join(" ")} }`, cookie);
    expect(response.data, `${list} ${JSON.stringify(response.errors)}`).toBeTruthy();
    return guesses.map((_, place) => response.data[`of${place}`]);
  };
  for (const { name, args, type } of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const edge = schema.getType(`${getNamedType(type).name}Edge`);
    const node = isObjectType(edge) ? getNamedType(edge.getFields().node?.type)?.name : undefined;
    const guessed = subjects.flatMap(({ projectId, workImageId }) => {
      const id = node === "Project" ? projectId : node === "WorkImage" ? workImageId : undefined;
      return id === undefined ? [] : [{ projectId, id }];
    });
    if (guessed.length === 0 || isOfOwner(`Query.${name}`)) continue;
    if (!args.some((argument) => argument.name === "after")) continue;
    await eachOf([`${name}(first: 8, after:`, `${name}(last: 8, before:`], async (list) => {
      const [nothing, ...pages] = await ask(list, [absent, ...guessed.map(({ id }) => id)]);
      for (const [place, { projectId }] of guessed.entries()) {
        if (!isDeepStrictEqual(pages[place], nothing)) told.push(`${projectId} ${list}`);
      }
    });
  }
  return told;
}

const isOfOwner = (name: string) => (permissionMap.reads[name] ?? "everyone") !== "everyone";

/**
 * The queries that the server refused as too large or too slow, each as the client's cookie and the
 * query without arguments. They are not sent again with other arguments.
 */
const tooLarge = new Set<string>();

/**
 * The value of `above` for all starting fields except `project`. It counts as one project on the
 * path, so the neighbours of a project (previous and next) are read only below `project`.
 */
const besideProjects = ["Project"];

async function readGraph(
  { query }: SiteCalls,
  schema: GraphQLSchema,
  subjects: readonly Subject[],
  cookie: string,
  asked: Asked,
): Promise<string> {
  const queries = new WholeQueries(schema, isOfOwner);
  const responses: string[] = [];
  const limit = pLimit(8);
  const send = async (text: string) => {
    const name = `${cookie} ${text.replace(/\(.*?\)/g, "")}`;
    if (tooLarge.has(name)) return;
    const response = await limit(() => query(text, cookie));
    if (/^(OPERATION_)?TOO_(LARGE|SLOW)$/.test(response.errors?.[0]?.extensions?.code)) {
      tooLarge.add(name);
      return;
    }
    expect(response.data, `${text} ${JSON.stringify(response.errors)}`).toBeTruthy();
    const answer = JSON.stringify(response);
    responses.push(answer);
    return answer;
  };
  const askForAll = async (start: string, parts: Part[], end: string): Promise<void> => {
    if (!(await send(queries.write(start, parts, end)))) await askApart(start, parts, end);
  };
  const askApart = async (start: string, parts: Part[], end: string): Promise<void> => {
    // If the start returns null, there is nothing to read below it.
    if ((await send(`${start} { __typename } ${end}`))?.includes("__typename")) {
      await askForHalves(start, parts, end);
    }
  };
  const askForHalves = async (start: string, parts: Part[], end: string): Promise<void> => {
    const [part] = parts;
    if (part && parts.length === 1) {
      const below = queries.partsOf(part);
      expect(below, `${start} ${part.way} is too large`).not.toEqual([]);
      return askApart(`${start} { ${part.way}`, below, `} ${end}`);
    }
    const middle = Math.ceil(parts.length / 2);
    for (const half of [parts.slice(0, middle), parts.slice(middle)]) {
      if (!(await send(queries.write(start, half, end)))) await askForHalves(start, half, end);
    }
  };

  const slugs = subjects.flatMap((subject) => subject.slugs);
  const given: Record<string, string[]> = {
    project: slugs.map((slug) => `(slug: "${slug}")`),
    projectByDatabaseId: subjects.map(({ projectId }) => `(databaseId: ${projectId})`),
    presentation: [
      ...["(of: BRIEFS)", "(of: LINK)"],
      ...slugs.map((slug) => `(of: PROJECT, slug: "${slug}")`),
    ],
    workImagePlace: ["(databaseId: 1)"],
  };
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    ({ name }) =>
      !isOfOwner(`Query.${name}`) && !/^nodes?$/.test(name) && (asked === "all" || name in given),
  );
  const starts = fields.map(({ name, type: of }): Parameters<typeof askForAll>[] => {
    const type = getNamedType(of);
    const size = type.name.endsWith("Connection") ? "(first: 8)" : "";
    const parts = queries.partsOf({ type, above: name === "project" ? [] : besideProjects });
    return (given[name] ?? [size]).map((values) => [`{ ${name}${values}`, parts, "}"]);
  });
  const nodeTypes = schema.getPossibleTypes(schema.getType("Node") as never);
  for (const type of nodeTypes.filter(({ name }) => !isOfOwner(name))) {
    const idsFrom = (start: number) =>
      Array.from({ length: 8 }, (_, index) => globalId(type.name, start + index));
    const nodes = [1, 9].map((start) => `nodes(ids: ${JSON.stringify(idsFrom(start))})`);
    const own = subjects.map(({ projectId }) => `node(id: "${globalId(type.name, projectId)}")`);
    const parts = queries.partsOf({ type, above: besideProjects });
    starts.push(
      (asked === "all" ? [...nodes, ...own] : own).map(
        (start) => [`{ ${start} { id ... on ${type.name}`, parts, "} }"] as const,
      ),
    );
  }
  // The queries of one field are sent one after another, so that a query is not sent with other
  // arguments if it was too large.
  await eachOf(starts, async (all) => {
    for (const start of all) await askForAll(...start);
  });
  return responses.join("\n");
}
