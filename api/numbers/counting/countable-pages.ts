import { readLayout } from "../../../content/section-layout.ts";
import type { SectionKey } from "../../../content/sections.ts";
import { openPaths } from "../../../pages/paths.ts";
import { whereFound } from "../../access/audience.ts";
import { visitor } from "../../access/viewer.ts";
import type { Database } from "../../database/client.ts";
import type { ContentStateReader } from "../../database/content-state.ts";
import { readCountsVisits } from "./read-counts-visits.ts";

/** The names of the pages that are not projects, by their paths. */
const pages = new Map<string, string>(
  Object.entries(openPaths).map(([name, path]) => [path, name]),
);

/** The name under which a page other than a project is counted. Undefined for other paths. */
export const pageAt = (path: string) => pages.get(path);

/** The pages that can be counted now. */
type Countable = {
  /** Whether the site counts visits. */
  isOn: boolean;
  /** The pages of projects by their slugs. */
  projects: ReadonlyMap<string, CountablePage>;
};

export type CountablePage = {
  /** The name under which the page is counted. */
  name: string;
  /** The sections of a project in their order. Empty for any other page. */
  sections: readonly SectionKey[];
};

export type CountablePages = {
  /** Whether the site counts visits. Undefined while the setting cannot be read. */
  isOn: () => Promise<boolean | undefined>;
  /** The page at a path. Undefined for paths without a page for visitors. */
  find: (path: string) => Promise<CountablePage | undefined>;
};

/** The name under which a project's page is counted. */
export const pageOfProject = (id: number) => `project:${id}`;

/** Reads the pages once after each change of content, so that counting a visit needs no query. */
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
    find: async (path) => {
      const name = pageAt(path);
      if (name) return { name, sections: [] };
      return (await read())?.projects.get(slugIn(path) ?? "");
    },
  };
}

async function readFrom(database: Database, moment: Date): Promise<Countable> {
  const [isOn, projects] = await Promise.all([
    readCountsVisits(database),
    database.project.findMany({
      where: whereFound(visitor, moment, "address"),
      select: { id: true, slug: true, sectionLayout: true },
    }),
  ]);
  return {
    isOn,
    projects: new Map(
      projects.map(({ id, slug, sectionLayout }) => [
        slug,
        { name: pageOfProject(id), sections: sectionOrder(sectionLayout) },
      ]),
    ),
  };
}

/** The keys of all sections, in the order in which a project shows them. */
export const sectionOrder = (sectionLayout: string): SectionKey[] =>
  readLayout(sectionLayout).map(({ section }) => section);

/** The slug in the path of a project's page. Undefined for any other path. */
export function slugIn(path: string): string | undefined {
  const [, slug] = /^\/project\/([^/]+)$/.exec(path) ?? [];
  try {
    return slug === undefined ? undefined : decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}
