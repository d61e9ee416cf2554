import { open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { OperationType } from "relay-runtime";
import { ownerPassword, type Server, startServer } from "../e2e/harness/server.ts";
import persistedQueries from "../web/__generated__/persisted-queries.json" with { type: "json" };
import type { WorkGalleryPageQuery } from "../web/__generated__/WorkGalleryPageQuery.graphql.ts";
import { type Databases, files } from "./databases.ts";
import type { Target } from "./load.ts";
import { processorTime } from "./processor-time.ts";

/**
 * Makes glibc return unused memory, as `npm start` does on Linux from Node 22.15 on. Benchmarks set
 * it themselves, because they start the built server directly.
 */
export const givesMemoryBack = { MALLOC_TRIM_THRESHOLD_: "131072" };

/** A running server of the built product with its own data folder. */
export type Site = Server & {
  port: number;
  folder: string;
  ownerCookie: string;
  /** Functions that read the processor time so far, in milliseconds, of each process that serves the site. */
  times: Record<string, () => Promise<number>>;
};

export async function openSite(folder: string, databases: Databases = files): Promise<Site> {
  const variables = await databases.open(folder);
  // The log goes to a file, because reading it in this process would disturb the measurement.
  const log = await open(join(folder, "server.log"), "w");
  const server = await startServer(
    { DATA_DIR: folder, LOG_LEVEL: "info", OPEN_GRAPHQL: "1", ...givesMemoryBack, ...variables },
    { log: log.fd },
  );
  await log.close();
  const times = { Vitrine: () => processorTime(server.process.pid), ...databases.times };
  const { port, ownerCookie } = await signIn(server.origin);
  return { ...server, port, folder, ownerCookie, times };
}

/** Signs in as the owner. @returns the cookie, and the port of the site */
export async function signIn(origin: string) {
  const response = await fetch(`${origin}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: ownerPassword }),
  });
  const ownerCookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return { port: Number(new URL(origin).port), ownerCookie };
}

export async function closeSite(site: Site): Promise<void> {
  await site.stop();
  await rm(site.folder, { recursive: true, force: true });
}

/** Changes the banner, which visitors see. @throws if the site refuses the change */
export async function write(
  site: Pick<Site, "origin" | "ownerCookie">,
  words: string,
): Promise<void> {
  const response = await fetch(`${site.origin}/api/banner`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: site.ownerCookie },
    body: JSON.stringify({ isActive: true, content: words }),
  });
  if (!response.ok) throw new Error(`a write was answered with ${response.status}`);
  await response.arrayBuffer();
}

/** The path of a GET request that runs one of the web client's GraphQL queries, by document id. */
export function documentAddress<Operation extends OperationType>(
  name: string,
  variables: Operation["variables"],
): string {
  const found = Object.entries(persistedQueries).find(([, words]) =>
    new RegExp(`^query ${name}\\b`).test(words),
  );
  if (!found) throw new Error(`there is no document ${name}`);
  return `/graphql?${new URLSearchParams({ documentId: found[0], variables: JSON.stringify(variables) })}`;
}

/** The measured paths of the site, by their names in the report. */
export const pages = {
  Home: "/",
  Work: "/work",
  Project: "/project/project-3",
  "GraphQL list": documentAddress<WorkGalleryPageQuery>("WorkGalleryPageQuery", { count: 48 }),
} as const;

/** A cookie that gives no access, but makes the server bypass the response cache. */
export const pastTheCache = { cookie: "vitrine-portfolio=none" };

export function targetOf(
  site: Pick<Site, "port">,
  path: string,
  headers: Record<string, string> = {},
): Target {
  return { port: site.port, path, headers };
}

/** Resident memory of a process in bytes. */
export async function residentMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
}
