import type {
  AboutTab,
  Banner,
  Project,
  Quote,
} from "../../database/__generated__/prisma/client.ts";
import type { Transaction } from "../../database/content-change.ts";
import { revisionContentOf } from "../../projects/revisions/revision-content.ts";
import { demoPath } from "../media.ts";
import { demoPortfolio } from "../portfolio.ts";
import { demoName, isUntouchedProject, isUntouchedQuote, isUntouchedTab } from "../recognise.ts";
import type { RemovedContent } from "./removed-content.ts";

const { identity, about, banner, projects } = demoPortfolio;

/** What the demo wrote into the site's identity, field by field. */
const demoIdentity = {
  ...identity,
  teaserPhoto: demoPath(identity.teaserPhoto),
  portrait: demoPath(identity.portrait),
};

/** What of the demo is in the site. */
export type DemoFound = {
  /** Nothing in them is the owner's. */
  projects: Project[];
  /** She wrote in them, or gave them pictures: they stay. */
  changedProjects: Project[];
  tabs: (AboutTab & { quotes: Quote[] })[];
  /** In tabs that stay. */
  quotes: Quote[];
  identity: RemovedContent["identity"];
  about: RemovedContent["about"];
  banner: Banner | null;
};

/** The fields of a record that still say what the demo wrote. */
function untouchedFields(record: object | null, demo: Record<string, string>) {
  const fields = Object.entries(record ?? {}).filter(
    ([name, value]) => demo[name] !== undefined && demoName(`${value}`) === demoName(demo[name]),
  );
  return Object.fromEntries(fields) as Record<string, string>; // the demo has texts alone
}

/** What has the name or the address of one of the demo's projects. */
const whereOfDemo = {
  OR: [
    { slug: { in: projects.map(({ slug }) => slug) } },
    { name: { in: projects.map(({ name }) => name) } },
  ],
};

/** Finds what is the demo's, by what it says: also where a former version of the product wrote it. */
export async function findDemo(database: Transaction): Promise<DemoFound> {
  const [candidates, tabs, siteIdentity, aboutContent, siteBanner] = await Promise.all([
    database.project.findMany({
      where: { deletedAt: null, ...whereOfDemo },
      include: { workImages: { orderBy: { position: "asc" } } },
      orderBy: [{ homeOrder: "asc" }, { id: "asc" }],
    }),
    database.aboutTab.findMany({ include: { quotes: true } }),
    database.siteIdentity.findUnique({ where: { id: 1 } }),
    database.aboutContent.findUnique({ where: { id: 1 } }),
    database.banner.findUnique({ where: { id: 1 } }),
  ]);
  const isUntouched = (project: (typeof candidates)[number]) =>
    isUntouchedProject(revisionContentOf(project));
  const goes = (tab: (typeof tabs)[number]) =>
    isUntouchedTab(tab) && tab.quotes.every(isUntouchedQuote);
  // The heading is also what every site begins with.
  const { mainHeading: _default, ...demoAbout } = about;
  return {
    projects: candidates.filter(isUntouched),
    changedProjects: candidates.filter((project) => !isUntouched(project)),
    tabs: tabs.filter(goes),
    quotes: tabs.filter((tab) => !goes(tab)).flatMap((tab) => tab.quotes.filter(isUntouchedQuote)),
    identity: untouchedFields(siteIdentity, demoIdentity),
    about: untouchedFields(aboutContent, demoAbout),
    banner: siteBanner?.content === banner.content ? siteBanner : null,
  };
}

/** Whether there is anything of the demo to remove. */
export function hasDemo(found: DemoFound): boolean {
  const { tabs, quotes, identity: fields, about: words } = found;
  const parts = [found.projects, tabs, quotes, Object.keys(fields), Object.keys(words)];
  return found.banner !== null || parts.some(({ length }) => length > 0);
}
