import { type SectionKey, sectionKeys } from "../../../content/sections.ts";
import { builder } from "../../builder/builder.ts";
import { properties } from "../../builder/expose.ts";
import type { ShareLinkCount } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { pageOfProject, sectionOrder } from "../../numbers/counting/countable-pages.ts";
import { NamedCountType, projectIn, SectionNameType } from "../../numbers/numbers-type.ts";
import type { NamedCount } from "../../numbers/reports/read-numbers.ts";
import { sectionsForAccess } from "../../projects/case-study/see-case-study.ts";
import { ProjectType } from "../../projects/project.ts";

/** How one page was read: how often it was visible, and for how many seconds in total. */
type ReceiptPage = {
  /** The name of the page as in ShareLinkCount, such as "home", or "project:" with an id. */
  page: string;
  views: number;
  seconds: number;
  /** The sections that were seen. */
  seen: SectionKey[];
};

/** A receipt: what was read through a share link, in total and by page. */
type Receipt = {
  views: number;
  seconds: number;
  /** The number of projects that were read, of those that the link names now. */
  namedProjects: number;
  /** The pages that were read, sorted by their seconds, largest first. */
  pages: ReceiptPage[];
  devices: NamedCount[];
};

/** Builds a receipt from the counts of a link. @param named the ids of the projects that the link names */
export function readReceipt(counts: readonly ShareLinkCount[], named: readonly number[]): Receipt {
  const pages = new Map<string, ReceiptPage>();
  const devices = new Map<string, number>();
  for (const { measure, page, name, count } of counts) {
    const of = pages.get(page) ?? { page, views: 0, seconds: 0, seen: [] };
    pages.set(page, of);
    if (measure === "views" || measure === "seconds") of[measure] += count;
    if (measure === "devices") devices.set(name, (devices.get(name) ?? 0) + count);
    const section = measure === "seen" && sectionKeys.find((key) => key === name);
    if (section) of.seen.push(section);
  }
  const all = [...pages.values()].sort(
    (one, other) => other.seconds - one.seconds || (one.page < other.page ? -1 : 1),
  );
  return {
    views: all.reduce((sum, { views }) => sum + views, 0),
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
    namedProjects: named.filter((id) => pages.has(pageOfProject(id))).length,
    pages: all,
    devices: [...devices]
      .map(([name, views]) => ({ name, views }))
      .sort((one, other) => other.views - one.views || (one.name < other.name ? -1 : 1)),
  };
}

const ShareLinkReceiptPageType = builder.objectRef<ReceiptPage>("ShareLinkReceiptPage").implement({
  description: "How one page was read through a share link.",
  fields: (t) => ({
    name: t.exposeString("page", {
      description:
        "`home`, `work`, `about`, `connect`, `brief`, or `project:` with the databaseId of a project.",
    }),
    project: t.prismaField({
      type: ProjectType,
      nullable: true,
      description: "The project. Null for other pages, and for a project that was removed.",
      resolve: (query, { page }, _arguments, { database }) => {
        const id = projectIn(page);
        return id ? database.project.findUnique({ ...query, where: { id: Number(id) } }) : null;
      },
    }),
    ...properties(t, "Int", {
      views: "How often it was visible for two seconds or more.",
      seconds: "How long it was visible and in use, in seconds.",
    }),
    seen: t.field({
      type: [SectionNameType],
      description:
        "The sections of its case study that were in the middle of the window for a second or more, in the order of the page.",
      resolve: (page, _arguments, { database }) => inOrder(page, database),
    }),
    sectionCount: t.int({
      nullable: true,
      description:
        "The number of sections that its case study has for readers with access, including seen sections that were removed since. Null for other pages, and for a project that was removed.",
      resolve: async ({ page, seen }, _arguments, { database }) => {
        const id = projectIn(page);
        const project = id && (await database.project.findUnique({ where: { id: Number(id) } }));
        return project ? new Set([...sectionsForAccess(project), ...seen]).size : null;
      },
    }),
    furthest: t.field({
      type: SectionNameType,
      nullable: true,
      description:
        "The last of the seen sections in the order of the page. Null where none was seen.",
      resolve: async (page, _arguments, { database }) =>
        (await inOrder(page, database)).at(-1) ?? null,
    }),
  }),
});

/** The seen sections of a page, in the order that its project has now. */
async function inOrder({ page, seen }: ReceiptPage, database: Database): Promise<SectionKey[]> {
  const id = seen.length > 0 && projectIn(page);
  const project = id && (await database.project.findUnique({ where: { id: Number(id) } }));
  return sectionOrder(project ? project.sectionLayout : "[]").filter((key) => seen.includes(key));
}

export const ShareLinkReceiptType = builder.objectRef<Receipt>("ShareLinkReceipt").implement({
  description:
    "What was read through a share link, as the browser of its reader reports it. The footer of each page tells the reader about this measurement. Not available to visitors.",
  fields: (t) => ({
    ...properties(t, "Int", {
      views: "How often a page was visible for two seconds or more.",
      seconds: "How long pages were visible and in use, in seconds.",
      namedProjects: "The number of projects that were read, of those that the link names now.",
    }),
    pages: t.expose("pages", {
      type: [ShareLinkReceiptPageType],
      description: "The pages that were read, longest first.",
    }),
    devices: t.expose("devices", {
      type: [NamedCountType],
      description: "The devices (`phone`, `tablet`, `desktop`), most views first.",
    }),
  }),
});
