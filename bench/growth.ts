import type { ProjectsTabQuery } from "../web/__generated__/ProjectsTabQuery.graphql.ts";
import type { Databases } from "./databases.ts";
import { load, medianOf, quantile } from "./load.ts";
import { seedProjects } from "./seed.ts";
import {
  closeSite,
  documentAddress,
  openSite,
  pages,
  pastTheCache,
  type Site,
  targetOf,
} from "./site.ts";

export const sizes = [10, 100, 1_000, 10_000] as const;

/** Milliseconds of one uncached response, for each number of projects in `sizes`. */
export type Growth = { name: string; medians: number[]; p99s: number[] };

type Row = { name: string; path: (count: number) => string; isOwners?: boolean; times: number };

const rows: Row[] = [
  { name: "Home", path: () => "/", times: 40 },
  { name: "Work", path: () => "/work", times: 40 },
  { name: "Project", path: (index) => `/project/project-${index}`, times: 200 },
  { name: "GraphQL list", path: () => pages["GraphQL list"], times: 40 },
  { name: "REST list, whole", path: () => "/api/projects", times: 3 },
  {
    name: "Admin list",
    path: () => documentAddress<ProjectsTabQuery>("ProjectsTabQuery", { orderBy: "HOME" }),
    isOwners: true,
    times: 40,
  },
];

/**
 * Measures the time of one response as the portfolio grows. Requests are sent one at a time and
 * bypass the response cache. They ask for the same ten projects at every size: of many different
 * projects, most would be requested only once, and the server would have cached none of their rows.
 */
export async function measureGrowth(demoFolder: string, databases: Databases): Promise<Growth[]> {
  const results: Growth[] = rows.map(({ name }) => ({ name, medians: [], p99s: [] }));
  for (const size of sizes) {
    const site = await openSite(await seedProjects(demoFolder, size), databases);
    try {
      for (const [index, row] of rows.entries()) {
        const times = await timesOf(site, row);
        results[index]?.medians.push(medianOf(times));
        results[index]?.p99s.push(quantile(Float64Array.from(times).sort(), 0.99));
      }
    } finally {
      await closeSite(site);
    }
  }
  return results;
}

async function timesOf(site: Site, { path, isOwners, times }: Row) {
  const cookies = isOwners ? { cookie: site.ownerCookie } : pastTheCache;
  const headers = { "accept-encoding": "br", ...cookies };
  const taken: number[] = [];
  const warmUp = Math.ceil(times / 4);
  for (let count = 0; count < times + warmUp; count++) {
    const { median, statuses } = await load(
      targetOf(site, path(1 + (count % sizes[0])), headers),
      1,
      0,
    );
    if (!statuses["200"]) throw new Error(`${path(1)} answered ${JSON.stringify(statuses)}`);
    if (count >= warmUp) taken.push(median);
  }
  return taken;
}
