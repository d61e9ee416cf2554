import { builder } from "../../builder/builder.ts";
import { properties } from "../../builder/expose.ts";
import { NamedCountType, projectIn, SectionNameType } from "../../numbers/numbers-type.ts";
import { sectionsForAccess } from "../../projects/case-study/see-case-study.ts";
import { ProjectType } from "../../projects/project.ts";
import type { Receipt, ReceiptPage } from "./read-receipt.ts";

const ShareLinkReceiptPageType = builder.objectRef<ReceiptPage>("ShareLinkReceiptPage").implement({
  description: "The reading of one page by a link.",
  fields: (t) => ({
    name: t.exposeString("page", {
      description: "home, work, about, connect, or project: with the id of a project.",
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
        "The sections of its case study that were in the middle of the window for a second or more.",
      resolve: ({ seen }) => seen,
    }),
    sectionCount: t.int({
      nullable: true,
      description:
        "How many sections its case study has for readers with access, including sections that were seen and removed since. Null where the page is no existing project.",
      resolve: async ({ page, seen }, _arguments, { database }) => {
        const id = projectIn(page);
        const project = id && (await database.project.findUnique({ where: { id: Number(id) } }));
        return project ? new Set([...sectionsForAccess(project), ...seen]).size : null;
      },
    }),
    furthest: t.field({
      type: SectionNameType,
      nullable: true,
      description: "The last section that was seen. Null where none was.",
      resolve: ({ furthest }) => furthest,
    }),
  }),
});

export const ShareLinkReceiptType = builder.objectRef<Receipt>("ShareLinkReceipt").implement({
  description:
    "What was read by a link, as the browser of its reader reports it. The foot of each page tells the reader about it. For the owner.",
  fields: (t) => ({
    ...properties(t, "Int", {
      views: "How often a page was visible for two seconds or more.",
      seconds: "How long pages were visible and in use, in seconds.",
      namedProjects: "How many of the projects that the link names now were read.",
    }),
    pages: t.field({
      type: [ShareLinkReceiptPageType],
      description: "The pages that were read, longest first.",
      resolve: ({ pages }) => pages,
    }),
    devices: t.field({
      type: [NamedCountType],
      description: "phone, tablet and desktop, most views first.",
      resolve: ({ devices }) => devices,
    }),
  }),
});
