import { openPaths } from "../../../pages/paths.ts";
import { whereFound } from "../../access/audience.ts";
import { visitor } from "../../access/viewer.ts";
import type { Database } from "../../database/client.ts";
import type { ContentStateReader } from "../../database/content-state.ts";
import { readCountsVisits } from "./read-counts-visits.ts";

/** The pages other than projects, by their paths. */
const pages = new Map<string, string>(
  Object.entries(openPaths).map(([name, path]) => [path, name]),
);

/** The name under which a page other than a project is counted. Undefined for other paths. */
export const pageAt = (path: string) => pages.get(path);

/** The pages that can be counted now. */
type Countable = {
  /** Whether the site counts visits. */
  isOn: boolean;
  projects: ReadonlyMap<string, number>;
};

export type CountablePages = {
  /** Undefined while it cannot be read. */
  isOn: () => Promise<boolean | undefined>;
  /** The name under which a page is counted. Undefined for paths without a page for visitors. */
  nameOf: (path: string) => Promise<string | undefined>;
};

/** The name under which a project's page is counted. */
export const pageOfProject = (id: number) => `project:${id}`;

/** Reads the pages once for each state of content, so that counting a visit needs no query. */
export function createCountablePages(
  database: Database,
  contentState: ContentStateReader,
): CountablePages {
  let last: { key: string; countable: Promise<Countable> } | undefined;
  const read = async (): Promise<Countable | undefined> => {
    const state = await contentState.read();
    if (!state) return undefined;
    if (last?.key !== state.key) {
      const countable = readFrom(database, state.since);
      last = { key: state.key, countable };
      countable.catch(() => {
        last = undefined;
      });
    }
    return last.countable;
  };
  return {
    isOn: async () => (await read())?.isOn,
    nameOf: async (path) => {
      const name = pageAt(path);
      if (name) return name;
      const id = (await read())?.projects.get(slugIn(path) ?? "");
      return id === undefined ? undefined : pageOfProject(id);
    },
  };
}

async function readFrom(database: Database, moment: Date): Promise<Countable> {
  const [isOn, projects] = await Promise.all([
    readCountsVisits(database),
    database.project.findMany({
      where: whereFound(visitor, moment, "address"),
      select: { id: true, slug: true },
    }),
  ]);
  return {
    isOn,
    projects: new Map(projects.map(({ id, slug }) => [slug, id])),
  };
}

/** The slug in the path of a project's page. */
export function slugIn(path: string): string | undefined {
  const [, slug] = /^\/project\/([^/]+)$/.exec(path) ?? [];
  try {
    return slug === undefined ? undefined : decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}
