import { z } from "zod";
import type {
  AboutTab,
  Banner,
  Project,
  Quote,
} from "../../database/__generated__/prisma/client.ts";
import type { Transaction } from "../../database/content-change.ts";
import { parseJson } from "../../parse-json.ts";
import { demoPortfolio } from "../portfolio.ts";
import type { RemovedContent } from "./removed-content.ts";

/** The content of the demo that the site has. */
export type DemoFound = {
  /** Projects of the demo without changes by the owner. */
  projects: Project[];
  /** Projects of the demo whose texts or pictures the owner has changed: they stay. */
  changedProjects: Project[];
  tabs: (AboutTab & { quotes: Quote[] })[];
  /** Quotes of the demo in tabs that stay. */
  quotes: Quote[];
  identity: RemovedContent["identity"];
  about: RemovedContent["about"];
  banner: Banner | null;
};

/** Projects that are marked as the demo's, or have the name or the slug of a project of the demo. */
const candidates = {
  deletedAt: null,
  OR: [
    { isDemo: true },
    { slug: { in: demoPortfolio.projects.map(({ slug }) => slug) } },
    { name: { in: demoPortfolio.projects.map(({ name }) => name) } },
  ],
};

/** Finds content that is marked as the demo's. Triggers of the database remove the mark when content is changed. */
export async function findDemo(database: Transaction): Promise<DemoFound> {
  const [projects, tabs, identity, about, banner] = await Promise.all([
    database.project.findMany({
      where: candidates,
      orderBy: [{ homeOrder: "asc" }, { id: "asc" }],
    }),
    database.aboutTab.findMany({ include: { quotes: true } }),
    database.siteIdentity.findUnique({ where: { id: 1 } }),
    database.aboutContent.findUnique({ where: { id: 1 } }),
    database.banner.findFirst({ where: { isDemo: true } }),
  ]);
  const isWhole = ({ isDemo, quotes }: (typeof tabs)[number]) =>
    isDemo && quotes.every((quote) => quote.isDemo);
  return {
    projects: projects.filter(({ isDemo }) => isDemo),
    changedProjects: projects.filter(({ isDemo }) => !isDemo),
    tabs: tabs.filter(isWhole),
    quotes: tabs
      .filter((tab) => !isWhole(tab))
      .flatMap((tab) => tab.quotes.filter(({ isDemo }) => isDemo)),
    identity: markedFields(identity),
    about: markedFields(about),
    banner,
  };
}

/** The fields of a record that still have the demo's content. */
function markedFields(record: { demoFields: string } | null): Record<string, string> {
  if (!record) return {};
  const names = readDemoFields(record);
  const isMarked = (field: [string, unknown]): field is [string, string] =>
    names.includes(field[0]) && typeof field[1] === "string";
  return Object.fromEntries(Object.entries(record).filter(isMarked));
}

const storedFields = z.array(z.string()).catch([]);

/** The names of a record's fields that are marked as the demo's. */
export function readDemoFields({ demoFields }: { demoFields: string }): string[] {
  return storedFields.parse(parseJson(demoFields)).filter(Boolean);
}

/** Whether there is anything of the demo to remove. */
export function hasDemo(found: DemoFound): boolean {
  const { tabs, quotes, identity: fields, about: words } = found;
  const parts = [found.projects, tabs, quotes, Object.keys(fields), Object.keys(words)];
  return found.banner !== null || parts.some(({ length }) => length > 0);
}
